import { delimiterOf, likelyHead } from '@terminal/contract/intake-heads';
import { isWorkbook, mostFileBytes, UnreadableFile } from '@terminal/contract/workbook';
import { readWorksheets } from '@terminal/contract/workbook-read';
import Papa from 'papaparse';

/** How well cells fit as the heads of what is looked for. */
export type HeadScore = (cells: readonly string[]) => number;

/** The table of a file: its heads and the rows below them, and where they were found. */
export interface HeadedCells {
  /** Heads, then rows. */
  cells: string[][];
  /** Worksheet; null: a CSV. */
  sheet: string | null;
  /** Line of each of them in the file, from 1: empty ones count. */
  lines: number[];
}

/**
 * The cells of a CSV or XLSX file as texts, row by row, empty rows left out: of the worksheet and from the row on that fit best
 * as heads. The file never leaves the browser: what the server gets are its cells.
 * @throws UnreadableFile
 */
export async function readCells(file: Blob, scoreOf: HeadScore = () => 0): Promise<HeadedCells> {
  if (file.size > mostFileBytes) throw new UnreadableFile('large');
  const tables = (await isWorkbook(file))
    ? await readWorksheets(file)
    : [{ name: null, rows: rowsOfText(new Uint8Array(await file.arrayBuffer()), scoreOf) }];
  const filled = tables
    .map(({ name, rows }) => {
      const told = rows.flatMap((cells, n) => (isFilled(cells) ? [{ cells, line: n + 1 }] : []));
      return { name, rows: told.map(({ cells }) => cells), lines: told.map(({ line }) => line) };
    })
    .filter(({ rows }) => rows.length > 0);
  const { sheet, row } = likelyHead(
    filled.map(({ rows }) => rows),
    scoreOf,
  );
  const found = filled[sheet];
  if (found === undefined) throw new UnreadableFile('empty');
  return { cells: found.rows.slice(row), sheet: found.name, lines: found.lines.slice(row) };
}

const isFilled = (row: readonly string[]) => row.some((cell) => cell.trim() !== '');

/** 'Unicode text' of spreadsheets. */
const isUtf16 = (bytes: Uint8Array) => bytes[0] === 0xff && bytes[1] === 0xfe;
/** Workbooks of before 2007, pictures and programs have zeros in them; texts have none. */
const isBinary = (bytes: Uint8Array) => bytes.subarray(0, 4096).includes(0);

/**
 * The cells of a CSV, empty rows left out.
 * @param scoreOf how well cells fit as heads: what parts them parts the cells
 * @throws UnreadableFile
 */
export const cellsOfText = (bytes: Uint8Array, scoreOf?: HeadScore): string[][] =>
  rowsOfText(bytes, scoreOf).filter(isFilled);

/** The same with its empty rows. */
function rowsOfText(bytes: Uint8Array, scoreOf: HeadScore = () => 0): string[][] {
  if (!isUtf16(bytes) && isBinary(bytes)) throw new UnreadableFile('format');
  const text = decoded(bytes);
  const delimiter = delimiterOf(text, scoreOf);
  return Papa.parse<string[]>(text, { delimiter }).data;
}

/** UTF-16 where its mark says so, UTF-8 where it is, else what spreadsheets on Windows write. */
function decoded(bytes: Uint8Array): string {
  if (isUtf16(bytes)) return new TextDecoder('utf-16le').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}
