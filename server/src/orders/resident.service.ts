import { type AnswerOf, type CheckedInput, placeholderSupplier } from '@terminal/contract';
import { commentHeads } from '@terminal/contract/order-fixed';
import { activeSupplier } from '../catalog/service.ts';
import type { Context } from '../core/context.ts';
import { announceOrder } from '../core/events/order.ts';
import { Refused } from '../core/refusal.ts';
import type { IdentityCheck } from '../identity/service.ts';
import { updateResident } from './change.queries.ts';
import { insertComment } from './comment.queries.ts';
import { lockAs, refuseCommand } from './service.ts';

/**
 * Assigns a supplier to an internal order: he sees it, cancels it, sends it on or reports a claim on it (G-45). Given
 * again, it names another one, and the former supplier is told.
 * @throws Refused as lockAs; OS_ENCERRADA, the state, OS_JA_EXTERNA, OS_DE_PLANO_SEM_FORNECEDOR, FORNECEDOR_OBRIGATORIO,
 *   CAMPO_INVALIDO
 */
export async function assignSupplier(
  context: Context,
  identity: IdentityCheck,
  order: number,
  body: CheckedInput<'assignSupplier'>['body'],
): Promise<AnswerOf<'assignSupplier'>> {
  const { facts, situation, person } = await lockAs(context, identity, order, body, 'designar_fornecedor');
  refuseCommand(context, 'designar_fornecedor', situation, person);
  const supplier = body.nr_fornec ?? placeholderSupplier;
  if (supplier === placeholderSupplier) throw new Refused('FORNECEDOR_OBRIGATORIO');
  await activeSupplier(context.db, supplier, 'nr_fornec');
  await updateResident(context.db, order, supplier);
  const before = facts.nr_seq_fornecedor;
  announceOrder(
    context,
    'os.alterada',
    { ...facts, nr_seq_fornecedor: supplier },
    { person: person.id, formerSupplier: before, data: { fornecedor: supplier, antes: before } },
  );
  return { nr_sequencial: order };
}

/**
 * Takes an order back from its supplier while nobody works on it: the workshop's own again. The supplier is notified, and the
 * reason is kept among the order's comments.
 * @throws Refused as lockAs; OS_ENCERRADA, the state, OS_SEM_FORNECEDOR, JUSTIFICATIVA_OBRIGATORIA, OS_COM_PRECO
 */
export async function withdrawSupplier(
  context: Context,
  identity: IdentityCheck,
  order: number,
  body: CheckedInput<'withdrawSupplier'>['body'],
): Promise<AnswerOf<'withdrawSupplier'>> {
  const { facts, situation, person } = await lockAs(context, identity, order, body, 'retirar_fornecedor');
  refuseCommand(context, 'retirar_fornecedor', situation, person);
  const { motivo } = body;
  if (motivo === '') throw new Refused('JUSTIFICATIVA_OBRIGATORIA', { faults: { motivo: 'VAZIO' } });
  // An internal order has no prices: what the supplier told would be lost from sight.
  if (facts.st_origem === 'E' && (facts.vl_total ?? 0) > 0) throw new Refused('OS_COM_PRECO');
  await updateResident(context.db, order, null);
  await insertComment(context.db, { order, person: person.id, text: `${commentHeads.withdrawn}: ${motivo}` });
  const before = facts.nr_seq_fornecedor;
  announceOrder(
    context,
    'os.alterada',
    { ...facts, st_origem: 'I', nr_seq_fornecedor: null },
    { person: person.id, formerSupplier: before, data: { fornecedor: null, antes: before, motivo } },
  );
  return { nr_sequencial: order };
}
