import { withoutAccents } from '@terminal/contract/accents';
import { csvOf } from '@terminal/contract/csv';
import type { Table } from '@terminal/contract/table';

/** Hands a table to the browser as CSV. */
export const downloadCsv = (title: string, table: Table): void =>
  saveFile(`${fileName(title)}.csv`, new Blob([csvOf(table)], { type: 'text/csv;charset=utf-8' }));

/** Hands a table to the browser as XLSX; what writes it is loaded now. */
export async function downloadXlsx(title: string, table: Table): Promise<void> {
  const { xlsxOf } = await import('@terminal/contract/workbook-write');
  saveFile(`${fileName(title)}.xlsx`, await xlsxOf(table, title));
}

/** Hands a file to the browser under a name. */
export function saveFile(name: string, content: Blob): void {
  const address = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // The download has begun with the click; a moment later the browser no longer needs the address.
  setTimeout(() => URL.revokeObjectURL(address), 1000);
}

/** '20 placas com mais OS' → '20-placas-com-mais-os'. */
const fileName = (title: string) =>
  withoutAccents(title)
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
