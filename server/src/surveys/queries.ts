import { sql } from 'kysely';
import type { CompanyDb } from '../core/db/pools.ts';

/** A survey, and the order it asks about. */
interface SurveyRow {
  nr_nota: number | null;
  nr_seq_os: number | null;
  nr_seq_filial: number | null;
}

/** A survey of the person, locked until the answer is written or refused. */
export async function lockSurvey(
  tx: CompanyDb,
  survey: { id: number; person: number },
): Promise<SurveyRow | undefined> {
  const { rows } = await sql<SurveyRow>`
    select p.nr_nota, p.nr_seq_os, o.nr_seq_filial
      from pesquisa p
      left join os o on o.nr_sequencial = p.nr_seq_os
     where p.nr_sequencial = ${survey.id} and p.nr_seq_clifor = ${survey.person}
       for update of p`.execute(tx);
  return rows[0];
}

/** Writes the answer. */
export async function updateAnswered(
  tx: CompanyDb,
  answer: { id: number; grade: number; remark: string | null },
): Promise<void> {
  await sql`
    update pesquisa set nr_nota = ${answer.grade}, ds_observacao = ${answer.remark}, dt_resposta = now()
     where nr_sequencial = ${answer.id}`.execute(tx);
}
