import { expect, it } from 'vitest';
import type { Send } from '../offline/sends/row.ts';
import { unsentOf } from './unsent.ts';

const joao = { company: 'demo', branch: 1, person: 7 };
const count = (part: Partial<Send> = {}): Send => ({
  ...joao,
  key: 'k',
  personName: 'João Pereira',
  call: 'confirmCount',
  input: { body: { nr_seq_inventario: 5, nr_seq_estoque: 9, nr_qtidade_contagem: 4 } },
  actor: null,
  chain: null,
  after: null,
  place: null,
  file: null,
  label: { what: 'count', text: 'FILTRO', code: 'F-1' },
  madeAt: '2026-04-20T10:00:00.000Z',
  kept: true,
  page: 'p1',
  failures: 0,
  refusal: null,
  ...part,
});

it('a kept count is what was counted of which row', () => {
  expect(unsentOf([count()], joao, 5)).toEqual([
    { key: 'k', stock: 9, code: 'F-1', name: 'FILTRO', quantity: 4, confirmed: false, refused: null },
  ]);
  expect(unsentOf([count({ actor: { id: 12, name: 'Carlos' } })], joao, 5)).toMatchObject([{ person: 12 }]);
});

it('a refused one is among them with its reason', () => {
  const refusal = { status: 409, codigo: 'CONTAGEM_MUDOU', mensagem: 'Outra pessoa contou' } as const;
  expect(unsentOf([count({ kept: false, refusal })], joao, 5)[0]?.refused).toEqual(refusal);
});

it.each([
  { why: 'on its way for the first time', part: { kept: false } },
  { why: 'of somebody else', part: { person: 8 } },
  { why: 'of another company', part: { company: 'x' } },
  { why: 'of another inventory', part: { input: { body: { nr_seq_inventario: 6 } } } },
  { why: 'that is no count', part: { call: 'commentOrder' as const } },
])('nothing is shown of a send $why', ({ part }) => {
  expect(unsentOf([count(part)], joao, 5)).toEqual([]);
});
