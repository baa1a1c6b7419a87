import { sql } from 'kysely';
import type { ControlDb } from '../../core/db/pools.ts';

/** A letter this server has taken to send. */
export interface LetterRow {
  nr_sequencial: number;
  nome_rotina: string;
  ds_empresa: string;
  ds_fuso: string;
  ds_idioma: string;
  ds_email: string;
  st_execucao: 'S' | 'F';
  dt_record: Date;
  ds_erro: string | null;
  ds_tipo: 'text/html' | 'text/plain' | null;
  ds_resultado: string | null;
  interna: boolean;
  qt_email: number;
}

/** Seconds another server leaves a taken letter alone: longer than any try lasts. */
const lease = 120;

/** Takes letters that are due; those another server is just taking are skipped. */
export async function takeLetters(db: ControlDb, most: number): Promise<LetterRow[]> {
  const { rows } = await sql<LetterRow>`
    with tomadas as (
      update agendamento_execucao x
         set qt_email = x.qt_email + 1, dt_email = now() + make_interval(secs => ${lease})
       where x.nr_sequencial in (
               select nr_sequencial from agendamento_execucao
                where st_email = 'P' and dt_email <= now()
                order by dt_email
                limit ${most}
                  for update skip locked)
      returning x.*)
    select t.nr_sequencial, r.nome_rotina, e.ds_empresa, e.ds_fuso, e.ds_idioma, t.ds_email, t.st_execucao, t.dt_record,
           t.ds_erro, t.ds_tipo, t.ds_resultado, r.ds_caminho like 'interno:%' as interna, t.qt_email
      from tomadas t
      join rotina r on r.nr_sequencial = t.nr_seq_rotina
      join empresa e on e.nr_sequencial = t.nr_seq_empresa
     order by t.nr_sequencial`.execute(db);
  return rows;
}

/** A letter left the house. */
export async function updateLetterSent(db: ControlDb, run: number): Promise<void> {
  await sql`
    update agendamento_execucao set st_email = 'S', dt_email = now(), ds_erro_email = null
     where nr_sequencial = ${run}`.execute(db);
}

/** A try failed: the next one after so many seconds, or never. */
export async function updateLetterFailed(
  db: ControlDb,
  run: number,
  failure: { reason: string; wait: number | null },
): Promise<void> {
  await sql`
    update agendamento_execucao
       set st_email = case when ${failure.wait}::int is null then 'F' else 'P' end, ds_erro_email = ${failure.reason},
           dt_email = now() + make_interval(secs => coalesce(${failure.wait}::int, 0))
     where nr_sequencial = ${run}`.execute(db);
}
