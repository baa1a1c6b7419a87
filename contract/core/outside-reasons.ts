import type { ReasonOf } from './reasons.ts';

/** Why a request to another system got no answer, or none that is accepted: Portuguese, as it is stored, and Spanish. */
export const outsideReasons = {
  REDIRECIONAMENTO: {
    pt: 'respondeu {status}: redirecionamentos não são seguidos',
    es: 'respondió {status}: no se siguen redirecciones',
  },
  DEMORA: { pt: 'sem resposta completa em {segundos} s', es: 'sin respuesta completa en {segundos} s' },
  SERVIDOR_PAROU: { pt: 'interrompida: o servidor parou', es: 'interrumpida: el servidor se detuvo' },
  NOME_INEXISTENTE: { pt: 'o nome do servidor não existe', es: 'el nombre del servidor no existe' },
  NOME_SEM_CONSULTA: {
    pt: 'o nome do servidor não pôde ser consultado',
    es: 'no se pudo consultar el nombre del servidor',
  },
  NOME_SEM_ENDERECO: {
    pt: 'o nome do servidor não tem endereço',
    es: 'el nombre del servidor no tiene dirección',
  },
  REDE_NAO_PERMITIDA: {
    pt: 'o endereço do servidor está em uma rede não permitida',
    es: 'la dirección del servidor está en una red no permitida',
  },
  RECUSA_CONEXAO: { pt: 'o servidor não aceita conexões', es: 'el servidor no acepta conexiones' },
  ENCERROU_CONEXAO: { pt: 'o servidor encerrou a conexão', es: 'el servidor cerró la conexión' },
  INALCANCAVEL: { pt: 'o servidor não é alcançável', es: 'no se puede alcanzar el servidor' },
  NAO_RESPONDE: { pt: 'o servidor não responde', es: 'el servidor no responde' },
  SEM_TLS: { pt: 'o servidor não fala TLS', es: 'el servidor no habla TLS' },
  CERTIFICADO: {
    pt: 'o certificado do servidor não é válido',
    es: 'el certificado del servidor no es válido',
  },
  CABECALHOS_DEMAIS: {
    pt: 'o servidor enviou cabeçalhos demais',
    es: 'el servidor envió demasiados encabezados',
  },
  CONEXAO: { pt: 'a conexão com o servidor falhou', es: 'falló la conexión con el servidor' },
} as const;

export type OutsideReason = ReasonOf<typeof outsideReasons>;
