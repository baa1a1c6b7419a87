import type { AnswerOf } from '@terminal/contract';
import { type Fault, toldOf } from '../core/cells/reader.rules.ts';
import type { Context } from '../core/context.ts';
import { Refused } from '../core/refusal.ts';
import type { Change } from './ring.rules.ts';

/** Outcome of a row. */
export type ImportOutcome = Omit<AnswerOf<'previewImport'>['linhas'][number], 'lida'>;

/** The cells of a file, row by row. */
export type Rows = readonly (readonly string[])[];

/** Runs a part of an import: in the command's transaction, or in a separate one that is rolled back. */
export type Step = <T>(work: (context: Context) => Promise<T>) => Promise<T>;

const nothing: Omit<ImportOutcome, 'st_linha'> = { muda: [], recusas: [], ds_motivo: null, novos: [] };

/** The row is new, or identical to an existing one. */
export const plain = (verdict: 'N' | 'I'): ImportOutcome => ({ ...nothing, st_linha: verdict });

/** The row is new, with values in some columns that no existing row has and that may be misspelt. */
export const unheardOf = (columns: string[]): ImportOutcome => ({
  ...nothing,
  st_linha: 'N',
  novos: columns,
});

/** The row changes an existing one. */
export const changed = (changes: Change[]): ImportOutcome => ({ ...nothing, st_linha: 'M', muda: changes });

/** The reading is held for a decision. */
export const held = (doubt: NonNullable<ImportOutcome['ds_motivo']>): ImportOutcome => ({
  ...nothing,
  st_linha: 'R',
  ds_motivo: doubt,
});

/** The row is refused, by rules of the import or of the service that writes it. */
export const refused = (...faults: readonly Fault[]): ImportOutcome => ({
  ...nothing,
  st_linha: 'X',
  recusas: faults.map(toldOf),
});

/**
 * Executes a row; a refusal becomes its outcome, and its events are dropped. Safe, because services refuse before they write.
 */
export async function outcomeOf(
  context: Context,
  work: () => Promise<ImportOutcome>,
  unknown: Fault,
): Promise<ImportOutcome> {
  const before = context.events.length;
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    context.events.length = before;
    // Rows outside the person's branches count as not existing.
    return error.codigo === 'NAO_ENCONTRADO'
      ? refused(unknown)
      : refused({ code: error.codigo, values: error.details.valores ?? {} });
  }
}
