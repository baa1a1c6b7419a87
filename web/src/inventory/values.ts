import type { Result } from './api.ts';

type Priced = Pick<Result['diferencas'][number], 'vl_diferenca' | 'st_recontagem'>;

/** Value of shortages and surpluses in BRL, of posted rows with a price; null: no row has a price. */
export function valuesOf(rows: readonly Priced[]): { shortage: number | null; surplus: number | null } {
  const values = rows.flatMap(({ vl_diferenca, st_recontagem }) =>
    st_recontagem === 'N' && vl_diferenca !== null ? [vl_diferenca] : [],
  );
  const sum = (kept: readonly number[]) =>
    kept.length === 0 ? null : Math.round(100 * kept.reduce((total, value) => total + value, 0)) / 100;
  return {
    shortage: sum(values.filter((value) => value < 0)),
    surplus: sum(values.filter((value) => value > 0)),
  };
}
