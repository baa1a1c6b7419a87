import { type Filters, type Layout, pageSizes, readFilters } from './filters.ts';

/** What the address of a list says: filters, page and layout, each absent when it is the usual one. */
export interface ListSearch extends Filters {
  page?: number;
  layout?: Layout;
  /** The saved filters stay stored; the list is shown without them. */
  salvos?: 'nao';
}

/** Reads the address of a list; what is malformed is ignored, so an old link still opens the list. */
export function readListSearch(raw: Record<string, unknown>): ListSearch {
  const page = Number(raw['page']);
  // An object's keys are the names its type lists.
  const layout = (Object.keys(pageSizes) as Layout[]).find((name) => name === raw['layout']);
  return {
    ...readFilters(raw),
    ...(Number.isInteger(page) && page > 1 && page <= 1_000_000 && { page }),
    ...(layout !== undefined && { layout }),
    ...(raw['salvos'] === 'nao' && { salvos: 'nao' }),
  };
}

/** The address of a list with these filters; the page begins anew, the layout stays. */
export const searchOf = (filters: Filters, { layout }: ListSearch): ListSearch => ({
  ...filters,
  ...(layout !== undefined && { layout }),
});
