import type { AnswerOf, CheckedInput } from '@terminal/contract';
import { closingAsks } from '@terminal/contract/order-closing';
import { isOthersWork } from '@terminal/contract/order-rules';
import type { Context } from '../core/context.ts';
import { Refused, refuse } from '../core/refusal.ts';
import { recordReading, type ToldReading } from '../fleet/service.ts';
import type { IdentityCheck } from '../identity/service.ts';
import { closeOrder, type LockedOrder, type OrderInHand } from '../orders/service.ts';
import { pendingSurveys } from '../session/service.ts';
import { insertPrice, updateClosingNotes, updateWorkOver } from './close.queries.ts';
import { listRunningPlans } from './queries.ts';
import { changeRefusal, closeRefusal, startRefusal } from './rules.ts';
import { beginWork, lockWork, pause, refuseForeign, resume } from './service.ts';

type PlanWork = CheckedInput<'workOnPlan'>['body'];

/** Further input of finishing a plan order. */
export interface PlanClosing {
  meter: number | null;
  meterConfirmed: boolean;
  note: string | null;
  price: number | null;
}

/**
 * Starts or finishes the order of a plan (EXEC-07, EXEC-28, G-57).
 * @throws Refused as lockWork; OS_SEM_PLANO, the guards of 'iniciar' or of finishing it, in the documented order
 */
export async function workOnPlan(
  context: Context,
  identity: IdentityCheck,
  body: PlanWork,
): Promise<AnswerOf<'workOnPlan'>> {
  const order = await lockPlanOrder(context, identity, body.nrSeqOs, body);
  const meter = body.km_veiculo ?? null;
  const confirmed = meterConfirmed(body);
  if (body.acao === 'I') {
    refuse(startRefusal(order.situation, false).refusal ?? changeRefusal(body, order.facts, order.situation));
    await startPlan(context, order, { meter, meterConfirmed: confirmed });
    return { nr_sequencial: order.facts.nr_sequencial, pesquisa_nps: [] };
  }
  const note = body.obs_externa || null;
  await finishPlan(context, order, {
    meter,
    meterConfirmed: confirmed,
    note,
    price: body.precoTotal ?? null,
  });
  return { nr_sequencial: order.facts.nr_sequencial, pesquisa_nps: await surveysNow(context, order) };
}

/** Opens the interval of the whole order; a meter given at the start is recorded as a reading. */
async function startPlan(
  context: Context,
  order: OrderInHand,
  told: Pick<PlanClosing, 'meter' | 'meterConfirmed'>,
): Promise<void> {
  const reading = readingOf(order, told.meter, told.meterConfirmed);
  if (reading !== null) await recordReading(context.db, reading);
  await beginWork(context, order.facts, null, order.person, 'exec.iniciada');
}

/**
 * Finishes a plan order: everything attended, the meter given; the next cycle counts from here.
 * @throws Refused the guards of 'finalizar'
 */
export async function finishPlan(context: Context, order: OrderInHand, closing: PlanClosing): Promise<void> {
  const { facts, situation, person } = order;
  const { meter } = closing;
  const given = { service: false, price: closing.price, rescue: false, meter };
  const input = { ...given, wholeOrder: true, othersWork: isOthersWork(situation) };
  refuse(closeRefusal(situation, closingAsks(order.closing), input));
  await updateWorkOver(context.db, facts.nr_sequencial, { person: person.id, how: 'F' });
  const { note, price } = closing;
  if (note !== null)
    await updateClosingNotes(context.db, facts.nr_sequencial, { note, tyreServed: null, tyreFitted: null });
  await tellPrice(context, order, { item: null, price });
  const reading = readingOf(order, meter, closing.meterConfirmed);
  await closeOrder(context, facts, { technician: person.id, reading, transferred: false });
}

/** Records the price given when work ended, if any. */
export async function tellPrice(
  context: Context,
  { facts, person }: OrderInHand,
  { item, price }: { item: number | null; price: number | null },
): Promise<void> {
  if (price === null || price === 0) return;
  await insertPrice(context.db, { order: facts.nr_sequencial, item, price, person: person.id });
}

/** Surveys for the session's person after closing an order; no query unless the order has one. */
export async function surveysNow(context: Context, { facts }: LockedOrder) {
  const own = facts.nr_seq_clifor_abertura === context.actor.personId;
  return own || facts.tem_pesquisa ? pendingSurveys(context) : [];
}

/** Resumes a paused plan order (EXEC-07, G-41). @throws Refused as lockWork; OS_SEM_PLANO, the guards of 'continuar' */
export async function resumePlan(
  context: Context,
  identity: IdentityCheck,
  body: CheckedInput<'resumePlan'>['body'],
): Promise<AnswerOf<'resumePlan'>> {
  const order = await lockPlanOrder(context, identity, body.nr_seq_os, body);
  const { gera_transicao } = await resume(context, order);
  return { nr_sequencial: body.nr_seq_os, gera_transicao };
}

/** Pauses a plan order as any other (EXEC-07, EXEC-09..12). @throws Refused the guards of 'pausar' */
export function pausePlan(
  context: Context,
  identity: IdentityCheck,
  { tecnicoId, ...body }: CheckedInput<'pausePlan'>['body'],
): Promise<AnswerOf<'pausePlan'>> {
  return pause(context, identity, { ...body, nr_seq_clifor: tecnicoId });
}

/** Plan orders a technician works on now (EXEC-05). @throws Refused OUTRA_PESSOA, NAO_ENCONTRADO */
export async function runningPlans(context: Context, person: number): Promise<AnswerOf<'checkRunningPlans'>> {
  await refuseForeign(context, person);
  return { iniciadas: await listRunningPlans(context.db, person) };
}

async function lockPlanOrder(
  context: Context,
  identity: IdentityCheck,
  order: number,
  { tecnicoId, cpf }: { tecnicoId: number; cpf?: string | undefined },
): Promise<OrderInHand> {
  const inHand = await lockWork(context, identity, order, { nr_seq_clifor: tecnicoId, cpf });
  if (!inHand.situation.plan) throw new Refused('OS_SEM_PLANO');
  return inHand;
}

/** The meter given in a command on an order; null: none. */
export function readingOf(
  { facts, person }: OrderInHand,
  value: number | null,
  confirmed: boolean,
): ToldReading | null {
  if (value === null) return null;
  const { km_atual: atOpening, dias_aberta: daysOpen, qt_limite_horas: limit } = facts;
  const equipment = facts.departamento_os === 'ARMAZEM' ? { atOpening, daysOpen, limit } : null;
  const told = { plate: facts.nr_placa, value, order: facts.nr_sequencial };
  return { ...told, origin: 'O', person: person.id, confirmed, equipment };
}

/** Whether the meter was confirmed: either question, that about hours (G-50) or the general one. */
export const meterConfirmed = (body: {
  confirma?: 'S' | 'N' | undefined;
  confirma_km?: 'S' | 'N' | undefined;
}) => body.confirma === 'S' || body.confirma_km === 'S';
