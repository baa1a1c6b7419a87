import { useCallback, useMemo } from 'react';
import { navigate } from '../core/navigation/navigate.ts';
import { useSearch } from '../core/navigation/visit.tsx';
import { type Filters, type Layout, readFilters, sameFilters } from './filters.ts';
import { type ListSearch, readListSearch, searchOf } from './list-search.ts';
import type { OrderList } from './lists.ts';
import { layoutOf, rememberLayout, savedFilters, saveFilters } from './remembered.ts';

/** State of a list as in its address, and functions to change it. */
export interface ListState {
  filters: Filters;
  page: number;
  layout: Layout;
  /** Whether these filters are kept for the next time (LIST-16). */
  saved: boolean;
  /** Shows the list with other filters; `save` stores or deletes them; without it saved filters stay. */
  apply: (filters: Filters, save?: boolean) => void;
  turnTo: (page: number) => void;
  choose: (layout: Layout) => void;
  /** Back to the beginning: page 1 with the saved filters, else none (CORE-10, G-27). */
  reset: () => void;
}

/** State of a list. `reload` is called when the list is requested again with an unchanged address. */
export function useListState(list: OrderList, reload: () => void): ListState {
  const search = useSearch(readListSearch);
  const filters = useMemo(() => readFilters(search), [search]);
  const page = search.page ?? 1;
  const saved = savedFilters(list) !== null && search.salvos === undefined;

  const go = useCallback(
    (next: ListSearch) => {
      const stays = sameFilters(filters, readFilters(next)) && page === (next.page ?? 1);
      if (stays) reload();
      else void navigate({ to: list.path, search: next });
    },
    [filters, page, list.path, reload],
  );

  const apply = useCallback(
    (next: Filters, save?: boolean) => {
      if (save !== undefined) saveFilters(list, save ? next : null);
      const without = sameFilters(next, {}) && savedFilters(list) !== null;
      go({ ...searchOf(next, search), ...(without && { salvos: 'nao' }) });
    },
    [go, list, search],
  );

  const reset = useCallback(() => go(searchOf(savedFilters(list) ?? {}, search)), [go, list, search]);

  return {
    filters,
    page,
    layout: layoutOf(list, search),
    saved,
    apply,
    turnTo: (next) => void navigate({ to: list.path, search: { ...search, page: next } }),
    choose: (layout) => {
      rememberLayout(layout);
      void navigate({ to: list.path, search: { ...searchOf(filters, search), layout } });
    },
    reset,
  };
}
