import { createReadStream, openAsBlob } from 'node:fs';
import { stat } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { csvLine } from '@terminal/contract/csv';
import { isWorkbook } from '@terminal/contract/workbook';
import { readWorkbook } from '@terminal/contract/workbook-read';

/**
 * What is brought of a file: a CSV as it is, however large; of a workbook the cells of its first sheet, a line each row.
 * What is piped in can be looked at once only, and is taken as a CSV.
 * @throws UnreadableFile of a workbook
 */
export async function csvOfFile(path: string): Promise<AsyncIterable<Uint8Array>> {
  if (!(await stat(path)).isFile()) return createReadStream(path);
  const file = await openAsBlob(path);
  return (await isWorkbook(file)) ? Readable.from(linesOf(await readWorkbook(file))) : createReadStream(path);
}

function* linesOf(rows: readonly string[][]): Generator<Uint8Array> {
  yield Buffer.from('\uFEFF');
  for (const row of rows) yield Buffer.from(csvLine(row));
}
