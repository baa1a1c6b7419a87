import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from './lib/paths.mjs';

const rules = readdirSync(join(root, 'server/src'), { recursive: true }).filter((file) =>
  /(^|[/.])rules\.ts$/.test(file),
);

test('rules have a test beside them', () => {
  expect(rules.length).toBeGreaterThan(70);
  const untested = rules.filter(
    (file) => !existsSync(join(root, 'server/src', file.replace(/\.ts$/, '.test.ts'))),
  );
  expect(untested).toEqual([]);
});
