import { describe, expect, it } from 'vitest';
import { newOrderRefusal } from './create.rules.ts';

const whole = { blocked: false, plate: 'RHT4B67', segment: 3, problem: 12, description: 'freio puxa' };

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
      field === undefined ? { code } : { code, field },
    );
  });
});
