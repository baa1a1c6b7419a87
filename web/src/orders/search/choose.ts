import type { AnswerOf } from '@terminal/contract';

export type Found = AnswerOf<'searchOrders'>[number];

/**
 * The one order that can be meant: the only open one that is exactly what was read or typed, else the only one found.
 * null where a person has to choose.
 */
export function theOne(found: readonly Found[]): Found | null {
  const exact = found.filter((order) => order.exata);
  const open = exact.filter((order) => order.dt_final === null);
  for (const some of [open, exact, found])
    if (some.length > 0) return some.length === 1 ? (some[0] ?? null) : null;
  return null;
}
