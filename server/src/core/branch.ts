import type { Context } from './context.ts';
import { Refused } from './refusal.ts';

/** The branch a session works in. @throws Refused SEM_PERMISSAO a session of all branches */
export function branchOf({ actor }: Context): number {
  if (actor.branchId === null) throw new Refused('SEM_PERMISSAO');
  return actor.branchId;
}
