import { Refused } from '../core/refusal.ts';
import type { Problem, Read } from '../imports/rows.rules.ts';

export type { Read };

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

/** A row of a file as it lies waiting. */
export interface Line {
  cells: readonly string[];
  /** Earlier line that says the same; null: none does. */
  repeats: number | null;
  sealed: Sealed;
}

/** Of a row and what hangs on it: changed when any of it is. */
export const together = (own: Verdict, others: readonly Verdict[]): Verdict =>
  own === 'I' && others.some((other) => other !== 'I') ? 'M' : own;

/** The first name that nobody knows. */
export const unknownName = (
  names: readonly string[],
  known: ReadonlyMap<string, unknown>,
): string | undefined => names.find((name) => !known.has(name));
