import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { root } from './lib/paths.mjs';

// Comments, the `source` of calls and pages name decisions (G-50), calls (C-083), requirements (EXEC-12, EXEC-01..04) and
// sections of the customer's documents (doc 2 §4 and §5). Each must lead to a text of this repository.

const read = (path) => readFileSync(join(root, path), 'utf8');

/** Every text file git knows; generated and vendored ones repeat what others say. */
function texts() {
  const { stdout } = spawnSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
  });
  const named = stdout.split('\n').filter((path) => /\.(tsx?|mjs|sql|md|css|json|ya?ml)$/.test(path));
  return named
    .filter(
      (path) => !/\.gen\.ts$|package-lock|^docs\/performance/.test(path) && existsSync(join(root, path)),
    )
    .map((path) => ({ path, text: read(path) }));
}

const firstCells = (text, cell) => [...text.matchAll(cell)].map((match) => match[1]);

/** What there is to lead to, from the pages of docs/. */
function homes(pages) {
  const of = (path) => pages.find((page) => page.path === path)?.text ?? '';
  const decided = pages.filter(({ path }) => path.startsWith('docs/decided/'));
  const requirements = firstCells(of('docs/requirements.md'), /^\| ([A-Z0-9]+-\d+) \|/gm);
  return {
    decisions: decided.flatMap(({ text }) => firstCells(text, /^\| (G-\d+) \|/gm)),
    calls: [...of('docs/calls.md').matchAll(/\bC-\d{3}\b/g)].map(([call]) => call),
    requirements,
    groups: [...new Set(requirements.map((id) => id.split('-')[0]))],
    sections: firstCells(of('docs/specification.md'), /^\| (doc \d §\d) \|/gm),
  };
}

/** 'doc 2 §3..§5 and §7' as single sections. */
function sectionsIn(text) {
  const named = text.matchAll(/\bdoc (\d) (§\d(?:(?:\.\.§?|, (?:and )?§| and §|,? §)\d)*)/g);
  return [...named].flatMap(([, document, list]) =>
    list.split(/, (?:and )?| and /).flatMap((part) => {
      const [first, last = first] = (part.match(/\d/g) ?? []).map(Number);
      return Array.from({ length: last - first + 1 }, (_, step) => `doc ${document} §${first + step}`);
    }),
  );
}

/** Every reference in a text, written so that its home can be looked up. */
function referencesIn(text, groups) {
  const requirement = new RegExp(`\\b(${groups.join('|')})-(\\d{2,3})(?:\\.\\.(\\d{2,3}))?\\b`, 'g');
  return {
    decisions: [...text.matchAll(/\bG-\d{1,3}\b/g)].map(([id]) => id),
    calls: [...text.matchAll(/\bC-\d{3}\b/g)].map(([id]) => id),
    sections: sectionsIn(text),
    requirements: [...text.matchAll(requirement)].flatMap(([, group, first, last]) =>
      last === undefined ? [`${group}-${first}`] : [`${group}-${first}`, `${group}-${last}`],
    ),
    pages: [...text.matchAll(/(?<![\w/.])docs\/[\w./-]+\.md\b/g)].map(([page]) => page),
    papers: [...text.matchAll(/\(domain\b[:\s§]|\bdomain \d/g)].map(([paper]) => paper),
  };
}

/** References without target, with their place. */
function lost(all) {
  const home = homes(all);
  const known = { ...home, papers: [] };
  return all.flatMap(({ path, text }) =>
    Object.entries(referencesIn(text, home.groups)).flatMap(([kind, named]) =>
      named
        .filter((name) => (kind === 'pages' ? !existsSync(join(root, name)) : !known[kind].includes(name)))
        .map((name) => `${path}: ${name}`),
    ),
  );
}

const isTest = ({ path }) => path === 'scripts/references.test.mjs';

describe('references', () => {
  const all = texts().filter((file) => !isTest(file));
  const home = homes(all);

  test('lead to a text of the repository', () => {
    expect(lost(all)).toEqual([]);
  });

  test('are found when they lead nowhere', () => {
    const text = '/** G-999, C-999, EXEC-01..99, doc 2 §3..§9 and §1; docs/nowhere.md (domain: x) */';
    const wrong = lost([...all, { path: 'a.ts', text }]).map((line) => line.replace('a.ts: ', ''));
    expect(wrong.toSorted()).toEqual([
      '(domain:',
      'C-999',
      'EXEC-99',
      'G-999',
      'doc 2 §1',
      'docs/nowhere.md',
    ]);
  });

  test('have one row each, and no row is told that nobody names', () => {
    const code = all.filter(({ path }) => !path.startsWith('docs/decided/'));
    const named = new Set(code.flatMap(({ text }) => referencesIn(text, home.groups).decisions));
    expect(home.decisions.length).toBe(new Set(home.decisions).size);
    expect(home.decisions.filter((id) => !named.has(id))).toEqual([]);
  });

  test('of sections lead on to groups of requirements', () => {
    const rows = read('docs/specification.md').match(/^\| doc \d §\d \|.*$/gm) ?? [];
    const named = rows.flatMap((row) => row.split(' | ').at(-1).replace(' |', '').split(', '));
    expect(rows.length).toBeGreaterThan(20);
    expect([...new Set(named)].filter((group) => !home.groups.includes(group))).toEqual([]);
  });
});
