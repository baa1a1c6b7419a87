import { sql } from 'kysely';
import type { CompanyDb } from '../core/db/pools.ts';

/** A survey of the person, locked until the answer is written or refused. */
export async function lockSurvey(
  tx: CompanyDb,
  survey: { id: number; person: number },
): Promise<{ nr_nota: number | null } | undefined> {
  const { rows } = await sql<{ nr_nota: number | null }>`
    select nr_nota from pesquisa
     where nr_sequencial = ${survey.id} and nr_seq_clifor = ${survey.person}
       for update`.execute(tx);
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
