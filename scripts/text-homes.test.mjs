import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { expect, it } from 'vitest';
import { webAreas } from '../.dependency-cruiser.mjs';

// Texts follow the order of the areas as code does: an area shows its own, those of areas it may use, and those of core.

const texts = 'web/src/texts/pt';
/** Where the texts of a name belong, by the file that has them; those of panel.ts are of what all pages of the panel stand on. */
const homes = Object.fromEntries(
  globSync(`${texts}/*.ts`).flatMap((file) => {
    const [area] = basename(file, '.ts').split('-');
    const home = basename(file) === 'panel.ts' ? 'core' : area;
    return [...readFileSync(file, 'utf8').matchAll(/^export const (\w+)/gm)].map(([, name]) => [name, home]);
  }),
);

const order = ['core', ...webAreas, 'app'];

/** Texts a file shows, by the first part of their keys. */
const shownIn = (file) =>
  [...readFileSync(file, 'utf8').matchAll(/\bt\(([^)]*)/g)].flatMap(([, arguments_]) =>
    [...arguments_.matchAll(/['`](\w+)\./g)].map(([, name]) => name),
  );

it('no area shows texts of one that stands above it', () => {
  const files = globSync('web/src/{core,app,*}/**/*.{ts,tsx}').filter(
    (file) => order.includes(file.split('/')[2] ?? '') && !file.includes('.test.'),
  );
  const uses = files.flatMap((file) => shownIn(file).map((name) => ({ file, name })));
  expect(uses.length).toBeGreaterThan(1_000);
  const wrong = uses.filter(
    ({ file, name }) => name in homes && order.indexOf(homes[name]) > order.indexOf(file.split('/')[2]),
  );
  expect(wrong).toEqual([]);
});
