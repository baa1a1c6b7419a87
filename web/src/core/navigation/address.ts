import type { Address, Path } from './paths.ts';

/** Names and values of an address, all of them texts. */
export type Texts = Readonly<Record<string, string>>;

/** An address inside the terminal, whichever it is. */
export interface AnyAddress {
  to: string;
  params?: Texts | undefined;
  search?: object | undefined;
}

/** The address as the browser writes it. */
export const hrefOf = <P extends Path>(address: Address<P>): string => written(address);

/** The same for an address whose type is known elsewhere. */
export function written({ to, params = {}, search = {} }: AnyAddress): string {
  const path = to.replaceAll(/\$(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
  const values: [string, unknown][] = Object.entries(search);
  const set = values
    .filter(([, value]) => value !== undefined && value !== null)
    .map(([name, value]) => [name, String(value)]);
  return set.length === 0 ? path : `${path}?${new URLSearchParams(set).toString()}`;
}

/** What an address says after its '?'. */
export const readSearch = (search: string): Texts => Object.fromEntries(new URLSearchParams(search));

/** What an address has in the places of `path`, without regard to case (G-08); null: it is an address of another path. */
export function matchPath(path: string, pathname: string): Texts | null {
  const pattern = `^${path.replaceAll(/\$(\w+)/g, '(?<$1>[^/]+)')}/?$`;
  const found = new RegExp(pattern, 'i').exec(pathname);
  return (
    found &&
    Object.fromEntries(Object.entries(found.groups ?? {}).map(([name, text]) => [name, decoded(text)]))
  );
}

/** As it came where it is malformed: then it is the name of nothing. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** When a link counts as the current one. Usually below its address too, and while the search has what its own has. */
export interface ActiveOptions {
  /** Only at this very address, not below it, with this very search. */
  exact?: boolean;
  /** False: the search does not count. */
  includeSearch?: boolean;
}

/** Whether the address on screen is the one a link leads to. */
export function isActive(
  href: string,
  here: Pick<Location, 'pathname' | 'search'>,
  { exact = false, includeSearch = true }: ActiveOptions = {},
): boolean {
  const [pathname = '', search = ''] = href.split('?');
  const isPath = exact ? here.pathname === pathname : `${here.pathname}/`.startsWith(`${pathname}/`);
  if (!isPath || !includeSearch) return isPath;
  const own = Object.entries(readSearch(search));
  const shown = readSearch(here.search);
  return (
    own.every(([name, value]) => shown[name] === value) &&
    (!exact || own.length === Object.keys(shown).length)
  );
}
