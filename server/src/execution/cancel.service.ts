import type { AnswerOf, CheckedInput } from '@terminal/contract';
import { reasonOf } from '../catalog/service.ts';
import type { Context } from '../core/context.ts';
import { announceOrder } from '../core/events/order.ts';
import { Refused } from '../core/refusal.ts';
import type { IdentityCheck } from '../identity/service.ts';
import { lockAs, refuseCommand } from '../orders/service.ts';
import { returnParts } from '../stock/service.ts';
import { updateWorkOver } from './close.queries.ts';
import { updateCancelled } from './handover.queries.ts';

/**
 * Cancels an order: its work ends and parts taken go back to stock (EXEC-32, G-45).
 * Before the approval an approver or a supplier does it: the order is rejected.
 * @throws Refused as lockAs; OS_ENCERRADA, SEM_PERMISSAO, the state, OUTRO_MECANICO, CANCELAMENTO_SEM_MOTIVO,
 *   CAMPO_INVALIDO
 */
export async function cancel(
  context: Context,
  identity: IdentityCheck,
  body: CheckedInput<'cancelOrder'>['body'],
): Promise<AnswerOf<'cancelOrder'>> {
  const { facts, situation, person } = await lockAs(context, identity, body.nr_os, body, 'cancelar');
  refuseCommand(context, 'cancelar', situation, person);
  const reason = await readReason(context, body.justificativa);
  await updateWorkOver(context.db, facts.nr_sequencial, { person: person.id, how: 'C' });
  await returnParts(context.db, { order: facts.nr_sequencial, person: person.id });
  await updateCancelled(context.db, facts.nr_sequencial, reason);
  announceOrder(context, 'os.cancelada', facts, {
    person: person.id,
    data: { antes: facts.situacao, justificativa: body.justificativa },
  });
  return { nr_sequencial: facts.nr_sequencial };
}

async function readReason(context: Context, text: string | undefined): Promise<number> {
  if (text === undefined || text === '') throw new Refused('CANCELAMENTO_SEM_MOTIVO');
  const reason = await reasonOf(context.db, 'CANCELAMENTO', text);
  if (reason === undefined)
    throw new Refused('CAMPO_INVALIDO', { faults: { justificativa: 'MOTIVO_DESCONHECIDO' } });
  return reason.nr_sequencial;
}
