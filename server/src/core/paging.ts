/** Rows a list over years of history holds at most: the newest. Who wants older ones narrows it. */
export const mostListed = 10_000;

/** What of such a list a page holds; nothing beyond its end. @param page from 1 */
export function reachOf(page: number, size: number): { first: number; size: number } {
  const first = Math.min((page - 1) * size, mostListed);
  return { first, size: Math.min(size, mostListed - first) };
}

/** What its answer tells of its length. @param counted rows found, looked for up to mostListed + 1 */
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
