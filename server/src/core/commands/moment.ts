const hour = 3_600_000;

/** Longest a command may count back from its arrival: a shift with its overtime, not another day's. */
const furthestBack = 24 * hour;

/**
 * The moment a command counts from that a terminal kept without network: when it was given by the terminal's account, never
 * later than now, never before what it follows, at most 24 hours back. What lies outside is moved to the nearest moment
 * that does not: a clock that goes wrong loses minutes, no work.
 * @param follows newest thing the command comes after
 */
export function momentOf(given: Date, now: Date, follows: Date | null): Date {
  const earliest = Math.max(now.getTime() - furthestBack, follows?.getTime() ?? 0);
  return new Date(Math.min(Math.max(given.getTime(), earliest), now.getTime()));
}
