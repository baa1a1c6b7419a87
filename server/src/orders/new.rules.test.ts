import { describe, expect, it } from 'vitest';
import { newOrderRefusal } from './new.rules.ts';

const whole = {
  blocked: false,
  plate: 'RHT4B67',
  segment: 3,
  problem: 12,
  description: 'freio puxa',
  phone: null,
};

describe('a new order', () => {
  it('goes on when everything is there', () => {
    expect(newOrderRefusal(whole)).toBeNull();
  });

  it.each([
    [{ blocked: true, plate: '' }, 'CRIACAO_BLOQUEADA', undefined],
    [{ plate: '', segment: null, problem: null, description: '' }, 'PLACA_OBRIGATORIA', 'placa'],
    [{ segment: null, problem: null, description: '' }, 'SEGMENTO_OBRIGATORIO', 'nr_segmento'],
    [{ problem: null, description: '' }, 'PROBLEMA_OBRIGATORIO', 'nr_problema'],
    [{ description: '' }, 'DESCRICAO_OBRIGATORIA', 'descricaoProblema'],
  ])('is refused for the first thing missing: %j', (missing, code, field) => {
    expect(newOrderRefusal({ ...whole, ...missing })).toEqual(
      field === undefined ? { code } : { code, field, fault: 'VAZIO' },
    );
  });

  it('of a rescue needs a phone that can be called, after everything else', () => {
    expect(newOrderRefusal({ ...whole, phone: '' })).toEqual({
      code: 'TELEFONE_OBRIGATORIO',
      field: 'nr_telefone',
      fault: 'VAZIO',
    });
    for (const phone of ['190', '99999-0000', 'ligar para 41 99999-0000', '4'.repeat(16)])
      expect(newOrderRefusal({ ...whole, phone })).toMatchObject({ code: 'TELEFONE_INVALIDO' });
    for (const phone of ['(41) 99999-0000', '+55 41 99999 0000', '4133330000'])
      expect(newOrderRefusal({ ...whole, phone })).toBeNull();
    expect(newOrderRefusal({ ...whole, description: '', phone: '' })).toMatchObject({
      code: 'DESCRICAO_OBRIGATORIA',
    });
  });
});
