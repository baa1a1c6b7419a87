import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { root } from './lib/paths.mjs';

const read = (path) => readFileSync(join(root, path), 'utf8');
const pages = ['README.md', 'CONTRIBUTING.md', 'SECURITY.md', ...below('docs')].filter((path) =>
  path.endsWith('.md'),
);

function below(folder) {
  return readdirSync(join(root, folder), { recursive: true }).map((name) => join(folder, name));
}

describe('the documents', () => {
  test('name exactly the variables the server reads', () => {
    const schema = read('server/src/core/config.ts').split('z.object({')[1].split('\n});')[0];
    const inCode = [...schema.matchAll(/^ {2}([A-Z_]+):/gm)].map((match) => match[1]);
    const inDocs = [...read('docs/operations.md').matchAll(/^\| `([A-Z_]+)` \|/gm)].map((match) => match[1]);
    expect(inDocs.sort()).toEqual(inCode.sort());
  });

  test.each(pages)('%s links only to what exists', (page) => {
    const links = [...read(page).matchAll(/\]\(([^)#]+)[^)]*\)/g)].map((match) => match[1]);
    const local = links.filter((link) => !/^[a-z]+:/.test(link));
    expect(local.filter((link) => !existsSync(join(root, dirname(page), link)))).toEqual([]);
  });

  test('name only commands that package.json has', () => {
    const { scripts } = JSON.parse(read('package.json'));
    const named = pages.flatMap((page) =>
      [...read(page).matchAll(/npm run ([a-z:]+)/g)].map((match) => match[1]),
    );
    expect([...new Set(named)].filter((name) => !(name in scripts))).toEqual([]);
  });
});
