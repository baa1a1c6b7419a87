/** Largest number of rows of a list over years of history: the newest. Older ones are found with filters. */
export const mostListed = 10_000;

/** Offset and limit of a page within such a list; empty beyond its end. @param page from 1 */
export function reachOf(page: number, size: number): { first: number; size: number } {
  const first = Math.min((page - 1) * size, mostListed);
  return { first, size: Math.min(size, mostListed - first) };
}

/** Length fields of the answer. @param counted rows found, counted up to mostListed + 1 */
export function lengthOf(
  counted: number,
  size: number,
): { total: number; last_page: number; contagem: 'exata' | 'minima' } {
  const total = Math.min(counted, mostListed);
  return {
    total,
    last_page: Math.max(1, Math.ceil(total / size)),
    contagem: counted > mostListed ? 'minima' : 'exata',
  };
}
