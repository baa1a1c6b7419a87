import { z } from 'zod';
import type { ControlDb } from '../../core/db/pools.ts';
import { type Db, execute, many, maybe, one, sql } from '../../core/db/sql.ts';
import type { TableShape } from '../../core/db/table-copy.ts';
import { bool, row, text } from '../../core/row.ts';

/** The newest move of a company, as long as anything is left of it. */
export const Move = row({
  /** Servers; null: the first. */
  from: text.nullable(),
  to: text.nullable(),
  /** C begun: the former database counts; F finished: the new one does. */
  state: z.enum(['C', 'F']),
});
export type Move = z.infer<typeof Move>;

/** Keeps others from moving the company until the end of the transaction. @returns whether nobody does */
export const lockMove = (db: ControlDb, company: number): Promise<boolean> =>
  one(db, bool)`select pg_try_advisory_xact_lock(7206004, ${company}) as ha`;

export const findMove = (db: ControlDb, company: number): Promise<Move | undefined> =>
  maybe(db, Move)`
    select cd_origem as from, cd_destino as to, st_mudanca as state from empresa_mudanca
     where nr_seq_empresa = ${company}`;

/** Begins a move, or begins it anew. */
export async function insertMove(db: ControlDb, company: number, from: string | null, to: string | null) {
  await execute(db)`
    insert into empresa_mudanca (nr_seq_empresa, cd_origem, cd_destino) values (${company}, ${from}, ${to})
    on conflict (nr_seq_empresa) do update
       set cd_origem = excluded.cd_origem, cd_destino = excluded.cd_destino, st_mudanca = 'C', dt_inicio = now(),
           dt_sinal = null, dt_fim = null`;
}

/** Says that nothing may be written, for some seconds, or that it may again; at the first time and the last every server is told. */
export async function updateSign(
  db: ControlDb,
  company: number,
  stopped: boolean,
  tell: boolean,
): Promise<void> {
  await execute(db)`
    update empresa_mudanca set dt_sinal = case when ${stopped}::boolean then now() end where nr_seq_empresa = ${company}`;
  if (tell) await execute(db)`select pg_notify('empresa', '')`;
}

/** The company is on the other server from now on; every server is told the place it has left. */
export async function updateServer(
  db: ControlDb,
  company: number,
  to: string | null,
  left: string,
): Promise<void> {
  await execute(db)`update empresa set cd_servidor = ${to} where nr_sequencial = ${company}`;
  await execute(db)`
    update empresa_mudanca set st_mudanca = 'F', dt_sinal = null, dt_fim = now() where nr_seq_empresa = ${company}`;
  await execute(db)`select pg_notify('empresa', ${left})`;
}

/** Forgets a move of which nothing is left. */
export async function deleteMove(db: ControlDb, company: number): Promise<void> {
  await execute(db)`delete from empresa_mudanca where nr_seq_empresa = ${company}`;
}

/** Nothing is written into these tables until the end of the transaction; reading goes on. @throws when others take too long */
export async function lockTables(db: Db, tables: readonly TableShape[]): Promise<void> {
  await execute(db)`set local lock_timeout = '5s'`;
  await execute(db)`lock table ${sql.join(tables.map(({ name }) => sql.id(name)))} in share mode`;
}

/** Whether the connection lives, and with it what it has locked. */
export async function pingHolder(db: Db): Promise<void> {
  await execute(db)`select 1`;
}

/** Plans of a database just filled need it. */
export async function analyze(db: Db): Promise<void> {
  await execute(db)`analyze`;
}

/** Whether a database has no table yet. */
export async function hasNoTable(db: Db): Promise<boolean> {
  const found = await many(db, text)`
    select relname::text from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace limit 1`;
  return found.length === 0;
}
