import writeXlsxFile from 'write-excel-file/universal';
import type { Cell, Table } from './table.ts';

/** A worksheet: a table and its name, of which spreadsheets allow 31 letters. */
export interface NamedTable extends Table {
  name: string;
}

/**
 * A table as a workbook with one sheet: numbers and days stay what they are, texts are never formulas. Loaded only for an export.
 */
export const xlsxOf = (table: Table, name: string): Promise<Blob> => workbookOf([{ ...table, name }]);

/** Several tables as a workbook with one sheet each. */
export const workbookOf = (tables: readonly NamedTable[]): Promise<Blob> =>
  writeXlsxFile(
    tables.map(({ heads, rows, name }) => {
      const head = heads.map((value) => ({ value, type: String, fontWeight: 'bold' as const }));
      return {
        data: [head, ...rows.map((row) => row.map(typed))],
        sheet: name.replaceAll(/[[\]:*?/\\]/g, ' ').slice(0, 31),
        stickyRowsCount: 1,
        columns: heads.map((_head, place) => ({ width: widthOf(rows.map((row) => row[place] ?? null)) })),
      };
    }),
  ).toBlob();

function typed(cell: Cell) {
  if (cell === null) return null;
  if (typeof cell === 'string') return { value: cell, type: String };
  if (typeof cell === 'number') return { value: cell, type: Number };
  return { value: new Date(`${cell.day}T00:00:00Z`), type: Date, format: 'dd/mm/yyyy' };
}

/** Column width in characters: that of the longest text, within limits. */
const widthOf = (cells: readonly Cell[]) =>
  Math.min(48, Math.max(12, ...cells.map((cell) => (typeof cell === 'string' ? cell.length + 2 : 0))));
