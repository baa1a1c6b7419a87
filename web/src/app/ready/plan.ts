import { hasPage } from '@terminal/contract/access';
import { type PageId, pages } from '@terminal/contract/pages';
import type { BranchSession } from '../../core/session/record.ts';
import { type OrderList, orderLists } from '../../orders/lists.ts';
import { listedOrders } from '../listed-orders.ts';

/** Lists whose first page is asked for: a call keeps six pages, and some are left to what the person opens. */
const mostLists = 4;
/** Orders of all lists together; a hundred are kept. */
const mostOrders = 60;
/** Plates of the tyre shop whose axles are asked for; twenty are kept. */
const mostPlates = 12;

const pageAt = (path: string): PageId | undefined =>
  // The keys of `pages` are the names of the pages.
  (Object.keys(pages) as PageId[]).find((id) => pages[id].path === path);

/** The order lists in a person's menu, the first ones. */
export function listsOf(session: BranchSession): OrderList[] {
  const inMenu = ({ path }: OrderList) => {
    const page = pageAt(path);
    return page !== undefined && hasPage(session, page);
  };
  return Object.values<OrderList>(orderLists).filter(inMenu).slice(0, mostLists);
}

/** Orders to be asked for: those of the lists, each once. */
export const ordersOf = (lists: readonly unknown[]): number[] =>
  [...new Set(lists.flatMap(listedOrders))].slice(0, mostOrders);

/** Plates whose axles are to be asked for. @param rows of the tyre shop's first page */
export const platesOf = (rows: readonly { nr_placa: string }[]): string[] =>
  rows.slice(0, mostPlates).map(({ nr_placa }) => nr_placa);
