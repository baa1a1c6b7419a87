import { expect, test } from 'vitest';
import { queryOf, readFilters, sameFilters, setFilters, withFilter } from './filters.ts';
import { orderLists, refreshEvery } from './lists.ts';

test('filters are read as they are written, whatever else the address holds', () => {
  expect(
    readFilters({ placa: 'RHT4B67', codigo: 184502, nr_nivel: '0', page: '2', layout: 'Cards' }),
  ).toEqual({
    placa: 'RHT4B67',
    codigo: '184502',
    nr_nivel: '0',
  });
});

test('every filter of a list is known by its documented name', () => {
  const all = {
    codigo: '184502',
    placa: 'RHT4B67,98-7',
    singlePlaca: 'RHT4B67',
    tipo: '13',
    segmento: '4',
    fornecedor: '31',
    nr_nivel: '4',
    ordenation: 'DESC',
    criticidade: 'DESC',
    de: '2026-11-01',
    ate: '2026-11-21',
    executada: '1',
  };
  expect(readFilters(all)).toEqual(all);
});

test('malformed filters count as not set', () => {
  expect(
    readFilters({
      codigo: 'abc',
      nr_nivel: '7',
      tipo: 'corretiva',
      ordenation: 'UP',
      de: '21/11/2026',
      placa: '',
    }),
  ).toEqual({});
});

test('what is so anyway is no filter', () => {
  expect(readFilters({ ordenation: 'ASC', criticidade: 'ASC', executada: '0' })).toEqual({});
});

test('an emptied filter is taken away', () => {
  expect(withFilter({ placa: 'RHT4B67', tipo: '1' }, 'placa', '')).toEqual({ tipo: '1' });
});

test('filters are shown in one order', () => {
  expect(setFilters({ nr_nivel: '0', codigo: '7' })).toEqual(['codigo', 'nr_nivel']);
});

test('filters that say the same are the same', () => {
  expect(sameFilters({ placa: 'A', tipo: '1' }, { tipo: '1', placa: 'A' })).toBe(true);
  expect(sameFilters({ placa: 'A' }, {})).toBe(false);
});

test('the home list asks for active internal orders, the worst and oldest first', () => {
  expect(queryOf(orderLists.fleet, {}, 1, 'Cards')).toEqual({
    per_page: '12',
    page: '1',
    status: 'A',
    origem: 'I',
    ordernation: 'ASC',
    criticidade: 'ASC',
  });
});

test('columns ask for up to 500', () => {
  expect(queryOf(orderLists.warehouse, {}, 1, 'Colunas').per_page).toBe('500');
});

test('age alone decides when criticality is left out of the order', () => {
  const query = queryOf(orderLists.fleet, { criticidade: 'LIVRE', ordenation: 'DESC' }, 1, 'Cards');
  expect(query).not.toHaveProperty('criticidade');
  expect(query.ordernation).toBe('DESC');
});

test('a list with a type of its own shows all of it until one is chosen, and that one alone', () => {
  const asked = (tipo?: string) => {
    const query = queryOf(orderLists.preventive, tipo === undefined ? {} : { tipo }, 1, 'Cards');
    return [query.tipo, query.tipoExato];
  };
  expect([asked(), asked('V'), asked('R')]).toEqual([
    ['V', undefined],
    ['V', 'S'],
    ['R', undefined],
  ]);
});

test.each([
  ['fleet', 'N', 300_000],
  ['fleet', 'S', 5000],
  ['external', 'S', 5000],
  ['warehouse', 'S', 300_000],
] as const)('the %s list with fast refresh %s is loaded every %i ms', (id, fast, every) => {
  const settings = { atualizacao_listas_ms: 300_000, atualizacao_rapida: fast };
  // Only these two settings matter here.
  expect(refreshEvery(orderLists[id], settings as Parameters<typeof refreshEvery>[1])).toBe(every);
});
