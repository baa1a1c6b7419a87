import { expect, test } from 'vitest';
import { makeText } from './make.ts';

test.each([
  ['MICHELIN', 'X MULTI D', 'MICHELIN X MULTI D'],
  ['MICHELIN', null, 'MICHELIN'],
  [null, null, ''],
])('a tyre of %s and %s is a %j', (ds_marca, ds_modelo, text) => {
  expect(makeText({ ds_marca, ds_modelo })).toBe(text);
});
