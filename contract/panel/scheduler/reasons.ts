/** Spanish texts by the stored Portuguese reason of a failed run; * stands for a number or name. */
const spanish: Readonly<Record<string, string>> = {
  'a empresa não tem servidor de rotinas': 'la empresa no tiene servidor de rutinas',
  'a empresa está fora de serviço': 'la empresa está fuera de servicio',
  'o caminho da rotina não é válido': 'la ruta de la rutina no es válida',
  'o relatório não pôde ser feito': 'no se pudo hacer el informe',
  'o servidor respondeu *': 'el servidor respondió *',
  'o servidor não aceita conexões': 'el servidor no acepta conexiones',
  'o servidor encerrou a conexão': 'el servidor cerró la conexión',
  'o servidor não é alcançável': 'no se puede alcanzar el servidor',
  'o servidor não responde': 'el servidor no responde',
  'o servidor não fala TLS': 'el servidor no habla TLS',
  'o servidor enviou cabeçalhos demais': 'el servidor envió demasiados encabezados',
  'o nome do servidor não existe': 'el nombre del servidor no existe',
  'o nome do servidor não pôde ser consultado': 'no se pudo consultar el nombre del servidor',
  'o nome do servidor não tem endereço': 'el nombre del servidor no tiene dirección',
  'o endereço do servidor está em uma rede não permitida':
    'la dirección del servidor está en una red no permitida',
  'o certificado do servidor não é válido': 'el certificado del servidor no es válido',
  'a conexão com o servidor falhou': 'falló la conexión con el servidor',
  'sem resposta completa em * s': 'sin respuesta completa en * s',
  'respondeu *: redirecionamentos não são seguidos': 'respondió *: no se siguen redirecciones',
  'respondeu em um formato que não se lê: *': 'respondió en un formato que no se lee: *',
  'respondeu comprimido sem que se pedisse': 'respondió comprimido sin que se pidiera',
  'interrompida: o servidor parou': 'interrumpida: el servidor se detuvo',
  'interrompida: o servidor que a executava parou': 'interrumpida: el servidor que la ejecutaba se detuvo',
  'não foi executada: o resultado não foi aberto': 'no se ejecutó: no se abrió el resultado',
  'não foi executada há * dias': 'no se ejecuta desde hace * días',
  'parada por *': 'detenida por *',
  'não há servidor de e-mail configurado': 'no hay servidor de correo configurado',
};

/** Reason of a failed run in the reader's language; an unknown reason is returned unchanged. @param language 'pt' or 'es' */
export function reasonIn(language: string, reason: string): string {
  if (language !== 'es') return reason;
  for (const [written, said] of Object.entries(spanish)) {
    const [before = '', after] = written.split('*');
    if (after === undefined ? reason === written : reason.startsWith(before) && reason.endsWith(after))
      return said.replace('*', () => reason.slice(before.length, reason.length - (after ?? '').length));
  }
  return reason;
}
