import type { AnswerOf, CheckedInput } from '@terminal/contract';
import { commentHeads } from '@terminal/contract/order-fixed';
import type { Context } from '../core/context.ts';
import { announceOrder } from '../core/events/order.ts';
import { Refused } from '../core/refusal.ts';
import type { IdentityCheck } from '../identity/service.ts';
import { findTwin, updateApproved, updateReopened } from './change.queries.ts';
import { insertComment } from './comment.queries.ts';
import { lockAs, refuseCommand } from './service.ts';

/**
 * Approves an order: work may start (G-37).
 * @throws Refused as lockAs; SEM_PERMISSAO for others than approvers in their own name, OS_ENCERRADA, OS_JA_APROVADA
 */
export async function approve(
  context: Context,
  identity: IdentityCheck,
  order: number,
  body: CheckedInput<'approveOrder'>['body'],
): Promise<AnswerOf<'approveOrder'>> {
  const { facts, situation, person } = await lockAs(context, identity, order, body, 'aprovar');
  refuseCommand(context, 'aprovar', situation, person);
  await updateApproved(context.db, order);
  announceOrder(context, 'os.aprovada', facts, { person: person.id });
  return { nr_sequencial: order };
}

/**
 * Opens a closed order again, for a reason that stays with its comments (G-36).
 * @throws Refused as lockAs; SEM_PERMISSAO, OS_ABERTA, OS_CANCELADA, OS_DE_PLANO_FECHADA, REABERTURA_EXPIRADA,
 *   JUSTIFICATIVA_OBRIGATORIA, OS_DUPLICADA
 */
export async function reopen(
  context: Context,
  identity: IdentityCheck,
  order: number,
  body: CheckedInput<'reopenOrder'>['body'],
): Promise<AnswerOf<'reopenOrder'>> {
  const { facts, situation, person } = await lockAs(context, identity, order, body, 'reabrir');
  refuseCommand(context, 'reabrir', situation, person);
  if (body.motivo === '') throw new Refused('JUSTIFICATIVA_OBRIGATORIA', { faults: { motivo: 'VAZIO' } });
  // The unique index decides; it only cannot tell which one is open.
  const twin = await findTwin(context.db, order);
  if (twin !== undefined) throw new Refused('OS_DUPLICADA', { openOrder: twin });
  await updateReopened(context.db, order);
  await insertComment(context.db, {
    order,
    person: person.id,
    text: `${commentHeads.reopened}: ${body.motivo}`,
  });
  announceOrder(context, 'os.reaberta', facts, { person: person.id, data: { motivo: body.motivo } });
  return { nr_sequencial: order };
}
