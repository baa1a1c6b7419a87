import type { AnswerOf } from '@terminal/contract';
import type { Context } from '../core/context.ts';
import type { JsonText } from '../core/json-text.ts';
import { listOperations, listProblems, listVehicles } from './vehicles.queries.ts';

/** Active vehicles of the session's branch and what the person may not do with them (NEWOS-08, G-64). */
export function vehicles({ db, actor }: Context, operation: number | null): Promise<JsonText> {
  return listVehicles(db, { branch: actor.branchId, operation, person: actor.personId });
}

/** Operations of the session's branch (NEWOS-02). */
export function operations({ db, actor }: Context): Promise<AnswerOf<'listOperations'>> {
  return listOperations(db, actor.branchId);
}

/** Problems of a segment, for one vehicle type or all (NEWOS-05). */
export async function problems(
  { db }: Context,
  segment: number,
  vehicleType: string | null,
): Promise<AnswerOf<'listProblems'>> {
  return { problema: await listProblems(db, segment, vehicleType) };
}
