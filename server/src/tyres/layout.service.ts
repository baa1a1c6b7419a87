import type { CheckedInput } from '@terminal/contract';
import { branchOf } from '../core/branch.ts';
import type { Context } from '../core/context.ts';
import { lockVehicle } from '../core/fleet.queries.ts';
import type { JsonText } from '../core/json-text.ts';
import { Refused } from '../core/refusal.ts';
import { findLayout, listPlates } from './layout.queries.ts';
import { findVehicle, type LockedVehicle } from './vehicle.queries.ts';

/** Plates of the branch (doc 3 §2). */
export function plates(context: Context, query: CheckedInput<'listTyrePlates'>['query']): Promise<JsonText> {
  const search = (query.placa ?? '').replaceAll(/[\s-]/g, '').toUpperCase();
  return listPlates(context.db, {
    branch: branchOf(context),
    zone: context.actor.zone,
    page: query.page ?? 1,
    search: search === '' ? null : search,
  });
}

/** The axles of a vehicle of the branch (doc 3 §3). @throws Refused NAO_ENCONTRADO */
export async function layoutOf(context: Context, plate: string): Promise<JsonText> {
  const found = await findLayout(context.db, plate, branchOf(context));
  if (found === undefined) throw new Refused('NAO_ENCONTRADO');
  return found;
}

/** A vehicle of the branch whose tyres are read or moved, locked until that is done. @throws Refused NAO_ENCONTRADO */
export async function lockTyresOf(context: Context, plate: string): Promise<LockedVehicle> {
  if (!(await lockVehicle(context.db, plate, branchOf(context)))) throw new Refused('NAO_ENCONTRADO');
  return findVehicle(context.db, plate);
}
