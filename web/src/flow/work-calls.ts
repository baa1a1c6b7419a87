import type { CallName } from '@terminal/contract';

/** Lists of orders, and what is counted of them. */
export const orderLists = [
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

/** Answers about one order, which their path names. A pause is asked for by whoever shows it: one that is over cannot be loaded again. */
export const ofOneOrder = [
  'getOrder',
  'listOrderItems',
  'countAttendedItems',
  'getOrderStory',
] as const satisfies readonly CallName[];

/** Answers about what somebody works on. */
export const ofThePerson = [
  'listRunning',
  'checkRunning',
  'listOwnWork',
] as const satisfies readonly CallName[];
