import type { RecordKind } from '@terminal/contract';

/** A step of a new company: a kind of records, how many there are, and whether that is enough to work with. */
export interface Step {
  kind: StepKind;
  count: number;
  isDone: boolean;
  isOptional: boolean;
}

/**
 * Kinds a new company fills, in this order, as each names records of those before it, and the fewest it can work with: of
 * people the one who administers it and one who works; undefined: it can do without.
 */
const fewest = [
  ['branches', 1],
  ['types', 1],
  ['vehicles', 1],
  ['segments', 1],
  ['items', 1],
  ['problems', 1],
  ['people', 2],
  ['suppliers', undefined],
] as const satisfies [RecordKind, number | undefined][];

type StepKind = (typeof fewest)[number][0];

/** The steps with what is there of each. */
export const stepsOf = (kinds: readonly { tipo: RecordKind; quantos: number }[]): Step[] =>
  fewest.map(([kind, least]) => {
    const count = kinds.find(({ tipo }) => tipo === kind)?.quantos ?? 0;
    return { kind, count, isDone: count >= (least ?? 1), isOptional: least === undefined };
  });

/** How many steps a company cannot work without are still to be done. */
export const missingOf = (steps: readonly Step[]): number =>
  steps.filter(({ isDone, isOptional }) => !isDone && !isOptional).length;
