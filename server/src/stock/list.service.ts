import type { AnswerOf, CheckedInput } from '@terminal/contract';
import { branchOf } from '../core/branch.ts';
import type { Context } from '../core/context.ts';
import type { JsonText } from '../core/json-text.ts';
import { Refused } from '../core/refusal.ts';
import { searchWords } from '../core/text.ts';
import { findKept, listKept, listLabelled, listUnkept, type StockSearch } from './list.queries.ts';

/** Rows of a page unless another number is asked for. */
const pageSize = 20;
/** Labels of one answer; the page prints them a part at a time. */
const mostLabels = 20_000;

function searchOf(
  context: Context,
  { busca = '', situacao }: CheckedInput<'listStockLabels'>['query'],
): StockSearch {
  return {
    branch: branchOf(context),
    approver: context.actor.approver,
    words: busca === '' ? null : searchWords(busca),
    situation: situacao ?? null,
  };
}

/** The branch's parts, those below their minimum first. */
export const keptItems = (
  context: Context,
  query: CheckedInput<'listStockItems'>['query'],
): Promise<JsonText> =>
  listKept(context.db, searchOf(context, query), { page: query.page ?? 1, size: query.per_page ?? pageSize });

/** One part of the branch with its movements. @throws Refused NAO_ENCONTRADO */
export async function keptItem(context: Context, stock: number, page = 1): Promise<JsonText> {
  const found = await findKept(
    context.db,
    { branch: branchOf(context), approver: context.actor.approver, zone: context.actor.zone, stock },
    { page, size: pageSize },
  );
  if (found === undefined) throw new Refused('NAO_ENCONTRADO');
  return found;
}

/** Parts of the catalogue the branch does not keep, by words of their name. */
export const unkeptParts = (context: Context, search: string): Promise<AnswerOf<'listUnkeptParts'>> =>
  listUnkept(context.db, { branch: branchOf(context), words: searchWords(search).words, most: pageSize });

/** Parts to print labels of (G-65). */
export const labelledItems = (
  context: Context,
  query: CheckedInput<'listStockLabels'>['query'],
): Promise<JsonText> => listLabelled(context.db, searchOf(context, query), mostLabels);
