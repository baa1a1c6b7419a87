import { expect, it } from 'vitest';
import { lengthOf, mostListed, pageText, reachOf } from './paging.ts';

it.each([
  ['the first page', 1, 12, { first: 0, size: 12 }],
  ['one that is cut by the end', 834, 12, { first: 9_996, size: 4 }],
  ['one behind the end', 1_000_000, 500, { first: mostListed, size: 0 }],
])('a page holds what is within reach: %s', (_name, page, size, expected) => {
  expect(reachOf(page, size)).toEqual(expected);
});

it.each([
  ['none', 0, { total: 0, last_page: 1, contagem: 'exata' }],
  ['as many as are listed', mostListed, { total: mostListed, last_page: 200, contagem: 'exata' }],
  ['more', mostListed + 1, { total: mostListed, last_page: 200, contagem: 'minima' }],
])('the length says whether there are more: %s', (_name, counted, expected) => {
  expect(lengthOf(counted, 50)).toEqual(expected);
});

it('a page is wrapped in its envelope', () => {
  expect(JSON.parse(pageText(2, lengthOf(13, 12), '[{"a":1}]'))).toEqual({
    current_page: 2,
    total: 13,
    last_page: 2,
    contagem: 'exata',
    data: [{ a: 1 }],
  });
});
