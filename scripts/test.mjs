import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { buildIfNeeded } from './lib/build.mjs';
import { ensureChromium } from './lib/chromium.mjs';
import { installIfNeeded } from './lib/install.mjs';
import { root } from './lib/paths.mjs';
import { check, preparation, skipped, tests, twoAtATime } from './lib/stages.mjs';

// `npm test`: every check, from a fresh clone. `npm run check` leaves the browser out. Nothing stops early: one run names
// everything that is wrong, and the last line counts it.
const withBrowser = !process.argv.includes('--without-browser');

try {
  await installIfNeeded('Installing packages');
} catch (error) {
  console.error(error.message);
  console.log('0 passed, 1 failed');
  process.exit(1);
}

const workspaces = ['contract', 'server', 'web', 'e2e', 'bench'];
const results = await twoAtATime([
  ...workspaces.map((name) => () => check(`types of ${name}`, 'tsc', ['-p', name])),
  () => check('format and lint (Biome)', 'biome', ['ci', '--colors=off']),
  () => check('style sheets (Stylelint)', 'stylelint', ['web/src/**/*.css']),
  () => check('promises and types (oxlint)', 'oxlint', ['--type-aware', '--deny-warnings']),
  () => check('boundaries (dependency-cruiser)', 'depcruise', [...workspaces, 'scripts']),
  () => check('dead code (knip)', 'knip', []),
  () => check('code that only tests use (knip)', 'knip', ['--production', '--tags=-test']),
]);
results.push(await tests('unit'));
results.push(await tests('api'));
if (withBrowser) results.push(...(await browserStages()));

const total = (key) => results.reduce((sum, result) => sum + result[key], 0);
const failedStages = results.filter((result) => result.failed > 0).map((result) => result.name);
if (failedStages.length > 0) console.log(`\nFailed: ${failedStages.join(', ')}`);
for (const failure of results.flatMap((result) => result.failures)) console.log(`\n${failure}`);
const skippedPart = total('skipped') > 0 ? `, ${total('skipped')} skipped` : '';
console.log(`\n${total('passed')} passed, ${total('failed')} failed${skippedPart}`);
process.exitCode = total('failed') > 0 ? 1 : 0;

async function browserStages() {
  const chromium = await ensureChromium();
  if (chromium.path === undefined) return [await skipped('browser tests', browserFiles(), chromium.reason)];
  const build = await preparation('build', () => buildIfNeeded('Building'));
  const weight = await check('weight of the pages', 'node', ['web/scripts/weight.mjs']);
  return [build, weight, await tests('browser', { CHROMIUM_PATH: chromium.path })];
}

/** Without a browser the tests cannot be listed, so each file counts as one. */
function browserFiles() {
  return readdirSync(join(root, 'e2e'), { recursive: true }).filter((name) => name.endsWith('.test.ts'))
    .length;
}
