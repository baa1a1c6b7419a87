import type { AnswerOf, TrailAction } from '@terminal/contract';
import type { MonitorDb } from '../../core/db/monitor.ts';
import type { ControlDb } from '../../core/db/pools.ts';
import { insertTrail } from '../../core/events/trail.queries.ts';
import type { PanelContext, TrailEntry } from '../../core/http/context.ts';
import { Refused } from '../../core/refusal.ts';
import {
  type EndedSession,
  endOldSessions,
  endSession,
  hasSession,
  listProductDatabases,
  listSessions,
} from './queries.ts';
import { withoutValues } from './rules.ts';

/** Sessions of the product's databases, longest at work first (MON-01). */
export async function databaseSessions(
  db: MonitorDb,
  { control }: PanelContext,
): Promise<AnswerOf<'listDatabaseSessions'>> {
  const sessions = await listSessions(db, await listProductDatabases(control));
  return sessions.map((session) => ({ ...session, query: withoutValues(session.query) }));
}

/**
 * Ends a session of the product's databases (MON-05). The trail tells which, also when it did not go.
 * @throws Refused NAO_ENCONTRADO when pid and beginning name none, SESSAO_PROTEGIDA for one at rest, of a backup or of a
 *   migration, CONFLITO when it is still there
 */
export async function endDatabaseSession(
  db: MonitorDb,
  { control, trail }: PanelContext,
  session: { pid: number; backendStart: string | null },
): Promise<void> {
  const databases = await listProductDatabases(control);
  const [ended] = await endSession(db, databases, session);
  if (ended === undefined) {
    const there = await hasSession(db, databases, session);
    throw new Refused(there ? 'SESSAO_PROTEGIDA' : 'NAO_ENCONTRADO');
  }
  if (!ended.encerrada) throw new Refused('CONFLITO');
  trail.push(told(ended, 'sessao_banco.encerrada'));
}

/**
 * Ends what has been at work for too long (MON-04, G-99) and writes it to the trail; of several servers looking at once
 * one does it.
 * @param seconds from which a session is too old
 * @returns how many went
 */
export async function endTooLong(db: MonitorDb, control: ControlDb, seconds: number): Promise<number> {
  const ended = await endOldSessions(db, await listProductDatabases(control), seconds);
  const entries = ended.map((session) => told(session, 'sessao_banco.encerrada_por_tempo'));
  if (entries.length > 0) await insertTrail(control, { userId: null, address: null }, entries);
  return ended.filter(({ encerrada }) => encerrada).length;
}

/** Trail entry about a session: role, duration, statement. */
function told(session: EndedSession, action: TrailAction): TrailEntry {
  const { datname, pid, usename, application_name, segundos, query, encerrada } = session;
  return {
    action,
    database: datname,
    detail: `pid ${pid} · ${usename ?? '-'} · ${application_name} · ${segundos} s · ${withoutValues(query)}`,
    ...(encerrada ? {} : { error: 'CONFLITO' }),
  };
}
