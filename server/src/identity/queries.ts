import { z } from 'zod';
import type { CompanyDb } from '../core/db/pools.ts';
import { execute, maybe } from '../core/db/sql.ts';
import { bool, bytes, number, row, text } from '../core/row.ts';

/** The person to act, with the hash of the digits. */
export const ActingRow = row({
  nr_sequencial: number,
  tp_clifor: z.enum(['C', 'F']),
  nr_matricula: text.nullable(),
  hm_confirma: bytes.nullable(),
  /** Attends orders in the branch asked for. */
  atende: bool,
});
export type ActingRow = z.infer<typeof ActingRow>;

/** An active person who might act in a branch. */
export async function findActing(
  db: CompanyDb,
  person: number,
  branch: number | null,
): Promise<ActingRow | undefined> {
  return maybe(db, ActingRow)`
    select g.nr_sequencial, g.tp_clifor, g.nr_matricula, a.hm_confirma,
           exists (select 1 from clifor_filial cf
                    where cf.nr_seq_clifor = g.nr_sequencial and cf.st_atendeos = 'S'
                      and cf.nr_seq_filial = ${branch}) as atende
      from g_clifor g
      left join clifor_acesso a on a.nr_seq_clifor = g.nr_sequencial
     where g.nr_sequencial = ${person} and g.st_status = 'A'`;
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
