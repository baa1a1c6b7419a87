import type { CallName } from '@terminal/contract';
import { keepingCalls } from '../planKeeping/keeping-calls.ts';
import { dueCalls } from '../plans/due-calls.ts';

const lists = [
  'listOrders',
  'listWarehouseOrders',
  'listWarehousePreventives',
  'listExternalOrders',
  'listReopenedOrders',
  'listReopenedPlates',
  'getReleaseAverages',
  'getWarehouseAverages',
  'getReopenedAverages',
  'searchOrders',
  'getCounters',
  'listRescues',
  'listActiveFleet',
  'listActiveWarehouse',
  'listPaused',
  'listWaiting',
  'listClosedOrders',
  'findOpenOrder',
] as const satisfies readonly CallName[];

/** Answers about plans that orders, readings and keeping change. */
const planned = [...dueCalls, 'getForecast'] as const satisfies readonly CallName[];

/** Answers about tyres. */
const tyreCalls = [
  'listTyrePlates',
  'getGaugingLayout',
  'getMovementLayout',
  'listAvailableTyres',
] as const satisfies readonly CallName[];

const ofOneOrder = [
  'getOrder',
  'listOrderItems',
  'countAttendedItems',
  'getPause',
] as const satisfies readonly CallName[];

const ofThePerson = ['listRunning', 'checkRunning', 'listOwnWork'] as const satisfies readonly CallName[];

/** Calls whose answer is about one order, named by its path parameter. */
export const isOfOneOrder = (name: string): boolean => ofOneOrder.some((call) => call === name);

/** Which answers an event of the live feed makes old (domain: live updates). */
export function refreshedBy(event: string): readonly CallName[] {
  if (event === 'os.comentada' || event === 'os.sinistro' || event.startsWith('integracao.'))
    return [...ofOneOrder, 'getImages'];
  if (event.startsWith('os.')) return [...lists, ...planned, ...ofOneOrder, ...ofThePerson];
  if (event.startsWith('exec.')) return [...lists, ...ofOneOrder, ...ofThePerson];
  if (event.startsWith('plano.') || event.startsWith('leitura.') || event.startsWith('importacao.'))
    return [...planned, ...keepingCalls];
  // A reading of the tyre shop moves the meter as well.
  if (event.startsWith('pneu.')) return [...tyreCalls, ...planned];
  return [];
}
