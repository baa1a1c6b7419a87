import { calls } from '@terminal/contract';
import type { z } from 'zod';
import { preparingName } from '../../core/db/connection.ts';
import type { MonitorDb } from '../../core/db/monitor.ts';
import type { ControlDb } from '../../core/db/pools.ts';
import { execute, many, type Sql, sql } from '../../core/db/sql.ts';
import { bool, number, row, text } from '../../core/row.ts';

const ShownSession = calls.listDatabaseSessions.answer.element;
type ShownSession = z.infer<typeof ShownSession>;

/** A session that was to be ended. */
export const EndedSession = row({
  datname: text,
  pid: number,
  usename: text.nullable(),
  application_name: text,
  query: text,
  /** Time since its newest statement began, in whole seconds. */
  segundos: number,
  /** The session has ended; false: it was terminated but still existed two seconds later. */
  encerrada: bool,
});
export type EndedSession = z.infer<typeof EndedSession>;

/** Programs whose sessions are never ended, however long they take: migration, backup and restoring (G-99). */
const exempt = [preparingName, 'pg_dump', 'pg_dumpall', 'pg_restore', 'pg_basebackup'];

/** How long the end of a session is waited for, in ms. */
const endWait = 2_000;
/** Largest number of sessions ended at once; the rest are ended in the next pass. */
const mostAtOnce = 10;

/** Names of the product's databases: the control database and those of all companies. */
export async function listProductDatabases(control: ControlDb): Promise<string[]> {
  return many(control, text)`
    select current_database()::text as name union select db_name from empresa`;
}

/**
 * What may be ended at all: at work for a client, not the monitor itself, and neither backup nor migration. Idle
 * connections of pools and listeners never match (G-99). Sessions of superusers are not the monitor's to end.
 */
const mayEnd = sql`
  a.backend_type = 'client backend' and a.state <> 'idle' and a.usename <> 'painel_monitor'
  and not a.application_name = any (${exempt}::text[])
  and not exists (select 1 from pg_roles r where r.oid = a.usesysid and r.rolsuper)`;

/** A moment to the microsecond, which a Date would cut off. */
const exactly = (moment: Sql) => sql`to_char(${moment} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`;

/** Sessions of the databases named, but its own. */
export async function listSessions(db: MonitorDb, databases: string[]): Promise<ShownSession[]> {
  return many(db, ShownSession)`
    select a.datname::text, a.pid, host(a.client_addr) as client_addr, ${exactly(sql`a.query_start`)} as query_start,
           a.wait_event_type, a.wait_event, a.state, coalesce(a.query, '') as query,
           ${exactly(sql`a.backend_start`)} as backend_start, a.usename::text, coalesce(a.application_name, '') as application_name,
           (extract(epoch from clock_timestamp() - a.query_start) * 1000)::bigint as duracao_ms,
           case when a.wait_event_type = 'Lock' then pg_blocking_pids(a.pid) else '{}' end as bloqueada_por,
           coalesce(${mayEnd}, false) as pode_encerrar
      from pg_stat_activity a
     where a.datname = any (${databases}::text[])
       and a.backend_type = 'client backend' and a.pid <> pg_backend_pid()
     order by a.state is not distinct from 'idle', a.query_start nulls last, a.pid`;
}

/** Whether a session of this pid and beginning is there, in one of the databases. */
export async function hasSession(
  db: MonitorDb,
  databases: string[],
  { pid, backendStart }: { pid: number; backendStart: string | null },
): Promise<boolean> {
  const found = await execute(db)`
    select 1 from pg_stat_activity
     where pid = ${pid} and backend_start = coalesce(${backendStart}::timestamptz, backend_start)
       and datname = any (${databases}::text[]) and backend_type = 'client backend'
       and pid <> pg_backend_pid()`;
  return found === 1;
}

/** Ends one session, if it may be ended. It is identified by pid and, if given, start, because pids are reused. */
export function endSession(
  db: MonitorDb,
  databases: string[],
  { pid, backendStart }: { pid: number; backendStart: string | null },
): Promise<EndedSession[]> {
  return end(
    db,
    databases,
    sql`a.pid = ${pid} and a.backend_start = coalesce(${backendStart}::timestamptz, a.backend_start)`,
  );
}

/** Ends the sessions whose newest statement began this many seconds ago or earlier. */
export function endOldSessions(db: MonitorDb, databases: string[], seconds: number): Promise<EndedSession[]> {
  return end(db, databases, sql`a.query_start <= clock_timestamp() - make_interval(secs => ${seconds})`);
}

/**
 * Serialises ending sessions across servers, so that each pass sees only sessions that still exist.
 */
function end(db: MonitorDb, databases: string[], which: Sql): Promise<EndedSession[]> {
  return db.transaction(async (tx) => {
    await execute(tx)`select pg_advisory_xact_lock(hashtextextended('monitor', 0))`;
    return many(tx, EndedSession)`
      with alvo as materialized (
        select a.datname::text, a.pid, a.usename::text, coalesce(a.application_name, '') as application_name,
               coalesce(a.query, '') as query,
               coalesce(extract(epoch from clock_timestamp() - a.query_start), 0)::int as segundos
          from pg_stat_activity a
         where ${which} and ${mayEnd} and a.pid <> pg_backend_pid()
           and a.datname = any (${databases}::text[])
         order by a.query_start limit ${mostAtOnce})
      select alvo.*, pg_terminate_backend(pid, ${endWait}) as encerrada from alvo`;
  });
}
