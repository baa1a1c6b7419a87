/** Up to this far from the balance a count is never asked about. */
const near = 10;

/** Without a balance to compare with, a count from this on is asked about. */
const large = 1000;

/**
 * Whether a count is asked about before it is taken: it lies more than ten and more than half of the balance away from it.
 * @param balance of the moment of the count; null: withheld. The question must then tell nothing of it, so it depends on the
 *   count alone.
 */
export const isDoubtful = (counted: number, balance: number | null): boolean => {
  if (balance === null) return counted >= large;
  const away = Math.abs(counted - balance);
  return away > near && away > Math.abs(balance) / 2;
};
