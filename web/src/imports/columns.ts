import { type ImportKind, importColumns, mostFileRows } from '@terminal/contract/imports';
import {
  isTotal,
  lackingAmong,
  likelyHead,
  placesAmong,
  plainHead,
  type Remembered,
  type SoughtColumn,
  scoreAmong,
  soughtOf,
} from '@terminal/contract/intake-heads';
import type { FileTable } from '../core/files/sheet.ts';
import { label } from '../core/i18n/labels.ts';
import { type Chosen, chosenIn, leftToAsk, type TopTable, topOf } from './choice.ts';

/** An opened file, before columns are assigned. */
export interface Opened {
  name: string;
  tables: FileTable[];
}

/** A file that was read, with its rows in the order of the columns. */
export interface ReadFile {
  name: string;
  rows: string[][];
  /** Worksheet it was read from; null: a CSV. */
  sheet: string | null;
  /** Lines of its heads and its rows in the file. */
  lines: readonly number[];
  /** Lines that were left out because they add others up. */
  leftOut: readonly number[];
  /** Heads of no column. */
  unused: readonly string[];
}

/** Columns a file may leave out. */
const optional: Readonly<Record<ImportKind, readonly string[]>> = {
  planos: ['tipo', 'intervalo', 'dias', 'horas', 'itens'],
  veiculos: ['km_ultimo'],
  leituras: [],
  pneus: ['filial', 'vida', 'valor', 'compra', 'placa', 'posicao', 'km_entrada', 'dt_entrada'],
  estoque: ['peca', 'quantidade', 'documento', 'preco', 'minimo', 'prateleira'],
};

/** The kind of a company's own data whose columns have the same names, and so the same other heads. */
const sameColumns = { planos: 'plans', veiculos: 'places', pneus: 'tyres', estoque: 'stock' } as const;

/** The columns of a kind, as they are looked for among the heads of a file. */
export function soughtIn(kind: ImportKind): SoughtColumn[] {
  const same = kind === 'leituras' ? [] : soughtOf(sameColumns[kind]);
  return Object.entries(importColumns[kind]).map(([name, head]) => ({
    name,
    head,
    also: [...(same.find((column) => column.name === name)?.also ?? []), label(head)],
    required: !optional[kind].includes(name),
  }));
}

/** The names of a kind's columns on the screen, by column. */
export const headsIn = (kind: ImportKind): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(importColumns[kind]).map(([name, head]) => [name, label(head)]));

/** How well cells fit as the heads of a kind. */
export const headFit =
  (kind: ImportKind, remembered?: Remembered) =>
  (cells: readonly string[]): number =>
    scoreAmong(soughtIn(kind), cells, remembered);

/** The tables of an opened file, as their columns are chosen. */
export const topsOf = ({ tables }: Opened): TopTable[] =>
  tables.map(({ name, rows, lines }) => ({ name, top: topOf(rows), lines: topOf(lines) }));

/** How the columns of an opened file stand by themselves: in the table, and from the row on, that fit best. */
export function likelyIn(kind: ImportKind, opened: Opened, remembered: Remembered): Chosen {
  const tops = topsOf(opened);
  const { sheet, row } = likelyHead(
    tops.map(({ top }) => top),
    headFit(kind, remembered),
  );
  return chosenIn(soughtIn(kind), tops, remembered, { sheet, row });
}

/**
 * Whether the user must be asked about the columns: a required column is missing, an unknown head could be one of the missing
 * columns, or another worksheet fits as well. Heads the user left out before are not asked about again.
 */
export function isToAsk(kind: ImportKind, opened: Opened, chosen: Chosen, remembered: Remembered): boolean {
  const columns = soughtIn(kind);
  const tops = topsOf(opened);
  const { lacking, absent, unused } = leftToAsk(columns, tops, chosen);
  const strange = unused.some((head) => remembered[plainHead(head)] === undefined);
  const fitting = tops.filter(
    (_top, sheet) =>
      lackingAmong(columns, chosenIn(columns, tops, remembered, { sheet }).places).length === 0,
  );
  return lacking.length > 0 || (absent.length > 0 && strange) || fitting.length > 1;
}

/** The rows of an opened file as they were chosen; those that add others up are left out. */
export function laidOut(kind: ImportKind, opened: Opened, chosen: Chosen): ReadFile {
  const { name, rows, lines } = opened.tables[chosen.sheet] ?? { name: null, rows: [], lines: [] };
  const brought = parted({ cells: rows.slice(chosen.row), lines: lines.slice(chosen.row) }, isTotal);
  return {
    name: opened.name,
    rows: rowsIn(chosen.places, brought.cells.slice(1)),
    sheet: name,
    lines: brought.lines,
    leftOut: brought.left,
    unused: leftToAsk(soughtIn(kind), topsOf(opened), chosen).unused,
  };
}

/** Why a file cannot be brought as it is: it has no rows, or too many; null: it can. */
export function amountProblem(kind: ImportKind, { rows }: Pick<ReadFile, 'rows'>): 'empty' | 'rows' | null {
  if (rows.length === 0) return 'empty';
  return rows.length > mostFileRows(kind) ? 'rows' : null;
}

/** Rows of a table to import, and line numbers of skipped ones; heads stay. */
export function parted(
  { cells, lines }: { cells: string[][]; lines: readonly number[] },
  leftOut: (cells: readonly string[]) => boolean,
): { cells: string[][]; lines: number[]; left: number[] } {
  const stays = cells.map((row, n) => n === 0 || !leftOut(row));
  return {
    cells: cells.filter((_row, n) => stays[n]),
    lines: lines.filter((_line, n) => stays[n]),
    left: lines.filter((_line, n) => !stays[n]),
  };
}

/** Finds the columns by their heads or what companies call them, whatever their order; others are left out. @test */
export const layOut = (
  kind: ImportKind,
  [heads = [], ...cells]: readonly (readonly string[])[],
): string[][] => rowsIn(placesAmong(soughtIn(kind), heads), cells);

const rowsIn = (places: readonly number[], cells: readonly (readonly string[])[]): string[][] =>
  cells.map((row) => places.map((place) => bounded(row[place] ?? '')));

/** What the server takes as a cell: one that is longer it refuses by its row, not with the whole file. */
const bounded = (cell: string) => cell.replaceAll('\u0000', '').trim().slice(0, 1_000);

/** Rows that show how a file is filled in. */
const examples: Readonly<
  Record<ImportKind, readonly (readonly (string | number | { day: string } | null)[])[]>
> = {
  planos: [
    ['TRUCK 15 MIL', 'PREVENTIVA', 1, 'B', 15_000, 180, 3.5, 'TROCAR OLEO DO MOTOR | TROCAR FILTROS x 2'],
    ['TRUCK 15 MIL', 'PREVENTIVA', 2, 'LB', 15_000, 180, 6, 'TROCAR OLEO DO MOTOR'],
  ],
  veiculos: [['RHT4B67', 'TRUCK 15 MIL', 'LB', 118_300, { day: '2026-11-02' }]],
  leituras: [['RHT4B67', '21/11/2026 14:30', 118_300]],
  pneus: [
    [
      ...['A00001', 'MATRIZ', 'MICHELIN', 'X MULTI D', '295/80R22.5', 1, '16', 2_400, { day: '2026-11-02' }],
      ...['RHT4B67', '2DE', 118_300, { day: '2026-11-10' }],
    ],
    [
      ...['A00002', '', 'MICHELIN', 'X MULTI D', '295/80R22.5', 2, '14 | 13,5 | 13,5 | 14', null, null],
      ...['', '', null, null],
    ],
  ],
  estoque: [
    ['0110234', 'FILTRO DE OLEO', 12, 'NF 7788', 49.9, 4, 'RUA B, 04'],
    ['0110235', '', null, '', null, 6, ''],
  ],
};

/** An example file of a kind. */
export const templateOf = (kind: ImportKind) => ({
  heads: Object.values(importColumns[kind]),
  rows: examples[kind],
});
