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

  test('name only tests that exist, and one for every requirement that is done', () => {
    const rows = read('docs/requirements.md').match(/^\| [A-Z0-9]+-\d+ \|.*$/gm) ?? [];
    const wrong = rows.filter((row) => {
      const [, , state, shownBy] = row.slice(2, -2).split(' | ');
      const named = testsIn(shownBy);
      return (
        (state === 'done' && named.length === 0) || named.some((one) => !read(one.file).includes(one.name))
      );
    });
    expect(rows.length).toBeGreaterThan(400);
    expect(wrong).toEqual([]);
  });
});

/** 'a.test.ts: first; second; b.test.ts: third' as files with names. */
function testsIn(text) {
  let file = '';
  return text
    .split('; ')
    .filter((part) => part !== '-')
    .map((part) => {
      const [, path, name] = /^(\S+\.test\.m?[jt]s): (.+)$/.exec(part) ?? [undefined, file, part];
      file = path;
      return { file, name };
    });
}
