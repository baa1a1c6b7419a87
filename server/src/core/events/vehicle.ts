import type { EventName } from '@terminal/contract';
import type { Context } from '../context.ts';
import type { VehicleScope } from './scope.ts';
import { tell } from './tell.ts';

/** Adds an event about a vehicle for each of its branches. */
export function announceVehicle(
  context: Context,
  name: EventName,
  { nr_placa, departamento, filiais }: VehicleScope,
  data: Record<string, unknown>,
): void {
  for (const nr_seq_filial of filiais.length > 0 ? filiais : [context.actor.branchId])
    tell(context, name, { nr_seq_filial, nr_placa, departamento }, data);
}
