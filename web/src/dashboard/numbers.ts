/** A percentage as people read it: 66.7 → 66,7 %, 50 → 50 %. */
export const percent = (value: number): string =>
  `${value.toLocaleString('pt-BR', { maximumFractionDigits: 1 })} %`;
