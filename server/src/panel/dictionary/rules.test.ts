import { describe, expect, it } from 'vitest';
import { asStored, outcomesOf, wordRefusal } from './rules.ts';

const word = (palavra: string, palavra_frase: string, traducao: string) => ({
  palavra,
  palavra_frase,
  traducao,
});

describe('a word', () => {
  it('is stored in upper case, with single blanks', () => {
    expect(asStored(word(' ordem  de\tserviço ', 'Ordem\nde trabalho', ' órden '))).toEqual(
      word('ORDEM DE SERVIÇO', 'ORDEM DE TRABALHO', 'ÓRDEN'),
    );
  });

  it.each([
    ['one translation', word('PNEU', '', 'LLANTA'), null],
    ['the other', word('PNEU', 'PNEUMÁTICO', ''), null],
    ['both', word('PNEU', 'PNEUMÁTICO', 'LLANTA'), null],
    ['markup, which is text', word('PNEU', '', '<IMG SRC=X>'), null],
    ['a sign alone', word('•', '', '–'), null],
    ['a name of people', word("D'ÁVILA & CIA.", '', 'Ñ'), null],
    ['neither translation', word('PNEU', '', ''), 'PALAVRA_VAZIA'],
    ['no element', word('', 'PNEU', 'LLANTA'), 'PALAVRA_VAZIA'],
    ['nothing visible', word('PNEU', '', '\u200B\u2060'), 'PALAVRA_CARACTERES'],
    ['another direction of writing', word('PNEU', '', 'A\u202EB'), 'PALAVRA_CARACTERES'],
    ['a control character', word('PNEU', '', 'A\u0007'), 'PALAVRA_CARACTERES'],
    ['a value to fill in', word('PNEU', '', '{{N}} LLANTAS'), 'PALAVRA_CARACTERES'],
    ['a text to fill in', word('PNEU', '', '$T(CORE.CLOSE)'), 'PALAVRA_CARACTERES'],
    ['a private sign', word('PNEU', '', '\uE000'), 'PALAVRA_CARACTERES'],
  ])('with %s', (_what, given, expected) => {
    expect(wordRefusal(asStored(given))).toBe(expected);
  });
});

describe('a file of words', () => {
  const known = new Map([['PNEU', word('PNEU', '', 'LLANTA')]]);

  it.each([
    ['is new', word('eixo', '', 'eje'), 'N', null],
    ['changes a word', word('pneu', '', 'neumático'), 'M', null],
    ['takes a translation away', word('pneu', 'pneumático', ''), 'M', null],
    ['is there already', word('Pneu', '', 'llanta '), 'I', null],
    ['is refused', word('', '', 'llanta'), 'X', 'PALAVRA_VAZIA'],
  ])('has a row that %s', (_what, row, st_linha, codigo) => {
    expect(outcomesOf([row], known)).toEqual([expect.objectContaining({ st_linha, codigo })]);
  });

  it('names an element once', () => {
    const outcomes = outcomesOf([word('eixo', '', 'eje'), word('EIXO', '', 'EJES')], known);
    expect(outcomes.map(({ st_linha, codigo }) => [st_linha, codigo])).toEqual([
      ['N', null],
      ['X', 'PALAVRA_CADASTRADA'],
    ]);
  });
});
