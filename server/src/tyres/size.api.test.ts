import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Api, startApi } from '../../test/api.ts';
import { sizeOf } from '../core/cells/cells.rules.ts';

let api: Api;

beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.close());

it('a size is kept by the database as a file is read, however it is spelt', async () => {
  const spellings = fc.sample(
    fc
      .array(
        fc.constantFrom(
          '295',
          '80',
          '22',
          '6',
          '.',
          ',',
          '/',
          '-',
          ' ',
          '  ',
          '\t',
          'r',
          'R',
          'x',
          'X',
          'lt',
          'é',
        ),
        {
          minLength: 1,
          maxLength: 9,
        },
      )
      .map((parts) => parts.join('')),
    { numRuns: 400, seed: 20_261_124 },
  );
  const known = [
    '295/80 R22,5',
    ' 295 / 80 R 22.5 ',
    '295/80r22.5',
    '6.50 - 10',
    '18 x 7 - 8',
    '12.4 - 24',
    'ARO 22,5',
  ];
  const all = [...known, ...spellings].filter((text) => text.trim() !== '');
  const rows = await api.sql<{ texto: string; medida: string }>(
    'select texto, medida_pneu(texto) as medida from unnest($1::text[]) texto',
    [all],
  );
  expect(rows.map(({ texto, medida }) => [texto, medida])).toEqual(all.map((text) => [text, sizeOf(text)]));
});
