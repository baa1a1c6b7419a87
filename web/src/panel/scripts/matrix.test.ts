import { describe, expect, it } from 'vitest';
import { jsonOf, matrixOf, outcomeOf } from './matrix.ts';

const base = (st_base: 'F' | 'X' | 'S' | 'E' | 'C' | 'I') => ({
  db_name: 'empresa_demo',
  st_base,
  linhas: 3,
  tocadas: null,
  ms: 12,
  erro: st_base === 'E' ? 'division by zero' : null,
});

it.each([
  [false, ['S', 'S'], 'ok'],
  [true, ['S', 'S'], 'ok'],
  [true, ['S', 'C'], 'cancelled'],
  [false, ['S', 'E'], 'failed'],
  [false, ['I', 'C'], 'failed'],
] as const)('cancelled %s with %j ended: %s', (cancelado, states, expected) => {
  expect(outcomeOf({ cancelado, bases: states.map(base) })).toBe(expected);
});

describe('the matrix', () => {
  it('names databases and states for people', () => {
    const table = matrixOf([base('E')], () => 'DEMO', { heads: ['a'], stateOf: () => 'erro' });
    expect(table).toEqual({ heads: ['a'], rows: [['DEMO', 'erro', 3, 12, 'division by zero']] });
  });
});

const result = {
  ...base('S'),
  ok: true,
  dados: [['1']],
  fields: [{ name: 'a', tipo: 'int4' }],
  limitado: false,
};

it('the JSON has the rows of what went well and the error of what did not', () => {
  const failed = { ...result, ...base('E'), ok: false, dados: null };
  expect(JSON.parse(jsonOf([result, failed]))).toEqual([
    { db_name: 'empresa_demo', ok: true, linhas: 3, dados: [['1']] },
    { db_name: 'empresa_demo', ok: false, linhas: 3, erro: 'division by zero' },
  ]);
});

it('a long JSON is cut', () => {
  const json = jsonOf([{ ...result, dados: [['x'.repeat(60_000)]] }]);
  expect(json).toHaveLength(50_001);
  expect(json.endsWith('…')).toBe(true);
});
