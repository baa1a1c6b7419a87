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

/** Folders in areas beside those of components and pages: their parts. */
const partFolders = () =>
  sides.slice(0, 3).flatMap((side) =>
    foldersOf(side)
      .filter((area) => !['core', 'app', 'texts'].includes(area))
      .flatMap((area) =>
        foldersOf(join(side, area))
          .filter((part) => !['components', 'pages'].includes(part))
          .map((part) => ({ area, part })),
      ),
  );

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

  test('have their parts named in their row', () => {
    const parts = partFolders();
    expect(parts.length).toBeGreaterThan(20);
    expect(parts.filter(({ area, part }) => !areas.get(area)?.includes(`\`${part}\``))).toEqual([]);
  });

  test('of the web have pages and components in folders of these names, in each part too', () => {
    const shown = filesBelow('web/src', /(^|\/)[A-Z]\w*\.tsx$/).filter(
      ({ folder }) => !folder.startsWith('core'),
    );
    expect(shown.length).toBeGreaterThan(400);
    const astray = shown.filter(({ path, folder }) =>
      path.endsWith('Page.tsx') ? !/\/pages$/.test(folder) : !/\/(pages|components)(\/|$)/.test(folder),
    );
    expect(astray).toEqual([]);
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

  test('have texts of a part named after it: after a folder, or what the name of a file there or in app begins with', () => {
    const named = ['pt', 'es'].flatMap((language) =>
      readdirSync(join(root, 'web/src/texts', language)).flatMap((file) => {
        const [, area, part] = /^([a-zA-Z]+)-([a-z-]+)\.ts$/.exec(file) ?? [];
        return area === undefined ? [] : [{ area, part }];
      }),
    );
    expect(named.length).toBeGreaterThan(30);
    const namesIn = (folder) =>
      readdirSync(join(root, folder), { recursive: true }).flatMap((file) => file.split('/'));
    const ofApp = namesIn('web/src/app');
    const strange = named.filter(
      ({ area, part }) =>
        ![...namesIn(`contract/${area}`), ...namesIn(`web/src/${area}`), ...ofApp].some((name) =>
          name.toLowerCase().startsWith(part),
        ),
    );
    expect(strange).toEqual([]);
  });
});
