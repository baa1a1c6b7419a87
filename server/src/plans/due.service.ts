import type { CheckedInput } from '@terminal/contract';
import type { Context } from '../core/context.ts';
import type { JsonText } from '../core/json-text.ts';
import { Refused } from '../core/refusal.ts';
import * as due from './due.queries.ts';

type Department = 'FROTA' | 'ARMAZEM';
type Predictives = CheckedInput<'listPredictivePlates'>['body'];

/** Preventives of the branch that are overdue (V) or due soon (A) (PREV-07, WARE-02). */
export function duePlates(
  { db, actor }: Context,
  department: Department,
  status: 'V' | 'A',
): Promise<JsonText> {
  return due.listDuePlates(db, actor, { department, status });
}

/** Bodywork that is due: A soon, any other letter overdue (BODY-02). */
export function dueBodywork({ db, actor }: Context, status: string): Promise<JsonText> {
  return due.listDueBodywork(db, actor, status === 'A' ? 'A' : 'V');
}

/** Predictive plans of trucks (N) or warehouse equipment (S), both when it is not said (PRED-03). */
export function predictives({ db, actor }: Context, asked: Predictives): Promise<JsonText> {
  return due.listPredictive(db, actor, {
    terminal: asked.exibe_terminal ?? null,
    plan: asked.plano ?? null,
    plate: asked.placa || null,
  });
}

/** What is due of a plate, or has its order already (PREV-09). @throws Refused NAO_ENCONTRADO elsewhere than in the branch */
export async function dueOfPlate({ db, actor }: Context, plate: string): Promise<JsonText> {
  const found = await due.findDueOfPlate(db, actor, plate);
  if (found === undefined) throw new Refused('NAO_ENCONTRADO');
  return found;
}

/** How much is due in the branch (PREV-02, WARE-02). */
export function dueCounts({ db, actor }: Context): Promise<JsonText> {
  return due.countDue(db, actor);
}
