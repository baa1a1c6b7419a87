/** A number with so many decimals, as people in Brazil write it: 4.5 with two → '4,50'. */
export const decimal = (value: number, digits: number): string =>
  value.toLocaleString('pt-BR', { minimumFractionDigits: digits, maximumFractionDigits: digits });

/** A number with at most one decimal: 2.25 → '2,3', 8 → '8'. */
export const tenths = (value: number): string => value.toLocaleString('pt-BR', { maximumFractionDigits: 1 });

/** A quantity with what it has of decimals: 8 → '8', -2.5 → '-2,5', 1234.5 → '1.234,5'. */
export const quantityText = (value: number): string =>
  value.toLocaleString('pt-BR', { maximumFractionDigits: 2 });
