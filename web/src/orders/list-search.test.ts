import { expect, test } from 'vitest';
import { readListSearch, searchOf } from './list-search.ts';

test('page and layout are read beside the filters', () => {
  expect(readListSearch({ page: '3', layout: 'Colunas', placa: 'RHT4B67' })).toEqual({
    page: 3,
    layout: 'Colunas',
    placa: 'RHT4B67',
  });
});

test.each(['0', '1', '-2', '1.5', 'x', '1000001'])('page %s is the first page', (page) => {
  expect(readListSearch({ page })).toEqual({});
});

test('an unknown layout is none', () => {
  expect(readListSearch({ layout: 'Mosaico' })).toEqual({});
});

test('other filters begin at the first page and keep the layout', () => {
  expect(searchOf({ tipo: '1' }, { page: 4, layout: 'Cards', placa: 'RHT4B67' })).toEqual({
    tipo: '1',
    layout: 'Cards',
  });
});
