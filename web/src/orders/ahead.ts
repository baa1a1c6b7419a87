import { askAhead } from '../core/api/hooks.ts';
import { queryOf, readFilters } from './filters.ts';
import type { ListSearch } from './list-search.ts';
import type { OrderList } from './lists.ts';
import { layoutOf } from './remembered.ts';

/** The code of the columns. */
export const loadBoard = () => import('./components/Board.tsx');

/** Asks for the page of a list an address names, and for its columns, while the page's code is under way. */
export function askOrdersAhead(list: OrderList, search: ListSearch): void {
  const layout = layoutOf(list, search);
  void askAhead(list.call, { query: queryOf(list, readFilters(search), search.page ?? 1, layout) });
  // What does not come is told once it is shown.
  if (layout === 'Colunas') loadBoard().catch(() => undefined);
}
