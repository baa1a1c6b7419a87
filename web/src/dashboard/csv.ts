/** A table as it is shown and exported: heads, and cells as people read them. */
export interface Table {
  heads: readonly string[];
  rows: readonly (readonly string[])[];
}

/**
 * A table as CSV for spreadsheets in Brazil: UTF-8 with its mark, semicolons, CRLF. A cell that a spreadsheet would take
 * for a formula (beginning with = + - @ TAB or CR) gets an apostrophe before it.
 */
export function csvOf({ heads, rows }: Table): string {
  const lines = [heads, ...rows].map((cells) => cells.map(cell).join(';'));
  return `\uFEFF${lines.join('\r\n')}\r\n`;
}

function cell(text: string): string {
  const harmless = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[";\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}

/** Hands a table to the browser as a file. */
export function download(name: string, table: Table): void {
  const address = URL.createObjectURL(new Blob([csvOf(table)], { type: 'text/csv;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = `${fileName(name)}.csv`;
  link.click();
  // The download has begun with the click; a moment later the browser no longer needs the address.
  setTimeout(() => URL.revokeObjectURL(address), 1000);
}

/** '20 placas com mais OS' → '20-placas-com-mais-os'. */
const fileName = (title: string) =>
  title
    .normalize('NFD')
    .replaceAll(/[\u0300-\u036F]/g, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
