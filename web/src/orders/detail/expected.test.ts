import { expect, test } from 'vitest';
import { isLate } from './expected.ts';

const expected = '2026-11-21T14:40:00+00:00';
const at = Date.parse(expected);

test('an open order is late after the expected second, not at it', () => {
  expect(isLate({ dt_previsao: expected, dt_final: null }, at)).toBe(false);
  expect(isLate({ dt_previsao: expected, dt_final: null }, at + 1000)).toBe(true);
});

test('a finished order stays as it was at its end', () => {
  expect(isLate({ dt_previsao: expected, dt_final: '2026-11-21T14:39:00+00:00' }, at + 9_000_000)).toBe(
    false,
  );
  expect(isLate({ dt_previsao: expected, dt_final: '2026-11-21T14:41:00+00:00' }, at)).toBe(true);
});
