import type { z } from 'zod';
import type { CompanyDb } from '../db/pools.ts';
import { execute, many, one, type Sql, sql } from '../db/sql.ts';
import { bool, row, text } from '../row.ts';
import { newestVersion } from './queries.ts';

const Standing = row({ snapshot: text, server: text, version: text });
/**
 * Where the database stands: the snapshot the statement sees, the server, which is another one after a restart or a failover, and the
 * table, another one when the company has been moved away and back, and the version of the company's events.
 */
export type Standing = z.infer<typeof Standing>;

const standing = sql`
  pg_current_snapshot()::text as snapshot, pg_postmaster_start_time()::text || ' ' || 'mudanca_veiculo'::regclass::oid as server, ${newestVersion(null)} as version`;

/** Plates whose orders were changed by what a snapshot does not see; empty: those of many vehicles. */
export const changedSince = (snapshot: string): Sql => sql`
  select m.nr_placa from mudanca_veiculo m
   where m.tx >= pg_snapshot_xmin(${snapshot}::pg_snapshot) and not pg_visible_in_snapshot(m.tx, ${snapshot}::pg_snapshot)`;

const StandingNow = Standing.extend({ changed: bool });

/** Where the database stands, and whether an order changed since a snapshot. */
export const findStanding = (db: CompanyDb, snapshot: string) =>
  one(db, StandingNow)`select ${standing}, exists (${changedSince(snapshot)}) as changed`;

/** The same by itself. */
export const standingOf = (db: CompanyDb): Promise<Standing> => one(db, Standing)`select ${standing}`;

/** The plates of orders changed since a snapshot, each once; empty: of many vehicles. */
export const listChanged = (db: CompanyDb, snapshot: string): Promise<string[]> =>
  many(db, text)`select distinct nr_placa from (${changedSince(snapshot)}) mudadas`;

/** Every statement of the work sees the same snapshot. */
export const atOneMoment = <T>(db: CompanyDb, work: (tx: CompanyDb) => Promise<T>): Promise<T> =>
  db.transaction(async (tx) => {
    await execute(tx)`set transaction isolation level repeatable read read only`;
    return work(tx);
  });

/**
 * Removes changes that were committed more than an hour ago. A board that was not read for half an hour begins anew: it asks for
 * none of them.
 */
export async function deleteOldChanges(db: CompanyDb): Promise<void> {
  await execute(db)`delete from mudanca_veiculo where dt_vista < now() - interval '1 hour'`;
  await execute(db)`update mudanca_veiculo set dt_vista = now() where dt_vista is null`;
}
