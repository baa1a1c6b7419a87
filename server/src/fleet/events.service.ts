import type { EventName } from '@terminal/contract';
import { tell } from '../core/events/tell.ts';
import type { SessionContext } from '../core/http/context.ts';

/** What screens need to know of a vehicle to tell whether an event is about them. */
export interface VehicleScope {
  nr_placa: string;
  departamento: 'FROTA' | 'ARMAZEM';
  filiais: readonly number[];
}

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
