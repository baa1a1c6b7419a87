import { expect, it } from 'vitest';
import { partPattern, searchWords, wordsOf } from './text.ts';

it('a pattern holds what was typed, not what LIKE would read into it', () => {
  expect(partPattern('10%_\\')).toBe('%10\\%\\_\\\\%');
});

it('a search holds its words without accents, and the beginning of a code', () => {
  expect(searchWords(' filtro  a_r ')).toEqual({ words: ['FILTRO', 'A_R'], code: 'FILTRO A\\_R%' });
  expect(searchWords(undefined)).toEqual({ words: [], code: '%' });
  expect(wordsOf('óleo  AÇÃO ñandú')).toEqual(['OLEO', 'ACAO', 'NANDU']);
});
