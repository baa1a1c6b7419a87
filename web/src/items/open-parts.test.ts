import { expect, test } from 'vitest';
import { makeItem } from '../test/items.ts';
import { openParts, partState, unkeptParts } from './open-parts.ts';

const part = (more: object = {}) =>
  makeItem(1, {
    item: {
      ds_item: 'FILTRO',
      tipo: { nr_sequencial: 4, ds_tipoitem: 'PEÇA' },
      st_habilita_execucao: 'N',
      cd_unidade: null,
    },
    ...more,
  });

test('open parts are those nobody has taken', () => {
  expect(openParts({ itens: [part(), part({ item_atendido: true }), makeItem(2)] })).toHaveLength(1);
});

test('parts without a withdrawal are those used that no stock gave', () => {
  const used = part({ item_atendido: true });
  const itens = [part(), used, part({ item_atendido: true, qt_estoque: 1 }), makeItem(2)];
  expect(unkeptParts({ st_os: 'P', st_origem: 'I', itens })).toEqual([used]);
  expect(unkeptParts({ st_os: 'P', st_origem: 'E', itens })).toEqual([]);
});

test.each([
  ['I', {}, 'open'],
  ['E', {}, 'expected'],
  ['I', { item_atendido: true, qt_estoque: 2 }, 'taken'],
  ['I', { item_atendido: true }, 'unkept'],
  ['E', { item_atendido: true, qt_estoque: 2 }, 'handedOver'],
  ['E', { item_atendido: true }, 'brought'],
] as const)('a part of an order of origin %s with %j is %s', (st_origem, more, state) => {
  expect(partState({ st_os: 'P', st_origem }, part(more))).toBe(state);
});

test.each(['I', 'E'] as const)(
  'a part nobody took of a cancelled order of origin %s was not used',
  (st_origem) => {
    expect(partState({ st_os: 'E', st_origem }, part())).toBe('unused');
  },
);

test.each([
  ['I', 'untaken'],
  ['E', 'unconfirmed'],
] as const)('a part nobody took of a finished order of origin %s is %s', (st_origem, state) => {
  expect(partState({ st_os: 'R', st_origem }, part())).toBe(state);
});
