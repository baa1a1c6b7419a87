import type { AnswerOf, CheckedInput } from '@terminal/contract';
import { itemToStart } from '@terminal/contract/order-closing';
import { reasonOf, technician as technicianOfBranch } from '../catalog/service.ts';
import { countFromGiven } from '../core/commands/given.ts';
import type { Context } from '../core/context.ts';
import { announceOrder } from '../core/events/order.ts';
import { Refused, refuse } from '../core/refusal.ts';
import type { ActingPerson, IdentityCheck, Named } from '../identity/service.ts';
import { type LockedOrder, lockAs, type OrderInHand, scopeOf } from '../orders/service.ts';
import {
  findEarliestMoment,
  findPause,
  hasOpenPurchase,
  type IntervalRow,
  insertInterval,
  isPart,
  listRunning,
  listRunningOrders,
  updatePaused,
  updatePauseOver,
} from './queries.ts';
import { changeRefusal, listNumbers, pauseRefusal, resumeRefusal, startRefusal } from './rules.ts';

/** What a start is sent with. */
export type Start = CheckedInput<'startExecution'>['body'];
/** What a pause is sent with. */
export type Pause = CheckedInput<'pauseExecution'>['body'];

/**
 * Starts an order or item, or resumes a paused one (doc 2 §4, G-41).
 * When another technician paused it nothing changes and `gera_transicao` says to send gerarOsTransicao.
 * @throws Refused as lockWork; the guards of 'iniciar' and 'continuar', in the documented order; OS_MUDOU when it went to
 *   a supplier since the screen showed it; as itemToStart and beginWork
 */
export async function start(
  context: Context,
  identity: IdentityCheck,
  body: Start,
): Promise<AnswerOf<'startExecution'>> {
  const order = await lockWork(context, identity, body.nr_seq_os, body);
  const { facts, situation, person } = order;
  const samePause = body.nr_seq_item === undefined || body.nr_seq_item === facts.nr_seq_os_item;
  const { continues, refusal } = startRefusal(situation, samePause);
  refuse(refusal ?? changeRefusal(body, facts, situation));
  if (continues) return resume(context, order);
  const interval = await beginWork(context, facts, chooseItem(body, order), person, 'exec.iniciada');
  return { execucao: interval, gera_transicao: false };
}

/**
 * Locks an order for a command on its work, identifies the acting person, and sets the effective time of a command stored
 * without network (countFromGiven). @throws Refused as lockAs
 */
export async function lockWork(
  context: Context,
  identity: IdentityCheck,
  order: number,
  named: Named,
): Promise<OrderInHand> {
  const inHand = await lockAs(context, identity, order, named, null);
  const { db, givenAt } = context;
  if (givenAt !== null)
    await countFromGiven(context, await findEarliestMoment(db, order, inHand.person, givenAt));
  return inHand;
}

/**
 * Resumes a paused order: the technician who paused it opens the next interval; for others the answer asks for a takeover.
 * @throws Refused the guards of 'continuar', and what refuseWhenBusy and beginWork refuse
 */
export async function resume(
  context: Context,
  { facts, situation, person }: OrderInHand,
): Promise<AnswerOf<'startExecution'>> {
  refuse(resumeRefusal(situation));
  if (!situation.own && !person.supplier) {
    await refuseWhenBusy(context, person, facts);
    return { execucao: null, gera_transicao: true };
  }
  const item = facts.nr_seq_os_item;
  return {
    execucao: await beginWork(context, facts, item, person, 'exec.continuada'),
    gera_transicao: false,
  };
}

/** @throws Refused when the requested item cannot be started */
function chooseItem(body: Start, { closing }: LockedOrder): number | null {
  const choice = itemToStart(body.nr_seq_item, closing);
  if ('refusal' in choice) throw new Refused(choice.refusal);
  return choice.item;
}

/**
 * Opens the interval, marks the order started and announces it.
 * @throws Refused OS_EM_ATENDIMENTO when another command was faster on the order, MECANICO_OCUPADO, for the order of a
 *   plan MECANICO_OCUPADO_PLANO, when one was on the technician
 */
export async function beginWork(
  context: Context,
  facts: LockedOrder['facts'],
  item: number | null,
  person: ActingPerson,
  event: 'exec.iniciada' | 'exec.continuada',
): Promise<IntervalRow> {
  if (event === 'exec.continuada') await updatePauseOver(context.db, facts.nr_sequencial);
  const interval = await insertInterval(context.db, {
    order: facts.nr_sequencial,
    item,
    technician: person.id,
    supplier: person.supplier,
  });
  if (interval === undefined) {
    await refuseWhenBusy(context, person, facts);
    throw new Refused('OS_EM_ATENDIMENTO');
  }
  announceOrder(context, event, facts, { person: person.id, data: { item, antes: facts.situacao } });
  return interval;
}

/**
 * One running order per technician; a supplier login, shared by many people, is exempt (G-43).
 * @throws Refused MECANICO_OCUPADO, for a plan order MECANICO_OCUPADO_PLANO
 */
export async function refuseWhenBusy(
  context: Context,
  person: ActingPerson,
  wanted: Pick<LockedOrder['facts'], 'nr_seq_veiculo_plano'>,
): Promise<void> {
  if (person.supplier) return;
  const orders = await listRunningOrders(context.db, person.id);
  if (orders.length === 0) return;
  const { branchId } = context.actor;
  // Only an order of the session's branch can be opened from the refusal.
  const here = orders.find(({ nr_seq_filial }) => nr_seq_filial === branchId);
  const details = here === undefined ? {} : { openOrder: here.nr_seq_os };
  if (wanted.nr_seq_veiculo_plano !== null) throw new Refused('MECANICO_OCUPADO_PLANO', details);
  throw new Refused('MECANICO_OCUPADO', { ...details, valores: { numeros: listNumbers(orders, branchId) } });
}

/**
 * Pauses the running work (EXEC-08..13).
 * @throws Refused as lockWork; the state, JUSTIFICATIVA_OBRIGATORIA, PECA_OBRIGATORIA, OUTRO_MECANICO, CAMPO_INVALIDO
 */
export async function pause(
  context: Context,
  identity: IdentityCheck,
  body: Pause,
): Promise<AnswerOf<'pauseExecution'>> {
  const { facts, situation, person } = await lockWork(context, identity, body.nr_seq_os, body);
  const text = body.justificativa ?? '';
  const reason = text === '' ? undefined : await reasonOf(context.db, 'PAUSA', text);
  refuse(
    pauseRefusal(situation, {
      reasonGiven: text !== '',
      reason,
      partGiven: body.peca != null,
      partKnown: body.peca != null && (await isPart(context.db, body.peca)),
      own: situation.own,
    }),
  );
  if (reason === undefined || facts.nr_seq_execucao === null)
    throw new Error('a running order has an interval');
  await updatePaused(context.db, facts.nr_seq_execucao, {
    reason: reason.nr_sequencial,
    part: body.peca ?? null,
    note: body.observacao || null,
    person: person.id,
  });
  announceOrder(context, 'exec.pausada', facts, { person: person.id, data: { justificativa: text } });
  return { nr_sequencial: facts.nr_sequencial };
}

/** The open pause of an order (EXEC-14). @throws Refused NAO_ENCONTRADO, SEM_PAUSA */
export async function openPause(context: Context, order: number): Promise<AnswerOf<'getPause'>> {
  await scopeOf(context, order);
  const pause = await findPause(context.db, order);
  if (pause === undefined) throw new Refused('SEM_PAUSA');
  return pause;
}

/** Whether an open purchase order keeps work from being resumed (EXEC-17). @throws Refused NAO_ENCONTRADO */
export async function purchaseOpen(context: Context, order: number): Promise<AnswerOf<'checkPurchase'>> {
  await scopeOf(context, order);
  return { oc_aberta: await hasOpenPurchase(context.db, order) };
}

/**
 * Running work of the session's person, or for staff of a technician of the branch (EXEC-05). @throws Refused OUTRA_PESSOA,
 * NAO_ENCONTRADO
 */
export async function runningWork(context: Context, person: number): Promise<AnswerOf<'listRunning'>> {
  await refuseForeign(context, person);
  return listRunning(context.db, person, context.actor);
}

/**
 * Numbers of the orders a technician works on, with the text a further start would get (EXEC-05).
 * @throws Refused OUTRA_PESSOA, NAO_ENCONTRADO
 */
export async function runningOrders(context: Context, person: number): Promise<AnswerOf<'checkRunning'>> {
  await refuseForeign(context, person);
  const running = await listRunningOrders(context.db, person);
  const refused = new Refused('MECANICO_OCUPADO', {
    valores: { numeros: listNumbers(running, context.actor.branchId) },
  });
  return {
    iniciadas: running.map(({ nr_seq_os }) => nr_seq_os),
    mensagem: running.length === 0 ? '' : refused.message,
  };
}

/** Oneself, or for staff a technician of the branch. @throws Refused OUTRA_PESSOA, NAO_ENCONTRADO */
export async function refuseForeign(context: Context, person: number): Promise<void> {
  if (person === context.actor.personId) return;
  if (context.actor.kind !== 'staff') throw new Refused('OUTRA_PESSOA');
  await technicianOfBranch(context, person);
}
