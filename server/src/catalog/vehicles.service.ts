import type { AnswerOf } from '@terminal/contract';
import type { JsonText } from '../core/http/answer.ts';
import type { SessionContext } from '../core/http/context.ts';
import { listOperations, listProblems, listVehicles } from './vehicles.queries.ts';

/** Active vehicles of the session's branch and what the person may not do with them (NEWOS-08, G-64). */
export function vehicles({ db, session }: SessionContext, operation: number | null): Promise<JsonText> {
  return listVehicles(db, { branch: session.branchId, operation, person: session.personId });
}

/** Operations of the session's branch (NEWOS-02). */
export function operations({ db, session }: SessionContext): Promise<AnswerOf<'listOperations'>> {
  return listOperations(db, session.branchId);
}

/** Problems of a segment, for one vehicle type or all (NEWOS-05). */
export async function problems(
  { db }: SessionContext,
  segment: number,
  vehicleType: string | null,
): Promise<AnswerOf<'listProblems'>> {
  return { problema: await listProblems(db, segment, vehicleType) };
}
