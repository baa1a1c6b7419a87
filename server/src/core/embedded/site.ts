import { randomBytes } from 'node:crypto';
import { chmod, chown, lstat, mkdir, realpath, stat, symlink } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { type Account, canEnter, isRoot, NOBODY } from './account.ts';
import { EmbeddedDatabaseError } from './errors.ts';

/** Folder for files another account must reach although the product is below a private folder. Used by root only. */
export const SHARED_ROOT = '/var/lib/workshop-terminal';

/** Where one embedded database lives. */
export interface Site {
  /** Folder of the launcher's own files: lock, password, port, start log. */
  home: string;
  /** PostgreSQL's data directory. */
  cluster: string;
  /** Who runs PostgreSQL; undefined = the account of this process. */
  account: Account | undefined;
}

/**
 * Finds the site of the database that belongs to a data folder, making it at the first start.
 * Normally `<data folder>/postgres`. Root cannot run PostgreSQL, and the account that does may not be able to enter the
 * data folder (a clone below /root): then the database lies below SHARED_ROOT and `<data folder>/postgres` is a link to
 * it, so that moving or deleting the data folder still decides which database is used.
 * @throws EmbeddedDatabaseError when the site cannot be used by the account.
 */
export async function findSite(dataDir: string): Promise<Site> {
  await mkdir(dataDir, { recursive: true });
  const entry = join(resolve(dataDir), 'postgres');
  const known = await isPresent(entry);
  const home = known ? await existingHome(entry) : await newHome(entry);
  const cluster = join(home, 'cluster');
  const account = await accountFor(cluster);
  if (account !== undefined && !(await canEnter(account, home))) {
    throw new EmbeddedDatabaseError(
      `PostgreSQL runs as account ${account.uid} when started by root, and that account cannot enter ${home}. ` +
        'Move the data to a folder everybody may enter, or start as the owner of that folder.',
    );
  }
  return { home, cluster, account };
}

async function existingHome(entry: string): Promise<string> {
  try {
    return await realpath(entry);
  } catch {
    throw new EmbeddedDatabaseError(
      `${entry} is a link to a database folder that is gone. Delete the link to begin anew.`,
    );
  }
}

async function newHome(entry: string): Promise<string> {
  if (!isRoot()) {
    await mkdir(entry);
    return entry;
  }
  if (await canEnter(NOBODY, dirname(entry))) {
    await makeOpenFolder(entry);
    return entry;
  }
  const home = join(SHARED_ROOT, randomBytes(6).toString('hex'));
  await makeOpenFolder(SHARED_ROOT);
  await makeOpenFolder(home);
  await symlink(home, entry);
  return home;
}

/** Account when started by root: the owner of existing data, else `nobody`. */
async function accountFor(cluster: string): Promise<Account | undefined> {
  if (!isRoot()) {
    await refuseForeignCluster(cluster);
    return undefined;
  }
  const owner = await stat(cluster).catch(() => undefined);
  return owner === undefined || owner.uid === 0 ? NOBODY : { uid: owner.uid, gid: owner.gid };
}

async function refuseForeignCluster(cluster: string): Promise<void> {
  const owner = await lstat(cluster).catch(() => undefined);
  if (owner !== undefined && owner.uid !== process.getuid?.()) {
    throw new EmbeddedDatabaseError(
      `The database in ${cluster} belongs to account ${owner.uid}: it was made by another user or by root. ` +
        'Start as that user, or choose another DATA_DIR.',
    );
  }
}

/** Makes a folder everybody may enter, whatever the umask of the person who starts the product. */
export async function makeOpenFolder(path: string): Promise<void> {
  await mkdir(path, { recursive: true });
  await chmod(path, 0o755);
}

/** Hands a file or folder to the account that runs PostgreSQL. */
export async function giveTo(account: Account | undefined, path: string): Promise<void> {
  if (account !== undefined) await chown(path, account.uid, account.gid);
}

/** True when the path names something, a dangling link included. */
export async function isPresent(path: string): Promise<boolean> {
  return (await lstat(path).catch(() => undefined)) !== undefined;
}
