import type { CheckedInput } from '@terminal/contract';
import type { JsonText } from '../core/http/answer.ts';
import type { SessionContext } from '../core/http/context.ts';
import { Refused } from '../core/refusal.ts';
import * as due from './due.queries.ts';

type Department = 'FROTA' | 'ARMAZEM';
type Predictives = CheckedInput<'listPredictivePlates'>['body'];

/** Preventives of the branch that are overdue (V) or due soon (A) (PREV-07, WARE-02). */
export function duePlates(
  { db, session }: SessionContext,
  department: Department,
  status: 'V' | 'A',
): Promise<JsonText> {
  return due.listDuePlates(db, session, { department, status });
}

/** Bodywork that is due: A soon, any other letter overdue (BODY-02). */
export function dueBodywork({ db, session }: SessionContext, status: string): Promise<JsonText> {
  return due.listDueBodywork(db, session, status === 'A' ? 'A' : 'V');
}

/** Predictive plans of trucks (N) or warehouse equipment (S), both when it is not said (PRED-03). */
export function predictives({ db, session }: SessionContext, asked: Predictives): Promise<JsonText> {
  return due.listPredictive(db, session, {
    terminal: asked.exibe_terminal ?? null,
    plan: asked.plano ?? null,
    plate: asked.placa || null,
  });
}

/** What is due of a plate, or has its order already (PREV-09). @throws Refused NAO_ENCONTRADO elsewhere than in the branch */
export async function dueOfPlate({ db, session }: SessionContext, plate: string): Promise<JsonText> {
  const found = await due.findDueOfPlate(db, session, plate);
  if (found === undefined) throw new Refused('NAO_ENCONTRADO');
  return found;
}

/** How much is due in the branch (PREV-02, WARE-02). */
export function dueCounts({ db, session }: SessionContext): Promise<JsonText> {
  return due.countDue(db, session);
}
