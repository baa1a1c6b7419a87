/** A difference from the balance up to this quantity never needs a confirmation. */
const near = 10;

/** Without a balance to compare with, a count of at least this quantity needs a confirmation. */
const large = 1000;

/**
 * Whether a count needs a confirmation: its difference from the balance is more than ten and more than half of the balance.
 * @param balance at the moment of the count; null: withheld. The question must then reveal nothing of it, so it depends on
 *   the count alone.
 */
export const isDoubtful = (counted: number, balance: number | null): boolean => {
  if (balance === null) return counted >= large;
  const away = Math.abs(counted - balance);
  return away > near && away > Math.abs(balance) / 2;
};
