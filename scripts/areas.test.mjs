import { spawnSync } from 'node:child_process';
import { describe, expect, test } from 'vitest';
import { bin, root, toolEnvironment } from './lib/paths.mjs';

/**
 * Area of a file of contract, server/src or web/src, with the panel's folders as separate areas; undefined for tests and files
 * outside areas.
 */
function areaOf(path) {
  if (/\.test\.tsx?$/.test(path)) return undefined;
  const lower = path.replace(/\/components\/|\/pages\//, '/');
  return /^((?:contract|(?:server|web)\/src)\/(?:panel\/[^/]+(?=\/)|[^/]+))\//.exec(lower)?.[1];
}

/** Which areas each area imports. */
function areasKnown(modules) {
  const known = new Map();
  for (const { source, dependencies } of modules) {
    const from = areaOf(source);
    if (from === undefined) continue;
    for (const { resolved } of dependencies) {
      const to = areaOf(resolved);
      if (to !== undefined && to !== from) known.set(from, (known.get(from) ?? new Set()).add(to));
    }
  }
  return known;
}

/** Areas in dependency cycles: what remains after repeatedly removing areas that depend on no other. */
function circles(known) {
  const left = new Map(known);
  for (;;) {
    const free = [...left].filter(([, others]) => ![...others].some((other) => left.has(other)));
    if (free.length === 0) return [...left.keys()].toSorted();
    for (const [area] of free) left.delete(area);
  }
}

/** The imports of the repository, as dependency-cruiser reads them. */
function modulesOf() {
  const { stdout, stderr } = spawnSync(
    bin('depcruise'),
    ['contract', 'server/src', 'web/src', '--output-type', 'json'],
    {
      cwd: root,
      env: toolEnvironment(),
      encoding: 'utf8',
      maxBuffer: 256 * 1024 * 1024,
    },
  );
  if (stdout === '') throw new Error(stderr);
  return JSON.parse(stdout).modules;
}

describe('areas know each other one way', () => {
  test('in the repository', () => {
    const known = areasKnown(modulesOf());
    expect(known.size).toBeGreaterThan(20);
    expect(circles(known)).toEqual([]);
  }, 60_000);

  test('and a circle of three is found', () => {
    const file = (area, other) => ({
      source: `server/src/${area}/service.ts`,
      dependencies: [{ resolved: `server/src/${other}/service.ts` }],
    });
    const modules = [file('eggs', 'hens'), file('hens', 'farms'), file('farms', 'eggs')];
    expect(circles(areasKnown(modules))).toEqual(['server/src/eggs', 'server/src/farms', 'server/src/hens']);
  });
});
