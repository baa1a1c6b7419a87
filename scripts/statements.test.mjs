import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from './lib/paths.mjs';

// Imports are watched by .dependency-cruiser.mjs; a statement handed to a connection as a text needs none, and is found here.

const read = (path) => readFileSync(join(root, path), 'utf8');

/** Files of the server that are neither tests nor generated. */
const product = readdirSync(join(root, 'server/src'), { recursive: true })
  .filter((file) => /\.ts$/.test(file) && !/(\.test|\.gen)\.ts$/.test(file))
  .map((file) => `server/src/${file}`);
const coreDb = product.filter((file) => file.startsWith('server/src/core/db/'));

const tables = ['control', 'company'].flatMap((schema) =>
  [...read(`server/db/schema/${schema}.sql`).matchAll(/^create table (\w+)/gm)].map(([, name]) => name),
);

/** Texts in quotes of a source, without comments and imports. */
function textsOf(source) {
  const code = source.replace(/\/\*[\s\S]*?\*\/|(?<![:'"`\w])\/\/.*$/gm, '').replace(/^import [^;]*;/gm, '');
  return [...code.matchAll(/(['"`])((?:(?!\1)[^\\]|\\.)*)\1/g)].map(([, , text]) => text);
}

const statement =
  /^\s*(select|with|insert into|update|delete from|truncate|(alter|create|drop) \w+|begin|commit|rollback|set (local |role )?\w+|copy|listen|notify|comment on|grant|revoke)\s/;
/** Statements a file holds as texts. */
const statementsOf = (source) => textsOf(source).filter((text) => statement.test(text));

/** Tables a file names: alone in quotes, or where a statement has them. */
const tablesOf = (source) =>
  textsOf(source).flatMap((text) =>
    tables.filter(
      (name) =>
        text === name ||
        new RegExp(`\\b(from|join|into|update|table|truncate|only|exists)\\s+${name}\\b`).test(text),
    ),
  );

test('core/db knows no table: it connects, migrates and grants privileges on those of server/db/grants.ts', () => {
  const named = coreDb.flatMap((file) => tablesOf(read(file)).map((table) => `${file}: ${table}`));
  expect(tables.length).toBeGreaterThan(70);
  expect(named).toEqual([]);
});

test('statements stand in queries.ts, those on databases and roles as such in core/db', () => {
  const others = product.filter((file) => !/(^|[/.])queries\.ts$/.test(file) && !coreDb.includes(file));
  const found = others.flatMap((file) => statementsOf(read(file)).map((text) => `${file}: ${text}`));
  expect(others.length).toBeGreaterThan(300);
  expect(found).toEqual([]);
});

test('connections follow the host that takes writes: only the question which one it is, and that for the embedded one, go to one host', () => {
  const direct = product.filter((file) => /new (pg\.)?Client\(/.test(read(file)));
  const pools = product.filter((file) => read(file).includes('new pg.Pool('));
  expect(direct).toEqual(['server/src/core/db/answers.ts', 'server/src/core/db/primary.ts']);
  expect(pools.length).toBeGreaterThan(1);
  expect(pools.filter((file) => !/new pg\.Pool\(\{\s+Client: FollowingClient,/.test(read(file)))).toEqual([]);
});

test.each([
  "await client.query('update empresa set st_status = $1', [state]);",
  'await control.query(`\n  insert into empresa (ds_empresa) values ($1)`);',
  "const { rows } = await client.query<Row>('select 1 from empresa');",
])('%j is found', (source) => {
  expect(statementsOf(source)).toHaveLength(1);
  expect(tablesOf(source)).toEqual(['empresa']);
});
