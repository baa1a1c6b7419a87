import { intakeAliases } from './aliases.ts';
import { type IntakeKind, intakeColumns, intakeOrder } from './kinds.ts';

/** Rows at the top of a file among which its heads are looked for. */
export const mostAboveHead = 30;

/** In small letters, without accents. */
const plain = (text: string) => text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase();

/** 'Último  Medidor', 'Ultimo medidor' and 'ultimo_medidor' are the same head; '#' and 'Nº' are read as well. */
export const plainHead = (text: string): string => plain(text).replaceAll(/[^a-z0-9]+/g, '');

/** Whether a row adds up the others: its first cell says so, alone or with what is added. */
export function isTotal(cells: readonly string[]): boolean {
  const first = plain(cells.find((cell) => cell.trim() !== '') ?? '').trim();
  return /^(sub)?tota(l|is)( geral)?( d[aeo]s? \w+)?\s*:?(\s*\d+)?$/.test(first);
}

/** Columns chosen by hand before, by plain head; '': the head was left out. */
export type Remembered = Readonly<Record<string, string>>;

/** A column that is looked for among the heads of a file. */
export interface SoughtColumn {
  name: string;
  head: string;
  /** What else the head is called. */
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

/** Where in a row of the file each column stands; -1: the file has it not. */
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
  // What was chosen by hand goes first, then heads as they are called here, then what else they are called.
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

/** How many of the columns a row names; those that must be filled count twice. */
export function scoreAmong(
  columns: readonly SoughtColumn[],
  cells: readonly string[],
  remembered?: Remembered,
): number {
  const places = placesAmong(columns, cells, remembered);
  return columns.reduce((sum, { required }, n) => sum + (places[n] === -1 ? 0 : required ? 2 : 1), 0);
}

/** The columns that must be in the file and have no place. */
export const lackingAmong = (columns: readonly SoughtColumn[], places: readonly number[]): SoughtColumn[] =>
  columns.filter(({ required }, n) => required && places[n] === -1);

/** Where in a row of the file each column of the kind stands; -1: the file has it not. */
export const placesOf = (kind: IntakeKind, cells: readonly string[], remembered?: Remembered): number[] =>
  placesAmong(soughtOf(kind), cells, remembered);

/** How many columns of a kind a row names; those that must be filled count twice. */
export const headScore = (kind: IntakeKind, cells: readonly string[], remembered?: Remembered): number =>
  scoreAmong(soughtOf(kind), cells, remembered);

/** Which of the first rows holds the heads: the one that names most columns, the first where none does. */
export function findHead(
  kind: IntakeKind,
  rows: readonly (readonly string[])[],
  remembered?: Remembered,
): number {
  return likelyHead([rows], (cells) => headScore(kind, cells, remembered)).row;
}

/** Which of several tables, and which of its first rows, fits best as heads; the first where none does. */
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

/** Names of the required columns of a kind that have no place. */
export const missingColumns = (kind: IntakeKind, places: readonly number[]): string[] =>
  lackingAmong(soughtOf(kind), places).map(({ name }) => name);

/** The kind whose heads a table has: the best match with no required column missing; null: none. */
export function kindOf(
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
 * What parts the cells of a CSV, by its first lines: the mark with which a line names most columns, else the one most
 * frequent in a line, the semicolon first.
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
