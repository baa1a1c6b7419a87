import { afterEach, expect, test, vi } from 'vitest';
import type { BranchSession } from '../core/session/record.ts';
import { clearSession, storeSession } from '../core/session/store.ts';
import { menuOf } from './menu.ts';
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

/** Somebody who has every page of the menu, one environment and one calling at a time. */
const everything = {
  tipoPerfilTerminal: 'T',
  perfilMecanico: null,
  fornecExt: 'N',
  st_inventario: 'S',
  st_borracharia: 'S',
  exibe_os_encerrada: 1,
  st_planos: 'S',
  st_conjunto: 'S',
  st_administra: 'S',
  st_cadastros: 'S',
  st_aprovador: 'S',
  parametros: { tamanho_pin: '4' },
} as const;
const menuEntries = (['M', 'P'] as const).flatMap((ambiente) =>
  (['S', 'N'] as const).flatMap((atendeOs) =>
    menuOf({ ...everything, ambiente, atendeOs }).flatMap(({ entries }) => entries.map(({ id }) => id)),
  ),
);

/** What belongs to no one entry of the menu: an order and a vehicle are opened from many. */
const ofNoEntry = ['/os/$id', '/os/$id/osExterna', '/os/$id/trabalho', '/veiculo/$placa', '/manutencao'];

test('every page of the branch belongs to an entry of the menu, which is marked while it is open', () => {
  const lacking = Object.entries(routes).filter(
    ([path, { frame, entry }]) =>
      frame === routes['/']?.frame && !ofNoEntry.includes(path) && !menuEntries.some((id) => id === entry),
  );
  expect(lacking.map(([path]) => path)).toEqual([]);
  expect(routes['/borracharia/calibragem/$placa']?.entry).toBe('gauging');
});
