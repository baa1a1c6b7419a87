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

/** Where in a row of the file each column of the kind stands; -1: the file has it not. */
export interface Head {
  places: readonly number[];
  /** Heads nobody knows. */
  ignored: string[];
  /** Columns the file has not, by name. */
  missing: string[];
  /** How many cells a row may have. */
  width: number;
}

/** What its sender says of the heads of a file. */
export interface ToldHead {
  /** Which row they are, from 1; null: it is looked for. */
  row: number | null;
  /** Place of each column of the kind, from 0, -1 none; null: they are known by their heads. */
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

/** The same of the row of heads itself. */
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

/** A head as a message shows it: short, and of one line. */
const shown = (head: string) => head.replaceAll(/\s+/g, ' ').slice(0, 40);

/** Stands before the cells of a row that had more of them than there are heads. */
export const overflowMark = '\u241E';

/**
 * The cells of a row in the order of the kind's columns. An apostrophe that keeps a spreadsheet from calculating is taken
 * off; a row with more than its heads says so.
 */
export function arrange({ places, width }: Head, cells: readonly string[]): string[] {
  const own = places.map((place) => asTyped(place === -1 ? '' : (cells[place] ?? '')));
  const more = cells.slice(width).some((cell) => cell.trim() !== '');
  return more ? [...own, overflowMark] : own;
}
