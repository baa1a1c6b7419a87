import { delimiterOf } from '@terminal/contract/intake-heads';
import { isWorkbook, mostFileBytes, UnreadableFile } from '@terminal/contract/workbook';
import { readWorkbook } from '@terminal/contract/workbook-read';
import Papa from 'papaparse';

/**
 * The cells of a CSV or XLSX file as texts, row by row, empty rows left out. The file never leaves the browser: what the
 * server gets are its cells.
 * @throws UnreadableFile
 */
export async function readCells(file: Blob): Promise<string[][]> {
  if (file.size > mostFileBytes) throw new UnreadableFile('large');
  const rows = (await isWorkbook(file))
    ? await readWorkbook(file)
    : cellsOfText(new Uint8Array(await file.arrayBuffer()));
  const filled = rows.filter((row) => row.some((cell) => cell.trim() !== ''));
  if (filled.length === 0) throw new UnreadableFile('empty');
  return filled;
}

/** 'Unicode text' of spreadsheets. */
const isUtf16 = (bytes: Uint8Array) => bytes[0] === 0xff && bytes[1] === 0xfe;
/** Workbooks of before 2007, pictures and programs have zeros in them; texts have none. */
const isBinary = (bytes: Uint8Array) => bytes.subarray(0, 4096).includes(0);

/**
 * The cells of a CSV, empty rows left out.
 * @param scoreOf how well cells fit as heads: what parts them parts the cells
 * @throws UnreadableFile
 */
export function cellsOfText(
  bytes: Uint8Array,
  scoreOf: (cells: readonly string[]) => number = () => 0,
): string[][] {
  if (!isUtf16(bytes) && isBinary(bytes)) throw new UnreadableFile('format');
  const text = decoded(bytes);
  const delimiter = delimiterOf(text, scoreOf);
  return Papa.parse<string[]>(text, { delimiter, skipEmptyLines: 'greedy' }).data;
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
