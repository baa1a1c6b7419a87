import { CallError, isAway } from './errors.ts';

/** Pause before each, in ms: commands and other terminals come first. */
const pause = 150;

let last: Promise<unknown> = Promise.resolve();

/** What a terminal reads ahead, whoever wants it, one after another: however many lists wait, the server has one question of it at a time. */
export function inTurn<T>(read: () => Promise<T>): Promise<T> {
  const turn = last.then(() => new Promise((resolve) => setTimeout(resolve, pause))).then(read);
  last = turn.catch(() => undefined);
  return turn;
}

/** Whether a server out of reach or busy is to be left alone for now: nobody waits for what is read ahead. */
export const isToBeSpared = (error: unknown): boolean =>
  isAway(error) || (error instanceof CallError && error.status === 503);
