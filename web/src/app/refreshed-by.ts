import type { CallName, EventArea, EventName } from '@terminal/contract';
import { ofOneOrder, ofThePerson, orderLists } from '../flow/work-calls.ts';
import { inventoryCalls } from '../inventory/inventory-calls.ts';
import { keepingCalls } from '../planKeeping/keeping-calls.ts';
import { dueCalls } from '../plans/due-calls.ts';
import { stockCalls } from '../stock/stock-calls.ts';
import { tyreStockCalls } from '../tyres/stock-calls.ts';

/** Answers about plans that orders, readings and keeping change. */
const planned = [...dueCalls, 'getForecast'] as const satisfies readonly CallName[];

/** Answers about tyres. */
const tyreCalls = [
  'listTyrePlates',
  'getGaugingLayout',
  'getMovementLayout',
  ...tyreStockCalls,
  'listTyresToPull',
  'listTyreFindings',
  'listTyreCosts',
  'getTyreHistory',
  'getTyreSettings',
] as const satisfies readonly CallName[];

/** Calls whose answer is about one order, named by its path parameter. */
export const isOfOneOrder = (name: string): boolean => ofOneOrder.some((call) => call === name);

/** Answers about plans, and what their keepers see. */
const keeping = [...planned, ...keepingCalls] as const satisfies readonly CallName[];

/** What the events of an area make old. */
const byArea: Record<EventArea, readonly CallName[]> = {
  // What is found of tyres tells of its order; its parts leave the stock.
  os: [...orderLists, ...planned, ...ofOneOrder, ...ofThePerson, ...stockCalls, 'listTyreFindings'],
  // Work that is paused may wait for a part.
  exec: [...orderLists, ...ofOneOrder, ...ofThePerson, ...stockCalls],
  estoque: stockCalls,
  integracao: [...ofOneOrder, 'getImages'],
  conjunto: ['listProblemRegistry', 'listProblems', 'listSegments'],
  plano: keeping,
  leitura: keeping,
  importacao: keeping,
  // A reading of the tyre shop moves the meter as well.
  pneu: [...tyreCalls, ...planned],
  pessoa: ['listTechnicians', 'getDashboardProductivity', 'getOrder'],
  pesquisa: ['getOwnGrade', 'getDashboardGrades'],
  // What ends posts its differences; while one counts blind, balances are withheld.
  inventario: [...inventoryCalls, ...stockCalls],
};

/** Events that concern the page of their order alone. */
const onItsPage: readonly EventName[] = ['os.comentada', 'os.sinistro'];

/** Which answers an event of the live feed makes old (domain: live updates); none for one only a newer page knows. */
export function refreshedBy(event: string): readonly CallName[] {
  if (onItsPage.some((name) => name === event)) return byArea.integracao;
  const known: Partial<Record<string, readonly CallName[]>> = byArea;
  return known[event.slice(0, event.indexOf('.'))] ?? [];
}
