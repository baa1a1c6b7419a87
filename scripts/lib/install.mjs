import { existsSync, readFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { root } from './paths.mjs';
import { withProgress } from './progress.mjs';
import { run } from './run.mjs';

/** Installs what package-lock.json names, unless node_modules holds it already. */
export async function installIfNeeded(label) {
  const wanted = wantedPackages();
  if (missingFrom(wanted).length === 0) return;
  const there = () => wanted.filter(([path]) => existsSync(join(root, path, 'package.json'))).length;
  await withProgress(label, () => `${there()} of ${wanted.length} packages`, install);
}

/**
 * `npm install` without saving rather than `npm ci`: both install the locked versions, but `npm ci` refuses a lock file that
 * lacks the optional packages of foreign platforms, and such a lock file is all a registry without them can give.
 */
async function install() {
  const { command, args } = npm();
  const options = ['install', '--no-save', '--ignore-scripts', '--include=dev', '--include=optional'];
  const { code, output } = await run(command, [...args, ...options], { env: withoutOwnBin() });
  if (code !== 0) throw new Error(`npm install failed:\n${complaints(output)}`);
}

/** npm's reasons; what it warns of and how it is used are left out. */
function complaints(output) {
  return output
    .split('\n')
    .filter((line) => !line.startsWith('npm warn'))
    .slice(0, 20)
    .join('\n');
}

/** The npm that started us, on the Node it runs on: never the Node below node_modules, which npm is about to replace. */
function npm() {
  const { npm_execpath: cli, npm_node_execpath: node } = process.env;
  const outside = node !== undefined && !node.startsWith(join(root, 'node_modules'));
  return cli?.endsWith('.js') && outside ? { command: node, args: [cli] } : { command: 'npm', args: [] };
}

function withoutOwnBin() {
  const own = join(root, 'node_modules');
  const PATH = (process.env.PATH ?? '').split(delimiter).filter((folder) => !folder.startsWith(own));
  return { ...process.env, PATH: PATH.join(delimiter) };
}

/** [path, version] of every package of the lock file that belongs on this machine. */
function wantedPackages() {
  const { packages } = readJson(join(root, 'package-lock.json'));
  return Object.entries(packages)
    .filter(([path, entry]) => path.includes('node_modules/') && !entry.link && belongsHere(entry))
    .map(([path, entry]) => [path, entry.version]);
}

/** npm writes its own list at the very end of an installation, so an interrupted one counts as missing. */
function missingFrom(wanted) {
  const list = join(root, 'node_modules', '.package-lock.json');
  const { packages } = existsSync(list) ? readJson(list) : { packages: {} };
  return wanted.filter(([path, version]) => packages[path]?.version !== version);
}

/**
 * Optional packages are those of single platforms; the required C library cannot be determined here, so packages that need a
 * particular one are skipped.
 */
function belongsHere({ optional, os, cpu, libc }) {
  if (!optional) return true;
  return (
    libc === undefined && (os?.includes(process.platform) ?? false) && (cpu?.includes(process.arch) ?? false)
  );
}

function readJson(path) {
  return JSON.parse(readFileSync(path, 'utf8'));
}
