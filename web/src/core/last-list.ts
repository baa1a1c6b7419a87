let last: { path: string; href: string } | null = null;
/** The orders and vehicles on the way from that list to the page on screen, the latest at the end. */
let trail: string[] = [];

/** Remembers the list an order or vehicle is opened from, with its filters and page. */
export function rememberList(path: string, href: string): void {
  last = { path, href };
  trail = [];
}

/** Remembers the order a vehicle is opened from, or the vehicle an order is; who goes back leaves what he comes from out. */
export function rememberStep(from: string, to: string): void {
  if (trail.at(-1) === to) trail.pop();
  else trail.push(from);
}

/** The list `path` as it was left, or as it begins. */
export const listAsLeft = (path: string): string => (last?.path === path ? last.href : path);

/** Where the order or vehicle on screen was opened from, or `path` if it was opened by its address. */
export const cameFrom = (path: string): string => trail.at(-1) ?? last?.href ?? path;
