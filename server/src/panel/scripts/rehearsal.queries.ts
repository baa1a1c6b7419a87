import { calls } from '@terminal/contract';
import { z } from 'zod';
import { hidden } from '../../../db/grants.ts';
import type { ControlDb } from '../../core/db/pools.ts';
import { type Db, execute, many, maybe } from '../../core/db/sql.ts';
import { bool, row, text } from '../../core/row.ts';

/** A rehearsal as the run that follows it needs it. */
export const RehearsalRow = row({
  id: text,
  script: text,
  baseType: text.nullable(),
  cancelled: bool,
  /** It ended, not longer ago than it counts. */
  recent: bool,
  /** A run followed it. */
  used: bool,
  bases: z.array(row({ db_name: text, st_base: text })),
});
export type RehearsalRow = z.infer<typeof RehearsalRow>;

/** A rehearsal of a user by its key. @param minutes how long it counts */
export async function findRehearsal(
  control: ControlDb,
  userId: number,
  key: string,
  minutes: number,
): Promise<RehearsalRow | undefined> {
  return maybe(control, RehearsalRow)`
    select e.nr_sequencial::text as id, e.ds_script as script, e.tp_base as "baseType",
           e.dt_cancelado is not null as cancelled,
           coalesce(e.dt_final > now() - make_interval(mins => ${minutes}), false) as recent,
           exists (select from script_execucao m where m.nr_seq_ensaio = e.nr_sequencial) as used,
           (select json_agg(json_build_object('db_name', b.db_name, 'st_base', b.st_base))
              from script_execucao_base b where b.nr_seq_execucao = e.nr_sequencial) as bases
      from script_execucao e
     where e.nr_seq_usuario = ${userId} and e.cd_chave = ${key}::uuid and e.tp_script = 'E'`;
}

/** Rows a script wrote in a table, its triggers included. */
export const Touched = calls.rehearseScript.answer.shape.bases.element.shape.tocadas.unwrap().element;
export type Touched = z.infer<typeof Touched>;

/** What the transaction of a connection has written so far, table by table, the most first; of tables the panel never sees, nothing. */
export async function listTouched(db: Db): Promise<Touched[]> {
  return many(db, Touched)`
    select relname as tabela, n_tup_ins::int as inseridas, n_tup_upd::int as alteradas, n_tup_del::int as excluidas
      from pg_stat_xact_user_tables
     where n_tup_ins + n_tup_upd + n_tup_del > 0 and relname <> all (${hidden.company}::text[])
     order by n_tup_ins + n_tup_upd + n_tup_del desc, relname`;
}

/** Checks what is checked at the end of a transaction only, so that a rehearsal finds it. */
export async function checkDeferred(db: Db): Promise<void> {
  await execute(db)`set constraints all immediate`;
}
