/** Units counted whole, as unidade_inteira() says. */
const whole = ['UN', 'PAR', 'JG', 'CJ', 'KIT', 'CX'] as const;

/** Units a part is counted in. */
export const units = [...whole, 'L', 'ML', 'KG', 'G', 'M', 'M2'] as const;
export type Unit = (typeof units)[number];

/** Whether parts of a unit are counted whole; of others, and where nobody has said it, there are fractions. */
export const isWhole = (unit: string | null): boolean => (whole as readonly (string | null)[]).includes(unit);
