import type { AnswerOf } from '@terminal/contract';
import { closedOfVehicle } from '@terminal/contract/order-fixed';
import { stateOf } from '@terminal/contract/order-states';
import type { Context } from '../core/context.ts';
import { Refused } from '../core/refusal.ts';
import { findVehiclePage } from './vehicle-page.queries.ts';

/**
 * A vehicle with the orders the session may see on it.
 * @param most closed orders; null: those of the first step
 * @throws Refused NAO_ENCONTRADO also for vehicles of other branches and without an order the session may see
 */
export async function vehiclePage(
  { db, actor }: Context,
  plate: string,
  most: number | null,
): Promise<AnswerOf<'getVehicle'>> {
  const wanted = most ?? closedOfVehicle.step;
  const found = await findVehiclePage(db, plate, actor, wanted);
  if (found === undefined) throw new Refused('NAO_ENCONTRADO');
  return {
    ...found,
    abertas: found.abertas.map(({ fatos, ...order }) => ({ ...order, st_situacao: stateOf(fatos) })),
    encerradas: found.encerradas.slice(0, wanted),
    tem_mais: found.encerradas.length > wanted,
  };
}
