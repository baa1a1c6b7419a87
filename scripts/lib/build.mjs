import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { findNode, root } from './paths.mjs';
import { withProgress } from './progress.mjs';
import { run, tail } from './run.mjs';

/** What is built: in its folder by a program of npm, into `dist`, from the sources (and contract and packages). */
const parts = [
  {
    name: 'server',
    program: ['rolldown/bin/cli.mjs', '--config', 'rolldown.config.ts'],
    result: 'server/dist/main.cjs',
    sources: ['server/src', 'server/db', 'server/rolldown.config.ts', 'server/package.json'],
  },
  {
    name: 'web',
    program: ['vite/bin/vite.js', 'build'],
    result: 'web/dist/index.html',
    sources: [
      'web/src',
      'web/public',
      'web/worker',
      'web/bundling',
      'web/index.html',
      'web/vite.config.ts',
      'web/package.json',
    ],
  },
];
const sharedSources = ['contract', 'package-lock.json'];

/** Builds server and web, each unless its sources are those of its last build. */
export async function buildIfNeeded(label) {
  const outdated = parts.filter((part) => !isBuilt(part));
  if (outdated.length === 0) return;
  let now = '';
  await withProgress(
    label,
    () => now,
    async () => {
      for (const part of outdated) {
        now = part.name;
        await build(part);
      }
    },
  );
}

async function build(part) {
  rmSync(stampFile(part), { force: true });
  const stamp = sourcesStamp(part);
  const [program, ...options] = part.program;
  const { code, output } = await run(findNode(), [join(root, 'node_modules', program), ...options], {
    cwd: join(root, part.name),
  });
  if (code !== 0) throw new Error(`The ${part.name} does not build:\n${tail(output)}`);
  mkdirSync(join(root, '.cache'), { recursive: true });
  writeFileSync(stampFile(part), stamp);
}

function isBuilt(part) {
  const file = stampFile(part);
  return (
    existsSync(join(root, part.result)) &&
    existsSync(file) &&
    readFileSync(file, 'utf8') === sourcesStamp(part)
  );
}

const stampFile = ({ name }) => join(root, '.cache', `${name}-build`);

/** One hash over names, sizes and times of change: reading every file would cost a start its second. */
function sourcesStamp({ sources }) {
  const hash = createHash('sha256');
  for (const path of [...sources, ...sharedSources].flatMap((name) => filesBelow(join(root, name))).sort()) {
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
