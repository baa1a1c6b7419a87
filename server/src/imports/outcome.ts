import type { AnswerOf } from '@terminal/contract';
import { type Problem, toldOf } from '../core/cells/reader.rules.ts';
import type { Context } from '../core/context.ts';
import { Refused } from '../core/refusal.ts';
import type { Change } from './ring.rules.ts';

/** What becomes of a row. */
export type Outcome = Omit<AnswerOf<'previewImport'>['linhas'][number], 'lida'>;

/** The cells of a file, row by row. */
export type Rows = readonly (readonly string[])[];

/** Runs a part of an import: in the command's transaction, or in a separate one that is rolled back. */
export type Step = <T>(work: (context: Context) => Promise<T>) => Promise<T>;

const nothing: Omit<Outcome, 'st_linha'> = { muda: [], recusas: [], ds_motivo: null, novos: [] };

/** It was new, or is there already. */
export const plain = (verdict: 'N' | 'I'): Outcome => ({ ...nothing, st_linha: verdict });

/** It is new, and says in some columns what nothing there says yet: perhaps it is misspelt. */
export const unheardOf = (columns: string[]): Outcome => ({ ...nothing, st_linha: 'N', novos: columns });

/** It changes what there is. */
export const changed = (changes: Change[]): Outcome => ({ ...nothing, st_linha: 'M', muda: changes });

/** A reading that waits for a decision. */
export const held = (doubt: NonNullable<Outcome['ds_motivo']>): Outcome => ({
  ...nothing,
  st_linha: 'R',
  ds_motivo: doubt,
});

/** It is refused, by rules of the import or of what it would have written. */
export const refused = (...problems: readonly Problem[]): Outcome => ({
  ...nothing,
  st_linha: 'X',
  recusas: problems.map(toldOf),
});

/**
 * Does what a row asks for; a refusal is its outcome, and what it would have announced is forgotten. Services refuse
 * before they write.
 */
export async function outcomeOf(
  context: Context,
  work: () => Promise<Outcome>,
  unknown: Problem,
): Promise<Outcome> {
  const before = context.events.length;
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    context.events.length = before;
    // What the services do not find in the person's branches does not exist for him.
    return error.codigo === 'NAO_ENCONTRADO'
      ? refused(unknown)
      : refused({ code: error.codigo, values: error.details.valores ?? {} });
  }
}
