import type { AnswerOf, CheckedInput } from '@terminal/contract';
import type { Context } from '../core/context.ts';
import { announceOrder } from '../core/events/order.ts';
import { Refused } from '../core/refusal.ts';
import type { ActingPerson, IdentityCheck, Named } from '../identity/service.ts';
import { findPurchase, insertPurchase, updatePurchaseClosed } from './change.queries.ts';
import type { OrderFacts } from './lock.queries.ts';
import { lockAs, refuseCommand } from './service.ts';

/**
 * Opens a purchase order: the order's work is not resumed until it is closed (G-44).
 * @throws Refused as lockAs; OS_ENCERRADA, SEM_PERMISSAO, CAMPO_INVALIDO without a number
 */
export async function openPurchase(
  context: Context,
  identity: IdentityCheck,
  order: number,
  body: CheckedInput<'openPurchase'>['body'],
): Promise<AnswerOf<'openPurchase'>> {
  const { facts, person } = await lockForPurchase(context, identity, order, body);
  if (body.nr_oc === '') throw new Refused('CAMPO_INVALIDO', { faults: { nr_oc: 'VAZIO' } });
  const purchase = await insertPurchase(context.db, {
    order,
    number: body.nr_oc,
    item: body.nr_seq_item ?? null,
  });
  if (purchase === undefined) throw new Error('an inserted row was not returned');
  announceOrder(context, 'os.alterada', facts, {
    person: person.id,
    data: { oc: body.nr_oc, oc_aberta: true },
  });
  return purchase;
}

/** Closes a purchase order (G-44). @throws Refused as lockAs; OS_ENCERRADA, SEM_PERMISSAO, NAO_ENCONTRADO, OC_FECHADA */
export async function closePurchase(
  context: Context,
  identity: IdentityCheck,
  order: number,
  body: CheckedInput<'closePurchase'>['body'],
): Promise<AnswerOf<'closePurchase'>> {
  const { facts, person } = await lockForPurchase(context, identity, order, body);
  const open = await findPurchase(context.db, order, body.nr_sequencial);
  if (open === undefined) throw new Refused('NAO_ENCONTRADO');
  if (open.dt_fechamento !== null) throw new Refused('OC_FECHADA');
  await updatePurchaseClosed(context.db, body.nr_sequencial);
  announceOrder(context, 'os.alterada', facts, {
    person: person.id,
    data: { oc: open.nr_oc, oc_aberta: false },
  });
  const closed = await findPurchase(context.db, order, body.nr_sequencial);
  return closed ?? open;
}

async function lockForPurchase(
  context: Context,
  identity: IdentityCheck,
  order: number,
  body: Named,
): Promise<{ facts: OrderFacts; person: ActingPerson }> {
  const { facts, situation, person } = await lockAs(context, identity, order, body, 'ordem_compra');
  refuseCommand(context, 'ordem_compra', situation, person);
  return { facts, person };
}
