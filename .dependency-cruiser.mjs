import { readFileSync } from 'node:fs';

// The boundaries of docs/architecture.md, each by its name; an exception stands in the rule it is for.
// scripts/boundaries.test.mjs breaks every one of them on purpose. TypeScript 7 has no compiler API for JavaScript programs, so swc reads the imports.

const tests = '\\.test\\.tsx?$';
/** Folders of server/src and web/src that are areas: all but these. Folders of the panel are areas of their own. */
const serverArea = '^server/src/(?!core/|start/|test/)(panel/[^/]+(?=/)|[^/]+)/';
const webArea = '^web/src/(?!core/|app/|texts/|test/)([^/]+)/';
/** Areas of the web in their order: each may use those before it. app stands above them, core and texts below. */
export const webAreas = [
  'live',
  'offline',
  'session',
  'catalog',
  'identity',
  'files',
  'fleet',
  'items',
  'surveys',
  'history',
  'registry',
  'orders',
  'dashboard',
  'execution',
  'plans',
  'imports',
  'inventory',
  'stock',
  'tyres',
  'vehicle',
  'masterdata',
  'settings',
  'terminal',
  'systems',
  'person',
  'panel',
];
const spreadsheets = '^contract/core/spreadsheets/';
const pureRules = '(^|[/.])rules\\.ts$';
const queries = '(^|[/.])queries\\.ts$';
/** What every statement goes through. */
const statements = '^server/src/core/db/sql\\.ts$';

/** Node's modules that read or change something outside the process, or ask the clock or chance. */
const nodeInputOutput =
  '^(node:)?(fs|net|tls|dns|http|https|http2|child_process|worker_threads|cluster|os|process|readline|timers|dgram|crypto)(/|$)';

/** Files of the contract that are an entry of their own, its schemas apart: what the web may load. */
const { exports } = JSON.parse(readFileSync(new URL('contract/package.json', import.meta.url), 'utf8'));
const entries = Object.values(exports)
  .filter((file) => file !== './index.ts')
  .map((file) => `^contract/${file.slice(2).replaceAll('.', '\\.')}$`);

const rule = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to });

export default {
  forbidden: [
    rule(
      'no-cycles',
      'Two files that need each other are one file, or miss a third.',
      {},
      { circular: true },
    ),
    rule('nothing-unresolved', 'Every import names something that is there.', {}, { couldNotResolve: true }),
    rule(
      'contract-knows-nobody',
      'The contract is what both sides agree on.',
      { path: '^contract/' },
      { path: '^(server|web|e2e|bench)/' },
    ),
    rule(
      'contract-reaches-no-io',
      'Both sides decide by it from facts they are given; what writes its generated files apart.',
      { path: '^contract/', pathNot: [tests, '^contract/(wire|call-list)\\.ts$'] },
      { path: nodeInputOutput },
    ),
    rule(
      'contract-takes-zod-alone',
      'Whoever reads a call needs one library to understand it.',
      { path: '^contract/', pathNot: [tests, spreadsheets] },
      { path: '^node_modules/', pathNot: '^node_modules/zod/' },
    ),
    rule(
      'spreadsheets-take-their-formats-alone',
      'Workbooks are read and written in one place, by what knows their format.',
      { path: spreadsheets, pathNot: tests },
      { path: '^node_modules/', pathNot: '^node_modules/(zod|fflate|(read|write)-excel-file)/' },
    ),
    rule('server-never-sees-web', 'They meet in the contract.', { path: '^server/' }, { path: '^web/' }),
    rule('web-never-sees-server', 'They meet in the contract.', { path: '^web/' }, { path: '^server/' }),
    rule(
      'web-takes-only-types-wire-and-refusals',
      'The schemas and zod stay out of the first load.',
      { path: '^web/src/', pathNot: tests },
      {
        path: '^contract/',
        pathNot: entries,
        dependencyTypesNot: ['type-only', 'type-import'],
      },
    ),
    rule(
      'server-core-knows-no-area',
      'core is what every area stands on.',
      { path: '^server/src/core/' },
      { path: '^server/src/(?!core/)' },
    ),
    rule(
      'web-core-knows-no-area',
      'core is what every area stands on.',
      { path: '^web/src/core/' },
      { path: '^web/src/(?!core/|texts/)' },
    ),
    rule(
      'web-areas-do-not-know-app',
      'app puts the areas together.',
      { path: webArea },
      { path: '^web/src/app/' },
    ),
    ...webAreas
      .slice(0, -1)
      .map((area, at) =>
        rule(
          'web-areas-in-order',
          'An area uses those before it in the list above: the direction is decided once.',
          { path: `^web/src/${area}/` },
          { path: `^web/src/(${webAreas.slice(at + 1).join('|')})/` },
        ),
      ),
    rule(
      'areas-meet-through-services',
      'Another area is asked through its service.ts, never past it.',
      { path: serverArea, pathNot: [tests, pureRules] },
      { path: serverArea, pathNot: ['^server/src/$1/', '(^|[/.])service\\.ts$'] },
    ),
    rule(
      'rules-meet-rules',
      'The rules of one area may build on those of another, on nothing else of it.',
      { path: `${serverArea}.*rules\\.ts$` },
      { path: serverArea, pathNot: ['^server/src/$1/', pureRules] },
    ),
    rule(
      'rules-reach-no-io',
      'A rule decides from facts it is given: no database, no file, no network, not even at second hand.',
      { path: '^server/src/[^/]+/.*rules\\.ts$' },
      {
        path: [
          queries,
          '^server/src/core/(db|http|embedded)/',
          '^node_modules/(sql-template-tag|pg|fastify)/',
          nodeInputOutput,
        ],
        reachable: true,
      },
    ),
    rule(
      'sql-only-in-queries',
      'Whoever looks for SQL of the product looks into queries.ts; core/db/ has that of databases and roles as such (scripts/statements.test.mjs).',
      { path: '^server/src/', pathNot: [queries, '^server/src/core/db/', tests] },
      { path: statements, dependencyTypesNot: ['type-only', 'type-import'] },
    ),
    rule(
      'database-parts-are-named',
      'core/db/ opens, prepares and migrates: statements about the product are written where their tables belong.',
      { path: '^server/src/core/db/', pathNot: [queries, tests] },
      { path: statements, dependencyTypesNot: ['type-only', 'type-import'] },
    ),
    rule(
      'statements-are-written-in-core-db',
      'Statements go through core/db/sql.ts; what writes and sends them is known in core/db/ alone.',
      { path: '^(server|bench|e2e)/', pathNot: '^server/src/core/db/' },
      { path: '^node_modules/sql-template-tag/' },
    ),
    rule(
      'driver-only-in-core',
      'Connections are made where their limits are; everybody else works on what he is handed, and does not even know its type.',
      { path: '^server/src/', pathNot: ['^server/src/core/(db|embedded)/', tests] },
      { path: '^node_modules/(@types/)?(pg|pg-cursor|pg-copy-streams)/' },
    ),
    rule(
      'addresses-only-in-navigation',
      'Where somebody goes, and what is on screen until he is there, is decided in one place.',
      { path: '^web/', pathNot: '^web/src/core/navigation/' },
      { path: '^node_modules/wouter/' },
    ),
    rule(
      'no-tests-in-the-product',
      'Tests import the product, not the other way round.',
      { pathNot: [tests, '^(server|web)/src/test/', '^(server|web|e2e)/test/', '\\.test\\.mjs$'] },
      { path: '\\.test\\.(tsx?|mjs)$' },
    ),
  ],
  options: {
    parser: 'swc',
    tsPreCompilationDeps: true,
    doNotFollow: { path: '(^|/)node_modules/' },
    // Ours alone: a package whose files lie in a dist would be excluded too, and no rule would see it.
    exclude: { path: '^(server/dist|web/dist|data|data-bench)/' },
    moduleSystems: ['es6', 'cjs'],
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.d.ts', '.css', '.json'],
    },
  },
};
