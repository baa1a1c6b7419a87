import { expect, test } from 'vitest';
import { readStockListView } from './view.ts';

test('an address of the stock is read, what it does not know is left out', () => {
  expect(readStockListView({ busca: 'filtro', situacao: 'A', pagina: '3' })).toEqual({
    busca: 'filtro',
    situacao: 'A',
    pagina: '3',
  });
  expect(readStockListView({ busca: 'x'.repeat(61), situacao: 'Z', pagina: '0', outra: '1' })).toEqual({});
});
