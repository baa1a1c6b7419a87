let last: { path: string; href: string } | null = null;

/** Remembers the list an order is opened from, with its filters and page. */
export function rememberList(path: string, href: string): void {
  last = { path, href };
}

/** The list `path` as it was left, or as it begins. */
export const listAsLeft = (path: string): string => (last?.path === path ? last.href : path);

/** The list the person came from, or `path` if the order was opened by its address. */
export const listCameFrom = (path: string): string => last?.href ?? path;
