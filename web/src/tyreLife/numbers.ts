/** A number with so many decimals, as people in Brazil write it: 11 with one → 11,0. */
export const decimal = (value: number, digits: number): string =>
  value.toLocaleString('pt-BR', { minimumFractionDigits: digits, maximumFractionDigits: digits });

/** Depths of the grooves, outer to inner: [8, 7.5] → '8,0 | 7,5'. */
export const depthsText = (depths: readonly number[]): string =>
  depths.map((depth) => decimal(depth, 1)).join(' | ');

/** Money by the km: 0.03077 → 'R$ 0,0308'. */
export const perKm = (value: number): string => `R$ ${decimal(value, 4)}`;
