import { randomKey } from '../core/api/random-key.ts';
import { holdDigits } from './digits.ts';
import type { Send } from './row.ts';
import { isAnswered } from './rules.ts';
import { sendSoon } from './sender.ts';
import { changeSend, removeSend } from './store.ts';

/** Sends a refused one again. One the server has answered already is a new command. */
export async function retrySend(send: Send): Promise<void> {
  await changeSend(send.key, {
    refusal: null,
    failures: 0,
    ...(isAnswered(send) && { key: randomKey() }),
  });
  sendSoon();
}

/** Gives a send up; what waited for it has its turn. */
export async function dropSend({ key }: Pick<Send, 'key'>): Promise<void> {
  await removeSend(key);
  sendSoon();
}

/** Sends what waited for the digits of a person. */
export function proveWith(actor: number, digits: string): void {
  holdDigits(actor, digits);
  sendSoon();
}
