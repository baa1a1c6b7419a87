import { afterEach, describe, expect, test, vi } from 'vitest';
import { type DatabaseSession, isIn, markOf, spell, waitTree } from './session.ts';

const start = '2026-11-21T13:15:00.123456Z';
const minutes = (n: number) => n * 60_000;

const session = (pid: number, more: Partial<DatabaseSession> = {}): DatabaseSession => ({
  datname: 'demo',
  pid,
  client_addr: null,
  query_start: start,
  wait_event_type: null,
  wait_event: null,
  state: 'active',
  query: 'select 1',
  backend_start: start,
  usename: 'terminal_app',
  application_name: 'terminal',
  duracao_ms: 0,
  bloqueada_por: [],
  pode_encerrar: true,
  ...more,
});

afterEach(() => vi.restoreAllMocks());

describe('the colour of a row', () => {
  test.each([
    ['a wait for a lock is purple', { wait_event_type: 'Lock' }, 0, 'wait'],
    ['5:01 is red', { duracao_ms: minutes(5) + 1000 }, 0, 'long'],
    ['both are purple', { wait_event_type: 'Lock', duracao_ms: minutes(6) }, 0, 'wait'],
    ['5:00 is none', { duracao_ms: minutes(5) }, 0, null],
    ['it grows red while one looks', { duracao_ms: minutes(5) }, 1000, 'long'],
    ['another wait is none', { wait_event_type: 'Client' }, 0, null],
    ['rest is none, however long', { state: 'idle', duracao_ms: minutes(60) }, 0, null],
    ['nothing sent yet is none', { query_start: null, duracao_ms: null }, 0, null],
  ] as const)('%s', (_rule, more, since, mark) => {
    expect(markOf(session(1, more), since)).toBe(mark);
  });

  test('a date nobody can read is none, and told in the console alone', () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue(undefined);
    expect(markOf(session(1, { query_start: 'x', wait_event_type: 'Lock' }), 0)).toBeNull();
    expect(warn).toHaveBeenCalledWith('not a date', 'x');
  });
});

describe('a view', () => {
  const waiting = session(1, { bloqueada_por: [2], wait_event_type: 'Lock' });
  const idle = session(2, { state: 'idle' });
  const open = session(3, { state: 'idle in transaction' });

  test.each([
    ['all', [1, 2, 3]],
    ['working', [1, 3]],
    ['waiting', [1]],
    ['idle', [2]],
  ] as const)('%s', (view, pids) => {
    expect([waiting, idle, open].filter((one) => isIn(view, one)).map(({ pid }) => pid)).toEqual(pids);
  });
});

describe('who waits for whom', () => {
  /** '1(2(3) 4)': pids with those that wait for them. */
  const drawn = (sessions: DatabaseSession[]): string => {
    const draw = (nodes: ReturnType<typeof waitTree>): string =>
      nodes.map((n) => `${n.pid}${n.waiting.length > 0 ? `(${draw(n.waiting)})` : ''}`).join(' ');
    return draw(waitTree(sessions));
  };
  const waits = (pid: number, ...bloqueada_por: number[]) => session(pid, { bloqueada_por });

  test.each([
    ['nobody', [session(1), session(2)], ''],
    ['one for one', [session(1), waits(2, 1)], '1(2)'],
    ['a line', [waits(3, 2), waits(2, 1), session(1)], '1(2(3))'],
    ['two for one', [session(1), waits(2, 1), waits(3, 1)], '1(2 3)'],
    ['one for two', [session(1), session(2), waits(3, 1, 2)], '1(3) 2(3)'],
    ['for one that is not listed', [waits(2, 9)], '9(2)'],
    ['a circle', [waits(1, 2), waits(2, 1)], '1(2)'],
    ['a circle with one behind it', [waits(1, 2), waits(2, 1), waits(3, 2)], '1(2(3))'],
    ['for itself, as parallel workers', [waits(1, 1)], '1'],
  ])('%s', (_case, sessions, tree) => {
    expect(drawn(sessions)).toBe(tree);
  });
});

test.each([
  [0, '0 s'],
  [59_999, '59 s'],
  [60_000, '1 min'],
  [65_000, '1 min 5 s'],
  [7_800_000, '2 h 10 min'],
  [-5, '0 s'],
])('%i ms are %s', (ms, words) => {
  expect(spell(ms)).toBe(words);
});
