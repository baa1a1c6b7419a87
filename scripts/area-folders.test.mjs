import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { webAreas } from '../.dependency-cruiser.mjs';
import { root } from './lib/paths.mjs';

/** Folders that hold areas; `test` holds what tests share and is no area. */
const sides = ['contract', 'server/src', 'web/src', 'e2e'];
const foldersOf = (side) =>
  readdirSync(join(root, side), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !['test', 'node_modules'].includes(entry.name))
    .map(({ name }) => name);

/** Areas of docs/architecture.md, and what the row of each says. */
const [, section] = readFileSync(join(root, 'docs/architecture.md'), 'utf8').split('## The areas');
const areas = new Map(
  [...section.split('\n## ')[0].matchAll(/^\| `([a-zA-Z]+)` \| (.+) \|$/gm)].map(([, name, what]) => [
    name,
    what,
  ]),
);

const filesBelow = (side, shape) =>
  readdirSync(join(root, side), { recursive: true })
    .filter((file) => shape.test(file) && !/node_modules|\.test\./.test(file))
    .map((file) => ({ path: join(root, side, file), folder: dirname(file) }));

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

describe('the areas', () => {
  test('are folders, and each folder is one of them', () => {
    const present = new Set(sides.flatMap(foldersOf));
    expect([...areas.keys()].toSorted()).toEqual([...present].toSorted());
  });

  test('of the web have an order', () => {
    const above = ['app', 'core', 'texts'];
    expect(foldersOf('web/src').filter((name) => !above.includes(name))).toEqual(webAreas.toSorted());
  });

  test('have the areas of the panel beside each other on all sides', () => {
    const panelAreas = new Set(
      ['contract', 'server/src', 'web/src']
        .flatMap((side) => foldersOf(join(side, 'panel')))
        .filter((name) => !['components', 'pages'].includes(name)),
    );
    expect(areas.get('panel')).toBeDefined();
    expect([...panelAreas].filter((name) => !areas.get('panel').includes(`\`${name}\``))).toEqual([]);
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
