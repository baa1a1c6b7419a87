import type { AnswerOf, CheckedInput } from '@terminal/contract';
import type { Context } from '../core/context.ts';
import { announceOrder } from '../core/events/order.ts';
import { Refused } from '../core/refusal.ts';
import type { IdentityCheck } from '../identity/service.ts';
import { lockAs, refuseCommand } from '../orders/service.ts';
import { insertNote } from './handover.queries.ts';

/**
 * Adds a note to the running work (EXEC-37, G-62); earlier notes stay.
 * @throws Refused as lockAs; the state, OUTRO_MECANICO, COMENTARIO_OBRIGATORIO
 */
export async function noteExecution(
  context: Context,
  identity: IdentityCheck,
  body: CheckedInput<'noteExecution'>['body'],
): Promise<AnswerOf<'noteExecution'>> {
  const { facts, situation, person } = await lockAs(context, identity, body.nr_seq_os, body, 'observar');
  refuseCommand(context, 'observar', situation, person);
  if (body.observacao === '')
    throw new Refused('COMENTARIO_OBRIGATORIO', { faults: { observacao: 'VAZIO' } });
  if (facts.nr_seq_execucao === null) throw new Error('a running order has an interval');
  const note = await insertNote(context.db, {
    interval: facts.nr_seq_execucao,
    person: person.id,
    text: body.observacao,
  });
  announceOrder(context, 'os.comentada', facts, {
    person: person.id,
    data: { execucao: facts.nr_seq_execucao, nota: note },
  });
  return { nr_sequencial: note, nr_seq_os: facts.nr_sequencial, ds_observacao: body.observacao };
}
