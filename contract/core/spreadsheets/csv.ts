import { type Cell, type Table, textOf } from './table.ts';

/** First characters that make a spreadsheet program read a text as a formula, full-width forms included. */
const formula = String.raw`[=+\-@\t\r＝＋－＠]`;
const begins = new RegExp(`^${formula}`);
const defused = new RegExp(`^'(?=${formula})`);

/** Escapes a text that a spreadsheet program would read as a formula with a leading apostrophe. */
export const harmless = (text: string): string => (begins.test(text) ? `'${text}` : text);

/** Removes the apostrophe `harmless` added. */
export const asTyped = (cell: string): string => cell.replace(defused, '');

/**
 * A table as CSV for spreadsheets in Brazil: UTF-8 with a byte order mark, semicolons, CRLF, numbers with a comma, days as
 * DD/MM/YYYY. Texts are escaped by `harmless`.
 */
export const csvOf = ({ heads, rows }: Table): string => `\uFEFF${[heads, ...rows].map(csvLine).join('')}`;

/** One row of the CSV with its line end. */
export const csvLine = (cells: readonly Cell[]): string => `${cells.map(written).join(';')}\r\n`;

function written(cell: Cell): string {
  return quoted(typeof cell === 'string' ? harmless(cell) : textOf(cell));
}

/** Quotes a text that contains a delimiter, quote or line break. */
export const quoted = (text: string): string =>
  /[";\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
