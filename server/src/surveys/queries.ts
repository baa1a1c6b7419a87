import type { z } from 'zod';
import type { CompanyDb } from '../core/db/pools.ts';
import { execute, maybe } from '../core/db/sql.ts';
import { number, row } from '../core/row.ts';

/** A survey, and the order it asks about. */
const SurveyRow = row({
  nr_nota: number.nullable(),
  nr_seq_os: number.nullable(),
  nr_seq_filial: number.nullable(),
});
type SurveyRow = z.infer<typeof SurveyRow>;

/** A survey of the person, locked until the answer is written or refused. */
export async function lockSurvey(
  tx: CompanyDb,
  survey: { id: number; person: number },
): Promise<SurveyRow | undefined> {
  return maybe(tx, SurveyRow)`
    select p.nr_nota, p.nr_seq_os, o.nr_seq_filial
      from pesquisa p
      left join os o on o.nr_sequencial = p.nr_seq_os
     where p.nr_sequencial = ${survey.id} and p.nr_seq_clifor = ${survey.person}
       for update of p`;
}

/** Writes the answer. */
export async function updateAnswered(
  tx: CompanyDb,
  answer: { id: number; grade: number; reason: string | null },
): Promise<void> {
  await execute(tx)`
    update pesquisa set nr_nota = ${answer.grade}, ds_observacao = ${answer.reason}, dt_resposta = now()
     where nr_sequencial = ${answer.id}`;
}
