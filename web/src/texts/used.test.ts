import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { allPortuguese } from './portuguese-pages.ts';
import { portuguesePanel } from './portuguese-panel.ts';

const sources = join(import.meta.dirname, '..');

/** Everything that shows texts, as one text. */
const code = globSync('**/*.{ts,tsx}', { cwd: sources })
  .filter((file) => !file.startsWith('texts/') && !file.includes('.test.'))
  .map((file) => readFileSync(join(sources, file), 'utf8'))
  .join('\n');

/** Keys written with a part that is put in, as patterns: `orders.levels.level${level}`. */
const patterns = [...code.matchAll(/`((?:\w|\.|\$\{[^`{}]*\})+)`/g)]
  .map(([, key = '']) => key)
  .filter((key) => key.includes('${') && /^\w+\./.test(key))
  .map((key) => new RegExp(`^${key.replaceAll('.', '\\.').replaceAll(/\$\{[^`{}]*\}/g, '[\\w. ]+')}$`));

function keysOf(texts: object, above = ''): string[] {
  return Object.entries(texts).flatMap(([name, text]: [string, unknown]) =>
    typeof text === 'object' && text !== null ? keysOf(text, `${above}${name}.`) : [`${above}${name}`],
  );
}

it('every text is shown somewhere', () => {
  const keys = keysOf({ ...allPortuguese, ...portuguesePanel });
  expect(keys.length).toBeGreaterThan(1_000);
  const isShown = (key: string) => code.includes(`'${key}'`) || patterns.some((pattern) => pattern.test(key));
  const idle = keys.map((key) => key.replace(/_(zero|one|other)$/, '')).filter((key) => !isShown(key));
  expect(idle).toEqual([]);
});
