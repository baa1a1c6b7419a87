import { expect, test } from 'vitest';
import { narrowed } from './narrow.ts';

const lines = [
  { plate: 'RHT4B67', fleet: '4127' },
  { plate: 'DZK4821', fleet: null },
  { plate: 'EMP-001', fleet: '8001' },
];
const find = (search: string) =>
  narrowed(lines, search, ({ plate, fleet }) => [plate, fleet]).map(({ plate }) => plate);

test.each([
  ['', ['RHT4B67', 'DZK4821', 'EMP-001']],
  ['rht', ['RHT4B67']],
  ['DZK-48', ['DZK4821']],
  ['emp001', ['EMP-001']],
  ['8001', ['EMP-001']],
  ['zzz', []],
])('%j finds %j', (search, plates) => {
  expect(find(search)).toEqual(plates);
});
