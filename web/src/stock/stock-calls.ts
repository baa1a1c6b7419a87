import type { CallName } from '@terminal/contract';

/** Answers about the stock. */
export const stockCalls = [
  'listStockItems',
  'getStockItem',
  'listUnkeptParts',
] as const satisfies readonly CallName[];
