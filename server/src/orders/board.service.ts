import type { Actor, Context } from '../core/context.ts';
import { findBranchVersion } from '../core/events/queries.ts';
import { JsonText } from '../core/json-text.ts';
import { lengthOf, pageText, reachOf } from '../core/paging.ts';
import { inOrder, listed, type OpenOrder, passing } from './board.rules.ts';
import type { Board, Boards } from './board.ts';
import type { ListFilters, ListScope } from './scope.rules.ts';
import { withPermitted } from './situation.rules.ts';

/** One page of a list from the board; undefined: it has to come from the database. */
export async function listOnBoard(
  context: Context,
  boards: Boards,
  scope: ListScope,
  filters: ListFilters,
): Promise<JsonText | undefined> {
  const { actor, db } = context;
  const first = await boards.of(db);
  const versioned = `version ${actor.branchId}`;
  const known = first?.made.get(versioned);
  // A version read before the orders may be too old, which costs an answer; one read after them would hide changes.
  const version = known ?? (await findBranchVersion(db, actor.branchId));
  const board = known === undefined ? await boards.of(db) : first;
  if (board === undefined) return undefined;
  if (known === undefined) board.made.keep(versioned, version);
  return new JsonText(page(board, scope, filters, actor), version);
}

function page(board: Board, scope: ListScope, filters: ListFilters, actor: Actor): string {
  const { kind, approver, personId, branchId, departments } = actor;
  const asked = JSON.stringify([scope, filters, kind, approver, personId, branchId, departments]);
  return board.made.get(asked) ?? board.made.keep(asked, makePage(board, scope, filters, actor));
}

function makePage(board: Board, scope: ListScope, filters: ListFilters, actor: Actor): string {
  const holds = listed(scope, actor);
  const passes = passing(filters, scope);
  const found = [...board.orders.values()].filter((order) => holds(order) && passes(order));
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
