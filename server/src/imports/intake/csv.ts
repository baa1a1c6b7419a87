import { Readable } from 'node:stream';
import { delimiterOf, mostAboveHead } from '@terminal/contract';
import { CsvError, parse } from 'csv-parse';
import { Refused } from '../../core/refusal.ts';
import { decode } from './decode.ts';

/** A row of a file with its row number as in a spreadsheet: empty rows count, line breaks within cells do not. */
export interface CsvRow {
  line: number;
  cells: string[];
}

/** Longest row, in characters; a longer one means an unclosed quote. */
const longestRow = 64 * 1024;

/**
 * Reads the rows of a CSV as a stream. The delimiter is that of the heads: semicolon, tab or comma. Empty rows and those that
 * begin with # are skipped.
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
  // What a stream is composed to is typed for writing as well; this one is read.
  const parser = Readable.from(chain(first, texts)).compose(
    parse({
      bom: true,
      delimiter: delimiterOf(first, scoreOf),
      relax_column_count: true,
      // A file put together from several sources mixes line ends; if only the first kind were used, rows would be joined.
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
