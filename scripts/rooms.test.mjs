import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { root } from './lib/paths.mjs';

/** Where rooms stand; `test` holds what tests share, and is none. */
const wings = ['contract', 'server/src', 'web/src', 'e2e'];
const foldersOf = (wing) =>
  readdirSync(join(root, wing), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !['test', 'node_modules'].includes(entry.name))
    .map(({ name }) => name);

/** Rooms of docs/architecture.md, and what stands in each row. */
const [, house] = readFileSync(join(root, 'docs/architecture.md'), 'utf8').split('## The areas');
const rooms = new Map(
  [...house.split('\n## ')[0].matchAll(/^\| `([a-zA-Z]+)` \| (.+) \|$/gm)].map(([, name, what]) => [
    name,
    what,
  ]),
);

const filesBelow = (wing, shape) =>
  readdirSync(join(root, wing), { recursive: true })
    .filter((file) => shape.test(file) && !/node_modules|\.test\./.test(file))
    .map((file) => ({ path: join(root, wing, file), folder: dirname(file) }));

/** In which folder of the contract each call is declared. */
async function callsByFolder() {
  const folders = new Map();
  for (const { path, folder } of filesBelow('contract', /\/[a-z-]+\.ts$/)) {
    if (!readFileSync(path, 'utf8').includes(' defineCall(')) continue;
    const parts = Object.entries(await import(path)).filter(([name]) => name.endsWith('Calls'));
    for (const name of parts.flatMap(([, part]) => Object.keys(part))) folders.set(name, folder);
  }
  return folders;
}

/** In which folder of server/src each call is mounted: where it is a key of what a `routes.ts` answers. */
function routesByFolder(names) {
  const folders = new Map();
  for (const { path, folder } of filesBelow('server/src', /(^|[/.])routes\.ts$/)) {
    const text = readFileSync(path, 'utf8').replaceAll(/^import [^;]*;$/gm, '');
    for (const [, name] of text.matchAll(/^ +(?:async )?(\w+)[:,(]/gm))
      if (names.includes(name)) folders.set(name, folder);
  }
  return folders;
}

describe('the rooms of the house', () => {
  test('are folders, and each folder is one of them', () => {
    const standing = new Set(wings.flatMap(foldersOf));
    expect([...rooms.keys()].toSorted()).toEqual([...standing].toSorted());
  });

  test('have the areas of the panel beside each other in all wings', () => {
    const drawers = new Set(
      ['contract', 'server/src', 'web/src']
        .flatMap((wing) => foldersOf(join(wing, 'panel')))
        .filter((name) => !['components', 'pages'].includes(name)),
    );
    expect(rooms.get('panel')).toBeDefined();
    expect([...drawers].filter((name) => !rooms.get('panel').includes(`\`${name}\``))).toEqual([]);
  });

  test('hold the declaration and the routes of a call in the same folder', async () => {
    const declared = await callsByFolder();
    expect(declared.size).toBeGreaterThan(300);
    const mounted = routesByFolder([...declared.keys()]);
    expect([...declared].filter(([call, folder]) => mounted.get(call) !== folder)).toEqual([]);
  });

  test('are what texts and tests in the browser are named after', () => {
    const ofTexts = ['pt', 'es'].flatMap((language) =>
      readdirSync(join(root, 'web/src/texts', language)).map((file) => /^[a-zA-Z]+/.exec(file)?.[0]),
    );
    const inWeb = foldersOf('web/src');
    expect(ofTexts.length).toBeGreaterThan(60);
    expect([...new Set(ofTexts)].filter((name) => !inWeb.includes(name))).toEqual([]);
    expect(foldersOf('e2e').filter((name) => !inWeb.includes(name))).toEqual([]);
  });
});
