// Measures what a browser loads before it can show the login and the home list, and fails above the budget.
import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';

const budgetKb = 141.5;
/** What another page may add to the list. */
const pageBudgetKb = 60;
const dist = new URL('../dist/', import.meta.url);
const manifest = JSON.parse(readFileSync(new URL('.vite/manifest.json', dist), 'utf8'));

const { login, list } = JSON.parse(
  readFileSync(new URL('../bundling/main-parts.json', import.meta.url), 'utf8'),
);
const routes = { login: ['index.html', ...login], list: ['index.html', ...list] };

/** Files a chunk needs before it runs: itself, its static imports, and their styles. */
function filesOf(name, seen = new Set(), files = new Set()) {
  const chunk = manifest[name];
  if (!chunk)
    throw new Error(`no chunk "${name}" in the manifest: run the build, or mend scripts/weight.mjs`);
  if (seen.has(name)) return files;
  seen.add(name);
  for (const file of [chunk.file, ...(chunk.css ?? [])]) files.add(file);
  for (const imported of chunk.imports ?? []) filesOf(imported, seen, files);
  return files;
}

const kilobytes = (file) => gzipSync(readFileSync(new URL(file, dist)), { level: 9 }).length / 1000;

/** Files of some chunks with their weights, heaviest first. */
function weigh(chunks, without = new Set()) {
  const files = new Set(chunks.flatMap((chunk) => [...filesOf(chunk)]).filter((file) => !without.has(file)));
  return [...files].map((file) => [file, kilobytes(file)]).sort((a, b) => b[1] - a[1]);
}

let tooHeavy = false;
function tell(name, weights, most) {
  const total = weights.reduce((sum, [, kb]) => sum + kb, 0);
  console.log(`${name}: ${total.toFixed(1)} kB gzip of ${most} kB`);
  for (const [file, kb] of weights) console.log(`  ${kb.toFixed(1).padStart(7)}  ${file}`);
  tooHeavy ||= total > most;
}

for (const [route, chunks] of Object.entries(routes)) tell(route, weigh(chunks), budgetKb);
const known = new Set(routes.list.flatMap((chunk) => [...filesOf(chunk)]));
const laterPages = Object.keys(manifest).filter(
  (name) => /^src\/(?:\w+\/)+pages\/\w+Page\.tsx$/.test(name) && !Object.values(routes).flat().includes(name),
);
for (const name of laterPages) tell(`more for ${name.split('/').at(-1)}`, weigh([name], known), pageBudgetKb);
if (tooHeavy) {
  console.error('A page is above its budget.');
  process.exit(1);
}
