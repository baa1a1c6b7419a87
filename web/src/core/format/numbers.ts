const plain = new Intl.NumberFormat('pt-BR', { maximumFractionDigits: 0 });
const money = new Intl.NumberFormat('pt-BR', { style: 'currency', currency: 'BRL' });

/** A number in pt-BR form without decimals: 125000 → 125.000 (CORE-07). */
export const number = (value: number): string => plain.format(value);

/** An amount in reais: 10 → R$ 10,00. */
export const brl = (value: number): string => money.format(value);
