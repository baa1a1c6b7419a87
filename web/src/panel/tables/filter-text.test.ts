import { expect, it } from 'vitest';
import { filterOf } from './filter-text.ts';

const text = 'text';
const moment = 'timestamp with time zone';

it.each([
  ['', text, null],
  ['  ', text, null],
  ['jun', text, { tipo: 'contem', valor: 'jun' }],
  ['12', text, { tipo: 'contem', valor: '12' }],
  ['=', text, { tipo: 'vazio' }],
  ['!=', text, { tipo: 'cheio' }],
  ['≠', text, { tipo: 'cheio' }],
  ['= JUNDIAÍ', text, { tipo: 'igual', valor: 'JUNDIAÍ' }],
  ['=1,5', text, { tipo: 'igual', valor: '1,5' }],
  ['3', 'integer', { tipo: 'igual', valor: '3' }],
  ['12,5', 'numeric', { tipo: 'igual', valor: '12.5' }],
  ['>=2', 'bigint', { tipo: 'entre', valor: '2', ate: null }],
  ['≤ 9', 'bigint', { tipo: 'entre', valor: null, ate: '9' }],
  ['1..9', 'bigint', { tipo: 'entre', valor: '1', ate: '9' }],
  ['a..b', text, { tipo: 'entre', valor: 'a', ate: 'b' }],
  ['≥20/11/2026', moment, { tipo: 'entre', valor: '2026-11-20', ate: null }],
  ['1/2/2026', moment, { tipo: 'igual', valor: '2026-02-01' }],
  ['1/2/2026..03/02/2026 10:30', moment, { tipo: 'entre', valor: '2026-02-01', ate: '2026-02-03 10:30' }],
  ['2026-11', moment, { tipo: 'contem', valor: '2026-11' }],
  ['>=', text, null],
  ['>', text, null],
])('%j above a column of type %s', (typed, tipo, expected) => {
  const filter = filterOf(typed, { name: 'c', tipo });
  expect(filter).toEqual(expected === null ? null : { coluna: 'c', ...expected });
});
