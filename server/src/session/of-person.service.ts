import type { AnswerOf } from '@terminal/contract';
import { findBranchName } from '../catalog/service.ts';
import type { ControlDb } from '../core/db/pools.ts';
import type { SessionContext } from '../core/http/context.ts';
import { Refused } from '../core/refusal.ts';
import { deleteSessionOfPerson, listSessionsOfPerson } from './of-person.queries.ts';
import { insertSignInEvent } from './queries.ts';

const whose = ({ company }: SessionContext, person: number) => ({ company: company.id, person });

/** Where somebody of the company is signed in. */
export async function personSessions(
  control: ControlDb,
  context: SessionContext,
  person: number,
): Promise<AnswerOf<'listPersonSessions'>> {
  const found = await listSessionsOfPerson(control, whose(context, person));
  const sessions = [];
  for (const { nr_seq_filial, dt_criacao, dt_ultimo_uso, ...session } of found)
    sessions.push({
      ...session,
      ds_filial: nr_seq_filial === null ? null : await findBranchName(context.db, nr_seq_filial),
      dt_criacao: dt_criacao.toISOString(),
      dt_ultimo_uso: dt_ultimo_uso.toISOString(),
    });
  return sessions;
}

/** Ends a session of somebody of the company. @throws Refused NAO_ENCONTRADO */
export async function endPersonSession(
  control: ControlDb,
  context: SessionContext,
  person: number,
  id: number,
): Promise<void> {
  const ended = await deleteSessionOfPerson(control, whose(context, person), id);
  if (ended === undefined) throw new Refused('NAO_ENCONTRADO');
  await insertSignInEvent(context.db, {
    name: 'sessao.encerrada',
    branchId: ended.nr_seq_filial,
    personId: person,
    data: { por: context.actor.personId },
  });
}
