import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { root } from './lib/paths.mjs';

/** Where rooms stand; `test` holds what tests share, and is none. */
const wings = ['contract', 'server/src', 'web/src', 'e2e'];
const foldersOf = (wing) =>
  readdirSync(join(root, wing), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !['test', 'node_modules'].includes(entry.name))
    .map(({ name }) => name);

/** Rooms of docs/architecture.md, and what stands in each row. */
const [, house] = readFileSync(join(root, 'docs/architecture.md'), 'utf8').split('## The house');
const rooms = new Map(
  [...house.split('\n## ')[0].matchAll(/^\| `([a-zA-Z]+)` \| (.+) \|$/gm)].map(([, name, what]) => [
    name,
    what,
  ]),
);

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
