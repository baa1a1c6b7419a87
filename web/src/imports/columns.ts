import { type ImportKind, importColumns } from '@terminal/contract/imports';
import { intakeColumns } from '@terminal/contract/intake';
import { headScore, placesOf, plainHead } from '@terminal/contract/intake-heads';

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
}

/** Columns a file may leave out. */
const optional: Readonly<Record<ImportKind, readonly string[]>> = {
  planos: ['tipo', 'intervalo', 'dias', 'horas', 'itens'],
  veiculos: ['km_ultimo'],
  leituras: [],
  pneus: ['filial', 'vida', 'valor', 'compra', 'placa', 'posicao', 'km_entrada', 'dt_entrada'],
  estoque: ['peca', 'quantidade', 'documento', 'preco', 'minimo', 'prateleira'],
};

/** The rows of a file in the order the server reads them, or the heads it lacks. */
export type Laid = { rows: string[][]; missing: null } | { rows: null; missing: string[] };

/** The kind of a company's own data whose columns have the same names, and so the same other heads. */
const sameColumns = { planos: 'plans', veiculos: 'places', pneus: 'tyres', estoque: 'stock' } as const;

/** Place of each column in a row of heads, by its name; -1: it is not there. */
function placesIn(kind: ImportKind, heads: readonly string[]): (name: string, head: string) => number {
  if (kind === 'leituras') {
    const found = heads.map(plainHead);
    return (name, head) => found.findIndex((told) => told === plainHead(head) || told === plainHead(name));
  }
  const places = placesOf(sameColumns[kind], heads);
  const names = intakeColumns(sameColumns[kind]).map(([name]) => name);
  return (name) => places[names.indexOf(name)] ?? -1;
}

/** How well cells fit as the heads of a kind. */
export const headFit =
  (kind: ImportKind) =>
  (cells: readonly string[]): number => {
    if (kind !== 'leituras') return headScore(sameColumns[kind], cells);
    const placeOf = placesIn(kind, cells);
    return Object.entries(importColumns[kind]).filter(([name, head]) => placeOf(name, head) >= 0).length;
  };

/** Finds the columns by their heads or what companies call them, whatever their order; others are left out. */
export function layOut(kind: ImportKind, [heads = [], ...cells]: readonly (readonly string[])[]): Laid {
  const placeOf = placesIn(kind, heads);
  const columns = Object.entries(importColumns[kind]).map(([name, head]) => ({
    name,
    head,
    place: placeOf(name, head),
  }));
  const missing = columns
    .filter(({ name, place }) => place < 0 && !optional[kind].includes(name))
    .map(({ head }) => head);
  if (missing.length > 0) return { rows: null, missing };
  return { rows: cells.map((row) => columns.map(({ place }) => bounded(row[place] ?? ''))), missing: null };
}

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
