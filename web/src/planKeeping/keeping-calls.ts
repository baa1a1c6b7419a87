import type { CallName } from '@terminal/contract';

/** Calls that answer how plans, vehicles in them and meters stand. */
export const keepingCalls = [
  'listPlans',
  'getPlan',
  'listPlanVehicles',
  'listPlaceHistory',
  'listCandidates',
  'listHeldReadings',
  'listReadings',
] as const satisfies readonly CallName[];
