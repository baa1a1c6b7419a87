import type { Signer } from '../core/signer.ts';

/** In whose name an inventory is begun, counted and ended (doc 3 §6, G-86). */
export const countSigners = {
  countBegin: 'either',
  count: 'either',
  countFinish: 'approver',
  countCancel: 'approver',
} as const satisfies Record<string, Signer>;

export type CountAct = keyof typeof countSigners;
