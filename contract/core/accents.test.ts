import { expect, test } from 'vitest';
import { withoutAccents } from './accents.ts';

test.each([
  ['São José, Nº 2', 'Sao Jose, Nº 2'],
  ['AÇÚCAR', 'ACUCAR'],
  ['an\u0303o', 'ano'],
  ['', ''],
])('%j is written %j without accents', (text, plain) => {
  expect(withoutAccents(text)).toBe(plain);
});
