import fc from 'fast-check';
import { expect, test } from 'vitest';
import { brl, number } from './numbers.ts';

test('whole numbers are grouped by thousands as pt-BR groups them', () => {
  const reference = new Intl.NumberFormat('pt-BR', { maximumFractionDigits: 0 });
  fc.assert(
    fc.property(fc.integer(), (value) => {
      expect(number(value)).toBe(reference.format(value));
    }),
  );
  expect(number(184502)).toBe('184.502');
});

test('amounts are in reais', () => {
  expect(brl(1234.5)).toBe('R$\u00A01.234,50');
});
