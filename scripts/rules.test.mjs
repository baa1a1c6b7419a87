import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from './lib/paths.mjs';

const filesOf = (folder) =>
  readdirSync(join(root, folder), { recursive: true })
    .map((file) => join(folder, file))
    .filter((file) => !file.includes('node_modules'));

const read = (file) => readFileSync(join(root, file), 'utf8');
const beside = (file) => file.replace(/\.ts$/, '.test.ts');

const rules = filesOf('server/src').filter((file) => /(^|[/.])rules\.ts$/.test(file));

/** What the contract decides for server and web: exported functions of files that hold no schema and are not made or run. */
const shared = filesOf('contract').filter(
  (file) =>
    /(?<!\.test|\.gen)\.ts$/.test(file) &&
    /^export (?:function|const \w+ =\s+(?:<[^>]*>)?\()/m.test(read(file)) &&
    !/from '(zod|node:[\w/]+)'/.test(read(file)),
);

/** Whether a test of its folder asks what a file decides. */
const isAsked = (file) => {
  const name = file.slice(dirname(file).length + 1);
  const tests = readdirSync(join(root, dirname(file))).filter((other) => other.endsWith('.test.ts'));
  return tests.some((other) => read(join(dirname(file), other)).includes(`'./${name}'`));
};

test('rules have a test beside them', () => {
  expect(rules.length).toBeGreaterThan(70);
  expect(rules.filter((file) => !existsSync(join(root, beside(file))))).toEqual([]);
});

test('what the contract decides is asked by a test of its folder', () => {
  expect(shared.length).toBeGreaterThan(25);
  expect(shared.filter((file) => !isAsked(file))).toEqual([]);
});

test('the code of a refusal stands in one area', () => {
  const folder = join(root, 'contract/core/refusals');
  const codes = readdirSync(folder)
    .filter((file) => !/^fields|^table|\.test\.ts$/.test(file))
    .flatMap((file) =>
      [...readFileSync(join(folder, file), 'utf8').matchAll(/^ {2}([A-Z_]+): \{/gm)].map(([, code]) => code),
    );
  expect(codes.length).toBeGreaterThan(200);
  expect(codes.filter((code, at) => codes.indexOf(code) !== at)).toEqual([]);
});
