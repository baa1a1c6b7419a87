import { expect, it } from 'vitest';
import { readSla } from './sla.ts';

it.each([
  ['24', '24:00'],
  ['24:00', '24:00'],
  [' 8:30 ', '08:30'],
  ['0:01', '00:01'],
  ['120', '120:00'],
  ['9999:59', '9999:59'],
  ['007', '07:00'],
  ['', null],
  ['0', null],
  ['00:00', null],
  ['24:60', null],
  ['24:5', null],
  ['24h', null],
  ['10000', null],
  ['-1', null],
])('%j is read as %j', (typed, expected) => {
  expect(readSla(typed)).toBe(expected);
});
