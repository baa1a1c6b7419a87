import { type IntakeKind, intakeColumns } from '@terminal/contract';
import { Refused } from '../core/refusal.ts';

/** Most columns of a file; the widest kind has fourteen. */
const mostColumns = 100;

/** Where in a row of the file each column of the kind stands; -1: the file has it not. */
export interface Head {
  places: number[];
  /** Heads nobody knows. */
  ignored: string[];
  /** How many cells a row may have. */
  width: number;
}

/** 'Último  Medidor' and 'ultimo_medidor' are the same head. */
const plain = (text: string) =>
  text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '');

/**
 * Finds the columns of a kind in the first line of a file, in whatever order they stand.
 * @throws Refused CARGA_COLUNAS_DEMAIS, CARGA_COLUNA_REPETIDA, CARGA_COLUNA_FALTA
 */
export function readHead(kind: IntakeKind, cells: readonly string[]): Head {
  const filled = cells.map((cell) => cell.trim());
  while (filled.at(-1) === '') filled.pop();
  if (filled.length > mostColumns)
    throw new Refused('CARGA_COLUNAS_DEMAIS', { valores: { limite: String(mostColumns) } });
  const heads = filled.map(plain);
  const twice = heads.findIndex((head, place) => head !== '' && heads.indexOf(head) !== place);
  if (twice >= 0)
    throw new Refused('CARGA_COLUNA_REPETIDA', { valores: { coluna: shown(filled[twice] ?? '') } });
  const columns = intakeColumns(kind);
  const places = columns.map(([name, { head }]) => {
    const byHead = heads.indexOf(plain(head));
    return byHead >= 0 ? byHead : heads.indexOf(plain(name));
  });
  const missing = columns.filter(([, { required }], n) => required === true && places[n] === -1);
  if (missing.length > 0)
    throw new Refused('CARGA_COLUNA_FALTA', {
      valores: { colunas: missing.map(([, { head }]) => head).join(', ') },
    });
  const known = new Set(places);
  const ignored = filled.filter((head, place) => head !== '' && !known.has(place)).map(shown);
  return { places, ignored, width: filled.length };
}

/** A head as a message shows it: short, and of one line. */
const shown = (head: string) => head.replaceAll(/\s+/g, ' ').slice(0, 40);

/** Stands before the cells of a row that had more of them than there are heads. */
export const overflowMark = '\u241E';

/**
 * The cells of a row in the order of the kind's columns. An apostrophe that keeps a spreadsheet from calculating is taken
 * off; a row with more than its heads says so.
 */
export function arrange({ places, width }: Head, cells: readonly string[]): string[] {
  const own = places.map((place) =>
    (place === -1 ? '' : (cells[place] ?? '')).replace(/^'(?=[=+\-@\t\r])/, ''),
  );
  const more = cells.slice(width).some((cell) => cell.trim() !== '');
  return more ? [...own, overflowMark] : own;
}
