import { createHash } from 'node:crypto';
import type { AnswerOf } from '@terminal/contract';
import type { ImportOutcome, Rows } from './outcome.ts';

/** Fingerprint of rows and outcomes, so that exactly what was shown is written. */
export const printOf = (kind: string, rows: Rows, outcomes: readonly ImportOutcome[]): string =>
  createHash('sha256')
    .update(JSON.stringify([kind, rows, outcomes]))
    .digest('hex');

/** Number of rows by outcome. */
export function countOf(outcomes: readonly ImportOutcome[]): AnswerOf<'applyImport'> {
  const count = (verdict: ImportOutcome['st_linha']) =>
    outcomes.filter(({ st_linha }) => st_linha === verdict).length;
  return {
    novas: count('N'),
    alteradas: count('M'),
    iguais: count('I'),
    retidas: count('R'),
    recusadas: count('X'),
  };
}
