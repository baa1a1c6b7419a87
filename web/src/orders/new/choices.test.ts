import { expect, it } from 'vitest';
import { findChoices } from './choices.ts';

const choices = [
  { label: 'AXY-1234', aside: 'frota 4067' },
  { label: 'Suspensão dianteira' },
  { label: 'Suspensão traseira' },
];

it.each([
  ['axy1234', ['AXY-1234']],
  ['4067', ['AXY-1234']],
  ['suspensao', ['Suspensão dianteira', 'Suspensão traseira']],
  ['TRASEIRA susp', ['Suspensão traseira']],
  ['xyz', []],
])('finds choices by %j', (search, labels) => {
  expect(findChoices(choices, search).map(({ label }) => label)).toEqual(labels);
});
