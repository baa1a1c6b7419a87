import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from './lib/paths.mjs';

const read = (path) => readFileSync(join(root, path), 'utf8');
const areas = readdirSync(join(root, 'server/src'), { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);
const writing = /\b(?:insert into|update|delete from)\s+([a-z_]+)\b/g;

/** Which areas write each table, as their SQL says. */
function writers() {
  const of = new Map();
  for (const area of areas) {
    const files = readdirSync(join(root, 'server/src', area), { recursive: true });
    for (const file of files.filter((name) => /(^|[/.])queries\.ts$/.test(name)))
      for (const [, table] of read(join('server/src', area, file)).matchAll(writing))
        of.set(table, (of.get(table) ?? new Set()).add(area));
  }
  return of;
}

/** Comments of tables stand above `create table`, those of columns inside. */
const owned = ['control', 'company'].flatMap((schema) =>
  [
    ...read(`server/db/schema/${schema}.sql`).matchAll(
      /^(?:-- .*Owner: (\w+)\.\n)?create table ([a-z_]+) \(\n((?: {2}.*\n)+)\);$/gm,
    ),
  ].flatMap(([, owner, table, columns]) => [
    ...(owner === undefined ? [] : [{ what: 'table', table, owner }]),
    ...[...columns.matchAll(/^ {2}-- .*Owner: (\w+)\.$/gm)].map(([, of]) => ({
      what: 'column',
      table,
      owner: of,
    })),
  ]),
);

test('the owner of a table or column is an area', () => {
  expect(owned.length).toBeGreaterThan(80);
  expect(owned.filter(({ owner }) => !areas.includes(owner))).toEqual([]);
});

test('a table that one area writes is owned by it, or the columns are', () => {
  const writersOf = writers();
  const wrong = owned.flatMap(({ what, table, owner }) => {
    const left = [...(writersOf.get(table) ?? [])];
    const ofColumns = owned.filter((other) => other.table === table).map((other) => other.owner);
    return what === 'table' && left.length === 1 && !ofColumns.includes(left[0])
      ? [`${table}: ${owner}, written by ${left[0]}`]
      : [];
  });
  expect(wrong).toEqual([]);
});
