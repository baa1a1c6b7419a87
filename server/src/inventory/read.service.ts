import type { CheckedInput } from '@terminal/contract';
import type { Context } from '../core/context.ts';
import type { JsonText } from '../core/json-text.ts';
import { Refused } from '../core/refusal.ts';
import { searchWords } from '../core/text.ts';
import {
  type Choice,
  findExtents,
  findInventory,
  listInventories,
  listItems,
  listCounts as listRowCounts,
  listUnknownCodes,
  type Paging,
} from './list.queries.ts';
import type { Onlooker } from './queries.ts';
import { findResult, listEveryRow } from './result.queries.ts';

/** Rows of a page: inventories and items, and the items of a search (doc 3 §9, INV-11). */
const pageSizes = { list: 10, search: 40 } as const;

/** The reader, and the branch of the inventories. @throws Refused SEM_PERMISSAO a session of all branches */
export function onlookerOf({ actor }: Context): Onlooker {
  if (actor.branchId === null) throw new Refused('SEM_PERMISSAO');
  return { branch: actor.branchId, person: actor.personId, approver: actor.approver };
}

/** Inventories of the branch, the newest first (INV-01, INV-02). */
export const inventories = (context: Context, page = 1): Promise<JsonText> =>
  listInventories(context.db, onlookerOf(context), { page, size: pageSizes.list });

/** What of the branch's stock could be counted by itself. */
export const extents = (context: Context): Promise<JsonText> =>
  findExtents(context.db, onlookerOf(context).branch);

/** One inventory and how far it is (INV-04). @throws Refused NAO_ENCONTRADO */
export const inventory = async (context: Context, id: number): Promise<JsonText> =>
  found(await findInventory(context.db, id, onlookerOf(context)));

/** A page of what is counted, by code (INV-05, INV-06). @throws Refused NAO_ENCONTRADO */
export const items = (
  context: Context,
  body: CheckedInput<'listInventoryItems'>['body'],
  page = 1,
): Promise<JsonText> =>
  choose(context, body.nr_seq_inventario, body.situacao ? { by: body.situacao } : { by: 'all' }, {
    page,
    size: body.per_page ?? pageSizes.list,
  });

/** The item a label names; an empty page when there is none (INV-12). @throws Refused NAO_ENCONTRADO */
export const itemOfCode = (
  context: Context,
  body: CheckedInput<'findInventoryCode'>['body'],
): Promise<JsonText> =>
  choose(
    context,
    body.nr_seq_inventario,
    { by: 'code', code: body.codItem.toUpperCase() },
    { page: 1, size: pageSizes.list },
  );

/** Items by words of their name or the beginning of their code (INV-11). @throws Refused NAO_ENCONTRADO */
export const searchItems = (
  context: Context,
  body: CheckedInput<'searchInventoryItems'>['body'],
): Promise<JsonText> =>
  choose(
    context,
    body.nr_seq_inventario,
    { by: 'words', ...searchWords(body.ds_search) },
    { page: body.page ?? 1, size: body.per_page ?? pageSizes.search },
  );

/** The item before or after another by code, in the list the person looks at; an empty page: none. @throws Refused NAO_ENCONTRADO */
export const neighbour = (
  context: Context,
  body: CheckedInput<'findInventoryNeighbour'>['body'],
): Promise<JsonText> => {
  const { ds_search: words, situacao } = body;
  const among: Choice =
    words === undefined ? { by: situacao ?? 'all' } : { by: 'words', ...searchWords(words) };
  const back = body.tp_sentido === 'anterior';
  return choose(
    context,
    body.nr_seq_inventario,
    { by: 'beside', stock: body.nr_seq_estoque, back, among },
    { page: 1, size: 1 },
  );
};

async function choose(context: Context, id: number, choice: Choice, paging: Paging) {
  const onlooker = onlookerOf(context);
  return found(await listItems(context.db, { id, branch: onlooker.branch }, onlooker, choice, paging));
}

/** Every count of an item, the newest first. @throws Refused NAO_ENCONTRADO */
export const counts = async (context: Context, id: number, stock: number): Promise<JsonText> =>
  found(await listRowCounts(context.db, { id, stock }, onlookerOf(context)));

/** Codes that were scanned and are of nothing the inventory counts. @throws Refused NAO_ENCONTRADO */
export const unknownCodes = async (context: Context, id: number): Promise<JsonText> =>
  found(await listUnknownCodes(context.db, { id, branch: onlookerOf(context).branch }));

/**
 * What finishing would post, or did.
 * @throws Refused NAO_ENCONTRADO; SEM_PERMISSAO while it runs for others than approvers, and where balances are withheld
 */
export async function result(context: Context, id: number): Promise<JsonText> {
  const onlooker = onlookerOf(context);
  const row = found(await findResult(context.db, { id, branch: onlooker.branch }, onlooker));
  if (row.hidden || (row.running && !onlooker.approver)) throw new Refused('SEM_PERMISSAO');
  return row.result;
}

/** Every row, for the printed sheet and for files. @throws Refused NAO_ENCONTRADO */
export async function everyRow(context: Context, id: number): Promise<JsonText> {
  const onlooker = onlookerOf(context);
  return found(await listEveryRow(context.db, { id, branch: onlooker.branch }, onlooker));
}

function found<T>(row: T | undefined): T {
  if (row === undefined) throw new Refused('NAO_ENCONTRADO');
  return row;
}
