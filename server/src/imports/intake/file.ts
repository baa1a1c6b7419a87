import { createReadStream, openAsBlob } from 'node:fs';
import { stat } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { csvLine } from '@terminal/contract/csv';
import { isWorkbook } from '@terminal/contract/workbook';
import { readWorkbook } from '@terminal/contract/workbook-read';

/**
 * The file as CSV: a CSV as a stream of any size; of a workbook the first sheet, a line per row. Piped input cannot be read
 * twice and is treated as CSV.
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
