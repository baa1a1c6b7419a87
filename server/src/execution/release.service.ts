import type { AnswerOf, CheckedInput } from '@terminal/contract';
import { closesAtRelease } from '@terminal/contract/order-closing';
import type { Context } from '../core/context.ts';
import { announceOrder } from '../core/events/order.ts';
import type { IdentityCheck } from '../identity/service.ts';
import { closeOrder, lockAs, refuseCommand } from '../orders/service.ts';
import { updateWorkOver } from './close.queries.ts';
import { updateAwaiting, updateReleased } from './handover.queries.ts';

/**
 * Warehouse equipment waits for its release; running work becomes a pause (EXEC-34, G-38).
 * @throws Refused as lockAs; OS_ENCERRADA, OS_AGUARDANDO_LIBERACAO, OS_SO_ARMAZEM
 */
export async function awaitRelease(
  context: Context,
  identity: IdentityCheck,
  body: CheckedInput<'awaitRelease'>['body'],
): Promise<AnswerOf<'awaitRelease'>> {
  const { facts, situation, person } = await lockAs(
    context,
    identity,
    body.nr_seq_os,
    body,
    'aguardar_liberacao',
  );
  refuseCommand(context, 'aguardar_liberacao', situation, person);
  await updateAwaiting(context.db, facts.nr_sequencial, person.id);
  announceOrder(context, 'os.aguardando_liberacao', facts, {
    person: person.id,
    data: { antes: facts.situacao },
  });
  return { nr_sequencial: facts.nr_sequencial };
}

/**
 * Releases the equipment. A complete order closes (E); an incomplete one continues (A).
 * @throws Refused as lockAs; OS_ENCERRADA, OS_SEM_LIBERACAO, OS_SO_ARMAZEM
 */
export async function endRelease(
  context: Context,
  identity: IdentityCheck,
  body: CheckedInput<'endRelease'>['body'],
): Promise<AnswerOf<'endRelease'>> {
  const order = await lockAs(context, identity, body.nr_seq_os, body, 'finalizar_liberacao');
  const { facts, situation, person, closing } = order;
  refuseCommand(context, 'finalizar_liberacao', situation, person);
  await updateReleased(context.db, facts.nr_sequencial);
  announceOrder(context, 'os.liberada', facts, { person: person.id, data: { antes: facts.situacao } });
  if (!closesAtRelease(closing)) return { nr_sequencial: facts.nr_sequencial, codigo: 'A' };
  await updateWorkOver(context.db, facts.nr_sequencial, { person: person.id, how: 'F' });
  await closeOrder(context, facts, { technician: person.id, reading: null, transferred: false });
  return { nr_sequencial: facts.nr_sequencial, codigo: 'E' };
}
