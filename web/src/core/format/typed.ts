import { decimal } from './decimals.ts';

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

/** The same of what may be below zero, as a temperature: '-18,5'. */
export function typedSigned(text: string, decimals: number): number | null {
  const [, sign, rest = ''] = /^\s*([-−])?(.*)$/s.exec(text) ?? [];
  const size = typedNumber(rest, decimals);
  return sign === undefined || size === null || size === 0 ? size : -size;
}

/**
 * Letters a field for a number takes: the greatest as people write it ('9.999.999,99'), and one more, so that a number too
 * long is said to be wrong instead of being cut.
 */
export const longestNumber = (most: number, decimals = 0): number => decimal(most, decimals).length + 1;

/** Whether something was typed that is no number: its field says how to write one. */
export const isMistyped = (text: string, decimals: number): boolean =>
  text.trim() !== '' && typedNumber(text, decimals) === null;

/** A number in a field that is typed into: 1250.5 → '1250,5'; '' of none. */
export const writtenNumber = (value: number | null): string =>
  value === null ? '' : String(value).replace('.', ',');

/** Nine digits of cents: the contract's largest price. */
const centDigits = 9;

/**
 * Money with a decimal mark of its own, as it is written: a mark typed behind what the field shows ('R$ 12,50,' is the
 * beginning of '1250,50'), or an amount put in at once ('1250,5'); null while digits alone move in from the cents.
 * @param before what was written so far
 */
export function writtenMoney(text: string, before: string | null): string | null {
  const plain = text.replaceAll(/[^\d.,]/g, '');
  if (before !== null) return plain === '' ? null : plain;
  if (/[.,]$/.test(plain)) return `${Number(plain.replaceAll(/\D/g, ''))}${plain.slice(-1)}`;
  const isOurs = text.startsWith('R$') && plain.includes(',');
  return isOurs || !/[.,]/.test(plain) ? null : plain;
}

/**
 * Cents of an amount that is typed; null while there is none, undefined of what is no amount.
 * @param written of writtenMoney; null: digits alone, the last two being cents ('R$ 1.250,50')
 */
export function centsOf(text: string, written: string | null): number | null | undefined {
  const amount = written === null ? null : typedNumber(written, 2);
  if (written !== null && amount === null) return undefined;
  const digits = text.replaceAll(/\D/g, '').slice(0, centDigits);
  return (amount === null ? Number(digits) : Math.round(amount * 100)) || null;
}
