import type { Context } from '../context.ts';
import { momentOf } from './moment.ts';
import { setMoment } from './queries.ts';

/**
 * Lets a command that a terminal kept without network count from when it was given, as far as that is believed
 * (momentOf); one that was not kept counts from now. What it writes takes its time from `feito_em()`.
 * @param follows earliest moment it may count from
 */
export async function countFromGiven({ givenAt, db }: Context, follows: Date | null): Promise<void> {
  if (givenAt !== null && follows !== null) await setMoment(db, momentOf(givenAt, new Date(), follows));
}
