import { type AnswerOf, type CheckedInput, importColumns } from '@terminal/contract';
import { type Read, refuseRepeated } from '../core/cells/reader.rules.ts';
import { rehearse } from '../core/commands/rehearse.ts';
import type { Context } from '../core/context.ts';
import { tell } from '../core/events/tell.ts';
import { Refused } from '../core/refusal.ts';
import { type ImportOutcome, plain, type Rows, refused, unheardOf } from './outcome.ts';
import { countOf, printOf } from './print.ts';
import { findLookups, insertTyres, lockVehicles, metersOn, type NewTyre } from './tyre.queries.ts';
import { readTyre, type TyreRow, understoodTyre } from './tyre.rules.ts';
import { tyreJudge } from './tyre-judge.rules.ts';

/** What an import of tyres would do, row by row: it is done, and all of it rolled back. @throws Refused SEM_PERMISSAO */
export async function previewTyres(
  context: Context,
  { linhas, nr_linhas }: CheckedInput<'previewTyreImport'>['body'],
): Promise<AnswerOf<'previewTyreImport'>> {
  const { db, actor } = context;
  const { outcomes, known } = await rehearse(db, actor.zone, (tx) =>
    bring({ ...context, db: tx, events: [] }, linhas, nr_linhas),
  );
  return {
    conhecidos: known,
    impressao: shownPrint(linhas, outcomes),
    linhas: outcomes.map((outcome, n) => ({ ...outcome, lida: understoodTyre(linhas[n] ?? []) })),
  };
}

/**
 * Writes the tyres a preview showed; refused rows stay out.
 * @throws Refused PREVIA_MUDOU when any row would come out otherwise than it was shown, SEM_PERMISSAO
 */
export async function applyTyres(
  context: Context,
  { linhas, nr_linhas, impressao }: CheckedInput<'applyTyreImport'>['body'],
): Promise<AnswerOf<'applyTyreImport'>> {
  const outcomes = await importTyres(context, linhas, nr_linhas);
  if (shownPrint(linhas, outcomes) !== impressao) throw new Refused('PREVIA_MUDOU');
  const totals = countOf(outcomes);
  tell(context, 'pneu.importado', { nr_seq_filial: context.actor.branchId }, { ...totals });
  return totals;
}

/** Names what is written; that a name is new is a hint, and no longer true once another part of the file is in. */
const shownPrint = (rows: Rows, outcomes: readonly ImportOutcome[]): string =>
  printOf(
    'pneus',
    rows,
    outcomes.map((outcome) => ({ ...outcome, novos: [] })),
  );

/** Judges every row against earlier rows and stored data, and writes the accepted ones. @returns an outcome per row */
export const importTyres = async (
  context: Context,
  rows: Rows,
  lines?: readonly number[],
): Promise<ImportOutcome[]> => (await bring(context, rows, lines)).outcomes;

/** Most names of a column that are offered. */
const mostNames = 500;

/** The outcomes, with the existing names by column. */
async function bring(
  context: Context,
  rows: Rows,
  lines?: readonly number[],
): Promise<{ outcomes: ImportOutcome[]; known: Record<string, string[]> }> {
  const { db, actor } = context;
  if (actor.branchId === null) throw new Refused('SEM_PERMISSAO');
  const key = { column: 'fogo', head: importColumns.pneus.fogo, of: ({ fire }: TyreRow) => fire };
  const read = refuseRepeated(rows.map(readTyre), key, lines);
  const wanted = read.flatMap((one) => (one.faults ? [] : [one.row]));
  const plates = [...new Set(wanted.flatMap(({ mounted }) => mounted?.plate ?? []))];
  await lockVehicles(db, actor.personId, plates);
  const lookups = await findLookups(db, {
    person: actor.personId,
    zone: actor.zone,
    fires: wanted.map(({ fire }) => fire),
    plates,
  });
  const then = await metersOn(
    db,
    wanted.flatMap(({ mounted }) => (mounted?.day ? [{ plate: mounted.plate, day: mounted.day }] : [])),
    actor.zone,
  );
  const judge = tyreJudge(lookups, then, actor.branchId);
  const judged = read.map((one) => outcomeOfRow(one, judge));
  await insertTyres(
    db,
    judged.flatMap(({ tyre }) => (tyre ? [tyre] : [])),
    { person: actor.personId, zone: actor.zone },
  );
  const { marcas, modelos, medidas } = lookups;
  return {
    outcomes: judged.map(({ outcome }) => outcome),
    known: {
      marca: marcas.slice(0, mostNames),
      modelo: modelos.slice(0, mostNames),
      medida: medidas.slice(0, mostNames),
    },
  };
}

/** The outcome of a row, and the tyre to be written. */
function outcomeOfRow(
  read: Read<TyreRow>,
  judge: ReturnType<typeof tyreJudge>,
): { outcome: ImportOutcome; tyre?: NewTyre } {
  if (read.faults) return { outcome: refused(...read.faults) };
  const verdict = judge(read.row);
  if ('faults' in verdict) return { outcome: refused(...verdict.faults) };
  if ('same' in verdict) return { outcome: plain('I') };
  const { news, branch, meter } = verdict;
  return { outcome: unheardOf(news), tyre: { ...read.row, branchNumber: branch, meter } };
}
