import { intakeAliases } from './aliases.ts';
import { type IntakeKind, intakeColumns, intakeOrder } from './kinds.ts';

/** Number of rows at the top of a file that are searched for the heads. */
export const mostAboveHead = 30;

/** Lower case, without accents. */
const plain = (text: string) => text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase();

/** 'Último  Medidor', 'Ultimo medidor' and 'ultimo_medidor' normalise to the same head; '#' and 'Nº' are accepted. */
export const plainHead = (text: string): string => plain(text).replaceAll(/[^a-z0-9]+/g, '');

/** Whether a row is a total line: its first cell says so, alone or followed by what is totalled. */
export function isTotal(cells: readonly string[]): boolean {
  const first = plain(cells.find((cell) => cell.trim() !== '') ?? '').trim();
  return /^(sub)?tota(l|is)( geral)?( d[aeo]s? \w+)?\s*:?(\s*\d+)?$/.test(first);
}

/** Columns assigned by hand in earlier files, by normalised head; '': the head was skipped. */
export type Remembered = Readonly<Record<string, string>>;

/** A column to be found among the heads of a file. */
export interface SoughtColumn {
  name: string;
  head: string;
  /** Other names of the head. */
  also: readonly string[];
  /** It must be in the file. */
  required: boolean;
}

/** The columns of a kind. */
export const soughtOf = (kind: IntakeKind): SoughtColumn[] =>
  intakeColumns(kind).map(([name, { head, required }]) => ({
    name,
    head,
    also: intakeAliases[kind]?.[name] ?? [],
    required: required === true,
  }));

/** Index in a row of each column; -1: absent. */
export function placesAmong(
  columns: readonly SoughtColumn[],
  cells: readonly string[],
  remembered: Remembered = {},
): number[] {
  const heads = cells.map(plainHead);
  const isOpen = (head: string) => head !== '' && remembered[head] !== '';
  const taken = new Set<number>();
  const find = (wanted: (head: string) => boolean) => {
    const place = heads.findIndex((head, at) => isOpen(head) && !taken.has(at) && wanted(head));
    if (place >= 0) taken.add(place);
    return place;
  };
  // Precedence: assignments by hand, then the column's own head, then its other names.
  const chosen = columns.map(({ name }) => find((head) => remembered[head] === name));
  const own = columns.map(({ name, head }, n) =>
    chosen[n] === -1 ? find((told) => told === plainHead(head) || told === plainHead(name)) : -1,
  );
  return columns.map(({ also }, n) => {
    const known = [chosen[n], own[n]].find((place) => place !== undefined && place >= 0);
    if (known !== undefined) return known;
    const others = also.map(plainHead);
    return find((told) => others.includes(told));
  });
}

/** Number of columns a row names; required ones count twice. */
export function scoreAmong(
  columns: readonly SoughtColumn[],
  cells: readonly string[],
  remembered?: Remembered,
): number {
  const places = placesAmong(columns, cells, remembered);
  return columns.reduce((sum, { required }, n) => sum + (places[n] === -1 ? 0 : required ? 2 : 1), 0);
}

/** Required columns the file lacks. */
export const lackingAmong = (columns: readonly SoughtColumn[], places: readonly number[]): SoughtColumn[] =>
  columns.filter(({ required }, n) => required && places[n] === -1);

/** Index in a row of each column of the kind; -1: absent. */
export const placesOf = (kind: IntakeKind, cells: readonly string[], remembered?: Remembered): number[] =>
  placesAmong(soughtOf(kind), cells, remembered);

/** Number of columns of a kind a row names; required ones count twice. */
export const headScore = (kind: IntakeKind, cells: readonly string[], remembered?: Remembered): number =>
  scoreAmong(soughtOf(kind), cells, remembered);

/** Index of the head row: of the first rows, the one that names most columns; the first if none names any. */
export function findHead(
  kind: IntakeKind,
  rows: readonly (readonly string[])[],
  remembered?: Remembered,
): number {
  return likelyHead([rows], (cells) => headScore(kind, cells, remembered)).row;
}

/** The table and row that fit best as heads, of several tables and their first rows; the first of each if none fits. */
export function likelyHead(
  tables: readonly (readonly (readonly string[])[])[],
  scoreOf: (cells: readonly string[]) => number,
): { sheet: number; row: number } {
  let best = { sheet: 0, row: 0, score: 0 };
  for (const [sheet, rows] of tables.entries())
    for (const [row, cells] of rows.slice(0, mostAboveHead).entries()) {
      const score = scoreOf(cells);
      if (score > best.score) best = { sheet, row, score };
    }
  return { sheet: best.sheet, row: best.row };
}

/** Names of the required columns of a kind that are absent. */
export const missingColumns = (kind: IntakeKind, places: readonly number[]): string[] =>
  lackingAmong(soughtOf(kind), places).map(({ name }) => name);

/** Kind of intake a table's heads match: the best match without a missing required column; null: none. */
export function intakeKindOf(
  rows: readonly (readonly string[])[],
  remembered: Readonly<Partial<Record<IntakeKind, Remembered>>> = {},
): IntakeKind | null {
  const judged = intakeOrder.flatMap((kind) => {
    const head = rows[findHead(kind, rows, remembered[kind])] ?? [];
    const places = placesOf(kind, head, remembered[kind]);
    return missingColumns(kind, places).length > 0
      ? []
      : [{ kind, score: headScore(kind, head, remembered[kind]) }];
  });
  return judged.sort((a, b) => b.score - a.score)[0]?.kind ?? null;
}

const marks = [';', '\t', ','] as const;

/**
 * Delimiter of a CSV, detected from its first lines: the one with which a line names most columns, else the most frequent one;
 * on a tie the semicolon.
 */
export function delimiterOf(text: string, scoreOf: (cells: readonly string[]) => number): string {
  const lines = text
    .split(/\r?\n/)
    .filter((line) => line.trim() !== '' && !line.startsWith('#'))
    .slice(0, mostAboveHead);
  const [first = ''] = lines;
  const judged = marks.map((mark) => ({
    mark,
    score: Math.max(
      0,
      ...lines.map((line) => scoreOf(line.split(mark).map((cell) => cell.replaceAll('"', '')))),
    ),
    parts: first.split(mark).length,
  }));
  return judged.reduce((best, one) =>
    one.score > best.score || (one.score === best.score && one.parts > best.parts) ? one : best,
  ).mark;
}
