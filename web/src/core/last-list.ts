let last: { path: string; href: string } | null = null;
/** The vehicle an order is opened from, after the list. */
let vehicle: string | null = null;

/** Remembers the list an order is opened from, with its filters and page. */
export function rememberList(path: string, href: string): void {
  last = { path, href };
  vehicle = null;
}

/** Remembers the page of a vehicle an order is opened from. */
export function rememberVehicle(href: string): void {
  vehicle = href;
}

/** The list `path` as it was left, or as it begins. */
export const listAsLeft = (path: string): string => (last?.path === path ? last.href : path);

/** The vehicle or list the order was opened from, or `path` if it was opened by its address. */
export const orderCameFrom = (path: string): string => vehicle ?? listCameFrom(path);

/** The list the person came from, or `path` if the page was opened by its address. */
export const listCameFrom = (path: string): string => last?.href ?? path;
