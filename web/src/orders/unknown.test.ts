import { refusals } from '@terminal/contract/refusals';
import { expect, test } from 'vitest';
import { isUnknown } from './unknown.ts';

test.each([
  ['NAO_ENCONTRADO', true],
  ['CAMPO_INVALIDO', true],
  ['SESSAO_EXPIRADA', false],
] as const)('an order refused with %s is unknown: %s', (codigo, unknown) => {
  expect(isUnknown({ status: refusals[codigo].status })).toBe(unknown);
});

test('an order that could not be reached is not unknown', () => {
  expect(isUnknown({ status: 0 })).toBe(false);
});
