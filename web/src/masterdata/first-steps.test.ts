import type { RecordKind } from '@terminal/contract';
import { expect, it } from 'vitest';
import { missingOf, stepsOf } from './first-steps.ts';

const counted = (counts: Partial<Record<RecordKind, number>>) =>
  Object.entries(counts).map(([tipo, quantos]) => ({ tipo: tipo as RecordKind, quantos }));

it('a company of one person and one branch lacks all else, and that person does not count as one who works', () => {
  const steps = stepsOf(counted({ branches: 1, people: 1 }));
  expect(steps.filter(({ isDone }) => isDone).map(({ kind }) => kind)).toEqual(['branches']);
  expect(missingOf(steps)).toBe(6);
});

it('it can work without suppliers', () => {
  const full = { branches: 1, types: 3, vehicles: 500, segments: 4, items: 20, problems: 9, people: 2 };
  const steps = stepsOf(counted(full));
  expect(missingOf(steps)).toBe(0);
  expect(steps.at(-1)).toEqual({ kind: 'suppliers', count: 0, isDone: false, isOptional: true });
});
