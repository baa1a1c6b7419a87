import { unzipSync } from 'fflate';
import readXlsxFile, { readSheet } from 'read-excel-file/universal';
import { mostFileBytes, UnreadableFile } from './workbook.ts';

/** Largest size of an unpacked workbook, in bytes, against archive bombs: a few kilobytes can unpack to gigabytes. */
const mostUnpacked = 60 * 1024 * 1024;

/**
 * The cells of a workbook's first worksheet as texts, as they would be written in a CSV of Brazil: row by row, empty rows
 * among them. Loaded only when a workbook is opened.
 * @throws UnreadableFile
 */
export async function readWorkbook(file: Blob): Promise<string[][]> {
  if (file.size > mostFileBytes) throw new UnreadableFile('large');
  refuseBombs(new Uint8Array(await file.arrayBuffer()));
  const rows = await cellsOf(file);
  if (!rows.some((row) => row.some((cell) => cell.trim() !== ''))) throw new UnreadableFile('empty');
  return rows;
}

/** A worksheet of a workbook. */
export interface Worksheet {
  name: string;
  rows: string[][];
}

/** Cells of every worksheet that is not empty, as `readWorkbook` returns them. @throws UnreadableFile */
export async function readWorksheets(file: Blob): Promise<Worksheet[]> {
  if (file.size > mostFileBytes) throw new UnreadableFile('large');
  refuseBombs(new Uint8Array(await file.arrayBuffer()));
  const sheets = await allOf(file);
  const filled = sheets.filter(({ rows }) => rows.some((row) => row.some((cell) => cell.trim() !== '')));
  if (filled.length === 0) throw new UnreadableFile('empty');
  return filled;
}

async function allOf(file: Blob): Promise<Worksheet[]> {
  try {
    const sheets = await readXlsxFile(file);
    return sheets.map(({ sheet, data }) => ({ name: sheet, rows: data.map((row) => row.map(textOf)) }));
  } catch {
    throw new UnreadableFile('broken');
  }
}

/** Checks the declared sizes of the archive's parts without unpacking. A part larger than declared fails when it is unpacked. */
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

async function cellsOf(file: Blob): Promise<string[][]> {
  try {
    const sheet = await readSheet(file);
    return sheet.map((row) => row.map(textOf));
  } catch {
    throw new UnreadableFile('broken');
  }
}

function textOf(cell: unknown): string {
  if (typeof cell === 'string') return cell;
  if (typeof cell === 'number') return String(Math.round(cell * 1e6) / 1e6).replace('.', ',');
  if (cell instanceof Date) return cell.toISOString().slice(0, 19).replace('T', ' ').replace(' 00:00:00', '');
  return typeof cell === 'boolean' ? String(cell) : '';
}
