import type { AnswerOf } from '@terminal/contract';
import type { Context } from '../core/context.ts';
import { Refused } from '../core/refusal.ts';
import { listGrades, listWork } from './queries.ts';

/** A technician sees himself alone (MECH-03, MECH-05). */
function refuseOthers({ actor }: Context, person: number): void {
  if (person !== actor.personId) throw new Refused('SEM_PERMISSAO');
}

/** The technician's grade of thirty days, 0 to 5 (G-73). @throws Refused SEM_PERMISSAO for another person */
export async function ownGrade(context: Context, person: number): Promise<AnswerOf<'getOwnGrade'>> {
  refuseOthers(context, person);
  return listGrades(context.db, person);
}

/** The technician's work of thirty days, one row per interval (G-74). @throws Refused SEM_PERMISSAO for another person */
export async function ownWork(context: Context, person: number): Promise<AnswerOf<'listOwnWork'>> {
  refuseOthers(context, person);
  return listWork(context.db, person);
}
