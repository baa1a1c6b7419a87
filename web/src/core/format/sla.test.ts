import { expect, test } from 'vitest';
import { slaState } from './sla.ts';

const from = '2026-11-21T10:00:00Z';
const after = (hours: number) => Date.parse(from) + hours * 3_600_000;

test('an SLA of 24 hours is half used after 12', () => {
  expect(slaState(from, '24:00', after(12))).toEqual({
    used: 0.5,
    late: false,
    difference: 12 * 3_600_000,
  });
});

test('beyond its hours it is full and late by the rest', () => {
  expect(slaState(from, '04:00', after(6))).toMatchObject({ used: 1, late: true, difference: 2 * 3_600_000 });
});

test('without hours there is no SLA', () => {
  expect(slaState(from, null, after(1))).toBeNull();
  expect(slaState(from, '00:00', after(1))).toBeNull();
});
