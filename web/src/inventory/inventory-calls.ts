import type { CallName } from '@terminal/contract';

/** Answers about inventories: counts, ends and the blind mode change them. */
export const inventoryCalls = [
  'listInventories',
  'getInventory',
  'listInventoryItems',
  'findInventoryCode',
  'searchInventoryItems',
  'listCounts',
  'listUnknownCodes',
  'getInventoryResult',
] as const satisfies readonly CallName[];
