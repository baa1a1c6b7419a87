/** Largest number of rows of a list over years of history: the newest. Older ones are found with filters. */
export const mostListed = 10_000;

/** Offset and limit of a page within such a list; empty beyond its end. @param page from 1 */
export function reachOf(page: number, size: number): { first: number; size: number } {
  const first = Math.min((page - 1) * size, mostListed);
  return { first, size: Math.min(size, mostListed - first) };
}

/** Number of the last page of a list; an empty one has a page too. @param size rows of a page */
export const lastPage = (total: number, size: number): number => Math.max(1, Math.ceil(total / size));

/** What its answer tells of its length. @param counted rows found, looked for up to mostListed + 1 */
export function lengthOf(
  counted: number,
  size: number,
): { total: number; last_page: number; contagem: 'exata' | 'minima' } {
  const total = Math.min(counted, mostListed);
  return {
    total,
    last_page: lastPage(total, size),
    contagem: counted > mostListed ? 'minima' : 'exata',
  };
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
