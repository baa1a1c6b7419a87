import type { RefusalCode } from '@terminal/contract';
import type { Send } from './row.ts';

/** What a refused send can be sent again with, of all that is known of it. */
type Asked = Pick<Send, 'refusal' | 'input'>;

type Confirmation = 'confirma' | 'confirma_sulco' | 'confirma_km' | 'confirma_contagem';

const confirmations: Partial<Record<RefusalCode, Confirmation>> = {
  CONFIRMA_LEITURA: 'confirma',
  CONFIRMA_SULCO: 'confirma_sulco',
  CONFIRMA_KM: 'confirma_km',
  CONFIRMA_CONTAGEM: 'confirma_contagem',
};

/** Field that says yes to what the server asked instead of taking a send; null: it did not ask. */
export const confirmationOf = ({ refusal }: Pick<Send, 'refusal'>): Confirmation | null =>
  (refusal?.codigo && confirmations[refusal.codigo]) ?? null;

/** Whether the send may be repeated unchanged: not if the server asked a question, nor if the send it depends on is gone. */
export const mayRetry = (send: Pick<Send, 'refusal' | 'after'>): boolean =>
  send.after === null && confirmationOf(send) === null;

/** The send with the confirmation, under another key, because it is a new command, as on a screen. */
export const confirmed = (send: Asked, field: Confirmation, key: string): Partial<Send> => ({
  key,
  refusal: null,
  failures: 0,
  input: { ...send.input, body: { ...send.input.body, [field]: 'S' } },
});
