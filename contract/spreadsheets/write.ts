import writeXlsxFile from 'write-excel-file/universal';
import type { Cell, Table } from './table.ts';

/**
 * A table as a workbook with one sheet: numbers and days stay what they are, texts are never formulas. Loaded when
 * somebody exports.
 * @param name of the sheet; spreadsheets allow 31 letters
 */
export function xlsxOf({ heads, rows }: Table, name: string): Promise<Blob> {
  const head = heads.map((value) => ({ value, type: String, fontWeight: 'bold' as const }));
  const columns = heads.map((_head, place) => ({ width: widthOf(rows.map((row) => row[place] ?? null)) }));
  return writeXlsxFile([head, ...rows.map((row) => row.map(typed))], {
    sheet: name.replaceAll(/[[\]:*?/\\]/g, ' ').slice(0, 31),
    stickyRowsCount: 1,
    columns,
  }).toBlob();
}

function typed(cell: Cell) {
  if (cell === null) return null;
  if (typeof cell === 'string') return { value: cell, type: String };
  if (typeof cell === 'number') return { value: cell, type: Number };
  return { value: new Date(`${cell.day}T00:00:00Z`), type: Date, format: 'dd/mm/yyyy' };
}

/** Letters that show its longest text whole, within reason. */
const widthOf = (cells: readonly Cell[]) =>
  Math.min(48, Math.max(12, ...cells.map((cell) => (typeof cell === 'string' ? cell.length + 2 : 0))));
