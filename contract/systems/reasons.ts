import { outsideReasons } from '../core/outside-reasons.ts';
import { type ReasonOf, readerOf, writerOf } from '../core/reasons.ts';

/** Why a delivery of a webhook failed, as `webhook_envio` stores it, and in Spanish. */
const reasons = {
  RESPOSTA: { pt: 'o sistema respondeu {status}', es: 'el sistema respondió {status}' },
  DESLIGADO: {
    pt: 'o sistema respondeu 410: o webhook foi desligado',
    es: 'el sistema respondió 410: el webhook fue apagado',
  },
  ...outsideReasons,
} as const;

/** The reason as it is stored: in Portuguese. */
export const webhookReasonText: (reason: ReasonOf<typeof reasons>) => string = writerOf(reasons);

/** A stored reason in the reader's language. @param language 'pt' or 'es' */
export const webhookReasonIn = readerOf(reasons);
