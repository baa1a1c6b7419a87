import { describe, expect, it } from 'vitest';
import { ratingRefusal } from './rules.ts';

const waiting = { nr_nota: null };

describe('an answer to a survey', () => {
  it.each([
    [10, undefined, null],
    [7, undefined, null],
    [7, '', null],
    [6, 'Demorou', null],
    [1, 'Voltou com defeito', null],
    [6, undefined, 'JUSTIFICATIVA_DA_NOTA'],
    [6, '', 'JUSTIFICATIVA_DA_NOTA'],
    [1, undefined, 'JUSTIFICATIVA_DA_NOTA'],
    [undefined, undefined, 'NOTA_OBRIGATORIA'],
    [undefined, 'Muito bom', 'NOTA_OBRIGATORIA'],
  ] as const)('with grade %s and reason %j: %s', (nota, observacao, refusal) => {
    expect(ratingRefusal(waiting, { nota, observacao })).toBe(refusal);
  });

  it('is given once, whatever the second one says', () => {
    expect(ratingRefusal({ nr_nota: 9 }, { nota: 9 })).toBe('PESQUISA_RESPONDIDA');
    expect(ratingRefusal({ nr_nota: 3 }, { nota: undefined })).toBe('PESQUISA_RESPONDIDA');
  });
});
