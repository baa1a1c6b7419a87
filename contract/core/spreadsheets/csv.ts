import { type Cell, type Table, textOf } from './table.ts';

/** How a text begins that some spreadsheet takes for a formula: also in the wide forms of Asian keyboards. */
const formula = String.raw`[=+\-@\t\r＝＋－＠]`;
const begins = new RegExp(`^${formula}`);
const defused = new RegExp(`^'(?=${formula})`);

/** A text no spreadsheet takes for a formula: such a one gets an apostrophe before it. */
export const harmless = (text: string): string => (begins.test(text) ? `'${text}` : text);

/** The text itself again, without that apostrophe. */
export const asTyped = (cell: string): string => cell.replace(defused, '');

/**
 * A table as CSV for spreadsheets in Brazil: UTF-8 with its mark, semicolons, CRLF, numbers with a comma, days as
 * DD/MM/YYYY. Texts are harmless.
 */
export const csvOf = ({ heads, rows }: Table): string => `\uFEFF${[heads, ...rows].map(csvLine).join('')}`;

/** One row of it, with its end. */
export const csvLine = (cells: readonly Cell[]): string => `${cells.map(written).join(';')}\r\n`;

function written(cell: Cell): string {
  return quoted(typeof cell === 'string' ? harmless(cell) : textOf(cell));
}

/** A text between quotes where its own characters would end it. */
export const quoted = (text: string): string =>
  /[";\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
