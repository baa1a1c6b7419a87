import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { findNode, root } from './paths.mjs';
import { withProgress } from './progress.mjs';
import { run, tail } from './run.mjs';

const sources = [
  'web/src',
  'web/public',
  'web/worker',
  'web/index.html',
  'web/vite.config.ts',
  'web/package.json',
  'contract',
  'package-lock.json',
];
const stampFile = join(root, '.cache', 'web-build');

/** Builds the web into web/dist, unless the sources are those of the last build. */
export async function buildWebIfNeeded(label) {
  const stamp = sourcesStamp();
  if (existsSync(join(root, 'web/dist/index.html')) && lastStamp() === stamp) return;
  rmSync(stampFile, { force: true });
  await withProgress(label, () => '', build);
  mkdirSync(join(root, '.cache'), { recursive: true });
  writeFileSync(stampFile, stamp);
}

async function build() {
  const vite = join(root, 'node_modules/vite/bin/vite.js');
  const { code, output } = await run(findNode(), [vite, 'build'], { cwd: join(root, 'web') });
  if (code !== 0) throw new Error(`The web does not build:\n${tail(output)}`);
}

/** One hash over names, sizes and times of change: reading every file would cost a start its second. */
function sourcesStamp() {
  const hash = createHash('sha256');
  for (const path of sources.flatMap((source) => filesBelow(join(root, source))).sort()) {
    const { size, mtimeMs } = statSync(path);
    hash.update(`${relative(root, path)} ${size} ${mtimeMs}\n`);
  }
  return hash.digest('hex');
}

function filesBelow(path) {
  if (!existsSync(path)) return [];
  if (!statSync(path).isDirectory()) return [path];
  return readdirSync(path, { withFileTypes: true })
    .filter((entry) => entry.name !== 'node_modules')
    .flatMap((entry) => filesBelow(join(path, entry.name)));
}

function lastStamp() {
  return existsSync(stampFile) ? readFileSync(stampFile, 'utf8') : undefined;
}
