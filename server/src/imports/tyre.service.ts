import { type AnswerOf, type CheckedInput, importColumns } from '@terminal/contract';
import { type Read, refuseRepeated } from '../core/cells/reader.rules.ts';
import { rehearse } from '../core/commands/rehearse.ts';
import type { Context } from '../core/context.ts';
import { tell } from '../core/events/tell.ts';
import { Refused } from '../core/refusal.ts';
import { fold } from '../core/text.ts';
import { type ImportOutcome, plain, type Rows, refused, unheardOf } from './outcome.ts';
import { countOf, printOf } from './print.ts';
import {
  findLookups,
  insertTyres,
  lockVehicles,
  metersOn,
  type NewTyre,
  type TyreLookups,
} from './tyre.queries.ts';
import { othersIn, readTyre, type TyreRow, tyreProblems, understoodTyre } from './tyre.rules.ts';

/** What an import of tyres would do, row by row: it is done, and all of it taken back. @throws Refused SEM_PERMISSAO */
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
  const wanted = read.flatMap((one) => (one.problems ? [] : [one.row]));
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
  const judge = judgeOf(lookups, then, actor.branchId);
  const judged = read.map(judge);
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

/** Judges one row after the other: each takes the position it is mounted on. */
function judgeOf(lookups: TyreLookups, then: ReadonlyMap<string, number>, ownBranch: number) {
  const fires = new Map(lookups.pneus.map((tyre) => [tyre.nr_fogo, tyre]));
  const names = {
    marca: new Set(lookups.marcas),
    modelo: new Set(lookups.modelos),
    medida: new Set(lookups.medidas),
  };
  const branches = new Map(lookups.filiais.map((branch) => [fold(branch.ds_filial), branch.nr_sequencial]));
  const vehicles = new Map(
    lookups.veiculos.map(({ nr_placa, km_atual, posicoes, ocupadas }) => [
      nr_placa,
      { positions: posicoes, taken: new Set(ocupadas), meter: km_atual },
    ]),
  );
  const vehicleOf = ({ mounted }: TyreRow) => {
    const vehicle = mounted && vehicles.get(mounted.plate);
    if (!vehicle) return undefined;
    const meterThen =
      mounted.day === null ? vehicle.meter : (then.get(`${mounted.plate} ${mounted.day}`) ?? 0);
    return { ...vehicle, meterThen };
  };
  /** Columns with values no stored tyre has; empty for a company without tyres, where every name is new. */
  const newIn = ({ brand, model, size }: TyreRow) =>
    names.marca.size === 0
      ? []
      : (
          [
            ['marca', brand],
            ['modelo', model],
            ['medida', size],
          ] as const
        ).flatMap(([column, name]) => (names[column].has(name) ? [] : [column]));
  const othersOf = (row: TyreRow) => {
    const there = fires.get(row.fire);
    if (there === undefined) return null;
    const {
      ds_marca: marca,
      ds_modelo: modelo,
      ds_medida: medida,
      vl_compra: valor,
      dt_compra: compra,
    } = there;
    return othersIn(row, { marca, modelo, medida, valor, compra });
  };
  const judge = (row: TyreRow): { outcome: ImportOutcome; tyre?: NewTyre } => {
    const others = othersOf(row);
    // The tyre exists; its place and depths may have changed since and are not overwritten.
    if (others?.length === 0) return { outcome: plain('I') };
    const branch = row.branch === null ? ownBranch : branches.get(fold(row.branch));
    const vehicle = vehicleOf(row);
    const facts = { today: lookups.hoje, others, branch, vehicle };
    const problems = tyreProblems(row, facts);
    if (problems.length > 0 || branch === undefined) return { outcome: refused(...problems) };
    if (row.mounted) vehicle?.taken.add(`${row.mounted.axle}${row.mounted.side}`);
    const meter = row.mounted?.meter ?? vehicle?.meterThen ?? null;
    return { outcome: unheardOf(newIn(row)), tyre: { ...row, branchNumber: branch, meter } };
  };
  return (one: Read<TyreRow>) => (one.problems ? { outcome: refused(...one.problems) } : judge(one.row));
}
