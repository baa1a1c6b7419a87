import type { OrderCard } from '@terminal/contract';
import type { Actor, Context } from '../core/context.ts';
import { findBranchVersion } from '../core/events/queries.ts';
import { JsonText } from '../core/json-text.ts';
import { lengthOf, pageText, reachOf } from '../core/paging.ts';
import { countsOf, inOrder, listed, type OpenOrder, passing, visible } from './board.rules.ts';
import type { Board, Boards } from './board.ts';
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

/**
 * An answer from the board, kept for whoever asks the same in the same place.
 * @param asked what tells it from other answers, the reader apart
 */
async function answerFrom(
  { actor, db }: Context,
  boards: Boards,
  asked: readonly unknown[],
  make: (board: Board, actor: Actor) => string,
): Promise<JsonText | undefined> {
  const { kind, approver, personId, branchId, departments } = actor;
  const first = await boards.of(db);
  if (first === undefined) return undefined;
  const known = first.versions.get(branchId);
  // A version read before the orders may be too old, which costs an answer; one read after them would hide changes.
  const version = known ?? (await findBranchVersion(db, branchId));
  const board = known === undefined ? await boards.of(db) : first;
  if (board === undefined) return undefined;
  board.versions.set(branchId, version);
  const reader = [kind, approver, personId, branchId, departments];
  return new JsonText(
    board.made.of(JSON.stringify([...asked, ...reader]), () => make(board, actor)),
    version,
  );
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
