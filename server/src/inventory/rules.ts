import type { RefusalCode } from '@terminal/contract';
import type { z } from 'zod';
import { bool, number, row } from '../core/row.ts';

/** State of a row about to be counted. */
export const CountFacts = row({
  /** The inventory still runs. */
  running: bool,
  /** Its latest count and who made it; null: none. */
  last: row({ id: number, person: number }).nullable(),
  /** Person whose count is to be recounted; null: none. */
  doubted: number.nullable(),
});
export type CountFacts = z.infer<typeof CountFacts>;

/** The counting person, and the latest count they saw: null none, undefined not given. */
export interface Counting {
  person: number;
  seen: number | null | undefined;
}

/**
 * Why a count is refused; null: accepted. Another person's count is replaced only after it was seen, one's own always.
 * A row whose count was doubted is another person's, from then on.
 */
export function countRefusal({ running, last, doubted }: CountFacts, counting: Counting): RefusalCode | null {
  if (!running) return 'CONTAGEM_ENCERRADA';
  if (doubted === counting.person) return 'RECONTAGEM_OUTRA_PESSOA';
  if (counting.seen === undefined || last === null || last.person === counting.person) return null;
  return last.id === counting.seen ? null : 'CONTAGEM_MUDOU';
}

/** State of an inventory about to be finished. */
export interface FinishFacts {
  running: boolean;
  /** Newest count; null: none. */
  newest: number | null;
}

/** Why an inventory cannot be finished; null: it can. `seen`: the newest count the approver saw; undefined: not given. */
export function finishRefusal(
  { running, newest }: FinishFacts,
  seen: number | null | undefined,
): RefusalCode | null {
  if (!running) return 'INVENTARIO_ENCERRADO';
  return seen === undefined || seen === newest ? null : 'INVENTARIO_MUDOU';
}

/** At most so many codes are named; the others are counted. */
const mostNamed = 5;

/** Names codes for a sentence: '0110001, 0110002 (+3)'. */
export function nameCodes(codes: readonly string[]): string {
  const named = codes.slice(0, mostNamed).join(', ');
  return codes.length > mostNamed ? `${named} (+${codes.length - mostNamed})` : named;
}
