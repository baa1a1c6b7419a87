/**
 * Effective time of a command a terminal stored without network: when it was given, however long ago, but not later than now
 * and not before `follows`. A value outside is moved to the nearest limit, so that a wrong clock can lose minutes of work but
 * never add any.
 * @param follows earliest moment allowed
 */
export function momentOf(given: Date, now: Date, follows: Date): Date {
  return new Date(Math.min(Math.max(given.getTime(), follows.getTime()), now.getTime()));
}
