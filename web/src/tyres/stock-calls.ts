import type { CallName } from '@terminal/contract';

/** Answers about the tyres of the stock, and of those that left it. */
export const tyreStockCalls = [
  'getTyreDashboard',
  'listAdherencePlates',
  'listTyres',
  'listTyreStock',
  'getTyreFilters',
  'listAvailableTyres',
] as const satisfies readonly CallName[];
