import { unzipSync } from 'fflate';
import Papa from 'papaparse';
import { readSheet } from 'read-excel-file/universal';

/** Why a file cannot be read. */
export type FileProblem = 'large' | 'format' | 'broken' | 'empty';

class UnreadableFile extends Error {
  readonly problem: FileProblem;

  constructor(problem: FileProblem) {
    super(problem);
    this.problem = problem;
  }
}

const mostBytes = 10 * 1024 * 1024;
/** What a workbook may come to once it is unpacked: a few kilobytes can hold gigabytes of nothing. */
const mostUnpacked = 60 * 1024 * 1024;

/**
 * The cells of a CSV or XLSX file as texts, row by row, empty rows left out. The file never leaves the browser: what the
 * server gets are its cells.
 * @throws UnreadableFile
 */
export async function readCells(file: Blob): Promise<string[][]> {
  if (file.size > mostBytes) throw new UnreadableFile('large');
  const bytes = new Uint8Array(await file.arrayBuffer());
  const rows = isZip(bytes) ? await cellsOfWorkbook(bytes) : cellsOfText(bytes);
  const filled = rows.filter((row) => row.some((cell) => cell.trim() !== ''));
  if (filled.length === 0) throw new UnreadableFile('empty');
  return filled;
}

const isZip = (bytes: Uint8Array) => bytes[0] === 0x50 && bytes[1] === 0x4b;
/** 'Unicode text' of spreadsheets. */
const isUtf16 = (bytes: Uint8Array) => bytes[0] === 0xff && bytes[1] === 0xfe;
/** Workbooks of before 2007, pictures and programs have zeros in them; texts have none. */
const isBinary = (bytes: Uint8Array) => bytes.subarray(0, 4096).includes(0);

async function cellsOfWorkbook(bytes: Uint8Array): Promise<string[][]> {
  refuseBombs(bytes);
  try {
    const sheet = await readSheet(new Blob([bytes.slice()]));
    return sheet.map((row) => row.map(textOf));
  } catch {
    throw new UnreadableFile('broken');
  }
}

/** Reads the sizes its parts claim to have, and unpacks none of them. What claims too little fails when it is unpacked. */
function refuseBombs(bytes: Uint8Array): void {
  let unpacked = 0;
  try {
    unzipSync(bytes, {
      filter: ({ originalSize }) => {
        unpacked += originalSize;
        return false;
      },
    });
  } catch {
    throw new UnreadableFile('broken');
  }
  if (unpacked > mostUnpacked) throw new UnreadableFile('large');
}

/** A cell of a workbook as it would be written in a CSV of Brazil. */
function textOf(cell: unknown): string {
  if (typeof cell === 'string') return cell;
  if (typeof cell === 'number') return String(Math.round(cell * 1e6) / 1e6).replace('.', ',');
  if (cell instanceof Date) return cell.toISOString().slice(0, 19).replace('T', ' ').replace(' 00:00:00', '');
  return typeof cell === 'boolean' ? String(cell) : '';
}

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
