import { type CheckedInput, itemTypes, type OrderItem } from '@terminal/contract';
import type { Context } from '../core/context.ts';
import { insertCorrection } from '../core/correction.queries.ts';
import { Refused, refuse } from '../core/refusal.ts';
import type { IdentityCheck } from '../identity/service.ts';
import { lockAs, orderItemsNow, refuseCommand } from '../orders/service.ts';
import { drawParts } from '../stock/service.ts';
import { changeRefusal, dispenseRefusal } from './rules.ts';
import { insertDispensation, updateDispensationVoid, updateItem, updateStockOf } from './write.queries.ts';
import { addOne, attendOpen, factsOf, heldOf, itemNow, openWork, settle } from './write.service.ts';

/**
 * Marks parts as taken, all or none, each with its given quantity (docs/stock.md).
 * @throws Refused as openWork; ITEM_INCOMPLETO, NAO_ENCONTRADO, ITEM_JA_ATENDIDO, PECA_DA_OFICINA, ESTOQUE_INSUFICIENTE
 */
export async function takeParts(
  context: Context,
  identity: IdentityCheck,
  order: number,
  body: CheckedInput<'takeParts'>['body'],
): Promise<OrderItem[]> {
  const work = await openWork(context, identity, order, body);
  const wanted = new Set(body.itens);
  if (wanted.size === 0) throw new Refused('ITEM_INCOMPLETO');
  await attendOpen(context, work, wanted, itemTypes.part);
  return orderItemsNow(context, order);
}

/**
 * Lets an item of the plan go undone: it stays on the order with the reason and the approver (G-37).
 * @throws Refused as lockAs; SEM_PERMISSAO, OS_SEM_PLANO, NAO_ENCONTRADO, ITEM_FORA_DO_PLANO, ITEM_JA_ATENDIDO, ITEM_DISPENSADO,
 *   JUSTIFICATIVA_OBRIGATORIA
 */
export async function dispense(
  context: Context,
  identity: IdentityCheck,
  params: { id: number; itemId: number },
  body: CheckedInput<'dispenseItem'>['body'],
): Promise<OrderItem> {
  const work = await lockAs(context, identity, params.id, body, 'dispensar');
  refuseCommand(context, 'dispensar', work.situation, work.person);
  const item = await factsOf(context, params);
  refuse(dispenseRefusal(item, body.motivo));
  await insertDispensation(context.db, {
    item: item.nr_sequencial,
    reason: body.motivo,
    person: work.person.id,
  });
  settle(context, work, { dispensado: item.nr_sequencial, motivo: body.motivo });
  return itemNow(context, params.id, item.nr_sequencial);
}

/**
 * Withdraws the dispensation of an item while the order is open: it is to be done again, and both facts stay
 * (docs/decisions/022-corrections.md).
 * @throws Refused as lockAs; SEM_PERMISSAO, OS_ENCERRADA, OS_SEM_PLANO, NAO_ENCONTRADO, ITEM_NAO_DISPENSADO
 */
export async function withdraw(
  context: Context,
  identity: IdentityCheck,
  params: { id: number; itemId: number },
  body: CheckedInput<'withdrawDispensation'>['body'],
): Promise<OrderItem> {
  const work = await lockAs(context, identity, params.id, body, 'dispensar');
  const person = work.person.id;
  refuseCommand(context, 'dispensar', work.situation, work.person);
  const item = await factsOf(context, params);
  const wrong = await updateDispensationVoid(context.db, item.nr_sequencial);
  if (wrong === undefined) throw new Refused('ITEM_NAO_DISPENSADO');
  await insertCorrection(context.db, 'DISPENSA', { wrong, right: null, reason: body.motivo, person });
  settle(context, work, { dispensa_retirada: item.nr_sequencial, motivo: body.motivo });
  return itemNow(context, params.id, item.nr_sequencial);
}

/**
 * Hands a part of our stock to the supplier of an external order, who provides all other parts.
 * @throws Refused as lockAs; OS_INTERNA, NAO_ENCONTRADO, ITEM_INCOMPLETO, ITEM_JA_ATENDIDO, ITEM_DISPENSADO, PECA_SEM_ESTOQUE,
 *   ESTOQUE_INSUFICIENTE
 */
export async function handOver(
  context: Context,
  identity: IdentityCheck,
  order: number,
  body: CheckedInput<'handOverPart'>['body'],
): Promise<OrderItem> {
  const work = await lockAs(context, identity, order, body, 'entregar_peca');
  const { facts, person } = work;
  refuseCommand(context, 'entregar_peca', work.situation, person);
  if (body.quantidade === 0) throw new Refused('ITEM_INCOMPLETO');
  let held = [];
  if (body.nr_seq_os_item != null) {
    const item = await factsOf(context, { id: order, itemId: body.nr_seq_os_item });
    refuse(changeRefusal(item));
    if (item.nr_tipo !== itemTypes.part) throw new Refused('ITEM_INCOMPLETO');
    if (item.attended) throw new Refused('ITEM_JA_ATENDIDO');
    const change = { quantity: body.quantidade ?? null, price: null, attended: true, person: person.id };
    await updateItem(context.db, item.nr_sequencial, change);
    await updateStockOf(context.db, item.nr_sequencial);
    held = [heldOf(item, body.quantidade ?? item.qt_quantidade)];
  } else {
    const entry = { item: body.nr_seq_item ?? null, quantity: body.quantidade ?? null, price: null };
    held = (await addOne(context, work, entry, true)).held;
  }
  const [given] = held;
  if (given === undefined) throw new Refused('ITEM_INCOMPLETO');
  const whose = { branch: facts.nr_seq_filial, person: person.id, whose: 'handedOver' as const };
  const unkept = await drawParts(context.db, whose, held);
  if (unkept.length > 0) throw new Refused('PECA_SEM_ESTOQUE');
  settle(context, work, { entregue: given.orderItem, quantidade: given.quantity });
  return itemNow(context, order, given.orderItem);
}
