import type { AnswerOf, CheckedInput } from '@terminal/contract';
import { announceOrder } from '../core/events/order.ts';
import type { SessionContext } from '../core/http/context.ts';
import { Refused } from '../core/refusal.ts';
import type { IdentityCheck } from '../identity/service.ts';
import { lockAs, refuseCommand } from '../orders/service.ts';
import { updateNote } from './handover.queries.ts';

/**
 * Notes the running work (EXEC-37, G-62); a later note replaces the earlier one.
 * @throws Refused the state, OUTRO_MECANICO, COMENTARIO_OBRIGATORIO
 */
export async function noteExecution(
  context: SessionContext,
  identity: IdentityCheck,
  body: CheckedInput<'noteExecution'>['body'],
): Promise<AnswerOf<'noteExecution'>> {
  const { facts, situation, technician } = await lockAs(context, identity, body.nr_seq_os, body);
  refuseCommand(context, 'observar', situation, technician);
  if (body.observacao === '')
    throw new Refused('COMENTARIO_OBRIGATORIO', { campos: { observacao: 'vazio' } });
  const noted =
    facts.nr_seq_execucao === null
      ? undefined
      : await updateNote(context.db, facts.nr_seq_execucao, body.observacao);
  if (noted === undefined) throw new Error('a running order has an interval');
  announceOrder(context, 'os.comentada', facts, {
    person: technician.id,
    data: { execucao: noted.nr_sequencial },
  });
  return noted;
}
