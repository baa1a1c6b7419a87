import { reasonText } from '@terminal/contract/run-reasons';
import type { ControlDb } from '../../core/db/pools.ts';
import type { Post } from '../../core/post.ts';
import { type LetterRow, takeLetters, updateLetterFailed, updateLetterSent } from './letters.queries.ts';
import { letterOf, letterWait } from './letters.rules.ts';

const mostAtOnce = 5;

/**
 * Sends the letters that are due, outside of any transaction. One that fails is tried again a few times; the run tells
 * how it stands with its letter.
 * @param post undefined: this product has no mail server
 * @returns how many were taken
 */
export async function sendLetters(control: ControlDb, post: Post | undefined): Promise<number> {
  const letters = await takeLetters(control, mostAtOnce);
  await Promise.all(letters.map((letter) => send(control, post, letter)));
  return letters.length;
}

async function send(control: ControlDb, post: Post | undefined, letter: LetterRow): Promise<void> {
  const run = letter.nr_sequencial;
  if (post === undefined) {
    await updateLetterFailed(control, run, { reason: reasonText({ code: 'SEM_CORREIO' }), wait: null });
    return;
  }
  try {
    await post(letterOf(letter), `rotina-${run}`);
    await updateLetterSent(control, run);
  } catch (error) {
    const reason = error instanceof Error ? error.message.slice(0, 200) : reasonText({ code: 'ENVIO' });
    await updateLetterFailed(control, run, { reason, wait: letterWait(letter.qt_email) });
  }
}
