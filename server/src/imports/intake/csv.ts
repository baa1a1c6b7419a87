import { Readable } from 'node:stream';
import { delimiterOf, mostAboveHead } from '@terminal/contract';
import { CsvError, parse } from 'csv-parse';
import { Refused } from '../../core/refusal.ts';
import { decode } from './decode.ts';

/** A row of a file, and which it is as spreadsheets count them: empty rows count, breaks within cells do not. */
export interface CsvRow {
  line: number;
  cells: string[];
}

/** Longest row, in characters: beyond it somebody forgot to close a quote. */
const longestRow = 64 * 1024;

/**
 * Reads the rows of a CSV as they come. What parts the heads parts the cells: semicolon, tab or comma. Empty rows and those
 * that begin with # are left out.
 * @param most bytes of the file
 * @param scoreOf how well cells fit as heads
 * @throws Refused CARGA_ASPAS, CARGA_LINHA_LONGA, and what `decode` refuses
 */
export async function* readCsv(
  pieces: AsyncIterable<Uint8Array>,
  most: number,
  scoreOf: (cells: readonly string[]) => number,
): AsyncGenerator<CsvRow> {
  const texts = decode(pieces, most);
  const first = await firstLines(texts);
  const parser = Readable.from(chain(first, texts)).compose(
    parse({
      bom: true,
      delimiter: delimiterOf(first, scoreOf),
      relax_column_count: true,
      // A file put together by several hands has several kinds: taken from the first alone, others would join two rows.
      record_delimiter: ['\r\n', '\n', '\r'],
      relax_quotes: true,
      max_record_size: longestRow,
    }),
  ) as Readable;
  let line = 0;
  try {
    // The parser yields one array of texts per line; streams do not type what they yield.
    for await (const cells of parser as AsyncIterable<string[]>) {
      line += 1;
      if (cells.some((cell) => cell.trim() !== '') && cells[0]?.startsWith('#') !== true)
        yield { line, cells };
    }
  } catch (error) {
    throw refusalOf(error, line);
  }
}

function refusalOf(error: unknown, line: number): unknown {
  if (!(error instanceof CsvError)) return error;
  const linha = String(line + 1);
  return new Refused(error.code === 'CSV_MAX_RECORD_SIZE' ? 'CARGA_LINHA_LONGA' : 'CARGA_ASPAS', {
    valores: { linha },
  });
}

/** The text of the first lines, among which the heads are. */
async function firstLines(texts: AsyncGenerator<string>): Promise<string> {
  let first = '';
  while (first.split('\n', mostAboveHead + 1).length <= mostAboveHead) {
    const next: IteratorResult<string, unknown> = await texts.next();
    if (next.done === true) break;
    first += next.value;
  }
  return first;
}

async function* chain(first: string, rest: AsyncGenerator<string>): AsyncGenerator<string> {
  yield first;
  yield* rest;
}
