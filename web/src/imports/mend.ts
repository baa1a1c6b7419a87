import { type ImportKind, importColumns } from '@terminal/contract/imports';
import type { ImportOutcome } from './api.ts';

/** A fault of a row with its value. */
export interface CellFault {
  codigo: ImportOutcome['recusas'][number]['codigo'];
  mensagem: string;
  valores: Readonly<Record<string, string>>;
  /** null: the row as a whole. */
  coluna: string | null;
  /** The cell, or the name among several that is at fault; null: the row as a whole. */
  valor: string | null;
  /** Whether it is a name among several. */
  parte: boolean;
}

/** Faults grouped by column, value and reason. */
export interface FaultGroup extends CellFault {
  qt_linhas: number;
  /** The first of their lines. */
  nr_linha: number;
  /** Whether all have the same value, which can then be replaced. */
  isOne: boolean;
}

/** Rows as they were looked at. */
export interface Looked {
  rows: readonly string[][];
  /** Their lines in the file. */
  lines: readonly number[];
  outcomes: readonly ImportOutcome[];
}

/** The rows that are left behind some of them. */
export const restOf = <Rows extends Looked>(looked: Rows, behind: number): Rows =>
  behind <= 0
    ? looked
    : {
        ...looked,
        rows: looked.rows.slice(behind),
        lines: looked.lines.slice(behind),
        outcomes: looked.outcomes.slice(behind),
      };

/**
 * What is replaced: a value in every refused row that has it, an empty cell only where it is at fault; a new name, as it was
 * understood, in every row; or the cell of one row.
 */
export interface Mend extends Pick<CellFault, 'coluna' | 'valor' | 'parte'> {
  /** It is a name nothing bears yet, and no fault. */
  isNew?: boolean;
  /** Place of the row among those that were looked at; null: every refused row. */
  row: number | null;
}

/** A fault of a row, and the faulty value. */
export const faultsOf = (
  kind: ImportKind,
  cells: readonly string[],
  { recusas }: ImportOutcome,
): CellFault[] =>
  recusas.map(({ codigo, mensagem, valores, coluna, parte }) => ({
    codigo,
    mensagem,
    valores,
    coluna,
    valor: coluna === null ? null : (parte ?? cells[placeOf(kind, coluna)] ?? ''),
    parte: parte !== null,
  }));

/** Largest number of listed reasons. */
const mostGroups = 200;

/** Why rows were refused: the commonest reason first. */
export function faultGroups(kind: ImportKind, { rows, lines, outcomes }: Looked): FaultGroup[] {
  const groups = new Map<string, FaultGroup>();
  for (const [n, outcome] of outcomes.entries())
    for (const fault of faultsOf(kind, rows[n] ?? [], outcome)) {
      const key = keyOf(fault);
      const known = groups.get(key);
      if (known === undefined)
        groups.set(key, { ...fault, qt_linhas: 1, nr_linha: lines[n] ?? 0, isOne: true });
      else groups.set(key, { ...withOther(known, fault), qt_linhas: known.qt_linhas + 1 });
    }
  return commonestFirst(groups);
}

/** Largest number of listed values per reason. */
const mostValues = 3;

/** A group with one more value of its reason. */
function withOther(group: FaultGroup, { valor }: CellFault): FaultGroup {
  if (!areOwn(group) || group.qt_linhas > mostValues) return group;
  const told = group.qt_linhas === mostValues ? `${group.valor} …` : `${group.valor} | ${valor}`;
  return { ...group, valor: told, isOne: false };
}

/** Fire numbers are unique, so these faults form one reason with some examples. */
const areOwn = ({ codigo }: CellFault) => codigo === 'PNEU_CADASTRADO';

/** Grouping key of faults; texts about repeated lines differ. */
const keyOf = (fault: CellFault) =>
  JSON.stringify([
    ...[fault.codigo, fault.coluna, areOwn(fault) ? '' : fault.valor],
    fault.codigo === 'LINHA_REPETIDA' ? '' : fault.mensagem,
  ]);

const commonestFirst = <Group extends { qt_linhas: number; nr_linha: number }>(
  groups: ReadonlyMap<string, Group>,
): Group[] =>
  [...groups.values()]
    .sort((a, b) => b.qt_linhas - a.qt_linhas || a.nr_linha - b.nr_linha)
    .slice(0, mostGroups);

/** A name nothing bears yet: perhaps it is misspelt. */
export interface NewName {
  coluna: string;
  /** As it was understood. */
  valor: string;
  qt_linhas: number;
  /** The first of their lines. */
  nr_linha: number;
}

/** Names nothing bears yet, with how many rows say them: the commonest first. */
export function newNames(kind: ImportKind, { rows, lines, outcomes }: Looked): NewName[] {
  const groups = new Map<string, NewName>();
  for (const [n, outcome] of outcomes.entries())
    for (const coluna of outcome.novos) {
      const valor = saidIn(rows[n] ?? [], outcome, placeOf(kind, coluna));
      const key = JSON.stringify([coluna, valor]);
      const known = groups.get(key);
      if (known === undefined) groups.set(key, { coluna, valor, qt_linhas: 1, nr_linha: lines[n] ?? 0 });
      else known.qt_linhas += 1;
    }
  return commonestFirst(groups);
}

/** What a cell says, as it was understood where it was. */
const saidIn = (cells: readonly string[], { lida }: ImportOutcome, place: number) =>
  lida?.[place] ?? cells[place]?.trim().toUpperCase() ?? '';

/** Whether something is replaced in a row. */
function isMeant(kind: ImportKind, { rows, outcomes }: Looked, n: number, { row, ...mend }: Mend): boolean {
  const { coluna, valor, parte } = mend;
  const [cells, outcome] = [rows[n] ?? [], outcomes[n]];
  if (row !== null) return n === row;
  if (outcome === undefined || coluna === null) return false;
  // Rows refused for something else say it as well.
  if (mend.isNew) return outcome.st_linha !== 'I' && saidIn(cells, outcome, placeOf(kind, coluna)) === valor;
  if (outcome.st_linha !== 'X') return false;
  if (valor === '')
    return faultsOf(kind, cells, outcome).some((own) => own.coluna === coluna && own.valor === '');
  const cell = cells[placeOf(kind, coluna)] ?? '';
  return parte ? namesIn(cell).some(({ name }) => isNamed(name, valor)) : cell === valor;
}

/** In how many rows something is replaced. */
export const countOf = (kind: ImportKind, looked: Looked, mend: Mend): number =>
  looked.rows.filter((_cells, n) => isMeant(kind, looked, n, mend)).length;

/** The rows after a replacement; unchanged rows stay the same arrays. */
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

/** Names are shown in capitals. */
const isNamed = (name: string, told: string | null) => name.toUpperCase() === told?.toUpperCase();

/** A cell in which one name gives way to another, or to none. */
const renamed = (cell: string, from: string | null, to: string) =>
  namesIn(cell)
    .map(({ name, amount }) => (isNamed(name, from) ? { name: to, amount } : { name, amount }))
    .flatMap(({ name, amount }) => (name === '' ? [] : [`${name}${amount}`]))
    .join(' | ');

/** Most names that are offered. */
const mostNames = 200;

/** What may be meant: the names there are, then what the column says in the rows that are right. */
export function namesOf(
  kind: ImportKind,
  { rows, outcomes }: Looked,
  column: string,
  known: readonly string[] = [],
): string[] {
  const place = placeOf(kind, column);
  const names = new Set(known);
  for (const [n, { st_linha, novos }] of outcomes.entries()) {
    if (names.size >= mostNames) break;
    const name = rows[n]?.[place] ?? '';
    if (st_linha !== 'X' && name !== '' && !novos.includes(column)) names.add(name);
  }
  return [...names];
}
