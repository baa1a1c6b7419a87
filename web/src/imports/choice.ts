import {
  lackingAmong,
  likelyHead,
  mostAboveHead,
  placesAmong,
  type Remembered,
  type SoughtColumn,
  scoreAmong,
} from '@terminal/contract/intake-heads';

/** A table whose columns are chosen: its first rows that are not empty, and their lines in the file. */
export interface TopTable {
  /** Of the worksheet; null: a CSV. */
  name: string | null;
  top: readonly (readonly string[])[];
  lines: readonly number[];
}

/** Selected table, its head row, and the index of each column; -1: absent. */
export interface Chosen {
  sheet: number;
  row: number;
  places: readonly number[];
}

/** The first rows of a table, among which its heads are. */
export const topOf = <Row>(rows: readonly Row[]): Row[] => rows.slice(0, mostAboveHead);

/** Columns of a table by their heads: in the given row, or the best matching one. */
export function chosenIn(
  columns: readonly SoughtColumn[],
  tables: readonly TopTable[],
  remembered: Remembered,
  { sheet, row }: { sheet: number; row?: number },
): Chosen {
  const top = tables[sheet]?.top ?? [];
  const at = row ?? likelyHead([top], (cells) => scoreAmong(columns, cells, remembered)).row;
  return { sheet, row: at, places: placesAmong(columns, top[at] ?? [], remembered) };
}

/** What of the heads is left to ask: columns that must be there, those that may be, and heads of no column. */
export function leftToAsk(
  columns: readonly SoughtColumn[],
  tables: readonly TopTable[],
  { sheet, row, places }: Chosen,
): { lacking: SoughtColumn[]; absent: SoughtColumn[]; unused: string[] } {
  const heads = tables[sheet]?.top[row] ?? [];
  return {
    lacking: lackingAmong(columns, places),
    absent: columns.filter(({ required }, n) => !required && places[n] === -1),
    unused: heads.filter((head, place) => head.trim() !== '' && !places.includes(place)),
  };
}
