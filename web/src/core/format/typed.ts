/** Thousands parted by points, as Brazil writes them: '1.250' and '1.250,5', but neither '0.250' nor '1.25'. */
const parted = /^[1-9]\d{0,2}(\.\d{3})+(,\d*)?$/;

/**
 * A number as people write it, the one way the terminal reads it: a point before exactly three digits parts thousands
 * ('1.250' and '1.250,50'), any other point or comma is the decimal mark ('9,1' and '9.1'); one that nothing follows
 * yet is fine ('9,').
 * @param decimals how many may follow the mark; 0: whole numbers alone
 * @returns null when it is no number, is below 0, has more decimals, or more than seven digits before the mark
 */
export function typedNumber(text: string, decimals: number): number | null {
  const written = text.trim();
  const plain = (parted.test(written) ? written.replaceAll('.', '') : written).replace(',', '.');
  const fraction = decimals > 0 ? `(\\.\\d{0,${decimals}})?` : '';
  return new RegExp(`^\\d{1,7}${fraction}$`).test(plain) ? Number(plain) : null;
}

/** Whether something was typed that is no number: its field says how to write one. */
export const isMistyped = (text: string, decimals: number): boolean =>
  text.trim() !== '' && typedNumber(text, decimals) === null;

/** A number in a field that is typed into: 1250.5 → '1250,5'; '' of none. */
export const writtenNumber = (value: number | null): string =>
  value === null ? '' : String(value).replace('.', ',');

/** Nine digits of cents: the contract's largest price. */
const centDigits = 9;

/** Money that is typed as digits, the last two being cents ('R$ 1.250,50'); null while there is none. */
export function typedCents(text: string): number | null {
  const digits = text.replaceAll(/\D/g, '').slice(0, centDigits);
  return digits === '' || Number(digits) === 0 ? null : Number(digits);
}
