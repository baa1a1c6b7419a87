import { z } from 'zod';
import type { ControlDb } from '../../core/db/pools.ts';
import { execute, many } from '../../core/db/sql.ts';
import { bool, moment, number, row, text } from '../../core/row.ts';

/** An e-mail this server has taken to send. */
export const EmailRow = row({
  nr_sequencial: number,
  nome_rotina: text,
  ds_empresa: text,
  ds_fuso: text,
  ds_idioma: text,
  ds_email: text,
  st_execucao: z.enum(['S', 'F']),
  dt_record: moment,
  ds_erro: text.nullable(),
  ds_tipo: z.enum(['text/html', 'text/plain']).nullable(),
  ds_resultado: text.nullable(),
  interna: bool,
  qt_email: number,
});
export type EmailRow = z.infer<typeof EmailRow>;

/** Seconds another server leaves a taken e-mail alone: longer than any try lasts. */
const lease = 120;

/** Takes e-mails that are due; those another server is just taking are skipped. */
export async function takeEmails(db: ControlDb, most: number): Promise<EmailRow[]> {
  return many(db, EmailRow)`
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
     order by t.nr_sequencial`;
}

/** An e-mail was sent. */
export async function updateEmailSent(db: ControlDb, run: number): Promise<void> {
  await execute(db)`
    update agendamento_execucao set st_email = 'S', dt_email = now(), ds_erro_email = null
     where nr_sequencial = ${run}`;
}

/** A try failed: the next one after so many seconds, or never. */
export async function updateEmailFailed(
  db: ControlDb,
  run: number,
  failure: { reason: string; wait: number | null },
): Promise<void> {
  await execute(db)`
    update agendamento_execucao
       set st_email = case when ${failure.wait}::int is null then 'F' else 'P' end, ds_erro_email = ${failure.reason},
           dt_email = now() + make_interval(secs => coalesce(${failure.wait}::int, 0))
     where nr_sequencial = ${run}`;
}
