import { type ImportKind, importColumns } from '@terminal/contract/imports';
import type { Outcome } from './api.ts';

/** A fault of a row with what stands at its place. */
export interface Fault {
  codigo: Outcome['recusas'][number]['codigo'];
  mensagem: string;
  /** null: the row as a whole. */
  coluna: string | null;
  /** The cell, or the name among several that is at fault; null: the row as a whole. */
  valor: string | null;
  /** Whether it is a name among several. */
  parte: boolean;
}

/** Faults that are the same: of one column, with one value, for one reason. */
export interface FaultGroup extends Fault {
  qt_linhas: number;
  /** The first of their lines. */
  nr_linha: number;
}

/** Rows as they were looked at. */
export interface Looked {
  rows: readonly string[][];
  /** Their lines in the file. */
  lines: readonly number[];
  outcomes: readonly Outcome[];
}

/** What is replaced: a value in every refused row that has it, an empty cell only where it is at fault; or the cell of one row. */
export interface Mend extends Pick<Fault, 'coluna' | 'valor' | 'parte'> {
  /** Place of the row among those that were looked at; null: every refused row. */
  row: number | null;
}

/** What is wrong with a row, and what stands there. */
export const faultsOf = (kind: ImportKind, cells: readonly string[], { recusas }: Outcome): Fault[] =>
  recusas.map(({ codigo, mensagem, coluna, parte }) => ({
    codigo,
    mensagem,
    coluna,
    valor: coluna === null ? null : (parte ?? cells[placeOf(kind, coluna)] ?? ''),
    parte: parte !== null,
  }));

/** Most reasons that are told. */
const mostGroups = 200;

/** Why rows were refused: the commonest reason first. */
export function faultGroups(kind: ImportKind, { rows, lines, outcomes }: Looked): FaultGroup[] {
  const groups = new Map<string, FaultGroup>();
  for (const [n, outcome] of outcomes.entries())
    for (const fault of faultsOf(kind, rows[n] ?? [], outcome)) {
      const { codigo, coluna, valor, mensagem } = fault;
      // Each repeated line has a text of its own.
      const why = codigo === 'LINHA_REPETIDA' ? '' : mensagem;
      const key = JSON.stringify([codigo, coluna, valor, why]);
      const known = groups.get(key);
      if (known === undefined) groups.set(key, { ...fault, qt_linhas: 1, nr_linha: lines[n] ?? 0 });
      else known.qt_linhas += 1;
    }
  return [...groups.values()]
    .sort((a, b) => b.qt_linhas - a.qt_linhas || a.nr_linha - b.nr_linha)
    .slice(0, mostGroups);
}

/** Whether something is replaced in a row. */
function isMeant(kind: ImportKind, { rows, outcomes }: Looked, n: number, { row, ...mend }: Mend): boolean {
  const { coluna, valor, parte } = mend;
  const [cells, outcome] = [rows[n] ?? [], outcomes[n]];
  if (row !== null) return n === row;
  if (outcome === undefined || coluna === null || outcome.st_linha !== 'X') return false;
  if (valor === '')
    return faultsOf(kind, cells, outcome).some((own) => own.coluna === coluna && own.valor === '');
  const cell = cells[placeOf(kind, coluna)] ?? '';
  return parte ? namesIn(cell).some(({ name }) => isNamed(name, valor)) : cell === valor;
}

/** In how many rows something is replaced. */
export const countOf = (kind: ImportKind, looked: Looked, mend: Mend): number =>
  looked.rows.filter((_cells, n) => isMeant(kind, looked, n, mend)).length;

/** The rows once something is replaced; those it leaves as they are stay the same arrays. */
export function mended(kind: ImportKind, looked: Looked, mend: Mend, to: string): string[][] {
  const place = placeOf(kind, mend.coluna ?? '');
  return looked.rows.map((cells, n) => {
    if (!isMeant(kind, looked, n, mend)) return cells;
    return cells.with(place, mend.parte ? renamed(cells[place] ?? '', mend.valor, to.trim()) : to.trim());
  });
}

const placeOf = (kind: ImportKind, column: string) => Object.keys(importColumns[kind]).indexOf(column);

/** The names of a cell, each with how many: 'TROCAR OLEO | FILTRO x 2'. */
const namesIn = (cell: string) =>
  cell.split('|').map((part) => {
    const [, name = part.trim(), amount = ''] = /^(.*\S)(\s+x\s*[\d.,]+)$/i.exec(part.trim()) ?? [];
    return { name, amount };
  });

/** Names are told in capitals. */
const isNamed = (name: string, told: string | null) => name.toUpperCase() === told?.toUpperCase();

/** A cell in which one name gives way to another, or to none. */
const renamed = (cell: string, from: string | null, to: string) =>
  namesIn(cell)
    .map(({ name, amount }) => (isNamed(name, from) ? { name: to, amount } : { name, amount }))
    .flatMap(({ name, amount }) => (name === '' ? [] : [`${name}${amount}`]))
    .join(' | ');

/** Most names that are offered. */
const mostNames = 200;

/** What may be meant: what the column says in the rows that are right. */
export function namesOf(kind: ImportKind, { rows, outcomes }: Looked, column: string): string[] {
  const place = placeOf(kind, column);
  const names = new Set<string>();
  for (const [n, { st_linha }] of outcomes.entries()) {
    const name = rows[n]?.[place] ?? '';
    if (st_linha !== 'X' && name !== '') names.add(name);
    if (names.size === mostNames) break;
  }
  return [...names];
}
