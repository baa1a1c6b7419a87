import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from './lib/paths.mjs';

// What is wrong with a field is a code of contract/core/refusals/fields.ts: its words stand there, in both languages.

const product = readdirSync(join(root, 'server/src'), { recursive: true })
  .filter((file) => /\.ts$/.test(file) && !/\.test\.ts$/.test(file))
  .map((file) => `server/src/${file}`);

/** What stands between a brace and the one that ends it. */
function inBraces(source, from) {
  let depth = 0;
  for (let at = from; at < source.length; at += 1) {
    if (source[at] === '{') depth += 1;
    if (source[at] === '}') depth -= 1;
    if (depth === 0) return source.slice(from, at);
  }
  return '';
}

/** Words that a source writes into `campos` itself: values of it come from data. */
const wordsIn = (source) =>
  [...source.matchAll(/\bcampos\s*[:=]\s*(?=\{)/g)].flatMap(({ 0: head, index }) =>
    [...inBraces(source, index + head.length).matchAll(/:\s*(['"`])((?:(?!\1).)+)\1/g)].map(
      ([, , words]) => words,
    ),
  );

test('no file of the server writes words into `campos`', () => {
  expect(product.length).toBeGreaterThan(300);
  const found = product.flatMap((file) =>
    wordsIn(readFileSync(join(root, file), 'utf8')).map((words) => `${file}: ${words}`),
  );
  expect(found).toEqual([]);
});

test.each([
  "throw new Refused('CAMPO_INVALIDO', { campos: { placa: 'placa desconhecida' } });",
  "const campos = {\n  ...(known ? {} : { rotina: 'desconhecida' }),\n};",
  'new Refused(code, { campos: { [field]: "vazio" } });',
])('%j is found', (source) => {
  expect(wordsIn(source)).toHaveLength(1);
});

test('a value is none', () => {
  expect(wordsIn("new Refused('SALDO_MUDOU', { campos: { saldo: String(balance) } })")).toEqual([]);
});
