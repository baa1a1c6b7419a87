import { type IntakeKind, intakeColumns } from '@terminal/contract';
import { z } from 'zod';
import { type Fault, type ToldRefusal, toldOf } from '../../core/cells/reader.rules.ts';
import { bytes, number, row, text } from '../../core/row.ts';

/** N new, M changed, I unchanged. */
export const IntakeVerdict = z.enum(['N', 'M', 'I']);
export type IntakeVerdict = z.infer<typeof IntakeVerdict>;

/** What became of a row, or everything it was refused for. */
export type IntakeOutcome =
  | {
      verdict: IntakeVerdict;
      /** Its cells as they were understood. */
      told?: readonly string[] | undefined;
    }
  | { refusals: ToldRefusal[] };

/** A row that is refused. */
export const refusedFor = (faults: readonly Fault[]): IntakeOutcome => ({
  refusals: faults.map(toldOf),
});

/** A fault with the value of its cell; null: the whole row. */
type FaultOfRow = Omit<ToldRefusal, 'parte'> & { valor: string | null };

/** Everything a row was refused for; nothing: it was not. */
export function faultsIn(kind: IntakeKind, cells: readonly string[], outcome: IntakeOutcome): FaultOfRow[] {
  if ('verdict' in outcome) return [];
  const columns = intakeColumns(kind).map(([name]) => name);
  return outcome.refusals.map(({ parte, ...told }) => ({
    ...told,
    valor: told.coluna === null ? null : (parte ?? cells[columns.indexOf(told.coluna)] ?? ''),
  }));
}

/** How many rows came out how. */
export interface Tally {
  novas: number;
  mudadas: number;
  iguais: number;
  recusadas: number;
}

/** Counts outcomes. */
export function tallyOf(outcomes: readonly IntakeOutcome[]): Tally {
  const count = (verdict: IntakeVerdict) =>
    outcomes.filter((outcome) => 'verdict' in outcome && outcome.verdict === verdict).length;
  const [novas, mudadas, iguais] = [count('N'), count('M'), count('I')];
  return { novas, mudadas, iguais, recusadas: outcomes.length - novas - mudadas - iguais };
}

/** The person and the HMACs a row was read with, and the mark of their key; null where it names no digits. */
export const Sealed = row({
  person: number.nullable(),
  login: bytes.nullable(),
  confirm: bytes.nullable(),
  mark: text.nullable(),
});
export type Sealed = z.infer<typeof Sealed>;

/** What came of a line of the file. */
export const Lined = row({ line: number });
export interface Lined extends z.infer<typeof Lined> {
  /**
   * Columns that were emptied on purpose, of a form: what is left empty becomes empty, and lists hold what they name alone.
   * Undefined, of a file: what is left empty stays, and lists are added to.
   */
  emptied?: ReadonlySet<string> | undefined;
}

/** A row that was understood. */
export interface Given<Row> extends Lined {
  row: Row;
  /** Its cells as they were understood. */
  told?: readonly string[];
  cells: readonly string[];
  sealed: Sealed;
}

/** Rows as they were understood, each with its line. */
export const rowsOf = <Row>(given: readonly Given<Row>[]): (Row & Lined)[] =>
  given.map(({ row, line, emptied }) => ({ ...row, line, emptied }));

/** A staged row of a file. */
export const Line = Lined.extend({
  cells: text.array().readonly(),
  /** Columns that say what an earlier line says, and which. */
  repeats: z.array(row({ column: text, line: number })).readonly(),
  sealed: Sealed,
});
export type Line = z.infer<typeof Line> & Pick<Lined, 'emptied'>;

/** Outcomes of rows that were written. */
export const verdictsOf = (verdicts: readonly IntakeVerdict[]): IntakeOutcome[] =>
  verdicts.map((verdict) => ({ verdict }));

/** Puts the outcomes of the rows that were written where the refused ones are not. */
export function inPlace(
  refused: readonly (IntakeOutcome | null)[],
  written: readonly IntakeOutcome[],
): IntakeOutcome[] {
  let next = 0;
  return refused.map((outcome) => outcome ?? written[next++] ?? { verdict: 'I' });
}

/**
 * Verdicts of rows together with their dependent rows: changed when any of these is.
 * @param parts of each row
 * @param written verdicts of all parts, one row's after the other's
 */
export function withParts(
  own: readonly IntakeVerdict[],
  parts: readonly (readonly unknown[])[],
  written: readonly IntakeVerdict[],
): IntakeVerdict[] {
  let next = 0;
  return own.map((verdict, n) => {
    const first = next;
    next += parts[n]?.length ?? 0;
    const untouched = written.slice(first, next).every((part) => part === 'I');
    return verdict === 'I' && !untouched ? 'M' : verdict;
  });
}
