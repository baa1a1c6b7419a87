import type { Context } from '../context.ts';
import { setMoment } from './queries.ts';

/**
 * Sets the effective time of a command: for one a terminal stored without network the moment it was given, limited by setMoment;
 * otherwise now. Statements read it with `feito_em()`.
 * @param follows earliest moment allowed
 */
export async function countFromGiven({ givenAt, db }: Context, follows: Date | null): Promise<void> {
  if (givenAt !== null && follows !== null) await setMoment(db, givenAt, follows);
}
