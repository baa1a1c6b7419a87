import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Api, startApi } from '../../test/api.ts';
import { one, sql } from './db/sql.ts';
import { bool } from './row.ts';
import { fold, wordsOf } from './text.ts';
import { hasWords } from './words.queries.ts';

let api: Api;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.close());

it.each(['ÓLEO de câmbio', 'Ação NÃO É Ñandú ü', 'AXY-1234', "d'água 10%"])(
  'the database folds %j as the server does',
  async (text) => {
    const [row] = await api.sql<{ texto: string }>('select busca($1) as texto', [text]);
    expect(row?.texto).toBe(fold(text));
  },
);

it.each([
  ['oleo', 'ÓLEO DE CÂMBIO', true],
  ['camb óleo', 'ÓLEO DE CÂMBIO', true],
  ['', 'ÓLEO', true],
  ['oleo motor', 'ÓLEO DE CÂMBIO', false],
  ['10%', 'PARAFUSO 100', false],
])('%j finds %j: %s', async (search, text, found) => {
  const db = api.databases.company(api.companyDatabase);
  expect(
    await one(db, bool)`
    select ${hasWords(sql`${text}::text`, wordsOf(search))}`,
  ).toBe(found);
});
