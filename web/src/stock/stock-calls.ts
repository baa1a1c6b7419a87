import type { CallName } from '@terminal/contract';

/** Answers about the stock. */
export const stockCalls = ['listStockItems', 'getStockItem'] as const satisfies readonly CallName[];
