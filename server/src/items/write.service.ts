import { type CheckedInput, itemTypes, type OrderItem, type PartOrigin } from '@terminal/contract';
import type { SignedAct } from '@terminal/contract/order-signers';
import type { Context } from '../core/context.ts';
import { announceOrder } from '../core/events/order.ts';
import { Refused, refuse } from '../core/refusal.ts';
import type { IdentityCheck, Named } from '../identity/service.ts';
import { lockAs, type OrderInHand, orderItemsNow, refuseCommand } from '../orders/service.ts';
import { drawParts, type HeldPart } from '../stock/service.ts';
import {
  changeRefusal,
  entryRefusal,
  partRefusal,
  priceRefusal,
  removalRefusal,
  servicesRefusal,
  tickRefusal,
} from './rules.ts';
import {
  deleteItem,
  findItemKind,
  type ItemFacts,
  insertItem,
  listFacts,
  updateAllAttended,
  updateItem,
} from './write.queries.ts';

/**
 * Proves who acts and locks the order.
 * @param act what is done, which decides in whose name
 * @throws Refused as lockAs; the guards of 'itens'
 */
export async function openWork(
  context: Context,
  identity: IdentityCheck,
  order: number,
  body: Named,
  act: SignedAct = 'itens',
): Promise<OrderInHand> {
  const inHand = await lockAs(context, identity, order, body, act);
  refuseCommand(context, 'itens', inHand.situation, inHand.person);
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
 * @throws Refused as openWork; ITEM_INCOMPLETO, PRECO_SO_EXTERNA, PECA_DA_OFICINA, ESTOQUE_INSUFICIENTE
 */
export async function add(
  context: Context,
  identity: IdentityCheck,
  order: number,
  body: Named & Entered,
): Promise<OrderItem> {
  const work = await openWork(context, identity, order, body);
  const { added, held } = await addOne(context, work, body);
  await draw(context, work, held);
  settle(context, work, { inserido: added });
  return itemNow(context, order, added);
}

/** Adds several parts, all or none. @throws Refused as openWork, then as `add` */
export async function addMany(
  context: Context,
  identity: IdentityCheck,
  order: number,
  body: Named & { entries: Entered[] },
): Promise<OrderItem[]> {
  const work = await openWork(context, identity, order, body);
  const added: number[] = [];
  const held: HeldPart[] = [];
  for (const entry of body.entries) {
    const one = await addOne(context, work, entry);
    added.push(one.added);
    held.push(...one.held);
  }
  await draw(context, work, held);
  settle(context, work, { inseridos: added });
  return orderItemsNow(context, order);
}

/**
 * Adds an item to the order. @returns its number, and the quantity it takes from the stock
 * @throws Refused the guards of an entry (`entryRefusal`), ITEM_INCOMPLETO, PECA_DA_OFICINA
 */
export async function addOne(
  context: Context,
  { facts, person }: OrderInHand,
  entry: Entered,
  ours = facts.st_origem === 'I',
): Promise<{ added: number; held: HeldPart[] }> {
  const kind = entry.item === null ? undefined : await findItemKind(context.db, entry.item);
  refuse(entryRefusal({ ...entry, item: kind !== undefined }, facts.st_origem === 'E'));
  const { item, quantity } = entry;
  if (item === null || quantity === null || kind === undefined) throw new Refused('ITEM_INCOMPLETO');
  const part = kind === itemTypes.part;
  refuse(partRefusal(context.actor.kind, { part, external: facts.st_origem === 'E', given: false }));
  const added = await insertItem(context.db, {
    branch: facts.nr_seq_filial,
    order: facts.nr_sequencial,
    item,
    quantity,
    person: person.id,
    price: facts.st_origem === 'E' ? entry.price : null,
    part,
    ours,
  });
  return { added, held: part ? [{ item, orderItem: added, quantity }] : [] };
}

/**
 * Changes quantity, price or tick of an item; stock follows the quantity. Approvers do it in their own name too: the office
 * enters what a supplier charged.
 * @throws Refused as openWork; NAO_ENCONTRADO, ITEM_DISPENSADO, PECA_DA_OFICINA, ITEM_INCOMPLETO, PRECO_SO_EXTERNA,
 *   OS_EM_ATENDIMENTO, ESTOQUE_INSUFICIENTE
 */
export async function change(
  context: Context,
  identity: IdentityCheck,
  params: { id: number; itemId: number },
  body: CheckedInput<'changeItem'>['body'],
): Promise<OrderItem> {
  const work = await openWork(context, identity, params.id, body, 'alterar_item');
  const item = await factsOf(context, params);
  refuse(changeRefusal(item));
  refuse(partRefusal(context.actor.kind, originOf(work, item)));
  const ticked = body.item_atendido ?? item.attended;
  const quantity = body.quantidade ?? item.qt_quantidade;
  if (body.quantidade === 0) throw new Refused('ITEM_INCOMPLETO');
  refuse(priceRefusal(body.precoTotal ?? null, work.facts.st_origem === 'E'));
  refuse(tickRefusal(ticked, item));
  await updateItem(context.db, item.nr_sequencial, {
    quantity: body.quantidade ?? null,
    price: work.facts.st_origem === 'E' ? (body.precoTotal ?? null) : null,
    attended: ticked,
    person: work.person.id,
  });
  // A ticked part takes its quantity from the stock; an unticked one takes nothing.
  if (item.nr_tipo === itemTypes.part && (body.quantidade != null || ticked !== item.attended))
    await draw(context, work, [heldOf(item, ticked ? quantity : 0)]);
  settle(context, work, { item: item.nr_sequencial, quantidade: body.quantidade, atendido: ticked });
  return itemNow(context, params.id, item.nr_sequencial);
}

/**
 * Takes an item off the order; what it took from stock goes back (ITEMS-05).
 * @throws Refused as openWork; NAO_ENCONTRADO, ITEM_EM_EXECUCAO, ITEM_DO_PLANO, PECA_DA_OFICINA
 */
export async function remove(
  context: Context,
  identity: IdentityCheck,
  params: { id: number; itemId: number },
  body: Named,
): Promise<{ mensagem: string }> {
  const work = await openWork(context, identity, params.id, body);
  const item = await factsOf(context, params);
  refuse(removalRefusal(item));
  refuse(partRefusal(context.actor.kind, originOf(work, item)));
  if (item.nr_tipo === itemTypes.part) await draw(context, work, [heldOf(item, 0)]);
  await deleteItem(context.db, item.nr_sequencial);
  settle(context, work, { excluido: item.nr_seq_item, quantidade: item.qt_quantidade });
  return { mensagem: 'Item excluído com sucesso!' };
}

/**
 * Marks the order's services as done; every open one must be named (EXEC-36).
 * @throws Refused as openWork; SERVICOS_INCOMPLETOS, OS_EM_ATENDIMENTO
 */
export async function registerServices(
  context: Context,
  identity: IdentityCheck,
  body: CheckedInput<'registerServices'>['body'],
): Promise<OrderItem[]> {
  const work = await openWork(context, identity, body.nr_os, body);
  const services = (await listFacts(context.db, body.nr_os)).filter(
    (item) => item.nr_tipo === itemTypes.service && !item.attended,
  );
  const open = services.map(({ nr_sequencial, inHand }) => ({ id: nr_sequencial, inHand }));
  refuse(servicesRefusal(open, body.servicos));
  const items = open.map(({ id }) => id);
  await updateAllAttended(context.db, { items, person: work.person.id });
  settle(context, work, { servicos: items });
  return orderItemsNow(context, body.nr_os);
}

/**
 * Ticks open items of an order in hand, all or none: services are done, parts are taken with the quantity they say.
 * @param kind absent: of either kind
 * @throws Refused NAO_ENCONTRADO, ITEM_JA_ATENDIDO, OS_EM_ATENDIMENTO, PECA_DA_OFICINA, ESTOQUE_INSUFICIENTE
 */
export async function attendOpen(
  context: Context,
  work: OrderInHand,
  wanted: ReadonlySet<number>,
  kind?: number,
): Promise<void> {
  refuseCommand(context, 'itens', work.situation, work.person);
  const items = (await listFacts(context.db, work.facts.nr_sequencial)).filter(
    ({ nr_sequencial, nr_tipo }) => wanted.has(nr_sequencial) && (kind ?? nr_tipo) === nr_tipo,
  );
  if (items.length !== wanted.size) throw new Refused('NAO_ENCONTRADO');
  for (const item of items) refuse(partRefusal(context.actor.kind, originOf(work, item)));
  if (items.some(({ attended }) => attended)) throw new Refused('ITEM_JA_ATENDIDO');
  for (const item of items) refuse(tickRefusal(true, item));
  await updateAllAttended(context.db, { items: [...wanted], person: work.person.id });
  const parts = items.filter(({ nr_tipo }) => nr_tipo === itemTypes.part);
  await draw(
    context,
    work,
    parts.map((item) => heldOf(item, item.qt_quantidade)),
  );
  settle(context, work, { atendidos: [...wanted] });
}

/** Whose an item of the order is. */
const originOf = ({ facts }: OrderInHand, { nr_tipo, given }: ItemFacts): PartOrigin => ({
  part: nr_tipo === itemTypes.part,
  external: facts.st_origem === 'E',
  given,
});

/** What an item of the order is to hold of the stock. */
export const heldOf = (item: ItemFacts, quantity: number): HeldPart => ({
  item: item.nr_seq_item,
  orderItem: item.nr_sequencial,
  quantity,
});

/** The stock follows the order's parts; on an external order the supplier provides his own. */
const draw = ({ db }: Context, { facts, person }: OrderInHand, parts: HeldPart[]) =>
  drawParts(
    db,
    {
      branch: facts.nr_seq_filial,
      person: person.id,
      whose: facts.st_origem === 'I' ? 'ours' : 'supplier',
    },
    parts,
  );

/** What decides on one item of an order. @throws Refused NAO_ENCONTRADO */
export async function factsOf(context: Context, params: { id: number; itemId: number }): Promise<ItemFacts> {
  const items = await listFacts(context.db, params.id);
  const found = items.find((item) => item.nr_sequencial === params.itemId);
  if (found === undefined) throw new Refused('NAO_ENCONTRADO');
  return found;
}

/** Announces the change. */
export function settle(context: Context, work: OrderInHand, data: Record<string, unknown>): void {
  announceOrder(context, 'os.alterada', work.facts, { person: work.person.id, data });
}

/** An item as it is now. @throws Refused NAO_ENCONTRADO */
export async function itemNow(context: Context, order: number, item: number): Promise<OrderItem> {
  const found = (await orderItemsNow(context, order)).find(({ nr_sequencial }) => nr_sequencial === item);
  if (found === undefined) throw new Refused('NAO_ENCONTRADO');
  return found;
}
