import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import config from '../.dependency-cruiser.mjs';
import { bin, root, toolEnvironment } from './lib/paths.mjs';

// A rule that cannot fail is worthless: a small house is built in which everything is allowed, then every rule is broken in it.

const house = {
  'package.json': '{"name":"house","type":"module"}',
  'node_modules/sql-template-tag/package.json':
    '{"name":"sql-template-tag","type":"module","exports":"./dist/index.js"}',
  'node_modules/sql-template-tag/dist/index.js': 'export const sql = 1;',
  'node_modules/pg/package.json': '{"name":"pg","type":"module","exports":"./index.js"}',
  'node_modules/pg/index.js': 'export const Client = 1;',
  'node_modules/zod/package.json': '{"name":"zod","type":"module","exports":"./index.js"}',
  'node_modules/zod/index.js': 'export const z = 1;',
  'node_modules/fflate/package.json': '{"name":"fflate","type":"module","exports":"./index.js"}',
  'node_modules/fflate/index.js': 'export const unzip = 1;',
  'node_modules/wouter/package.json': '{"name":"wouter","type":"module","exports":"./index.js"}',
  'node_modules/wouter/index.js': 'export const navigate = 1;',
  'contract/package.json':
    '{"name":"@terminal/contract","exports":{".":"./index.ts","./wire":"./wire.gen.ts","./refusals":"./core/refusals.ts"}}',
  'contract/index.ts': "export type { Code } from './core/refusals.ts';\nexport const calls = 1;",
  'contract/core/refusals.ts': 'export type Code = string;\nexport const refusals = 1;',
  'contract/core/fields.ts': "import { z } from 'zod';\nexport const id = z;",
  'contract/core/spreadsheets/read.ts': "import { unzip } from 'fflate';\nexport const read = unzip;",
  'contract/wire.gen.ts': 'export const wire = 1;',
  'server/src/main.ts': "import './orders/routes.ts';",
  'server/src/core/db/sql.ts':
    "import { sql as template } from 'sql-template-tag';\nexport const sql = template;",
  'server/src/core/db/migrate.ts':
    "import { Client } from 'pg';\nimport { tables } from './catalog.queries.ts';\nexport const client = [tables, Client];",
  'server/src/core/db/catalog.queries.ts': "import { sql } from './sql.ts';\nexport const tables = sql;",
  'server/src/core/refusal.ts': "import { calls } from '@terminal/contract';\nexport const refusal = calls;",
  'server/src/orders/routes.ts': "import { orders } from './service.ts';\nexport const routes = orders;",
  'server/src/orders/service.ts':
    "import { find } from './queries.ts';\nimport { may } from './rules.ts';\nimport { items } from '../items/service.ts';\nexport const orders = [find, may, items];",
  'server/src/orders/queries.ts':
    "import { client } from '../core/db/migrate.ts';\nimport { sql } from '../core/db/sql.ts';\nexport const find = [sql, client];",
  'server/src/orders/rules.ts':
    "import type { Code } from '@terminal/contract';\nimport { refusal } from '../core/refusal.ts';\nimport { mayItem } from '../items/rules.ts';\nexport const may: Code[] = [refusal, mayItem];",
  'server/src/items/service.ts':
    "import type { sql } from '../core/db/sql.ts';\nexport const items: sql = 1;",
  'server/src/items/rules.ts': 'export const mayItem = 1;',
  'server/src/items/words.ts': 'export const words = 1;',
  'server/src/orders/rules.test.ts':
    "import { sql } from '../core/db/sql.ts';\nimport { may } from './rules.ts';\nexport const tested = [may, sql];",
  'web/src/main.tsx': "import { App } from './app/App.tsx';\nexport const page = <App />;",
  'web/src/app/App.tsx':
    "import { Orders } from '../orders/Orders.tsx';\nexport const App = () => <Orders />;",
  'web/src/orders/Orders.tsx':
    "import type { Code } from '@terminal/contract';\nimport { wire } from '@terminal/contract/wire';\nimport { refusals } from '@terminal/contract/refusals';\nimport { Button } from '../core/Button.tsx';\nexport const Orders = (): Code => <Button a={wire} b={refusals} />;",
  'web/src/dashboard/Wall.tsx':
    "import { Orders } from '../orders/Orders.tsx';\nexport const Wall = () => <Orders />;",
  'web/src/core/Button.tsx': "import { pt } from '../texts/pt.ts';\nexport const Button = () => <b>{pt}</b>;",
  'web/src/core/navigation/navigate.ts':
    "import { navigate as write } from 'wouter';\nexport const navigate = write;",
  'web/src/texts/pt.ts': 'export const pt = 1;',
};

/** rule → [file that breaks it, what it then holds, the file it must not reach] */
const breaches = {
  'no-cycles': ['server/src/items/egg.ts', "import './hen.ts';", 'server/src/items/hen.ts'],
  'nothing-unresolved': ['server/src/items/lost.ts', "import './nowhere.ts';", './nowhere.ts'],
  'contract-knows-nobody': [
    'contract/curious.ts',
    "import '../server/src/core/refusal.ts';",
    'server/src/core/refusal.ts',
  ],
  'contract-takes-zod-alone': [
    'contract/orders/packed.ts',
    "import { unzip } from 'fflate';\nexport const packed = unzip;",
    'node_modules/fflate/index.js',
  ],
  'spreadsheets-take-their-formats-alone': [
    'contract/core/spreadsheets/stored.ts',
    "import { Client } from 'pg';\nexport const stored = Client;",
    'node_modules/pg/index.js',
  ],
  'contract-reaches-no-io': [
    'contract/orders/disk.ts',
    "import { readFileSync } from 'node:fs';\nexport const disk = readFileSync;",
    'fs',
  ],
  'server-never-sees-web': [
    'server/src/items/screen.ts',
    "import '../../../web/src/texts/pt.ts';",
    'web/src/texts/pt.ts',
  ],
  'web-never-sees-server': [
    'web/src/orders/shortcut.ts',
    "import type { mayItem } from '../../../server/src/items/rules.ts';\nexport type Shortcut = typeof mayItem;",
    'server/src/items/rules.ts',
  ],
  'web-takes-only-types-wire-and-refusals': [
    'web/src/orders/heavy.ts',
    "import { calls } from '@terminal/contract';\nexport const heavy = calls;",
    'contract/index.ts',
  ],
  'server-core-knows-no-area': [
    'server/src/core/curious.ts',
    "import '../items/words.ts';",
    'server/src/items/words.ts',
  ],
  'web-core-knows-no-area': [
    'web/src/core/curious.tsx',
    "import '../orders/Orders.tsx';",
    'web/src/orders/Orders.tsx',
  ],
  'web-areas-do-not-know-app': ['web/src/orders/up.tsx', "import '../app/App.tsx';", 'web/src/app/App.tsx'],
  'web-areas-in-order': [
    'web/src/orders/sideways.tsx',
    "import '../dashboard/Wall.tsx';",
    'web/src/dashboard/Wall.tsx',
  ],
  'areas-meet-through-services': [
    'server/src/items/past.ts',
    "import '../orders/queries.ts';",
    'server/src/orders/queries.ts',
  ],
  'rules-meet-rules': [
    'server/src/orders/close.rules.ts',
    "import '../items/service.ts';",
    'server/src/items/service.ts',
  ],
  'rules-reach-no-io': ['server/src/items/deep.rules.ts', "import './through.ts';", 'fs'],
  'sql-only-in-queries': [
    'server/src/orders/rough.ts',
    "import { sql } from '../core/db/sql.ts';\nexport const rough = sql;",
    'server/src/core/db/sql.ts',
  ],
  'database-parts-are-named': [
    'server/src/core/db/business.ts',
    "import { sql } from './sql.ts';\nexport const business = sql;",
    'server/src/core/db/sql.ts',
  ],
  'statements-are-written-in-core-db': [
    'server/src/orders/past.queries.ts',
    "import type { sql } from 'sql-template-tag';\nexport type Past = typeof sql;",
    'node_modules/sql-template-tag/dist/index.js',
  ],
  'driver-only-in-core': [
    'server/src/orders/wire.ts',
    "import type { Client } from 'pg';\nexport type Wire = Client;",
    'node_modules/pg/index.js',
  ],
  'addresses-only-in-navigation': [
    'web/src/orders/Away.tsx',
    "import { navigate } from 'wouter';\nexport const away = navigate;",
    'node_modules/wouter/index.js',
  ],
  'no-tests-in-the-product': [
    'server/src/orders/odd.ts',
    "import './rules.test.ts';",
    'server/src/orders/rules.test.ts',
  ],
};
const accomplices = {
  'server/src/items/hen.ts': "import './egg.ts';",
  'server/src/items/through.ts': "import 'node:fs';",
};

let folder;
let before;
let after;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'boundaries-'));
  cpSync(join(root, '.dependency-cruiser.mjs'), join(folder, '.dependency-cruiser.mjs'));
  build(house);
  mkdirSync(join(folder, 'node_modules/@terminal'), { recursive: true });
  symlinkSync('../../contract', join(folder, 'node_modules/@terminal/contract'));
  before = violations();
  build({
    ...Object.fromEntries(Object.values(breaches).map(([file, text]) => [file, text])),
    ...accomplices,
  });
  after = violations();
}, 30_000);

afterAll(() => rmSync(folder, { recursive: true, force: true }));

function build(files) {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(join(folder, dirname(path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
}

function violations() {
  const args = ['contract', 'server', 'web', '--output-type', 'json'];
  const { stdout, stderr } = spawnSync(bin('depcruise'), args, {
    cwd: folder,
    env: toolEnvironment(),
    encoding: 'utf8',
  });
  if (stdout === '') throw new Error(stderr);
  return JSON.parse(stdout).summary.violations.map(({ rule, from, to }) => ({ rule: rule.name, from, to }));
}

describe('the boundaries', () => {
  test('let everything pass that the architecture allows', () => {
    expect(before).toEqual([]);
  });

  test('are all proven below', () => {
    expect(Object.keys(breaches).toSorted()).toEqual(
      [...new Set(config.forbidden.map((rule) => rule.name))].toSorted(),
    );
  });

  test.each(Object.entries(breaches))('%s fires when it is broken', (rule, [from, , to]) => {
    expect(after).toContainEqual({ rule, from, to });
  });
});
