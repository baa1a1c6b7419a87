import type { IntakeKind } from '@terminal/contract';
import { csvOf } from '@terminal/contract/csv';
import {
  findHead,
  headScore,
  intakeKindOf,
  likelyHead,
  missingColumns,
  mostAboveHead,
  placesOf,
  type Remembered,
} from '@terminal/contract/intake-heads';
import { isWorkbook, UnreadableFile } from '@terminal/contract/workbook';

/** A table of a file: of a CSV the only one, of a workbook a worksheet. */
export interface Table {
  /** Of the worksheet; null: a CSV. */
  name: string | null;
  /** Its first rows that are not empty. */
  top: readonly (readonly string[])[];
  /** Their lines in the file, from 1. */
  lines: readonly number[];
  /** What is sent of it. */
  csv: Blob;
}

/** Columns given by hand before, of each kind. */
export type RememberedKinds = Readonly<Partial<Record<IntakeKind, Remembered>>>;

/** As much of a CSV as its first rows need. */
const topBytes = 256 * 1024;

const isRow = (row: readonly string[]) =>
  row.some((cell) => cell.trim() !== '') && row[0]?.startsWith('#') !== true;

/**
 * Opens a file somebody chose: a CSV goes as it is, however large; of a workbook each worksheet becomes one.
 * @throws UnreadableFile
 */
export async function openFile(file: File, kind: IntakeKind, remembered: Remembered): Promise<Table[]> {
  const { filledOf, rowsOfText } = await import('../../core/files/sheet.ts');
  const tableOf = (name: string | null, rows: string[][], csv: Blob): Table => {
    const filled = filledOf({ name, rows }, isRow);
    return {
      name,
      top: filled.rows.slice(0, mostAboveHead),
      lines: filled.lines.slice(0, mostAboveHead),
      csv,
    };
  };
  if (!(await isWorkbook(file))) {
    const bytes = new Uint8Array(await file.slice(0, topBytes).arrayBuffer());
    // What was cut off in its middle is not read.
    const end = file.size > topBytes ? bytes.lastIndexOf(0x0a) + 1 : bytes.length;
    const fits = (cells: readonly string[]) => headScore(kind, cells, remembered);
    // The server tells of a quote that is not closed, with its line.
    const rows = rowsOfText(bytes.subarray(0, end), fits, false);
    const table = tableOf(null, rows, file);
    if (table.top.length === 0) throw new UnreadableFile('empty');
    return [table];
  }
  const { readWorksheets } = await import('@terminal/contract/workbook-read');
  return (await readWorksheets(file)).map(({ name, rows }) =>
    tableOf(
      name,
      rows,
      new Blob([csvOf({ heads: rows[0] ?? [], rows: rows.slice(1) })], { type: 'text/csv' }),
    ),
  );
}

/** Where the heads of a table stand, and how many of them are known and unknown. */
function headsOf({ top }: Table, kind: IntakeKind, remembered: Remembered) {
  const row = findHead(kind, top, remembered);
  const heads = top[row] ?? [];
  const places = placesOf(kind, heads, remembered);
  const [known, unknown] = [true, false].map(
    (wanted) => heads.filter((head, place) => head.trim() !== '' && places.includes(place) === wanted).length,
  );
  return { row: row + 1, places, known: known ?? 0, unknown: unknown ?? 0 };
}

/** How the heads of a table stand when nothing about them is left to ask; null: a column must be chosen, or one would be left out. */
export function headOf(
  table: Table,
  kind: IntakeKind,
  remembered: Remembered = {},
): { row: number; places: readonly number[] } | null {
  const { row, places, unknown } = headsOf(table, kind, remembered);
  return unknown > 0 || missingColumns(kind, places).length > 0 ? null : { row, places };
}

/** Whether a table is of a kind beyond doubt: most of its heads are known. A summary shares one or two with many kinds. */
export function isSurely(table: Table, kind: IntakeKind, remembered: Remembered = {}): boolean {
  const { known, unknown } = headsOf(table, kind, remembered);
  return known > unknown;
}

/** The table a kind is most likely in. */
export function likelyTable(tables: readonly Table[], kind: IntakeKind, remembered: Remembered): number {
  const named = tables.findIndex(({ top }) => intakeKindOf(top, { [kind]: remembered }) === kind);
  if (named >= 0) return named;
  const tops = tables.map(({ top }) => top);
  return likelyHead(tops, (cells) => headScore(kind, cells, remembered)).sheet;
}
