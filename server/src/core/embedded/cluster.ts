import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { appendFile, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { asAccount } from './account.ts';
import type { Binaries } from './binaries.ts';
import { EmbeddedDatabaseError } from './errors.ts';
import { settingsText } from './settings.ts';
import { giveTo, isPresent, type Site } from './site.ts';

const run = promisify(execFile);

/**
 * Makes the data directory at the first start, checks it at each later one, and writes the current settings into it.
 * Answers the superuser's password, which is kept in a file only the owner of the data folder can read.
 * @throws EmbeddedDatabaseError when the data was made by another major version, or the password is lost.
 */
export async function ensureCluster(site: Site, binaries: Binaries): Promise<string> {
  const passwordFile = join(site.home, 'password');
  if (!(await isPresent(site.cluster))) await makeCluster(site, binaries, passwordFile);
  await refuseOtherVersion(site, binaries);
  await writeFile(join(site.cluster, 'terminal.conf'), settingsText);
  await giveTo(site.account, join(site.cluster, 'terminal.conf'));
  try {
    return (await readFile(passwordFile, 'utf8')).trim();
  } catch {
    throw new EmbeddedDatabaseError(
      `The file ${passwordFile} cannot be read; without it nobody can enter the database.`,
    );
  }
}

/** Built in a temporary folder and renamed at the end, so that an interrupted start leaves no incomplete database. */
async function makeCluster(site: Site, binaries: Binaries, passwordFile: string): Promise<void> {
  const unfinished = `${site.cluster}.unfinished`;
  const passwordCopy = join(site.home, 'password.initdb');
  await rm(unfinished, { recursive: true, force: true });
  await mkdir(unfinished, { mode: 0o700 });
  await giveTo(site.account, unfinished);
  const password = randomBytes(24).toString('base64url');
  await writeFile(passwordFile, password, { mode: 0o600 });
  await writeFile(passwordCopy, password, { mode: 0o600 });
  await giveTo(site.account, passwordCopy);
  try {
    await run(binaries.initdb, initOptions(unfinished, passwordCopy), asAccount(site.account));
  } finally {
    await rm(passwordCopy, { force: true });
  }
  await appendFile(
    join(unfinished, 'postgresql.conf'),
    "\ninclude = 'terminal.conf'\ninclude_if_exists = 'local.conf'\n",
  );
  await rename(unfinished, site.cluster);
}

function initOptions(folder: string, passwordCopy: string): string[] {
  return [
    `--pgdata=${folder}`,
    '--username=postgres',
    `--pwfile=${passwordCopy}`,
    '--auth=scram-sha-256',
    '--encoding=UTF8',
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
    '--locale=C',
  ];
}

async function refuseOtherVersion(site: Site, binaries: Binaries): Promise<void> {
  const made = (await readFile(join(site.cluster, 'PG_VERSION'), 'utf8')).trim();
  if (made !== binaries.major) {
    throw new EmbeddedDatabaseError(
      `The database in ${site.cluster} was made by PostgreSQL ${made}; this release runs PostgreSQL ${binaries.major}. ` +
        `Use the release that made it, or carry the data over with pg_upgrade.`,
    );
  }
}
