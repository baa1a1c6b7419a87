import type { lengthOf } from '../core/paging.ts';

/** Filters of a list as the contract hands them over (LIST-12). */
export interface ListFilters {
  page: number;
  pageSize: number;
  order: 'ASC' | 'DESC';
  criticality: 'ASC' | 'DESC' | undefined;
  approved: boolean;
  closed: boolean;
  /** Beginnings of plates or fleet numbers, by their letters and digits; none: all vehicles. */
  vehicles: readonly string[];
  types: readonly string[] | undefined;
  from: string | undefined;
  to: string | undefined;
  number: number | undefined;
  level: number | undefined;
  segment: number | undefined;
  supplier: number | undefined;
  branch: number | undefined;
  palletTrucks: boolean;
}

/**
 * The pagination envelope of a list.
 * @param page from 1
 * @param data the cards of the page as JSON
 */
export const pageText = (
  page: number,
  { total, last_page, contagem }: ReturnType<typeof lengthOf>,
  data: string,
): string =>
  `{"current_page":${page},"total":${total},"last_page":${last_page},"contagem":"${contagem}","data":${data}}`;
