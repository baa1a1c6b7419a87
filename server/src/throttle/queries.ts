import type { z } from 'zod';
import { deleteWhere } from '../core/db/batches.queries.ts';
import type { ControlDb } from '../core/db/pools.ts';
import { execute, many, type Sql, sql } from '../core/db/sql.ts';
import { bool, moment, number, row, text } from '../core/row.ts';
import { type Account, type Counter, knownDays } from './rules.ts';

/** Account and source of a try. */
interface Origin {
  account: Account;
  source: string;
}

/** The counters of a try, and when its account last proved itself where it comes from; null: never. */
interface Read {
  counters: Counter[];
  now: Date;
  seen: Date | null;
}

const CounterRow = row({
  cd_contador: text,
  dt_falhas: moment.array(),
  qt_seguidas: number,
  livre: moment.nullable(),
  trancada: bool,
  agora: moment,
});

/** A counter of a try, or none, and when the source was last used. */
const TryRow = CounterRow.extend({
  cd_contador: text.nullable(),
  dt_falhas: moment.array().nullable(),
  qt_seguidas: number.nullable(),
  visto: moment.nullable(),
});

/**
 * Locks the counters of a try, whether their rows exist or not, and reads them.
 * The lock makes a burst of parallel tries stand in line; it ends with the transaction.
 */
export async function lockCounters(tx: ControlDb, keys: string[], origin?: Origin): Promise<Read> {
  return countersFrom(tx, sql`travar_contadores(${keys})`, origin);
}

/** Reads the counters of a try with right digits, after all earlier guesses; changes no lock. */
export async function readCounters(db: ControlDb, keys: string[], origin: Origin): Promise<Read> {
  return countersFrom(db, sql`ler_contadores(${keys})`, origin);
}

async function countersFrom(db: ControlDb, source: Sql, origin?: Origin): Promise<Read> {
  const seen =
    origin === undefined
      ? sql`null::timestamptz`
      : sql`(select dt_ultimo from origem_conhecida where ${isOrigin(origin)})`;
  const rows = await many(db, TryRow)`
    select t.cd_contador, t.dt_falhas, t.qt_seguidas, nullif(t.dt_livre, 'infinity') as livre,
           coalesce(t.dt_livre = 'infinity', false) as trancada, clock_timestamp() as agora, k.visto
      from (select ${seen} as visto) k
      left join ${source} as t on true`;
  return {
    counters: rows.flatMap(counterOf),
    now: rows[0]?.agora ?? new Date(),
    seen: rows[0]?.visto ?? null,
  };
}

const counterOf = (row: Omit<z.infer<typeof TryRow>, 'visto'>): Counter[] => {
  const { cd_contador, dt_falhas, qt_seguidas, livre, trancada } = row;
  if (cd_contador === null || dt_falhas === null || qt_seguidas === null) return [];
  return [
    {
      key: cd_contador,
      failures: dt_falhas,
      inARow: qt_seguidas,
      freeAt: trancada ? ('never' as const) : livre,
    },
  ];
};

const isOrigin = ({ account: { companyId, account, code }, source }: Origin) =>
  sql`nr_seq_empresa = ${companyId} and tp_conta = ${account} and cd_conta = ${code} and cd_origem = ${source}`;

/** Notes that an account proved itself at a source just now. */
export async function saveSource(db: ControlDb, { account, source }: Origin): Promise<void> {
  await execute(db)`
    insert into origem_conhecida (nr_seq_empresa, tp_conta, cd_conta, cd_origem)
    values (${account.companyId}, ${account.account}, ${account.code}, ${source})
        on conflict (nr_seq_empresa, tp_conta, cd_conta, cd_origem) do update set dt_ultimo = now()`;
}

/** Deletes sources without successful sign-in for a long time. */
export const deleteOldSources = (db: ControlDb): Promise<void> =>
  deleteWhere(db, 'origem_conhecida', sql`dt_ultimo < now() - make_interval(days => ${sql.lit(knownDays)})`);

/** Counters that may refuse tries now, newest first. */
export async function listCounters(db: ControlDb): Promise<{ counters: Counter[]; now: Date }> {
  const rows = await many(db, CounterRow)`
    select t.cd_contador, t.dt_falhas, t.qt_seguidas, nullif(t.dt_livre, 'infinity') as livre,
           coalesce(t.dt_livre = 'infinity', false) as trancada, clock_timestamp() as agora
      from tentativa_login t
     where t.dt_alteracao > now() - interval '24 hours' or t.dt_livre > now()
     order by t.dt_alteracao desc
     limit 1000`;
  return { counters: rows.flatMap(counterOf), now: rows[0]?.agora ?? new Date() };
}

/** Keys of the counters that begin and end so. */
export async function listKeys(db: ControlDb, [begin, end]: [string, string]): Promise<string[]> {
  return many(db, text)`
    select cd_contador from tentativa_login
     where starts_with(cd_contador, ${begin}) and right(cd_contador, length(${end})) = ${end}`;
}

/** Writes counters of tries as they are now. */
export async function saveCounters(tx: ControlDb, counters: Counter[]): Promise<void> {
  for (const counter of counters) {
    const freeAt = counter.freeAt === 'never' ? 'infinity' : (counter.freeAt?.toISOString() ?? null);
    await execute(tx)`
      insert into tentativa_login (cd_contador, dt_falhas, qt_seguidas, dt_livre, dt_alteracao)
      values (${counter.key}, ${counter.failures}::timestamptz[], ${counter.inARow}, ${freeAt}::timestamptz, now())
          on conflict (cd_contador) do update
         set dt_falhas = excluded.dt_falhas, qt_seguidas = excluded.qt_seguidas,
             dt_livre = excluded.dt_livre, dt_alteracao = excluded.dt_alteracao`;
  }
}

/** Forgets a counter: the right digits were typed. */
export async function deleteCounter(tx: ControlDb, key: string): Promise<void> {
  await execute(tx)`delete from tentativa_login where cd_contador = ${key}`;
}

/** Deletes rows whose last failure is a day old; locked ones stay until cleared. */
export function deleteStaleCounters(db: ControlDb): Promise<void> {
  const stale = sql`(dt_alteracao < now() - interval '24 hours' and coalesce(dt_livre, '-infinity') < now())`;
  return deleteWhere(db, 'tentativa_login', stale);
}
