import type { SessionContext } from './http/context.ts';
import { Refused } from './refusal.ts';

/** The branch a session works in. @throws Refused SEM_PERMISSAO a session of all branches */
export function branchOf({ session }: SessionContext): number {
  if (session.branchId === null) throw new Refused('SEM_PERMISSAO');
  return session.branchId;
}
