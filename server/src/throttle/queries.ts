import { type RawBuilder, sql } from 'kysely';
import { deleteWhere } from '../core/db/batches.ts';
import type { ControlDb } from '../core/db/pools.ts';
import type { Counter } from './rules.ts';

interface CounterRow {
  cd_contador: string;
  dt_falhas: Date[];
  qt_seguidas: number;
  livre: Date | null;
  trancada: boolean;
  agora: Date;
}

/**
 * Locks the counters of a try, whether their rows exist or not, and reads them.
 * The lock makes a burst of parallel tries stand in line; it ends with the transaction.
 */
export async function lockCounters(
  tx: ControlDb,
  keys: string[],
): Promise<{ counters: Counter[]; now: Date }> {
  return countersFrom(tx, sql`travar_contadores(${keys})`);
}

/** Reads the counters of a try with the right digits, behind every guess that came before; locks out nobody. */
export async function readCounters(
  db: ControlDb,
  keys: string[],
): Promise<{ counters: Counter[]; now: Date }> {
  return countersFrom(db, sql`ler_contadores(${keys})`);
}

async function countersFrom(
  db: ControlDb,
  source: RawBuilder<unknown>,
): Promise<{ counters: Counter[]; now: Date }> {
  const { rows } = await sql<CounterRow>`
    select t.cd_contador, t.dt_falhas, t.qt_seguidas, nullif(t.dt_livre, 'infinity') as livre,
           coalesce(t.dt_livre = 'infinity', false) as trancada, clock_timestamp() as agora
      from ${source} as t`.execute(db);
  const counters = rows.map((row) => ({
    key: row.cd_contador,
    failures: row.dt_falhas,
    inARow: row.qt_seguidas,
    freeAt: row.trancada ? ('never' as const) : row.livre,
  }));
  return { counters, now: rows[0]?.agora ?? new Date() };
}

/** Writes counters of tries as they are now. */
export async function saveCounters(tx: ControlDb, counters: Counter[]): Promise<void> {
  for (const counter of counters) {
    const freeAt = counter.freeAt === 'never' ? 'infinity' : (counter.freeAt?.toISOString() ?? null);
    await sql`
      insert into tentativa_login (cd_contador, dt_falhas, qt_seguidas, dt_livre, dt_alteracao)
      values (${counter.key}, ${counter.failures}::timestamptz[], ${counter.inARow}, ${freeAt}::timestamptz, now())
          on conflict (cd_contador) do update
         set dt_falhas = excluded.dt_falhas, qt_seguidas = excluded.qt_seguidas,
             dt_livre = excluded.dt_livre, dt_alteracao = excluded.dt_alteracao`.execute(tx);
  }
}

/** Forgets a counter: the right digits were typed. */
export async function deleteCounter(tx: ControlDb, key: string): Promise<void> {
  await sql`delete from tentativa_login where cd_contador = ${key}`.execute(tx);
}

/** Rows whose last failure is a day old say nothing any more; locked ones stay until cleared. */
export function deleteStaleCounters(db: ControlDb): Promise<void> {
  const stale = sql`(dt_alteracao < now() - interval '24 hours' and coalesce(dt_livre, '-infinity') < now())`;
  return deleteWhere(db, 'tentativa_login', stale);
}
