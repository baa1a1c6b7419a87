/** A calendar day of a table, 'YYYY-MM-DD'. */
export interface DayCell {
  day: string;
}

/** A cell of a table; null: empty. */
export type Cell = string | number | DayCell | null;

/** A table for export: heads, and cells as texts, numbers and days; null is an empty cell. */
export interface Table {
  heads: readonly string[];
  rows: readonly (readonly Cell[])[];
}

let decimals: Intl.NumberFormat | undefined;

/** A number with a comma and what it has of two decimals. The first formatter costs a slow phone 100 ms: made when first used. */
function numberText(value: number): string {
  decimals ??= new Intl.NumberFormat('pt-BR', { useGrouping: false, maximumFractionDigits: 2 });
  return decimals.format(value);
}

/** A cell as text in Brazilian notation: 1234.5 → '1234,5', a day → '31/12/2026'. */
export function textOf(cell: Cell): string {
  if (cell === null) return '';
  if (typeof cell === 'string') return cell;
  return typeof cell === 'number' ? numberText(cell) : cell.day.split('-').reverse().join('/');
}
