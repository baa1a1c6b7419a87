import { expect, it } from 'vitest';
import { cellText, isNumberType } from './cells.ts';

it.each([
  ['2026-11-21 13:02:09.123456-03', 'timestamptz', '21/11/2026 13:02'],
  ['2026-11-21 13:02:00', 'timestamp without time zone', '21/11/2026 13:02'],
  ['2026-11-21', 'date', '21/11/2026'],
  ['infinity', 'timestamptz', 'infinity'],
  ['2026-11-21', 'text', '2026-11-21'],
  ['9007199254740993', 'int8', '9007199254740993'],
])('%s of type %s is shown as %s', (value, tipo, shown) => {
  expect(cellText(value, tipo)).toBe(shown);
});

it.each([
  ['int4', true],
  ['bigint', true],
  ['text', false],
])('%s stands at the right: %s', (tipo, expected) => {
  expect(isNumberType(tipo)).toBe(expected);
});
