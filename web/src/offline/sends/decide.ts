import { randomKey } from '../../core/api/random-key.ts';
import { confirmationOf, confirmed } from './confirmation.ts';
import { holdDigits } from './digits.ts';
import { reopeningOf } from './reopening.ts';
import type { Send } from './row.ts';
import { isAnswered } from './rules.ts';
import { callBack, sendSoon } from './sender.ts';
import { changeSend, filesAfter, removeSend } from './store.ts';

/** Sends a refused one again. One the server has answered already is a new command. */
export async function retrySend(send: Send): Promise<void> {
  await changeSend(send.key, {
    refusal: null,
    failures: 0,
    ...(isAnswered(send) && { key: randomKey() }),
  });
  sendSoon();
}

/** Says yes to what the server asked instead of taking a send. */
export async function confirmSend(send: Send): Promise<void> {
  const field = confirmationOf(send);
  if (field !== null) await changeSend(send.key, confirmed(send, field, randomKey()));
  sendSoon();
}

/**
 * Opens a refused send again on its screen; it is no longer kept then, nor the files that followed it.
 * @returns the screen's address; null: there is none for it
 */
export async function reopenSend(send: Send): Promise<string | null> {
  const address = await reopeningOf(send.call)?.(send, await filesAfter(send.key));
  if (address === undefined) return null;
  await dropSend(send);
  return address;
}

/** Gives a send up, on its way or not; what waited for it has its turn. */
export async function dropSend({ key }: Pick<Send, 'key'>): Promise<void> {
  await removeSend(key);
  callBack(key);
  sendSoon();
}

/** Sends what waited for the digits of a person. */
export function proveWith(actor: number, digits: string): void {
  holdDigits(actor, digits);
  sendSoon();
}
