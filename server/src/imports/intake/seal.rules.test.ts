import { expect, it } from 'vitest';
import { digitColumns } from './seal.rules.ts';

it('digits stand in files of people and suppliers alone', () => {
  expect(digitColumns('people')).toMatchObject({ place: 3, wanted: 3 });
  expect(digitColumns('suppliers')).toMatchObject({ place: 2, wanted: 5 });
  expect(digitColumns('orders')).toBeNull();
});
