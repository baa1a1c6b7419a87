import type { OrderCard } from '@terminal/contract';
import type { Actor, Context } from '../core/context.ts';
import { findBranchVersion } from '../core/events/queries.ts';
import { JsonText, KeptJson } from '../core/json-text.ts';
import { lengthOf, pageText, reachOf } from '../core/paging.ts';
import {
  countsOf,
  elsewhere,
  inOrder,
  listed,
  type OpenOrder,
  passing,
  reachable,
  visible,
} from './board.rules.ts';
import type { Board, Boards } from './board.ts';
import { type DetailRow, findOrderDetail } from './detail.queries.ts';
import type { ListFilters, ListScope } from './scope.rules.ts';
import { withPermitted } from './situation.rules.ts';

/** One page of a list from the board; undefined: it has to come from the database. */
export const listOnBoard = (context: Context, boards: Boards, scope: ListScope, filters: ListFilters) =>
  answerFrom(context, boards, ['list', scope, filters], ({ orders }, actor) =>
    makePage([...orders.values()], scope, filters, actor),
  );

/** Totals of the lists from the board; undefined: they have to come from the database. */
export const countOnBoard = (context: Context, boards: Boards) =>
  answerFrom(context, boards, ['counts'], ({ orders }, actor) =>
    JSON.stringify(countsOf([...orders.values()], actor)),
  );

/** Open roadside rescues from the board, the oldest first; undefined: they have to come from the database. */
export const rescuesOnBoard = (context: Context, boards: Boards) =>
  answerFrom(context, boards, ['rescues'], ({ orders }, actor) => {
    const sees = visible(actor);
    const found = [...orders.values()].filter((order) => order.rescue && sees(order));
    return JSON.stringify(found.toSorted((a, b) => a.opened - b.opened || a.order - b.order).map(rescueOf));
  });

/** What the list of rescues tells of one. */
function rescueOf({ card }: OpenOrder) {
  // PostgreSQL wrote it with cardColumns.
  const { nr_sequencial, nr_placa, dt_os } = JSON.parse(card) as OrderCard;
  return { nr_sequencial, nr_placa, dt_os };
}

/** What the database answers, kept for whoever asks the same in the same place until an order of the company changes. */
export const keptOnBoard = async (
  context: Context,
  boards: Boards,
  asked: readonly unknown[],
  ask: () => Promise<JsonText>,
): Promise<JsonText> => (await answerFrom(context, boards, asked, ask)) ?? ask();

/** What findVersion tells, from the board; undefined: the database has to be asked. */
export async function versionOnBoard(context: Context, boards: Boards): Promise<string | null | undefined> {
  const now = await boardOf(context, boards);
  if (now === undefined) return undefined;
  const { kind, personId, branchId } = context.actor;
  const { orders, told } = now.board;
  const reader = JSON.stringify([kind, personId, branchId]);
  const known = told.get(reader);
  if (known !== undefined) return known;
  const version = [...orders.values()].some(elsewhere(context.actor)) ? null : now.version;
  told.set(reader, version);
  return version;
}

/** The page of an open order the session's branch or supplier sees; undefined: it has to come from the database. */
export async function detailOnBoard(
  context: Context,
  boards: Boards,
  number: number,
): Promise<DetailRow | undefined> {
  const { actor, db } = context;
  const now = await boardOf(context, boards);
  const order = now?.board.orders.get(number);
  if (now === undefined || order === undefined || !reachable(actor)(order)) return undefined;
  const { kind, branchId, personId } = actor;
  const seenBy = JSON.stringify([number, branchId, kind === 'supplier' ? personId : null]);
  const page = await now.board.pages.of(order.plate, seenBy, () => findOrderDetail(db, number, actor));
  return page && { ...page, versao: page.versao === null ? null : now.version };
}

/**
 * An answer from the board, kept for whoever asks the same in the same place.
 * @param asked what tells it from other answers, the reader apart
 */
async function answerFrom(
  context: Context,
  boards: Boards,
  asked: readonly unknown[],
  make: (board: Board, actor: Actor) => string | Promise<JsonText>,
): Promise<JsonText | undefined> {
  const now = await boardOf(context, boards);
  if (now === undefined) return undefined;
  const { actor } = context;
  const { kind, approver, personId, branchId, departments } = actor;
  const whole = JSON.stringify([...asked, kind, approver, personId, branchId, departments]);
  const { kept, json, version } = await now.board.lists.of(null, whole, async () =>
    keep(await make(now.board, actor), now.version),
  );
  return new JsonText(kept ?? json, version === null ? null : now.version);
}

const keep = (made: string | JsonText, version: string) =>
  typeof made === 'string'
    ? new JsonText(new KeptJson(made), version)
    : new JsonText(new KeptJson(made.json), made.version);

/** The board as it is now, and the version of the events the reader counts. */
async function boardOf({ actor: { branchId }, db }: Context, boards: Boards) {
  const first = await boards.of(db);
  if (first === undefined) return undefined;
  const known = first.versions.get(branchId);
  if (known !== undefined) return { board: first, version: known };
  // A version read before the orders may be too old, which costs an answer; one read after them would hide changes.
  const version = await findBranchVersion(db, branchId);
  const board = await boards.of(db);
  board?.versions.set(branchId, version);
  return board && { board, version };
}

function makePage(
  orders: readonly OpenOrder[],
  scope: ListScope,
  filters: ListFilters,
  actor: Actor,
): string {
  const holds = listed(scope, actor);
  const passes = passing(filters, scope);
  const found = orders.filter((order) => holds(order) && passes(order));
  const reach = reachOf(filters.page, filters.pageSize);
  const shown = found.toSorted(inOrder(filters)).slice(reach.first, reach.first + reach.size);
  return pageText(
    filters.page,
    lengthOf(found.length, filters.pageSize),
    `[${shown.map((order) => cardText(order, actor)).join(',')}]`,
  );
}

/** A card as the session sees it: listOrders writes the same. */
function cardText({ card, branchName, worker }: OpenOrder, actor: Actor): string {
  // Inside a text of the order its quotes stand behind backslashes: that is not it.
  const named =
    actor.branchId === null
      ? card.replace('"ds_filial":null', `"ds_filial":${JSON.stringify(branchName)}`)
      : card;
  return withPermitted(named, actor, worker === actor.personId);
}
