import type { AnswerOf } from '@terminal/contract';

/** An order a search found. */
export type Found = AnswerOf<'searchOrders'>[number];

/** Plates of the orders found that begin with what was typed or read, or whose fleet number does. */
export function platesOf(found: readonly Found[], text: string): string[] {
  const code = codeOf(text);
  const isMeant = ({ nr_placa, nr_frota }: Found) =>
    [nr_placa, nr_frota ?? ''].some((name) => codeOf(name).startsWith(code));
  return [...new Set(found.filter(isMeant).map(({ nr_placa }) => nr_placa))];
}

const codeOf = (text: string) => text.toUpperCase().replaceAll(/[^A-Z0-9]/g, '');

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
