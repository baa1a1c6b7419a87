import type { CheckedInput, OrderItem } from '@terminal/contract';
import { announceOrder } from '../core/events/order.ts';
import type { SessionContext } from '../core/http/context.ts';
import { Refused, refuse } from '../core/refusal.ts';
import type { IdentityCheck, Named } from '../identity/service.ts';
import { lockAs, type OrderInHand, orderItemsNow, refuseCommand } from '../orders/service.ts';
import { holdPart } from '../stock/service.ts';
import { entryRefusal, priceRefusal, removalRefusal, servicesRefusal, tickRefusal } from './rules.ts';
import {
  deleteItem,
  findCatalogItem,
  type ItemFacts,
  insertItem,
  listFacts,
  updateAllAttended,
  updateItem,
} from './write.queries.ts';

/** Proves who acts and locks the order. @throws Refused identity, NAO_ENCONTRADO, OS_ENCERRADA */
async function openWork(
  context: SessionContext,
  identity: IdentityCheck,
  order: number,
  body: Named,
): Promise<OrderInHand> {
  const inHand = await lockAs(context, identity, order, body);
  refuseCommand(context, 'itens', inHand.situation, inHand.technician);
  return inHand;
}

/** What of an item was entered, as the calls send it. */
interface Entered {
  item: number | null;
  quantity: number | null;
  price: number | null;
}

/**
 * Adds a service or part; a part leaves the branch's stock at once (ITEMS-08..13, G-52).
 * @throws Refused ITEM_INCOMPLETO, PRECO_SO_EXTERNA, ESTOQUE_INSUFICIENTE
 */
export async function add(
  context: SessionContext,
  identity: IdentityCheck,
  order: number,
  body: Named & Entered,
): Promise<OrderItem> {
  const work = await openWork(context, identity, order, body);
  const added = await addOne(context, work, body);
  settle(context, work, { inserido: added });
  return itemNow(context, order, added);
}

/** Adds several parts, all or none; in the order of their numbers, so that two such commands never wait for each other. */
export async function addMany(
  context: SessionContext,
  identity: IdentityCheck,
  order: number,
  body: Named & { entries: Entered[] },
): Promise<OrderItem[]> {
  const work = await openWork(context, identity, order, body);
  const entries = body.entries.toSorted((a, b) => (a.item ?? 0) - (b.item ?? 0));
  const added: number[] = [];
  for (const entry of entries) added.push(await addOne(context, work, entry));
  settle(context, work, { inseridos: added });
  return orderItemsNow(context, order);
}

async function addOne(
  context: SessionContext,
  { facts, technician }: OrderInHand,
  entry: Entered,
): Promise<number> {
  const found = entry.item === null ? undefined : await findCatalogItem(context.db, entry.item);
  refuse(entryRefusal({ ...entry, item: found !== undefined }, facts.st_origem === 'E'));
  if (entry.item === null || entry.quantity === null || found === undefined)
    throw new Refused('ITEM_INCOMPLETO');
  const part = found.nr_tipo === 4;
  const about = {
    branch: facts.nr_seq_filial,
    item: entry.item,
    quantity: entry.quantity,
    person: technician.id,
  };
  const price = facts.st_origem === 'E' ? entry.price : null;
  const orderItem = await insertItem(context.db, { ...about, order: facts.nr_sequencial, price, part });
  if (part) await holdPart(context.db, { ...about, orderItem });
  return orderItem;
}

/**
 * Changes quantity, price or tick of an item; stock follows the quantity.
 * @throws Refused NAO_ENCONTRADO, ITEM_INCOMPLETO, PRECO_SO_EXTERNA, OS_EM_ATENDIMENTO, ITEM_JA_ATENDIDO, ESTOQUE_INSUFICIENTE
 */
export async function change(
  context: SessionContext,
  identity: IdentityCheck,
  params: { id: number; itemId: number },
  body: CheckedInput<'changeItem'>['body'],
): Promise<OrderItem> {
  const work = await openWork(context, identity, params.id, body);
  const item = await factsOf(context, params);
  const ticked = body.item_atendido ?? item.attended;
  if (body.quantidade === 0) throw new Refused('ITEM_INCOMPLETO');
  refuse(priceRefusal(body.precoTotal ?? null, work.facts.st_origem === 'E'));
  refuse(tickRefusal(ticked, item));
  await updateItem(context.db, item.nr_sequencial, {
    quantity: body.quantidade ?? null,
    price: work.facts.st_origem === 'E' ? (body.precoTotal ?? null) : null,
    attended: ticked,
    person: work.technician.id,
  });
  if (item.nr_tipo === 4 && body.quantidade != null) await hold(context, work, item, body.quantidade);
  settle(context, work, { item: item.nr_sequencial, quantidade: body.quantidade, atendido: ticked });
  return itemNow(context, params.id, item.nr_sequencial);
}

/**
 * Takes an item off the order; what it took from stock goes back (ITEMS-05).
 * @throws Refused NAO_ENCONTRADO, ITEM_EM_EXECUCAO
 */
export async function remove(
  context: SessionContext,
  identity: IdentityCheck,
  params: { id: number; itemId: number },
  body: Named,
): Promise<{ mensagem: string }> {
  const work = await openWork(context, identity, params.id, body);
  const item = await factsOf(context, params);
  refuse(removalRefusal(item));
  if (item.nr_tipo === 4) await hold(context, work, item, 0);
  await deleteItem(context.db, item.nr_sequencial);
  settle(context, work, { excluido: item.nr_seq_item, quantidade: item.qt_quantidade });
  return { mensagem: 'Item excluído com sucesso!' };
}

/**
 * Marks the order's services as done; every open one must be named (EXEC-36).
 * @throws Refused SERVICOS_INCOMPLETOS, OS_EM_ATENDIMENTO
 */
export async function registerServices(
  context: SessionContext,
  identity: IdentityCheck,
  body: CheckedInput<'registerServices'>['body'],
): Promise<OrderItem[]> {
  const work = await openWork(context, identity, body.nr_os, body);
  const services = (await listFacts(context.db, body.nr_os)).filter(
    (item) => item.nr_tipo === 3 && !item.attended,
  );
  const open = services.map(({ nr_sequencial, inHand }) => ({ id: nr_sequencial, inHand }));
  refuse(servicesRefusal(open, body.servicos));
  const items = open.map(({ id }) => id);
  await updateAllAttended(context.db, { items, person: work.technician.id });
  settle(context, work, { servicos: items });
  return orderItemsNow(context, body.nr_os);
}

const hold = (
  context: SessionContext,
  { facts, technician }: OrderInHand,
  item: ItemFacts,
  quantity: number,
) =>
  holdPart(context.db, {
    branch: facts.nr_seq_filial,
    item: item.nr_seq_item,
    orderItem: item.nr_sequencial,
    quantity,
    person: technician.id,
  });

async function factsOf(context: SessionContext, params: { id: number; itemId: number }): Promise<ItemFacts> {
  const items = await listFacts(context.db, params.id);
  const found = items.find((item) => item.nr_sequencial === params.itemId);
  if (found === undefined) throw new Refused('NAO_ENCONTRADO');
  return found;
}

/** Everybody is told. */
function settle(context: SessionContext, work: OrderInHand, data: Record<string, unknown>): void {
  announceOrder(context, 'os.alterada', work.facts, { person: work.technician.id, data });
}

async function itemNow(context: SessionContext, order: number, item: number): Promise<OrderItem> {
  const found = (await orderItemsNow(context, order)).find(({ nr_sequencial }) => nr_sequencial === item);
  if (found === undefined) throw new Refused('NAO_ENCONTRADO');
  return found;
}
