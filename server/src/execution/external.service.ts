import { type AnswerOf, type CheckedInput, placeholderSupplier } from '@terminal/contract';
import { activeSupplier } from '../catalog/service.ts';
import type { Context } from '../core/context.ts';
import { announceOrder } from '../core/events/order.ts';
import { Refused, refuse } from '../core/refusal.ts';
import type { IdentityCheck } from '../identity/service.ts';
import { lockAs, type OrderInHand, refuseCommand } from '../orders/service.ts';
import { queueTicket } from '../outbox/service.ts';
import { updateWorkOver } from './close.queries.ts';
import { updateSent, updateSupplier } from './handover.queries.ts';
import { changeRefusal } from './rules.ts';

type ToSupplier = CheckedInput<'sendExternal'>['body'];

/**
 * Sends an internal order to a supplier, who starts it anew (EXT-02).
 * @throws Refused as lockAs; OS_ENCERRADA, SEM_PERMISSAO, the state, OS_JA_EXTERNA, OUTRO_MECANICO, OS_MUDOU,
 *   FORNECEDOR_OBRIGATORIO, CAMPO_INVALIDO
 */
export async function sendExternal(
  context: Context,
  identity: IdentityCheck,
  body: ToSupplier,
): Promise<AnswerOf<'sendExternal'>> {
  return send(context, await lockAs(context, identity, body.nr_os, body, 'enviar_externa'), body);
}

/**
 * On an internal order the same as sending it; on an external one its supplier changes (EXT-03, EXT-04).
 * @throws Refused as lockAs, then as sendExternal;  OS_EM_ATENDIMENTO while somebody works on the external order
 */
export async function linkSupplier(
  context: Context,
  identity: IdentityCheck,
  body: ToSupplier,
): Promise<AnswerOf<'linkSupplier'>> {
  const order = await lockAs(context, identity, body.nr_os, body, 'vincular_fornecedor');
  if (!order.situation.external) return send(context, order, body);
  const { facts, situation, person } = order;
  refuseCommand(context, 'vincular_fornecedor', situation, person);
  refuse(changeRefusal(body, facts, situation));
  const supplier = await readSupplier(context, body);
  await updateSupplier(context.db, facts.nr_sequencial, supplier.id);
  if (supplier.opensTicket) await queueTicket(context.db, facts.nr_sequencial);
  announceOrder(
    context,
    'os.alterada',
    { ...facts, nr_seq_fornecedor: supplier.id },
    {
      person: person.id,
      formerSupplier: facts.nr_seq_fornecedor,
      data: { fornecedor: supplier.id, antes: facts.nr_seq_fornecedor },
    },
  );
  return { nr_sequencial: facts.nr_sequencial };
}

async function send(
  context: Context,
  { facts, situation, person }: OrderInHand,
  body: ToSupplier,
): Promise<AnswerOf<'sendExternal'>> {
  refuseCommand(context, 'enviar_externa', situation, person);
  refuse(changeRefusal(body, facts, situation));
  const supplier = await readSupplier(context, body);
  await updateWorkOver(context.db, facts.nr_sequencial, { person: person.id, how: 'T' });
  await updateSent(context.db, facts.nr_sequencial, supplier.id);
  if (supplier.opensTicket) await queueTicket(context.db, facts.nr_sequencial);
  const sent = { ...facts, st_origem: 'E' as const, nr_seq_fornecedor: supplier.id };
  announceOrder(context, 'os.enviada', sent, {
    person: person.id,
    formerSupplier: facts.nr_seq_fornecedor,
    data: { antes: facts.situacao, fornecedor: supplier.id, fornecedor_antes: facts.nr_seq_fornecedor },
  });
  return { nr_sequencial: facts.nr_sequencial };
}

async function readSupplier(
  context: Context,
  { nr_fornec }: ToSupplier,
): Promise<{ id: number; opensTicket: boolean }> {
  if (nr_fornec == null || nr_fornec === placeholderSupplier) throw new Refused('FORNECEDOR_OBRIGATORIO');
  return { id: nr_fornec, ...(await activeSupplier(context.db, nr_fornec, 'nr_fornec')) };
}
