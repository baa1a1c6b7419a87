import { describe, expect, it } from 'vitest';
import { readSearch } from './search.rules.ts';

describe('what is looked for', () => {
  it.each([
    ['184502', { code: '184502', number: 184502, words: [] }],
    [' 184.502 ', { code: '184502', number: 184502, words: [] }],
    ['rht-4b67', { code: 'RHT4B67', number: null, words: [] }],
    ['EMP 014', { code: 'EMP014', number: null, words: [] }],
    ['0145', { code: '0145', number: null, words: [] }],
    ['1234567890123456', { code: '1234567890123456', number: null, words: [] }],
    ['50%', { code: '50', number: 50, words: [] }],
    ['folga direção', { code: 'FOLGADIRECAO', number: null, words: ['FOLGA', 'DIRECAO'] }],
    ['ar', { code: 'AR', number: null, words: [] }],
    ['7', null],
    ['--', null],
    ['', null],
  ])('%j is read as %j', (text, term) => {
    expect(readSearch(text)).toEqual(term);
  });
});
