import {
  findHead,
  type IntakeKind,
  intakeColumns,
  missingColumns,
  placesOf,
  plainHead,
  type Remembered,
} from '@terminal/contract';
import { asTyped } from '@terminal/contract/csv';
import { Refused } from '../../core/refusal.ts';

/** Most columns of a file; the widest kind has fourteen. */
const mostColumns = 100;

/** Index in a row of each column of the kind; -1: absent. */
export interface Head {
  places: readonly number[];
  /** Unknown heads. */
  ignored: string[];
  /** Names of missing columns. */
  missing: string[];
  /** How many cells a row may have. */
  width: number;
}

/** Head row and columns as given by the sender. */
export interface ToldHead {
  /** Number of the head row, from 1; null: detected. */
  row: number | null;
  /** Index of each column of the kind, from 0, -1 absent; null: matched by heads. */
  places: readonly number[] | null;
}

interface FoundHead {
  /** Rows above the first of data. */
  above: number;
  line: number;
  head: Head;
}

/**
 * Finds the heads among the first rows of a file.
 * @throws Refused CARGA_COLUNAS_DEMAIS, CARGA_COLUNA_REPETIDA, CARGA_COLUNA_FALTA
 */
export function headAmong(
  kind: IntakeKind,
  rows: readonly { line: number; cells: readonly string[] }[],
  told: ToldHead,
  remembered: Remembered,
): FoundHead | null {
  const at =
    told.row === null
      ? findHead(
          kind,
          rows.map(({ cells }) => cells),
          remembered,
        )
      : told.row - 1;
  const row = rows[at];
  if (row === undefined) return null;
  const filled = row.cells.map((cell) => cell.trim());
  return {
    above: at + 1,
    line: row.line,
    head: readHead(kind, filled, {
      line: row.line,
      places: told.places ?? placesOf(kind, filled, remembered),
    }),
  };
}

/**
 * Matches the columns of the head row itself.
 * @throws Refused CARGA_COLUNAS_DEMAIS, CARGA_COLUNA_REPETIDA, CARGA_COLUNA_FALTA
 */
export function readHead(
  kind: IntakeKind,
  cells: readonly string[],
  { line, places }: { line: number; places: readonly number[] } = { line: 1, places: placesOf(kind, cells) },
): Head {
  const filled = [...cells];
  while (filled.at(-1) === '') filled.pop();
  if (filled.length > mostColumns)
    throw new Refused('CARGA_COLUNAS_DEMAIS', { valores: { limite: String(mostColumns) } });
  const known = new Set(places.filter((place) => place >= 0));
  const plain = filled.map(plainHead);
  const twice = plain.findIndex(
    (head, at) =>
      head !== '' && plain.indexOf(head) !== at && known.has(plain.indexOf(head)) && !known.has(at),
  );
  if (twice >= 0)
    throw new Refused('CARGA_COLUNA_REPETIDA', { valores: { coluna: shown(filled[twice] ?? '') } });
  const columns = intakeColumns(kind);
  const heads = new Map(columns.map(([name, { head }]) => [name, head]));
  const lacking = missingColumns(kind, places);
  if (lacking.length > 0)
    throw new Refused('CARGA_COLUNA_FALTA', {
      valores: {
        linha: String(line),
        colunas: lacking.map((name) => heads.get(name) ?? name).join(', '),
      },
    });
  return {
    places,
    ignored: filled.filter((head, place) => head !== '' && !known.has(place)).map(shown),
    missing: columns.flatMap(([name], n) => ((places[n] ?? -1) < 0 ? [name] : [])),
    width: filled.length,
  };
}

/** A head for messages: short, and on one line. */
const shown = (head: string) => head.replaceAll(/\s+/g, ' ').slice(0, 40);

/** Marks a row with more cells than heads. */
export const overflowMark = '\u241E';

/**
 * The cells of a row in the order of the kind's columns. The apostrophe that escapes a formula is removed; a row with more
 * cells than heads is marked.
 */
export function arrange({ places, width }: Head, cells: readonly string[]): string[] {
  const own = places.map((place) => asTyped(place === -1 ? '' : (cells[place] ?? '')));
  const more = cells.slice(width).some((cell) => cell.trim() !== '');
  return more ? [...own, overflowMark] : own;
}
