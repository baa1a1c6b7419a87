import type { CallName } from '@terminal/contract';

/** Calls that answer how much is due, or which. */
export const dueCalls = [
  'countDue',
  'listDuePlates',
  'listDueWarehousePlates',
  'listDueBodywork',
  'listPredictivePlates',
  'findDueOfPlate',
] as const satisfies readonly CallName[];
