import type { OrderItem } from '@terminal/contract';
import { proofShape } from '@terminal/contract/shapes';
import type { Context } from '../core/context.ts';
import type { SessionContext } from '../core/http/context.ts';
import { Refused } from '../core/refusal.ts';
import type { IdentityCheck, Named } from '../identity/service.ts';
import { orderItemsNow } from '../orders/service.ts';
import { closeLocked } from './close.service.ts';
import { findOrderOf } from './queries.ts';
import { lockWork } from './service.ts';

/**
 * Ends the work on one item, as 'parar' does; for an item already done nothing changes (EXEC-35, G-15).
 * @throws Refused as lockWork; NAO_ENCONTRADO, ITEM_NAO_INICIADO when the running or paused work is not this
 *   item's, the guards of 'parar'
 */
export async function stopItem(
  context: Context,
  identity: IdentityCheck,
  item: number,
  who: Named,
): Promise<OrderItem> {
  const order = await findOrderOf(context.db, item);
  if (order === undefined) throw new Refused('NAO_ENCONTRADO');
  const inHand = await lockWork(context, identity, order, who);
  const { closing } = inHand;
  const done = closing.items.some(({ id, attended }) => id === item && attended);
  if (!done) {
    if (closing.item !== item) throw new Refused('ITEM_NAO_INICIADO');
    await closeLocked(context, inHand, { nr_seq_os: order, ...who });
  }
  const found = (await orderItemsNow(context, order)).find(({ nr_sequencial }) => nr_sequencial === item);
  if (found === undefined) throw new Refused('NAO_ENCONTRADO');
  return found;
}

/**
 * `stopItem` in the documented GET form: the session's person, the digits in the header Cpf (G-15).
 * @throws Refused CABECALHO_INVALIDO, and as `stopItem`
 */
export function stopItemByHeader(
  context: SessionContext,
  identity: IdentityCheck,
  item: number,
): Promise<OrderItem> {
  const { cpf, actor } = context;
  if (cpf === undefined || !proofShape.test(cpf))
    throw new Refused('CABECALHO_INVALIDO', { faults: { Cpf: 'DIGITOS_OU_CRACHA' } });
  return stopItem(context, identity, item, { nr_seq_clifor: actor.personId, cpf });
}
