import type { Context } from '../core/context.ts';
import type { VehicleScope } from '../core/events/scope.ts';
import { Refused } from '../core/refusal.ts';
import { keptKinds, mustKeep } from '../masterdata/service.ts';
import { findOwn } from './queries.ts';

/** A vehicle of the session's branch. @throws Refused NAO_ENCONTRADO */
export async function ownVehicle({ db, actor }: Context, plate: string): Promise<VehicleScope> {
  const vehicle = await findOwn(db, plate, actor.branchId);
  if (vehicle === undefined) throw new Refused('NAO_ENCONTRADO');
  return vehicle;
}

/** Whether the session's person keeps vehicles (G-129). */
export const keepsVehicles = async (context: Context): Promise<boolean> =>
  (await keptKinds(context)).includes('vehicles');

/** The same for whoever keeps vehicles. @throws Refused NAO_ENCONTRADO, SEM_PERMISSAO */
export async function vehicleToKeep(context: Context, plate: string): Promise<VehicleScope> {
  const vehicle = await ownVehicle(context, plate);
  await mustKeep(context, 'vehicles');
  return vehicle;
}
