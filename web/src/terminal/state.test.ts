import { expect, test } from 'vitest';
import { stateOf } from './state.ts';

const now = Date.parse('2026-11-21T13:15:00Z');

test.each([
  ['waits until its code runs out', 'P', '2026-11-21T13:15:01Z', 'waiting'],
  ['is late from then on', 'P', '2026-11-21T13:15:00Z', 'late'],
  ['is late without a code', 'P', null, 'late'],
  ['is active', 'A', null, 'active'],
  ['is revoked', 'R', null, 'revoked'],
] as const)('a terminal %s', (_how, st_terminal, dt_expira_codigo, state) => {
  expect(stateOf({ st_terminal, dt_expira_codigo }, now)).toBe(state);
});
