import { quantityText } from '../core/format/decimals.ts';
import { typedNumber } from '../core/format/typed.ts';

/**
 * A count as people type it: '8', '8,5', '1.250'.
 * @returns null when it is no quantity: two decimals at most, 9.999.999,99 at most (G-106)
 */
export function readQuantity(typed: string): number | null {
  const text = typed.trim();
  return typedNumber(/^\d{1,3}(\.\d{3})+(,\d+)?$/.test(text) ? text.replaceAll('.', '') : text, 2);
}

/** A difference with its sign: 2 → '+2'. */
export const differenceText = (value: number): string =>
  value > 0 ? `+${quantityText(value)}` : quantityText(value);
