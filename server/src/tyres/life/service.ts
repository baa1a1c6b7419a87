import { branchOf } from '../../core/branch.ts';
import type { Context } from '../../core/context.ts';
import type { JsonText } from '../../core/json-text.ts';
import { listCosts, listToRemove } from './queries.ts';

/** Tyres of the session's branch that must be removed soon (docs/tyre-life.md). @throws Refused SEM_PERMISSAO */
export const toRemove = (context: Context): Promise<JsonText> =>
  listToRemove(context.db, branchOf(context), context.actor.zone);

/** What the branch's tyres cost and ran (docs/tyre-life.md). @throws Refused SEM_PERMISSAO */
export const costs = (context: Context): Promise<JsonText> => listCosts(context.db, branchOf(context));
