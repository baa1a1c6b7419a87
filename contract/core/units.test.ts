import { expect, it } from 'vitest';
import { choices } from '../imports/intake/choices.ts';
import { isWhole, units } from './units.ts';

it('what is counted piece by piece is whole, what is measured or unknown is not', () => {
  expect(units.filter(isWhole)).toEqual(['UN', 'PAR', 'JG', 'CJ', 'KIT', 'CX']);
  expect(isWhole(null)).toBe(false);
});

it('every unit is a choice of a part', () => {
  expect(Object.keys(choices.unit)).toEqual([...units]);
});
