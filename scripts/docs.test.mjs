import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { environment } from '../server/src/core/variables.ts';
import { demoLogins, demoPanelLogins } from '../server/src/start/logins.ts';
import { root } from './lib/paths.mjs';

const read = (path) => readFileSync(join(root, path), 'utf8');
const tracked = spawnSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  cwd: root,
  encoding: 'utf8',
}).stdout.split('\n');
const pages = tracked.filter((path) => path.endsWith('.md') && existsSync(join(root, path)));

/** Every file and folder with what leads to it: 'a/b/c.ts', 'b/c.ts', 'c.ts', 'a/b', 'b', 'a'. */
const known = new Set(
  tracked.flatMap((path) => path.split('/').map((_, end, parts) => parts.slice(0, end + 1))).flatMap(endsOf),
);

/** Whether a link of a page leads to a file and, behind `#`, to one of its headings. */
function leads(page, link) {
  const [path, heading] = link.split('#');
  const target = path === '' ? page : join(dirname(page), path);
  if (!existsSync(join(root, target))) return false;
  const headings =
    heading === undefined ? [] : [...read(target).matchAll(/^#+ (.+)$/gm)].map(([, text]) => anchorOf(text));
  return heading === undefined || headings.includes(heading);
}

const anchorOf = (text) =>
  text
    .toLowerCase()
    .replace(/[^\w\s-]/g, '')
    .replaceAll(' ', '-');

function endsOf(parts) {
  return parts.map((_, start) => parts.slice(start).join('/'));
}

const exists = (name) => known.has(name.replace(/\/$/, ''));

/** Whether a page may name it so: the README of a folder names what is in the folder, and anything else by its whole path. */
function namesRightly(page, name) {
  const folder = dirname(page);
  const path = name.replace(/\/$/, '');
  if (basename(page) !== 'README.md' || folder === '.') return exists(name);
  const isAt = (place) => tracked.some((file) => file === place || file.startsWith(`${place}/`));
  const within = tracked.filter((file) => file.startsWith(`${folder}/`)).map((file) => `${file}/`);
  return isAt(path) || within.some((file) => file.slice(folder.length).includes(`/${path}/`));
}

/** What is made when the product is built or runs. */
const made = /^(data|data-bench)\/$|(^|\/)dist\/main\.cjs$|^export\.json$/;

/** Files by their ending and folders by the stroke at their end, as a page names them in code. */
function filesNamed(text) {
  return [
    ...text.matchAll(/`([\w@.-][\w@./-]*(?:\.(?:tsx?|mjs|cjs|js|sql|css|md|json|html|ya?ml)|\/))`/g),
  ].map((match) => match[1]);
}

/** Variables of docs/operations.md, each with the default it tells. */
const defaultsTold = new Map(
  [...read('docs/operations.md').matchAll(/^\| `([A-Z_]+)` \| ([^|]+) \|/gm)].map(([, name, told]) => [
    name,
    told,
  ]),
);

describe('the documents', () => {
  test('name exactly the variables the server reads', () => {
    expect([...defaultsTold.keys()].toSorted()).toEqual(Object.keys(environment.shape).toSorted());
  });

  test('tell the defaults of variables as the server has them', () => {
    const told = (name) => defaultsTold.get(name).replace(/^–$/, '').replace('all `ok`', 'ok,ok,ok');
    const has = Object.fromEntries(
      Object.entries(environment.parse({})).map(([name, value]) => [
        name,
        typeof value === 'object' ? Object.values(value).join() : String(value ?? ''),
      ]),
    );
    const others = [...defaultsTold.keys()].filter((name) => told(name) !== (has[name] ?? ''));
    // What these default to is made of other variables, of the machine, or of nothing.
    expect(others.toSorted()).toEqual([
      'FILES_URL',
      'HELP_URL',
      'LOGIN_REQUIRES_TERMINAL',
      'PANEL_HOST',
      'PANEL_REQUIRE_PASSWORD',
      'PANEL_SECOND_FACTOR',
      'PROCESSES',
      'SECRET_KEY',
    ]);
    expect(others.filter((name) => name in has && has[name] !== '')).toEqual([]);
  });

  test('tell the logins of the demonstration as the start does and the sample data have them', () => {
    const rows = read('README.md').matchAll(/^\| (\d[\d, ]*) \| (\d[\d, ]*) \|/gm);
    const inReadme = [...rows].flatMap(([, logins, digits]) =>
      logins.split(', ').map((login, at) => `${login} ${digits.split(', ')[at]}`),
    );
    const atStart = [...demoLogins, ...demoPanelLogins].map(({ login, digits }) => `${login} ${digits}`);
    expect(inReadme.toSorted()).toEqual(atStart.toSorted());
    const seeds = `${read('server/db/seed/people.ts')}${read('server/db/seed/demo.ts')}`;
    const seeded = [...seeds.matchAll(/(?:registration: '|\bid: )(\d+)'?,[^}]*?digits: '(\d+)'/g)].map(
      ([, login, digits]) => `${login} ${digits}`,
    );
    expect(atStart.filter((login) => !seeded.includes(login))).toEqual([]);
  });

  test.each(pages)('%s links only to what exists', (page) => {
    const links = [...read(page).matchAll(/\]\(([^)]+)\)/g)].map((match) => match[1]);
    const local = links.filter((link) => !/^[a-z]+:/.test(link));
    expect(local.filter((link) => !leads(page, link))).toEqual([]);
  });

  test('name only commands that a package.json has', () => {
    const named = pages.flatMap((page) =>
      [...read(page).matchAll(/npm run ([a-z][a-z:-]+)(?:[^\n`]*? -w ([a-z]+))?/g)].map(
        ([, name, workspace = '.']) => ({ name, workspace }),
      ),
    );
    const scriptsOf = (workspace) => JSON.parse(read(join(workspace, 'package.json'))).scripts;
    expect(named.length).toBeGreaterThan(40);
    expect(named.filter(({ name, workspace }) => !(name in scriptsOf(workspace)))).toEqual([]);
  });

  test.each(pages)('%s names only files and folders that exist', (page) => {
    expect(filesNamed(read(page)).filter((name) => !made.test(name) && !namesRightly(page, name))).toEqual(
      [],
    );
  });

  test('find a file that does not exist', () => {
    const named = filesNamed(
      '`docs.test.mjs`, `core/live`, `nowhere.ts`, `scripts/lib/`, `no/where/`, `x y.ts`, `*.test.ts`',
    );
    expect(named.filter((name) => !exists(name))).toEqual(['nowhere.ts', 'no/where/']);
  });

  test('find a folder that a README names as its own and that is elsewhere', () => {
    expect(namesRightly('web/src/core/README.md', 'live/')).toBe(false);
    expect(namesRightly('web/src/core/README.md', 'api/')).toBe(true);
    expect(namesRightly('web/src/core/README.md', 'web/src/live/')).toBe(true);
  });

  test('name only variables, columns, functions and refusals that the code has', () => {
    const words = new Set(tracked.filter(isCode).flatMap((path) => read(path).match(/\w+/g) ?? []));
    const wrong = pages.flatMap((page) =>
      namesIn(read(page))
        .filter((name) => !words.has(name) && !foreign.has(name))
        .map((name) => `${page}: ${name}`),
    );
    expect(wrong).toEqual([]);
  });

  test('find a name that no code has', () => {
    expect(
      namesIn('`km_atual`, `veiculo.nr_placa`, `openTerminal()`, `pg_notify`, `X-Request-Id`, `a b_c`'),
    ).toEqual(['km_atual', 'nr_placa', 'openTerminal', 'b_c']);
  });

  test('have a decision on every library', () => {
    const decisions = pages
      .filter((page) => page.startsWith('docs/decisions/'))
      .map(read)
      .join('\n');
    const libraries = ['contract', 'server', 'web'].flatMap((workspace) =>
      Object.keys(JSON.parse(read(join(workspace, 'package.json'))).dependencies),
    );
    expect(libraries.length).toBeGreaterThan(40);
    expect(libraries.filter((name) => !isDecided(name, decisions))).toEqual([]);
  });

  test('of functions say what they refuse', () => {
    const sources = tracked.filter((path) => /^server\/src\/.*(service|rules)\.ts$/.test(path));
    const functions = sources.flatMap((path) => exportedIn(path, read(path)));
    expect(functions.length).toBeGreaterThan(400);
    expect(functions.filter(({ refuses, told }) => refuses && !told).map(({ name }) => name)).toEqual([]);
    const unnamed = functions.filter(({ unnamed }) => unnamed.length > 0);
    expect(unnamed.map(({ name, unnamed }) => `${name}: ${unnamed.join(', ')}`)).toEqual([]);
  });

  test('of functions that lock an order name the function by which they do, which refuses for them', () => {
    const sources = tracked.filter((path) => /^server\/src\/.*service\.ts$/.test(path));
    const locking = sources.flatMap((path) => lockingIn(path, read(path)));
    expect(locking.length).toBeGreaterThan(25);
    expect(locking.filter(({ told }) => !told).map(({ name }) => name)).toEqual([]);
  });

  test('name every part of an area', () => {
    const [, table] = read('docs/architecture.md').split('## The areas');
    const rows = new Map(
      [...table.matchAll(/^\| `(\w+)` \| (.+) \|$/gm)].map(([, area, what]) => [area, what]),
    );
    const parts = tracked.flatMap((path) => {
      const [, area, part] = /^(?:contract|server\/src|web\/src)\/(\w+)\/(\w+)\//.exec(path) ?? [];
      return part === undefined || undivided.has(area) || ['components', 'pages'].includes(part)
        ? []
        : [{ area, part }];
    });
    const untold = parts.filter(({ area, part }) => !rows.get(area)?.includes(`\`${part}\``));
    expect(parts.length).toBeGreaterThan(100);
    expect([...new Set(untold.map(({ area, part }) => `${area}/${part}`))]).toEqual([]);
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

/** Areas whose folders are not told one by one. */
const undivided = new Set(['core', 'app', 'texts', 'test']);

const isCode = (path) =>
  /\.(tsx?|mjs|sql|css|json|conf|service|env)$|^ops\//.test(path) &&
  path !== 'package-lock.json' &&
  existsSync(join(root, path));

/** Names that a page mentions although they are not ours. */
const foreign = new Set(['LimitDATA', 'addRoutes']);

/** Names a page writes as code: those of several words, in any of our spellings. PostgreSQL's own functions are left out. */
function namesIn(text) {
  const code = [...text.replaceAll(/```[\s\S]*?```/g, '').matchAll(/`([^`\n]+)`/g)].map((match) => match[1]);
  const names = code.flatMap((part) => part.match(/\w+/g) ?? []);
  return names.filter(
    (name) => /^[A-Za-z]\w*(_[A-Za-z]|[a-z][A-Z])\w*$/.test(name) && !name.startsWith('pg_'),
  );
}

/** Whether decisions name a library, the scope all its packages have, or the library it is the other half of. */
const isDecided = (name, decisions) =>
  name.startsWith('@terminal/') ||
  [name, name.replace(/\/.*/, '/*'), name.replace('@fastify/', ''), name.replace(/-dom$/, '')].some((form) =>
    decisions.includes(form),
  );

/** The exported functions of a file: whether they refuse by themselves, and whether their comment says so. */
function exportedIn(path, text) {
  const parts = text.split(/^(?=\/\*\*|export |(?:async )?function |const |type |interface )/m);
  return parts.flatMap((part, at) => {
    const name = /^export (?:async )?function (\w+)/.exec(part)?.[1];
    // What builds an object leaves it to the comments of its methods.
    if (name === undefined || name.startsWith('create')) return [];
    const refuses = /throw new Refused|\brefuse(Many)?\(/.test(part);
    const comment = parts[at - 1]?.match(/@throws[\s\S]*/)?.[0];
    const codes = [...part.matchAll(/throw new Refused\('(\w+)'/g)].map(([, code]) => code);
    const unnamed = codes.filter((code) => comment?.includes(code) !== true);
    return [{ name: `${path}: ${name}`, refuses, told: comment !== undefined, unnamed }];
  });
}

const lockers = /\b(lockAs|lockWork|openWork)\(/;

/** The exported functions of a file that lock an order, by themselves or by one of the file's own: whether `@throws` says so. */
function lockingIn(path, text) {
  const parts = text.split(/^(?=\/\*\*|export |(?:async )?function |const |type |interface )/m);
  const own = parts.flatMap((part) => {
    const name = /^(?:async )?function (\w+)/.exec(part)?.[1];
    const by = part.match(lockers)?.[1];
    return name === undefined || by === undefined ? [] : [{ calls: new RegExp(`\\b${name}\\(`), by }];
  });
  return parts.flatMap((part, at) => {
    const [head, name] = /^export (?:async )?function (\w+)/.exec(part) ?? [''];
    const body = part.slice(head.length);
    const by = body.match(lockers)?.[1] ?? own.find(({ calls }) => calls.test(body))?.by;
    if (name === undefined || by === undefined) return [];
    const told = parts[at - 1]?.match(/@throws[\s\S]*/)?.[0].includes(by) === true;
    return [{ name: `${path}: ${name}`, told }];
  });
}

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
