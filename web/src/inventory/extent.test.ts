import { expect, it } from 'vitest';
import { codesIn } from './extent.ts';

it.each([
  ['', []],
  ['0110001\n0110002', ['0110001', '0110002']],
  [' a-1; b.2,\tA-1 ', ['A-1', 'B.2']],
])('%j holds the codes %j', (text, codes) => {
  expect(codesIn(text)).toEqual(codes);
});
