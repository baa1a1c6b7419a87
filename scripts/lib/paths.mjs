import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The repository's folder. */
export const root = fileURLToPath(new URL('../../', import.meta.url));

/** Path of a program installed by npm. */
export const bin = (name) => join(root, 'node_modules', '.bin', name);

const neededMajor = 24;

/**
 * Path of a Node new enough to run the product's TypeScript: the one npm installed, else the one running this script.
 * Throws with a sentence for people when there is neither.
 */
export function findNode() {
  const installed = join(root, 'node_modules', `node-${process.platform}-${process.arch}`, 'bin', 'node');
  if (existsSync(installed) && spawnSync(installed, ['--version']).status === 0) return installed;
  if (Number(process.versions.node.split('.')[0]) >= neededMajor) return process.execPath;
  throw new Error(
    `Node ${neededMajor} is needed, this is ${process.version}, and the npm package node-${process.platform}-${process.arch} ` +
      `is not installed or does not run here. Install Node ${neededMajor} (nodejs.org) and start again.`,
  );
}

/** Environment in which programs installed by npm, Node 24 among them, are found first. */
export function toolEnvironment(extra = {}) {
  return {
    ...process.env,
    PATH: [join(root, 'node_modules', '.bin'), process.env.PATH].join(delimiter),
    ...extra,
  };
}
