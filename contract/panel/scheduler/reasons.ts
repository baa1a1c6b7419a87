import { emailReasons } from '../../core/delivery-reasons.ts';
import { outsideReasons } from '../../core/outside-reasons.ts';
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
  FORMATO: {
    pt: 'respondeu em um formato que não se lê: {formato}',
    es: 'respondió en un formato que no se lee: {formato}',
  },
  COMPRIMIDO: {
    pt: 'respondeu comprimido sem que se pedisse',
    es: 'respondió comprimido sin que se pidiera',
  },

  // Runs that did not come to their end, or never began
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
  // Why it gave no answer
  ...outsideReasons,
  ...emailReasons,
} as const;

/** A reason: its code, and a value for each name in its text. */
export type RunReason = ReasonOf<typeof reasons>;

/** A reason as it is stored: in Portuguese. */
export const reasonText: (reason: RunReason) => string = writerOf(reasons);

/** A stored reason in the reader's language; an unknown one is returned unchanged. @param language 'pt' or 'es' */
export const reasonIn = readerOf(reasons);
