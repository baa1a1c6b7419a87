import { expect, it } from 'vitest';
import { readInventoryView } from './view.ts';

it.each([
  [{}, {}],
  [
    { busca: 'filtro', pagina: '2', situacao: 'contados' },
    { busca: 'filtro', pagina: '2', situacao: 'contados' },
  ],
  [{ busca: '', pagina: '0', situacao: 'x', outro: '1' }, {}],
  [{ pagina: '-1' }, {}],
])('the address %j is read as %j', (raw, expected) => {
  expect(readInventoryView(raw)).toEqual(expected);
});
