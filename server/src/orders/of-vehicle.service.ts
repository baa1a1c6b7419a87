import type { AnswerOf } from '@terminal/contract';
import { closedOfVehicle } from '@terminal/contract/order-fixed';
import { stateOf } from '@terminal/contract/order-states';
import type { Context } from '../core/context.ts';
import { findOrdersOfVehicle } from './of-vehicle.queries.ts';

type OrdersOfVehicle = Pick<AnswerOf<'getVehicle'>, 'dt_parado' | 'abertas' | 'encerradas' | 'tem_mais'>;

/**
 * The orders of a vehicle that the session may see; of an unknown vehicle none.
 * @param most closed orders; null: those of the first step
 */
export async function ordersOfVehicle(
  { db, actor }: Context,
  plate: string,
  most: number | null,
): Promise<OrdersOfVehicle> {
  const wanted = most ?? closedOfVehicle.step;
  const { dt_parado, abertas, encerradas } = await findOrdersOfVehicle(db, plate, actor, wanted);
  return {
    dt_parado,
    abertas: abertas.map(({ fatos, ...order }) => ({ ...order, st_situacao: stateOf(fatos) })),
    encerradas: encerradas.slice(0, wanted),
    tem_mais: encerradas.length > wanted,
  };
}
