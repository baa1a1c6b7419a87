import { delimiterOf, likelyHead } from '@terminal/contract/intake-heads';
import { isWorkbook, mostFileBytes, UnreadableFile } from '@terminal/contract/workbook';
import { readWorksheets } from '@terminal/contract/workbook-read';
import Papa from 'papaparse';

/** How well cells fit as the heads of what is looked for. */
export type HeadScore = (cells: readonly string[]) => number;

/** A table of a file: of a CSV the only one, of a workbook a worksheet. */
export interface FileTable {
  /** Of the worksheet; null: a CSV. */
  name: string | null;
  /** Its rows that are not empty. */
  rows: string[][];
  /** Line of each of them in the file, from 1: empty ones count. */
  lines: number[];
}

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
 * The tables of a CSV or XLSX file as texts, row by row, empty rows left out. The file never leaves the browser: what the
 * server gets are its cells.
 * @param scoreOf how well cells fit as heads: what parts them parts the cells
 * @throws UnreadableFile
 */
export async function readTables(file: Blob, scoreOf?: HeadScore): Promise<FileTable[]> {
  if (file.size > mostFileBytes) throw new UnreadableFile('large');
  const tables = (await isWorkbook(file))
    ? await readWorksheets(file)
    : [{ name: null, rows: rowsOfText(new Uint8Array(await file.arrayBuffer()), scoreOf) }];
  const filled = tables.map((table) => filledOf(table)).filter(({ rows }) => rows.length > 0);
  if (filled.length === 0) throw new UnreadableFile('empty');
  return filled;
}

/** The cells of the worksheet and from the row on that fit best as heads. @throws UnreadableFile */
export async function readCells(file: Blob, scoreOf: HeadScore = () => 0): Promise<HeadedCells> {
  const tables = await readTables(file, scoreOf);
  const { sheet, row } = likelyHead(
    tables.map(({ rows }) => rows),
    scoreOf,
  );
  const { name = null, rows = [], lines = [] } = tables[sheet] ?? {};
  return { cells: rows.slice(row), sheet: name, lines: lines.slice(row) };
}

/** A table without the rows that say nothing. */
export function filledOf(
  { name, rows }: { name: string | null; rows: string[][] },
  isWanted: (row: readonly string[]) => boolean = isFilled,
): FileTable {
  const told = rows.flatMap((cells, n) => (isWanted(cells) ? [{ cells, line: n + 1 }] : []));
  return { name, rows: told.map(({ cells }) => cells), lines: told.map(({ line }) => line) };
}

const isFilled = (row: readonly string[]) => row.some((cell) => cell.trim() !== '');

/** 'Unicode text' of spreadsheets. */
const isUtf16 = (bytes: Uint8Array) => bytes[0] === 0xff && bytes[1] === 0xfe;
/** Workbooks of before 2007, pictures and programs have zeros in them; texts have none. */
const isBinary = (bytes: Uint8Array) => bytes.subarray(0, 4096).includes(0);

/**
 * The cells of a CSV, empty rows among them.
 * @param scoreOf how well cells fit as heads: what parts them parts the cells
 * @param whole false: the beginning of a file, whose last quote may be closed further down
 * @throws UnreadableFile
 */
export function rowsOfText(bytes: Uint8Array, scoreOf: HeadScore = () => 0, whole = true): string[][] {
  if (!isUtf16(bytes) && isBinary(bytes)) throw new UnreadableFile('format');
  // A file put together from several sources mixes line ends; the parser knows one.
  const text = decoded(bytes).replaceAll(/\r\n?/g, '\n');
  const { data, errors } = Papa.parse<string[]>(text, {
    delimiter: delimiterOf(text, scoreOf),
    newline: '\n',
  });
  // Its cell would hold all rows below.
  if (whole && errors.some(({ code }) => code === 'MissingQuotes')) throw new UnreadableFile('quotes');
  return data;
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
