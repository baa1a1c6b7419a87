import type { AnswerOf, CheckedInput } from '@terminal/contract';
import { branchOf } from '../core/branch.ts';
import type { Context } from '../core/context.ts';
import type { JsonText } from '../core/json-text.ts';
import { Refused } from '../core/refusal.ts';
import { wordsOf } from '../core/text.ts';
import { branchesOf, ownBranch } from '../session/service.ts';
import { findStockValues, listAvailable, listBySituation, listStock, type Paging } from './stock.queries.ts';

/** Rows of a page unless another number is asked for (doc 3 §9). */
const pageSize = 12;

/** Which page a query asks for. */
export const pagingOf = (query: { page?: number | undefined; per_page?: number | undefined }): Paging => ({
  page: query.page ?? 1,
  size: query.per_page ?? pageSize,
});

const orNull = (text: string | undefined) => (text === undefined || text === '' ? null : text);

/** Tyres in stock (TYRE-23). @throws Refused FILIAL_NAO_PERMITIDA */
export async function stock(
  context: Context,
  query: CheckedInput<'listTyreStock'>['query'],
): Promise<JsonText> {
  const branch = await permitted(context, query.filial);
  const filters = {
    make: orNull(query.marca),
    size: orNull(query.medida),
    model: orNull(query.modelo),
    fire: orNull(query.nr_fogo),
  };
  return listStock(context.db, branch, filters, pagingOf(query));
}

/** Tyres of the session's branch by where they are (G-78). */
export function tyresBySituation(
  context: Context,
  query: CheckedInput<'listTyres'>['query'],
): Promise<JsonText> {
  return listBySituation(
    context.db,
    { branch: branchOf(context), zone: context.actor.zone },
    { situation: query.situacao, fire: orNull(query.nr_fogo) },
    pagingOf(query),
  );
}

/** Tyres ready to be mounted, those of a size first: neither on a vehicle nor away nor scrapped (TYRE-20). */
export function available(
  context: Context,
  { search = '', medida: size }: CheckedInput<'listAvailableTyres'>['query'],
): Promise<JsonText> {
  return listAvailable(context.db, branchOf(context), { words: wordsOf(search), size: orNull(size) });
}

/** What the stock can be narrowed by (TYRE-24). @throws Refused FILIAL_NAO_PERMITIDA */
export async function filters(
  context: Context,
  query: CheckedInput<'getTyreFilters'>['query'],
): Promise<AnswerOf<'getTyreFilters'>> {
  const own = await branchesOf(context, context.actor.personId);
  const branch = query.filial ?? branchOf(context);
  if (!own.some(({ nr_sequencial }) => nr_sequencial === branch)) throw new Refused('FILIAL_NAO_PERMITIDA');
  const filiais = own.map(({ nr_sequencial, ds_filial }) => ({ nr_sequencial, ds_filial }));
  return { filiais, ...(await findStockValues(context.db, branch)) };
}

/** The session's branch, or another one its person may sign in to. */
async function permitted(context: Context, branch: number | undefined): Promise<number> {
  const own = branchOf(context);
  if (branch === undefined || branch === own) return own;
  return (await ownBranch(context, branch)).nr_sequencial;
}
