import { afterEach, expect, test, vi } from 'vitest';
import type { BranchSession } from '../core/session/record.ts';
import { clearSession, storeSession } from '../core/session/store.ts';
import { routes } from './routes.ts';

/** The two logins, the help, and what only developers have. */
const open = ['/login', '/loginPainel', '/ajuda', '/vitrine'];

/** Where somebody is sent who goes to the page of each path that is not open to everybody. */
const sentTo = () =>
  Object.entries(routes)
    .filter(([path]) => !open.includes(path))
    .map(([path, { frame }]) => [
      path,
      frame?.guard({ href: path, pathname: path, params: {}, search: {}, from: null }),
    ]);

afterEach(() => {
  clearSession();
  vi.restoreAllMocks();
});

test('without a session every page leads to a login, those of the panel to its own', () => {
  const sent = sentTo();
  const panel = sent.filter(([, to]) => to === '/loginPainel').map(([path]) => path);
  expect(sent.length).toBeGreaterThan(40);
  expect(sent.filter(([, to]) => to !== '/login' && to !== '/loginPainel')).toEqual([]);
  expect(panel).toEqual(expect.arrayContaining(['/inicioPainel', '/TabelaFrota', '/MultiSql', '/terminais']));
});

test('a branch session opens the pages of the branch, and none of the panel', () => {
  const panel = sentTo().filter(([, to]) => to === '/loginPainel');
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  // Of the whole record the frame asks only whether it is there.
  storeSession({ token: 't1' } as BranchSession);
  expect(sentTo().filter(([, to]) => to !== undefined)).toEqual(panel);
});
