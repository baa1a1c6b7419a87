import type { AnswerOf } from '@terminal/contract';
import type { Context } from '../core/context.ts';
import { Refused } from '../core/refusal.ts';
import { ordersOfVehicle } from '../orders/of-vehicle.service.ts';
import { findVehicle } from './queries.ts';

/**
 * A vehicle with the orders the session may see on it.
 * @param most closed orders; null: those of the first step
 * @throws Refused NAO_ENCONTRADO also for vehicles of other branches without an order the session may see; to a supplier for
 *   every vehicle without an order of his
 */
export async function vehiclePage(
  context: Context,
  plate: string,
  most: number | null,
): Promise<AnswerOf<'getVehicle'>> {
  const { db, actor } = context;
  const vehicle = await findVehicle(db, plate, actor.branchId);
  if (vehicle === undefined) throw new Refused('NAO_ENCONTRADO');
  const { da_filial: ofBranch, ...head } = vehicle;
  const orders = await ordersOfVehicle(context, plate, most);
  const withOrder = orders.abertas.length > 0 || orders.encerradas.length > 0;
  if (!withOrder && (actor.kind === 'supplier' || !ofBranch)) throw new Refused('NAO_ENCONTRADO');
  return { ...head, de_outra_filial: !ofBranch, ...orders };
}
