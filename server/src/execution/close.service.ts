import type { AnswerOf, CheckedInput } from '@terminal/contract';
import { closingAsks, itemToStart, withAttended } from '@terminal/contract/order-closing';
import { isOthersWork } from '@terminal/contract/order-rules';
import { reasonOf } from '../catalog/service.ts';
import type { Context } from '../core/context.ts';
import { announceOrder } from '../core/events/order.ts';
import { Refused, refuse } from '../core/refusal.ts';
import { recordReading } from '../fleet/service.ts';
import type { IdentityCheck } from '../identity/service.ts';
import { attendOpen } from '../items/write.service.ts';
import { closeOrder, type LockedOrder, lockAs, type OrderInHand } from '../orders/service.ts';
import {
  insertDoneService,
  insertTransitionOrder,
  updateAttended,
  updateClosingNotes,
  updateRescueReason,
  updateWorkOver,
} from './close.queries.ts';
import { finishPlan, meterConfirmed, readingOf, surveysNow, tellPrice } from './plan.service.ts';
import { updatePauseOver } from './queries.ts';
import { closeRefusal, stoppedText, takeOverRefusal } from './rules.ts';
import { beginWork, lockWork, refuseWhenBusy } from './service.ts';

type Close = CheckedInput<'closeExecution'>['body'];
type Transition = CheckedInput<'createTransitionOrder'>['body'];

/**
 * Stops the running service, or finishes the order (doc 2 §4 and §5, G-39, G-40). Open items named in `feitos` are attended
 * first; `proximo` is started after a service was stopped, by the same person.
 * Answers A while executable items are left, E when the order closed.
 * @throws Refused as lockWork; the guards of 'parar' and 'finalizar', in the documented order; those of ticking and of
 *   starting an item
 */
export async function close(
  context: Context,
  identity: IdentityCheck,
  body: Close,
): Promise<AnswerOf<'closeExecution'>> {
  const locked = await lockWork(context, identity, body.nr_seq_os, body);
  return closeLocked(context, await attend(context, locked, body.feitos ?? []), body);
}

/** The order with open items attended: they keep it from being finished no longer. */
async function attend(context: Context, order: OrderInHand, done: number[]): Promise<OrderInHand> {
  if (done.length === 0) return order;
  await attendOpen(context, order, new Set(done));
  return { ...order, closing: withAttended(order.closing, done) };
}

/** `close` for an order already locked, by a person already identified. @throws Refused as `close` */
export async function closeLocked(
  context: Context,
  order: OrderInHand,
  body: Close,
): Promise<AnswerOf<'closeExecution'>> {
  const next = nextItem(order, body);
  if (order.situation.plan) return closePlan(context, order, body);
  const asks = closingAsks(order.closing);
  refuse(closeRefusal(order.situation, asks, closeInput(order, body)));
  const rescueReason = await readRescueReason(context, body);
  const closed = asks.fecha;
  await endWork(context, order, body);
  await keepRescueReason(context, order, rescueReason);
  await settle(context, order, body, closed);
  return {
    codigo: closed ? 'E' : 'A',
    pesquisa_nps: closed ? await surveysNow(context, order) : [],
    execucao: next === null ? null : await beginNext(context, order, next),
  };
}

/** Item to start after the one in hand; null: none was named. @throws Refused when it cannot be started */
function nextItem({ closing }: OrderInHand, { proximo }: Close): number | null {
  if (proximo === undefined) return null;
  const choice = itemToStart(proximo, withAttended(closing, closing.item === null ? [] : [closing.item]));
  if ('refusal' in choice) throw new Refused(choice.refusal);
  return choice.item;
}

function beginNext(context: Context, { facts, situation, person }: OrderInHand, item: number) {
  return beginWork(context, { ...facts, situacao: stoppedText(situation) }, item, person, 'exec.iniciada');
}

/** Ending the work on a plan order always finishes it. */
async function closePlan(
  context: Context,
  order: OrderInHand,
  body: Close,
): Promise<AnswerOf<'closeExecution'>> {
  await finishPlan(context, order, {
    meter: body.km_atual ?? null,
    meterConfirmed: meterConfirmed(body),
    note: body.obsExterna || null,
    price: body.precoTotal ?? null,
  });
  return { codigo: 'E', pesquisa_nps: await surveysNow(context, order), execucao: null };
}

const closeInput = (order: LockedOrder, body: Close) => ({
  wholeOrder: body.finalizar_os === 'S',
  othersWork: isOthersWork(order.situation),
  service: body.nr_servico != null,
  price: body.precoTotal ?? null,
  rescue: Boolean(body.socorroEmRota),
  meter: body.km_atual ?? null,
});

async function readRescueReason(context: Context, body: Close): Promise<number | null> {
  if (!body.socorroEmRota) return null;
  const reason = await reasonOf(context.db, 'SOCORRO', body.socorroEmRota);
  if (reason === undefined)
    throw new Refused('CAMPO_INVALIDO', { faults: { socorroEmRota: 'MOTIVO_DESCONHECIDO' } });
  return reason.nr_sequencial;
}

/** Ends interval and pause, marks the item as attended or adds the named service, and stores price and notes. */
async function endWork(context: Context, order: OrderInHand, body: Close): Promise<void> {
  const { facts, person } = order;
  const { item } = order.closing;
  if (item === null) {
    await updateWorkOver(context.db, facts.nr_sequencial, { person: person.id, how: 'F' });
    await addService(context, order, body);
  } else {
    await updateAttended(context.db, facts.nr_sequencial, { item, person: person.id });
    await tellPrice(context, order, { item, price: body.precoTotal ?? null });
  }
  const notes = {
    note: body.obsExterna || null,
    tyreServed: body.pneuAtendimento || null,
    tyreFitted: body.pneuNovo || null,
  };
  if (Object.values(notes).some((value) => value !== null))
    await updateClosingNotes(context.db, facts.nr_sequencial, notes);
}

async function keepRescueReason(context: Context, { facts }: OrderInHand, reason: number | null) {
  if (reason !== null && facts.nr_seq_socorro_emrota !== null)
    await updateRescueReason(context.db, facts.nr_seq_socorro_emrota, reason);
}

/** Adds the service named at the end of work on the order as a whole, and its price. @throws Refused CAMPO_INVALIDO */
async function addService(context: Context, inHand: OrderInHand, body: Close): Promise<void> {
  const { facts, situation, person } = inHand;
  const price = body.precoTotal ?? null;
  if (body.nr_servico == null) return tellPrice(context, inHand, { item: null, price });
  const done = {
    order: facts.nr_sequencial,
    service: body.nr_servico,
    interval: situation.state === 'PARCIAL' ? null : facts.nr_seq_execucao,
    person: person.id,
  };
  const item = await insertDoneService(context.db, done);
  if (item === undefined) {
    throw new Refused('CAMPO_INVALIDO', { faults: { nr_servico: 'SERVICO_DESCONHECIDO' } });
  }
  await tellPrice(context, inHand, { item, price });
}

/** Closes the order when nothing is left, otherwise stores the reading and announces the end of a service. */
async function settle(context: Context, order: OrderInHand, body: Close, closed: boolean): Promise<void> {
  const { facts, person } = order;
  const reading = readingOf(order, body.km_atual ?? null, meterConfirmed(body));
  if (closed) return closeOrder(context, facts, { technician: person.id, reading, transferred: false });
  if (reading !== null) await recordReading(context.db, reading);
  announceOrder(context, 'exec.encerrada', facts, {
    person: person.id,
    data: { antes: facts.situacao },
  });
}

/**
 * Takes a paused order over (G-42): the original closes by transfer, a linked order with the open items starts with the new
 * technician; the SLA clock keeps running.
 * @throws Refused as lockAs; the guards of 'continuar', MESMO_MECANICO for the technician who paused and for suppliers; as
 *   beginWork
 */
export async function takeOver(
  context: Context,
  identity: IdentityCheck,
  body: Transition,
): Promise<AnswerOf<'createTransitionOrder'>> {
  const { facts, situation, person } = await lockAs(context, identity, body.nr_seq_os, body, 'continuar');
  refuse(takeOverRefusal(situation, person.supplier));
  await refuseWhenBusy(context, person, facts);
  await updatePauseOver(context.db, facts.nr_sequencial);
  await closeOrder(context, facts, { technician: person.id, reading: null, transferred: true });
  const number = await insertTransitionOrder(context.db, facts.nr_sequencial);
  const next = { ...facts, nr_sequencial: number };
  announceOrder(context, 'os.criada', next, {
    person: person.id,
    data: { origem: facts.nr_sequencial },
  });
  await beginWork(context, next, facts.nr_seq_os_item, person, 'exec.iniciada');
  return { nr_seq_os: number };
}
