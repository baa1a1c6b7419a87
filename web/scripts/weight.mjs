// Measures what a browser loads before it can show the login and the home list, and fails above the budget.
import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';

const budgetKb = 180;
const dist = new URL('../dist/', import.meta.url);
const manifest = JSON.parse(readFileSync(new URL('.vite/manifest.json', dist), 'utf8'));

const routes = {
  login: ['index.html', 'src/session/pages/LoginPage.tsx'],
  list: ['index.html', 'src/app/shell/Shell.tsx', 'src/orders/pages/OrdersPage.tsx'],
};

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

let tooHeavy = false;
for (const [route, chunks] of Object.entries(routes)) {
  const files = new Set(chunks.flatMap((chunk) => [...filesOf(chunk)]));
  const weights = [...files].map((file) => [file, kilobytes(file)]).sort((a, b) => b[1] - a[1]);
  const total = weights.reduce((sum, [, kb]) => sum + kb, 0);
  console.log(`${route}: ${total.toFixed(1)} kB gzip of ${budgetKb} kB`);
  for (const [file, kb] of weights) console.log(`  ${kb.toFixed(1).padStart(7)}  ${file}`);
  tooHeavy ||= total > budgetKb;
}
if (tooHeavy) {
  console.error('The first load is above its budget.');
  process.exit(1);
}
