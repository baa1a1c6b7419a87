import { expect, it } from 'vitest';
import { dayOf, momentOn, numberOf } from './reports.rules.ts';

it.each([
  ['2026-04-20', '20/04/2026'],
  ['2026-04-20 06:00', '20/04/2026 06:00'],
  ['até 2026-04-20', 'até 2026-04-20'],
  ['sem data', 'sem data'],
  [null, null],
])('the day %j of a database is %j for people', (written, read) => {
  expect(dayOf(written)).toBe(read);
});

it.each([
  [1234.5, '1.234,5'],
  [2 / 3, '0,67'],
  [1_000_000, '1.000.000'],
])('the number %d is %s in a report', (value, written) => {
  expect(numberOf(value)).toBe(written);
});

it.each([
  ['America/Sao_Paulo', '31/12/2025 23:05'],
  ['America/Manaus', '31/12/2025 22:05'],
  ['UTC', '01/01/2026 02:05'],
  ['Sitio/Nenhum', '01/01/2026 02:05'],
])('a moment in %s is %s', (zone, told) => {
  expect(momentOn(new Date('2026-01-01T02:05:00Z'), zone)).toBe(told);
});

it('midnight is 00:00', () => {
  expect(momentOn(new Date('2026-01-01T00:00:00Z'), 'UTC')).toBe('01/01/2026 00:00');
});
