import type { EventName } from '@terminal/contract';
import type { SessionContext } from '../http/context.ts';
import type { VehicleScope } from './scope.ts';
import { tell } from './tell.ts';

/** Tells of one event about a vehicle in each of its branches. */
export function announceVehicle(
  context: SessionContext,
  name: EventName,
  { nr_placa, departamento, filiais }: VehicleScope,
  data: Record<string, unknown>,
): void {
  for (const nr_seq_filial of filiais.length > 0 ? filiais : [context.session.branchId])
    tell(context, name, { nr_seq_filial, nr_placa, departamento }, data);
}
