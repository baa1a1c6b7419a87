import { csvOf } from '@terminal/contract/csv';
import { isWorkbook } from '@terminal/contract/workbook';

/**
 * What is sent of a file: a CSV goes as it is, however large; of a workbook the cells of its first sheet.
 * @throws UnreadableFile
 */
export async function csvOfFile(file: File): Promise<Blob> {
  if (!(await isWorkbook(file))) return file;
  const { readWorkbook } = await import('@terminal/contract/workbook-read');
  const [heads = [], ...rows] = await readWorkbook(file);
  return new Blob([csvOf({ heads, rows })], { type: 'text/csv' });
}
