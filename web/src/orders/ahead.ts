import type { ListSearch } from './list-search.ts';
import type { OrderList } from './lists.ts';
import { layoutOf } from './remembered.ts';

/** The code of the columns. */
export const loadBoard = () => import('./components/Board.tsx');

/** Loads the columns of a list, where its address or this terminal wants them, while the page's code is under way. */
export function loadBoardAhead(list: OrderList, search: ListSearch): void {
  // What does not come is told once it is shown.
  if (layoutOf(list, search) === 'Colunas') loadBoard().catch(() => undefined);
}
