import { emailReasons } from '../../core/delivery-reasons.ts';
import { type ReasonOf, readerOf, writerOf } from '../../core/reasons.ts';

/**
 * Why a run failed, or its e-mail, by code: Portuguese, as `agendamento_execucao` stores it, and Spanish. `{names}` stand for
 * values.
 */
const reasons = {
  SEM_SERVIDOR: {
    pt: 'a empresa não tem servidor de rotinas',
    es: 'la empresa no tiene servidor de rutinas',
  },
  FORA_DE_SERVICO: { pt: 'a empresa está fora de serviço', es: 'la empresa está fuera de servicio' },
  CAMINHO_INVALIDO: { pt: 'o caminho da rotina não é válido', es: 'la ruta de la rutina no es válida' },
  RELATORIO: { pt: 'o relatório não pôde ser feito', es: 'no se pudo hacer el informe' },

  // What a company's host answered
  STATUS: { pt: 'o servidor respondeu {status}', es: 'el servidor respondió {status}' },
  REDIRECIONAMENTO: {
    pt: 'respondeu {status}: redirecionamentos não são seguidos',
    es: 'respondió {status}: no se siguen redirecciones',
  },
  FORMATO: {
    pt: 'respondeu em um formato que não se lê: {formato}',
    es: 'respondió en un formato que no se lee: {formato}',
  },
  COMPRIMIDO: {
    pt: 'respondeu comprimido sem que se pedisse',
    es: 'respondió comprimido sin que se pidiera',
  },
  DEMORA: { pt: 'sem resposta completa em {segundos} s', es: 'sin respuesta completa en {segundos} s' },

  // Why it gave no answer
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

  // Runs that did not come to their end, or never began
  SERVIDOR_PAROU: { pt: 'interrompida: o servidor parou', es: 'interrumpida: el servidor se detuvo' },
  ABANDONADA: {
    pt: 'interrompida: o servidor que a executava parou',
    es: 'interrumpida: el servidor que la ejecutaba se detuvo',
  },
  NAO_ABERTA: {
    pt: 'não foi executada: o resultado não foi aberto',
    es: 'no se ejecutó: no se abrió el resultado',
  },
  NAO_EXECUTADA: { pt: 'não foi executada há {dias} dias', es: 'no se ejecuta desde hace {dias} días' },
  PARADA: { pt: 'parada por {nome}', es: 'detenida por {nome}' },

  // Its e-mail
  SEM_CORREIO: {
    pt: 'não há servidor de e-mail configurado',
    es: 'no hay servidor de correo configurado',
  },
  ...emailReasons,
} as const;

/** A reason: its code, and a value for each name in its text. */
export type RunReason = ReasonOf<typeof reasons>;

/** A reason as it is stored: in Portuguese. */
export const reasonText: (reason: RunReason) => string = writerOf(reasons);

/** A stored reason in the reader's language; an unknown one is returned unchanged. @param language 'pt' or 'es' */
export const reasonIn = readerOf(reasons);
