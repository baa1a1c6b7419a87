import { Refused } from '../core/refusal.ts';
import type { Problem, Read } from '../imports/rows.rules.ts';

export type { Problem, Read };

/** N new, M changed, I as it is. */
export type Verdict = 'N' | 'M' | 'I';

/** Why a row was refused, as it is told. */
export interface ToldRefusal {
  codigo: string;
  mensagem: string;
  coluna: string | null;
}

/** What became of a row, or why it was refused: found here, or told by the import that is shared. */
export type Outcome = { verdict: Verdict } | { problem: Problem } | { told: ToldRefusal };

/** The refusal of a row in its words; null: it was not refused. */
export function refusalIn(outcome: Outcome): ToldRefusal | null {
  if ('verdict' in outcome) return null;
  if ('told' in outcome) return outcome.told;
  const { code, values = {}, column } = outcome.problem;
  return {
    codigo: code,
    mensagem: new Refused(code, { valores: values }).message,
    coluna: column ?? null,
  };
}

/** How many rows came out how. */
export interface Tally {
  novas: number;
  mudadas: number;
  iguais: number;
  recusadas: number;
}

/** Counts outcomes. */
export function tallyOf(outcomes: readonly Outcome[]): Tally {
  const count = (verdict: Verdict) =>
    outcomes.filter((outcome) => 'verdict' in outcome && outcome.verdict === verdict).length;
  const [novas, mudadas, iguais] = [count('N'), count('M'), count('I')];
  return { novas, mudadas, iguais, recusadas: outcomes.length - novas - mudadas - iguais };
}

/** The person and the HMACs a row was read with, and the mark of their key; null where it names no digits. */
export interface Sealed {
  person: number | null;
  login: Buffer | null;
  confirm: Buffer | null;
  mark: string | null;
}

/** A row that was understood. */
export interface Given<Row> {
  row: Row;
  cells: readonly string[];
  sealed: Sealed;
}

/** Rows as they were understood. */
export const rowsOf = <Row>(given: readonly Given<Row>[]): Row[] => given.map(({ row }) => row);

/** A row of a file as it lies waiting. */
export interface Line {
  cells: readonly string[];
  /** Earlier line that says the same; null: none does. */
  repeats: number | null;
  sealed: Sealed;
}

/** Outcomes of rows that were written. */
export const verdictsOf = (verdicts: readonly Verdict[]): Outcome[] =>
  verdicts.map((verdict) => ({ verdict }));

/** Puts the outcomes of the rows that were written where the refused ones are not. */
export function inPlace(refused: readonly (Outcome | null)[], written: readonly Outcome[]): Outcome[] {
  let next = 0;
  return refused.map((outcome) => outcome ?? written[next++] ?? { verdict: 'I' });
}

/**
 * Verdicts of rows with what hangs on them: changed when any of it is.
 * @param parts of each row
 * @param written verdicts of all parts, one row's after the other's
 */
export function withParts(
  own: readonly Verdict[],
  parts: readonly (readonly unknown[])[],
  written: readonly Verdict[],
): Verdict[] {
  let next = 0;
  return own.map((verdict, n) => {
    const first = next;
    next += parts[n]?.length ?? 0;
    const untouched = written.slice(first, next).every((part) => part === 'I');
    return verdict === 'I' && !untouched ? 'M' : verdict;
  });
}

/** What is wrong with names where one of them is unknown, told of the first such; null: all are known. */
export function unknownAmong(
  names: readonly string[],
  known: ReadonlyMap<string, unknown>,
  as: Pick<Problem, 'code' | 'column'>,
): Problem | null {
  const nome = names.find((name) => !known.has(name));
  return nome === undefined ? null : { ...as, values: { nome } };
}

/** The same for the branches of a row. */
export const branchProblem = (
  { branches }: { branches: readonly string[] },
  known: ReadonlyMap<string, unknown>,
): Problem | null => unknownAmong(branches, known, { code: 'FILIAL_DESCONHECIDA', column: 'filiais' });
