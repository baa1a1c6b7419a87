import { type ReasonOf, readerOf, writerOf } from './reasons.ts';

/** Why an e-mail was not sent. */
export const emailReasons = {
  ENVIO: { pt: 'falha no envio', es: 'falló el envío' },
  ENDERECOS: { pt: 'recusado: {quantidade} endereço(s)', es: 'rechazado: {quantidade} dirección(es)' },
} as const;

/** Why a message to an outside service failed, as `integracao` stores it. */
const reasons = {
  ...emailReasons,
  RESPOSTA: { pt: 'resposta {status}', es: 'respuesta {status}' },
  DEMORA: { pt: 'sem resposta', es: 'sin respuesta' },
  SERVIDOR_PARANDO: { pt: 'servidor parando', es: 'el servidor se detiene' },
  FORMATO: { pt: 'resposta em formato inesperado', es: 'respuesta en un formato inesperado' },
  FORA_DO_AR: { pt: 'serviço fora do ar', es: 'servicio fuera de línea' },
  SIMULADOR: { pt: 'simulador: recusado', es: 'simulador: rechazado' },
} as const;

/** The reason as it is stored: in Portuguese. */
export const deliveryReasonText: (reason: ReasonOf<typeof reasons>) => string = writerOf(reasons);

/** A stored reason in the reader's language; an unknown one is returned unchanged. @param language 'pt' or 'es' */
export const deliveryReasonIn = readerOf(reasons);
