import { randomUUID } from 'node:crypto';
import { chmod, link, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { EmbeddedDatabaseError } from './errors.ts';
import { birthOf } from './processes.ts';

/** The right of one server to use a data folder. */
export interface Lock {
  path: string;
  /** Content of the lock file while this server holds it: "pid birth". */
  owner: string;
  release(): Promise<void>;
}

/**
 * Takes the data folder for this process. A lock left by a dead process is taken over.
 * @throws EmbeddedDatabaseError 'data folder in use' when a living server holds it.
 */
export async function takeLock(home: string, dataDir: string): Promise<Lock> {
  const path = join(home, 'owner.lock');
  const owner = `${process.pid} ${await birthOf(process.pid)}`;
  const mine = `${path}.${randomUUID()}`;
  await writeFile(mine, owner);
  await chmod(mine, 0o644); // the watchdog may run under another account
  try {
    await removeStale(path, dataDir);
    await link(mine, path); // fails if another process was faster; exactly one succeeds
  } catch (error) {
    throw isExisting(error) ? inUse(dataDir) : error;
  } finally {
    await rm(mine, { force: true });
  }
  return { path, owner, release: () => release(path, owner) };
}

async function removeStale(path: string, dataDir: string): Promise<void> {
  const found = await readOwner(path);
  if (found === undefined) return;
  if (await isAlive(found)) throw inUse(dataDir, found);
  const aside = `${path}.${randomUUID()}`;
  await rename(path, aside);
  // Another server may have taken over between reading and renaming; then the renamed file is its lock and is restored.
  const taken = await readOwner(aside);
  if (taken !== found) await link(aside, path);
  await rm(aside, { force: true });
  if (taken !== found) throw inUse(dataDir, taken);
}

async function isAlive(owner: string): Promise<boolean> {
  const [pid = '', ...birth] = owner.split(' ');
  return (await birthOf(Number(pid))) === birth.join(' ');
}

async function release(path: string, owner: string): Promise<void> {
  if ((await readOwner(path)) === owner) await rm(path, { force: true });
}

async function readOwner(path: string): Promise<string | undefined> {
  return readFile(path, 'utf8').catch(() => undefined);
}

function isExisting(error: unknown): boolean {
  return error instanceof Error && 'code' in error && (error.code === 'EEXIST' || error.code === 'ENOENT');
}

function inUse(dataDir: string, owner?: string): EmbeddedDatabaseError {
  const by = owner === undefined ? '' : ` by process ${owner.split(' ')[0]}`;
  return new EmbeddedDatabaseError(
    `The data folder ${dataDir} is in use${by}: stop that server, or choose another DATA_DIR.`,
  );
}
