import { type Cell, type Table, textOf } from './table.ts';

/**
 * A table as CSV for spreadsheets in Brazil: UTF-8 with its mark, semicolons, CRLF, numbers with a comma, days as
 * DD/MM/YYYY. A text that a spreadsheet would take for a formula (beginning with = + - @ TAB or CR) gets an apostrophe
 * before it.
 */
export const csvOf = ({ heads, rows }: Table): string => `\uFEFF${[heads, ...rows].map(csvLine).join('')}`;

/** One row of it, with its end. */
export const csvLine = (cells: readonly Cell[]): string => `${cells.map(written).join(';')}\r\n`;

function written(cell: Cell): string {
  const text = textOf(cell);
  const harmless = typeof cell === 'string' && /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[";\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}
