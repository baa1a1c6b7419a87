import { quantityText } from '../core/format/decimals.ts';

/** A difference with its sign: 2 → '+2'. */
export const differenceText = (value: number): string =>
  value > 0 ? `+${quantityText(value)}` : quantityText(value);
