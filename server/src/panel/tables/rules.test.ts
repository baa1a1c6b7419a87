import { describe, expect, it } from 'vitest';
import { type Column, columnRefusal, csvLine, isMasked, isTooFar, lastPageOf, totalOf } from './rules.ts';

const column = (name: string, kind = 'S'): Column => ({
  name,
  tipo: 'text',
  kind,
  keyPlace: null,
  pointsTo: null,
});
const table = { name: 't', estimate: 10, columns: ['a', 'ds_email', 'nr'].map((name) => column(name)) };
const asked = { nome_tabela: 't', db_name: 'd' };

it.each([
  ['hm_login', true],
  ['hs_corpo', true],
  ['DS_SENHA', true],
  ['cd_token_push', true],
  ['ds_email', true],
  ['nr_telefone', true],
  ['js_envio', true],
  ['js_retorno', true],
  ['ds_observacao', false],
  ['nr_sequencial', false],
  ['ds_hmx', false],
])('column %s is masked: %s', (name, expected) => {
  expect(isMasked(name)).toBe(expected);
});

it.each([
  ['a known column', { sort: { coluna: 'a', desc: false } }, null],
  ['an unknown one', { sort: { coluna: 'b', desc: false } }, 'COLUNA_INEXISTENTE'],
  ['SQL in its name', { sort: { coluna: 'a; drop table t', desc: false } }, 'COLUNA_INEXISTENTE'],
  ['another case', { sort: { coluna: 'A', desc: false } }, 'COLUNA_INEXISTENTE'],
  ['a masked one', { sort: { coluna: 'ds_email', desc: false } }, 'COLUNA_MASCARADA'],
  [
    'a filter on a masked one',
    { filters: [{ coluna: 'ds_email', tipo: 'vazio' as const }] },
    'COLUNA_MASCARADA',
  ],
  [
    'a filter on an unknown one',
    { filters: [{ coluna: '"a"', tipo: 'cheio' as const }] },
    'COLUNA_INEXISTENTE',
  ],
  ['nothing', {}, null],
])('sorting or filtering by %s', (_what, part, expected) => {
  expect(columnRefusal({ ...asked, ...part }, table)).toBe(expected);
});

describe('the number of rows', () => {
  it.each([
    [0, 5_000_000, false, { total: 0, contagem: 'exata' }],
    [100_000, -1, false, { total: 100_000, contagem: 'exata' }],
    [100_001, 5_000_000, false, { total: 5_000_000, contagem: 'estimada' }],
    [100_001, 5_000_000, true, { total: 100_000, contagem: 'minima' }],
    [100_001, -1, false, { total: 100_000, contagem: 'minima' }],
    [100_001, 90_000, false, { total: 100_000, contagem: 'minima' }],
  ] as const)('counted %d, estimated %d, filtered %s', (counted, estimate, filtered, expected) => {
    expect(totalOf(counted, { estimate, filtered })).toEqual(expected);
  });

  it.each([
    [0, 10, 1],
    [10, 10, 1],
    [11, 10, 2],
    [5_000_000, 50, 2_000],
  ])('%d rows in pages of %d end with page %d', (total, size, last) => {
    expect(lastPageOf(total, size)).toBe(last);
    expect(isTooFar(last, size)).toBe(false);
  });

  it('leaves no page beyond the rows that can be paged through', () => {
    expect(isTooFar(2_001, 50)).toBe(true);
  });
});

it.each([
  [['=1+1'], ["'=1+1"]],
  [['@x'], ["'@x"]],
  [['＝1+1'], ["'＝1+1"]],
  [['-x'], ["'-x"]],
  [['a;b'], ['"a;b"']],
  [['diz "oi"'], ['"diz ""oi"""']],
  [[null], ['']],
])('text %j is written %j', (values, written) => {
  expect(csvLine(values, [column('a')])).toBe(`${written.join(';')}\r\n`);
});

it('numbers have a comma, a negative one stays a number, masked values stay masked', () => {
  const columns = [column('vl', 'N'), column('vl2', 'N'), column('ds_email')];
  expect(csvLine(['12.50', '-3', 'a@b.c'], columns)).toBe('12,50;-3;***\r\n');
});
