/** A number with the decimals of a figure: 4.5 with two → 4,50. */
export const decimal = (value: number, digits: number): string =>
  value.toLocaleString('pt-BR', { minimumFractionDigits: digits, maximumFractionDigits: digits });

/** A percentage as people read it: 66.7 → 66,7 %, 50 → 50 %. */
export const percent = (value: number): string =>
  `${value.toLocaleString('pt-BR', { maximumFractionDigits: 1 })} %`;
