import { z } from 'zod';
import { deleteWhere } from '../core/db/batches.queries.ts';
import type { CompanyDb } from '../core/db/pools.ts';
import { execute, maybe, sql } from '../core/db/sql.ts';
import { countingPin } from '../core/pin.queries.ts';
import { bool, bytes, number, row, text } from '../core/row.ts';

/** The person to act, with the hashes of digits, PIN and badge. */
export const ActingRow = row({
  nr_sequencial: number,
  tp_clifor: z.enum(['C', 'F']),
  nr_matricula: text.nullable(),
  hm_confirma: bytes.nullable(),
  /** PIN that counts: the digits then prove nothing (AUTH-29). */
  hm_pin: bytes.nullable(),
  hm_cracha: bytes.nullable(),
  /** Attends orders in the branch asked for. */
  atende: bool,
  /** Works on the order asked for, and typed the digits for it in the session a short enough time ago (G-125). */
  provado: bool,
  /** Minutes for which digits count. */
  minutos: number,
});
export type ActingRow = z.infer<typeof ActingRow>;

/** Work on an order, and the session it is done in. `at`: when the command was given; null: now. */
export interface WorkInSession {
  order: number | null;
  session: number | null;
  at: Date | null;
}

/** An active person who might act in a branch. @param work what the person goes on with, if anything */
export async function findActing(
  db: CompanyDb,
  person: number,
  branch: number | null,
  work: WorkInSession,
): Promise<ActingRow | undefined> {
  return maybe(db, ActingRow)`
    select g.nr_sequencial, g.tp_clifor, g.nr_matricula, a.hm_confirma, ${countingPin} as hm_pin, a.hm_cracha,
           exists (select 1 from clifor_filial cf
                    where cf.nr_seq_clifor = g.nr_sequencial and cf.st_atendeos = 'S'
                      and cf.nr_seq_filial = ${branch}) as atende,
           exists (select 1 from prova_digitos p
                     join execucao e on e.nr_seq_os = p.nr_seq_os and e.nr_seq_clifor_inicio = p.nr_seq_clifor
                                    and e.dt_final is null
                    where p.nr_seq_os = ${work.order} and p.nr_seq_clifor = g.nr_sequencial
                      and p.nr_sessao = ${work.session}
                      and coalesce(${work.at}, now()) < p.dt_prova + make_interval(mins => pa.qt_minutos_digitos)) as provado,
           pa.qt_minutos_digitos as minutos
      from g_clifor g
     cross join parametro pa
      left join clifor_acesso a on a.nr_seq_clifor = g.nr_sequencial
     where g.nr_sequencial = ${person} and g.st_status = 'A'`;
}

/** Records that a person typed the digits for an order. */
export async function upsertProof(
  db: CompanyDb,
  person: number,
  { order, session, at }: WorkInSession,
): Promise<void> {
  await execute(db)`
    insert into prova_digitos (nr_seq_os, nr_seq_clifor, nr_sessao, dt_prova)
    values (${order}, ${person}, ${session}, coalesce(${at}, now()))
        on conflict (nr_seq_os, nr_seq_clifor, nr_sessao)
        do update set dt_prova = greatest(prova_digitos.dt_prova, excluded.dt_prova)`;
}

/** Removes what no company counts any more. */
export function deleteOldProofs(db: CompanyDb): Promise<void> {
  return deleteWhere(db, 'prova_digitos', sql`dt_prova < now() - interval '1 day'`);
}

/** Records a try with wrong digits or during a lock (G-04). */
export async function insertTryEvent(
  db: CompanyDb,
  tried: { name: string; branch: number | null; person: number; by: number },
): Promise<void> {
  await execute(db)`
    insert into evento (ds_evento, nr_seq_clifor, js_dados)
    values (${tried.name}, ${tried.person}, ${JSON.stringify({ sessao: tried.by, filial: tried.branch })}::jsonb)`;
}
