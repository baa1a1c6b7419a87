/** A quantity with as many decimals as it has: 2 → 2, 1234.5 → 1.234,5. */
export const amount = (value: number): string => value.toLocaleString('pt-BR', { maximumFractionDigits: 2 });

/** A movement with its sign: 2 → +2, -2 → −2. */
export const signed = (value: number): string => `${value > 0 ? '+' : '−'}${amount(Math.abs(value))}`;
