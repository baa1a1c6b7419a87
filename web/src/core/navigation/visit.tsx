import { createContext, startTransition, use, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useSearch as useSearchText } from 'wouter/use-browser-location';
import { usePageLost } from '../lazy-part.tsx';
import { matchPath, readSearch, type Texts } from './address.ts';
import { arrived, hrefNow, intended, navigate, placeNow, rounds, usePathname } from './navigate.ts';
import type { ParamOf, Path } from './paths.ts';
import type { Route, Visit } from './route.ts';
import { restoreScroll } from './scroll.ts';

/** A page on screen: its address, and how it is drawn; no route: there is no such address. */
export interface Opened extends Visit {
  path: string;
  route: Route | undefined;
}

const nowhere: Opened = {
  href: '',
  pathname: '',
  path: '',
  params: {},
  search: {},
  from: null,
  route: undefined,
};

/** Around everything of a page. */
export const OpenedContext = createContext(nowhere);

type Table = Readonly<Record<string, Route>>;

/** The page of an address. A path without a name in it goes before one with it: '/planos/leituras' is no plan. */
function find(routes: Table, pathname: string): Pick<Opened, 'path' | 'route' | 'params'> {
  const byName = (path: string) => Number(path.includes('$'));
  for (const path of Object.keys(routes).sort((a, b) => byName(a) - byName(b))) {
    const params = matchPath(path, pathname);
    if (params) return { path, route: routes[path], params };
  }
  return nowhere;
}

function loadAhead(route: Route | undefined): void {
  // What does not come is told once it is shown.
  for (const part of [route?.frame, route]) part?.load().catch(() => undefined);
}

/**
 * The page of the address in the browser's bar, once its guards let it through and its code has come: until then the one
 * before, null at first. To be shown in an `OpenedContext`.
 */
export function useOpened(routes: Table): Opened | null {
  const pathname = usePathname();
  const text = useSearchText();
  const round = rounds.use();
  const [opened, open] = useState<Opened | null>(null);
  const last = useRef<Opened>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: in another round the guards decide anew
  useLayoutEffect(() => {
    const from = last.current?.href ?? null;
    const next = { ...find(routes, pathname), href: hrefNow(), pathname, search: readSearch(text), from };
    const elsewhere = next.route?.frame?.guard(next) ?? next.route?.guard?.(next);
    if (elsewhere !== undefined) {
      void navigate({ href: elsewhere, replace: true });
      return;
    }
    next.route?.ahead?.(next);
    loadAhead(next.route);
    // The page on screen answers the finger at once; what is slow of it, it puts off itself.
    if (last.current?.pathname === pathname && last.current.route === next.route) open(next);
    // Another comes in slices, so that a finger is answered between them; what is on screen stays until all of it is there.
    else startTransition(() => open(next));
  }, [routes, pathname, text, round]);

  useLayoutEffect(() => {
    if (opened === null) return;
    last.current = opened;
    restoreScroll(placeNow());
    arrived.tell();
  }, [opened]);

  useLayoutEffect(
    () => intended.listen((href) => loadAhead(find(routes, href.split('?')[0] ?? '').route)),
    [routes],
  );
  return opened;
}

/** Whether another page is on its way: what is pressed now would still be of the one on screen. */
export const useLeaving = (): boolean => use(OpenedContext).pathname !== usePathname();

/** Whether the page on screen has the whole of it; one whose code did not come leaves the ways to other pages. */
export function useWhole(): boolean {
  const isLost = usePageLost();
  return (use(OpenedContext).route?.whole ?? false) && !isLost;
}

/** The entry of the menu the page on screen belongs to. */
export const useEntry = (): string | undefined => use(OpenedContext).route?.entry;

/** The page inside its frame. */
export function Outlet() {
  const { path, route } = use(OpenedContext);
  return route && <route.Shown key={path} />;
}

/** What the address of the page on screen has in this place; empty on other pages. */
export const useParam = (name: ParamOf<Path>): string => use(OpenedContext).params[name] ?? '';

/** What the address of the page on screen says after its '?', as its page reads it. */
export function useSearch<View>(read: (search: Texts) => View): View {
  const { search } = use(OpenedContext);
  return useMemo(() => read(search), [read, search]);
}
