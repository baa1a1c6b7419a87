import type { CheckedInput } from '@terminal/contract';
import type { Context } from '../core/context.ts';
import type { JsonText } from '../core/json-text.ts';
import { Refused } from '../core/refusal.ts';
import { keptOnBoard } from './board.service.ts';
import type { Boards } from './board.ts';
import { listActive, listClosed, listEnded, listPaused, listWaiting, seesClosed } from './work.queries.ts';

/** Rows of a page of ended work unless asked otherwise (doc 2 §9, G-104). */
const endedPage = 10;
/** Days the list of ended work goes back: the work of a company is millions. */
const endedDays = 90;
/** Closed orders shown (CLOSED-01). */
const closedShown = 15;

/**
 * Running work of the branch; a technician's own alone (XLIST-02, XLIST-07).
 * @param person narrows it to one technician
 * @throws Refused OUTRA_PESSOA when a technician or supplier asks for another person
 */
export async function activeWork(
  context: Context,
  boards: Boards,
  department: 'FROTA' | 'ARMAZEM',
  person: number | null,
): Promise<JsonText> {
  const { actor } = context;
  if (person !== null && actor.kind !== 'staff' && person !== actor.personId)
    throw new Refused('OUTRA_PESSOA');
  return keptOnBoard(context, boards, ['active', department, person], () =>
    listActive(context.db, actor, { department, person }),
  );
}

/** Paused work of the branch; a technician's own alone (XLIST-03, G-58). */
export function pausedWork(context: Context, boards: Boards, kind: 'O' | 'V' | undefined): Promise<JsonText> {
  return keptOnBoard(context, boards, ['paused', kind], () => listPaused(context.db, context.actor, kind));
}

/**
 * Orders awaiting release (L), the rest of their work (P; of a technician those he worked on last, in every branch) or approval
 * (XLIST-04, XLIST-05, G-58).
 */
export function waitingOrders(
  context: Context,
  boards: Boards,
  kind: 'A' | 'L' | 'P' = 'A',
): Promise<JsonText> {
  const waitsFor = ({ A: 'approval', L: 'release', P: 'work' } as const)[kind];
  return keptOnBoard(context, boards, ['waiting', kind], () =>
    listWaiting(context.db, context.actor, waitsFor),
  );
}

/** Work that ended within ninety days, a page at a time (XLIST-06, G-104). */
export function endedWork(context: Context, query: CheckedInput<'listEnded'>['query']): Promise<JsonText> {
  return listEnded(context.db, context.actor, {
    number: query.page ?? 1,
    size: query.per_page ?? endedPage,
    days: endedDays,
  });
}

/** The last fifteen closed orders (CLOSED-01). @throws Refused SEM_PERMISSAO without exibe_os_encerrada (CLOSED-03) */
export async function closedOrders(context: Context, plate: string | undefined): Promise<JsonText> {
  const { db, actor } = context;
  if (!(await seesClosed(db, actor.personId))) throw new Refused('SEM_PERMISSAO');
  return listClosed(db, actor, { plate: plate ?? null, most: closedShown });
}
