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

function cellsOfText(bytes: Uint8Array): string[][] {
  if (!isUtf16(bytes) && isBinary(bytes)) throw new UnreadableFile('format');
  const text = decoded(bytes);
  const { data } = Papa.parse<string[]>(text, { delimiter: delimiterOf(text), skipEmptyLines: 'greedy' });
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

/** What parts the heads parts the cells: heads have no decimals. */
function delimiterOf(text: string): string {
  const [heads = ''] = text.split(/\r?\n/, 1);
  const count = (mark: string) => heads.split(mark).length;
  return [';', '\t', ','].reduce((best, mark) => (count(mark) > count(best) ? mark : best));
}
