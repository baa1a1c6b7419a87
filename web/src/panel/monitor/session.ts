import type { AnswerOf } from '@terminal/contract';

/** A session of a database as shown. */
export type DatabaseSession = AnswerOf<'listDatabaseSessions'>[number];

/** A query that runs longer is red, in ms (MON-03). */
const long = 5 * 60_000;
/** Unreadable dates already reported, because rows are drawn each second. */
const told = new Set<string>();

/**
 * What marks the row of a session (MON-03): 'wait' it waits for a lock (purple), which wins over 'long', its statement
 * runs for more than five minutes (red). A date nobody can read marks nothing and is told in the console (MON-06).
 * @param since ms gone since the sessions were read
 */
export function markOf(
  session: Pick<DatabaseSession, 'wait_event_type' | 'state' | 'query_start' | 'duracao_ms'>,
  since: number,
): 'wait' | 'long' | null {
  const { wait_event_type, state, query_start, duracao_ms } = session;
  if (query_start !== null && Number.isNaN(Date.parse(query_start))) {
    if (!told.has(query_start)) console.warn('not a date', query_start);
    told.add(query_start);
    return null;
  }
  if (wait_event_type === 'Lock') return 'wait';
  return state === 'active' && duracao_ms !== null && duracao_ms + since > long ? 'long' : null;
}

/** What the list can be narrowed to. */
export const views = ['all', 'working', 'waiting', 'idle'] as const;
export type View = (typeof views)[number];

/** Whether a session belongs to a view; one within a transaction works, although it may do nothing. */
export function isIn(view: View, { state, bloqueada_por, wait_event_type }: DatabaseSession): boolean {
  switch (view) {
    case 'working':
      return state !== null && state !== 'idle';
    case 'waiting':
      return bloqueada_por.length > 0 || wait_event_type === 'Lock';
    case 'idle':
      return state === null || state === 'idle';
    default:
      return true;
  }
}

/** A session others wait for, or that waits, with those that wait for it. */
export interface WaitNode {
  pid: number;
  /** Null: of another database, or gone since. */
  session: DatabaseSession | null;
  waiting: WaitNode[];
}

/**
 * Who waits for whom: at the roots those who wait for nobody. A circle of waiting sessions begins at its smallest pid;
 * nobody stands twice in one line.
 */
export function waitTree(sessions: readonly DatabaseSession[]): WaitNode[] {
  const known = new Map(sessions.map((session) => [session.pid, session]));
  const waiters = Map.groupBy(
    sessions.flatMap(({ pid, bloqueada_por }) => bloqueada_por.map((blocker) => ({ pid, blocker }))),
    ({ blocker }) => blocker,
  );
  const placed = new Set<number>();
  const nodeOf = (pid: number, line: readonly number[]): WaitNode => {
    placed.add(pid);
    const behind = (waiters.get(pid) ?? []).filter((one) => !line.includes(one.pid) && one.pid !== pid);
    return {
      pid,
      session: known.get(pid) ?? null,
      waiting: behind.map((one) => nodeOf(one.pid, [...line, pid])),
    };
  };
  const free = [...waiters.keys()].filter((pid) => (known.get(pid)?.bloqueada_por ?? []).length === 0);
  const roots = free.toSorted(byNumber).map((pid) => nodeOf(pid, []));
  for (const pid of [...waiters.keys()].toSorted(byNumber)) if (!placed.has(pid)) roots.push(nodeOf(pid, []));
  return roots;
}

const byNumber = (a: number, b: number) => a - b;

/** A length of time to the second: '8 s', '1 min 5 s', '2 h 10 min'. */
export function spell(ms: number): string {
  const seconds = Math.max(0, Math.floor(ms / 1000));
  if (seconds < 60) return `${seconds} s`;
  const minutes = Math.floor(seconds / 60);
  if (minutes < 60) return seconds % 60 === 0 ? `${minutes} min` : `${minutes} min ${seconds % 60} s`;
  return `${Math.floor(minutes / 60)} h ${minutes % 60} min`;
}
