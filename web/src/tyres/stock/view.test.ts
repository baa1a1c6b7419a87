import { expect, test } from 'vitest';
import { readShopView, readStockView } from './view.ts';

test.each([
  [{}, {}],
  [{ situacao: 'S' }, { situacao: 'S' }],
  [{ situacao: 'E' }, {}],
  [{ situacao: 'x', outra: '1' }, {}],
])('the page of the tyre shop reads %j as %j', (search, view) => {
  expect(readShopView(search)).toEqual(view);
});

test.each([
  [
    { marca: 'MICHELIN', pagina: '2' },
    { marca: 'MICHELIN', pagina: '2' },
  ],
  [{ marca: '', modelo: 'X'.repeat(61), medida: 3 }, {}],
  [{ filial: '0', pagina: '-1', fogo: 'A0%' }, { fogo: 'A0%' }],
])('the stock reads %j as %j', (search, view) => {
  expect(readStockView(search)).toEqual(view);
});
