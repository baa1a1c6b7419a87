/**
 * The moment a command counts from that a terminal kept without network: when it was given, however long ago, as far as that
 * is possible: never later than now, never before what it follows. What lies outside is moved to the nearest moment that does
 * not: a clock that goes wrong loses minutes, and books none that nobody worked.
 * @param follows earliest moment it may count from
 */
export function momentOf(given: Date, now: Date, follows: Date): Date {
  return new Date(Math.min(Math.max(given.getTime(), follows.getTime()), now.getTime()));
}
