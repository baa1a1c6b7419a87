import { expect, it } from 'vitest';
import { partPattern, searchPatterns } from './text.ts';

it('a pattern holds what was typed, not what LIKE would read into it', () => {
  expect(partPattern('10%_\\')).toBe('%10\\%\\_\\\\%');
});

it('a search holds its words in their order, and the beginning of a code', () => {
  expect(searchPatterns(' filtro  a_r ')).toEqual({ pattern: '%FILTRO%A\\_R%', code: 'FILTRO A\\_R%' });
  expect(searchPatterns(undefined)).toEqual({ pattern: '%%', code: '%' });
});
