import { quantityText } from '../core/format/decimals.ts';

/** A movement with its sign: 2 → +2, -2 → −2. */
export const signed = (value: number): string => `${value > 0 ? '+' : '−'}${quantityText(Math.abs(value))}`;
