import { isDeepStrictEqual } from 'node:util';
import type { AnswerOf, CheckedInput } from '@terminal/contract';
import type { Context } from '../../core/context.ts';
import { announcePlan } from '../../core/events/plan.ts';
import type { JsonText } from '../../core/json-text.ts';
import { Refused, refuse } from '../../core/refusal.ts';
import { asTyped } from '../../core/text.ts';
import { countDue, getSnapshot, insertChange } from './change.queries.ts';
import { getPlan, insertPlan, type LockedPlan, listPlans, lockPlan, updatePlan } from './queries.ts';
import {
  insertCycles,
  type PlacedCycle,
  replaceItems,
  updateCycles,
  updateSetAside,
  updateTakenOut,
} from './ring.queries.ts';
import { kindRefusal, movesDue, ringRefusal } from './rules.ts';

type NewPlan = CheckedInput<'createPlan'>['body'];
type Ring = CheckedInput<'saveCycles'>['body'];

/** All plans of the company; counts are of the vehicles of the person's branches. */
export function plans({ db, actor }: Context): Promise<JsonText> {
  return listPlans(db, actor);
}

/** A plan with the ring of its cycles. @throws Refused NAO_ENCONTRADO */
export async function planOf(context: Context, id: number): Promise<JsonText> {
  const found = await getPlan(context.db, id, context.actor);
  if (found === undefined) throw new Refused('NAO_ENCONTRADO');
  return found;
}

/** Makes a plan, without cycles yet. @throws Refused PLANO_NOME_EM_USO by the index plano_nome */
export async function createPlan(context: Context, body: NewPlan): Promise<AnswerOf<'createPlan'>> {
  const nr_sequencial = await insertPlan(context.db, { ...body, ds_plano: asTyped(body.ds_plano) });
  announcePlan(context, 'plano.criado', [], { plano: nr_sequencial, ds_plano: body.ds_plano });
  return { nr_sequencial };
}

/**
 * Changes a plan itself. Its kind says what its orders are and stays while vehicles are in it.
 * @throws Refused NAO_ENCONTRADO, PLANO_EM_USO, CICLO_SO_DIAS, PLANO_NOME_EM_USO, CONFIRMA_PLANO
 */
export async function changePlan(
  context: Context,
  id: number,
  body: CheckedInput<'changePlan'>['body'],
): Promise<AnswerOf<'changePlan'>> {
  const plan = await lockExisting(context, id);
  refuse(kindRefusal({ kind: plan.tp_plano, used: plan.usado, ring: plan.anel }, body.tp_plano));
  const { motivo, ...data } = body;
  await changed(context, { id, kind: 'P', used: plan.usado, reason: motivo }, plan.filiais, () =>
    updatePlan(context.db, id, { ...data, ds_plano: asTyped(data.ds_plano) }),
  );
  return { nr_sequencial: id };
}

/**
 * Sets the ring of a plan. Vehicles keep their next cycle, even if its position changes.
 * @throws Refused NAO_ENCONTRADO, PLANO_MUDOU, CICLO_SO_DIAS, CICLO_EM_USO, CICLO_COM_OS, CONFIRMA_PLANO
 */
export async function saveCycles(
  context: Context,
  id: number,
  { antes, ciclos, motivo }: Ring,
): Promise<AnswerOf<'saveCycles'>> {
  const plan = await lockExisting(context, id);
  const refusal = ringRefusal(plan.anel, {
    kind: plan.tp_plano,
    known: antes,
    wanted: ciclos.map((cycle) => ({ id: cycle.nr_sequencial, meter: cycle.km_intervalo })),
  });
  if (refusal !== null)
    throw new Refused(refusal.code, refusal.values === undefined ? {} : { valores: refusal.values });
  await changed(context, { id, kind: 'C', used: plan.usado, reason: motivo }, plan.filiais, () =>
    writeRing(context, id, antes, ciclos),
  );
  return { nr_sequencial: id };
}

/**
 * Makes a change and writes it down with former and new values. One that moves what falls due of vehicles wants a reason:
 * without it nothing is changed, and the refusal tells how many are overdue and due soon before and would be after.
 * @throws Refused CONFIRMA_PLANO
 */
async function changed(
  context: Context,
  change: { id: number; kind: 'P' | 'C'; used: boolean; reason: string | undefined },
  branches: readonly number[],
  write: () => Promise<void>,
): Promise<void> {
  const { db, actor } = context;
  const look = async () =>
    [await getSnapshot(db, change.id), await countDue(db, change.id, actor.zone)] as const;
  const [before, dueBefore] = await look();
  await write();
  const [after, dueAfter] = await look();
  if (change.used && change.reason === undefined && movesDue(before, after)) {
    const campos = {
      antes: String(dueBefore.overdue),
      depois: String(dueAfter.overdue),
      a_vencer_antes: String(dueBefore.soon),
      a_vencer_depois: String(dueAfter.soon),
    };
    throw new Refused('CONFIRMA_PLANO', { campos });
  }
  if (!isDeepStrictEqual(before, after))
    await insertChange(db, {
      plan: change.id,
      kind: change.kind,
      person: actor.personId,
      reason: change.reason ?? null,
      before,
      after,
      due: { before: dueBefore, after: dueAfter },
    });
  announcePlan(context, 'plano.mudou', branches, {
    plano: change.id,
    motivo: change.reason ?? null,
    antes: before,
    depois: after,
    vencidos: { antes: dueBefore.overdue, depois: dueAfter.overdue },
    a_vencer: { antes: dueBefore.soon, depois: dueAfter.soon },
  });
}

async function writeRing(
  { db }: Context,
  plan: number,
  before: readonly number[],
  cycles: Ring['ciclos'],
): Promise<void> {
  const ring: PlacedCycle[] = cycles.map(({ itens: _, ...cycle }, place) => ({
    ...cycle,
    nr_ordem: place + 1,
    ds_ciclo: cycle.ds_ciclo.toUpperCase(),
  }));
  const kept = new Set(cycles.map((cycle) => cycle.nr_sequencial));
  await updateTakenOut(
    db,
    before.filter((cycle) => !kept.has(cycle)),
  );
  await updateSetAside(db, ring);
  await updateCycles(db, ring);
  await insertCycles(db, plan, ring);
  const items = cycles.flatMap(({ itens }, place) => itens.map((item) => ({ ...item, nr_ordem: place + 1 })));
  await replaceItems(db, plan, items);
}

async function lockExisting(context: Context, id: number): Promise<LockedPlan> {
  const plan = await lockPlan(context.db, id);
  if (plan === undefined) throw new Refused('NAO_ENCONTRADO');
  return plan;
}
