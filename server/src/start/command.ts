import { type ParseArgsOptionsConfig, parseArgs } from 'node:util';
import { type Config, ConfigError, readConfig } from '../core/config.ts';
import { MigrationError } from '../core/db/migrate.ts';
import { type ControlDb, openDatabases } from '../core/db/pools.ts';
import { type Admin, CompanyError } from '../core/db/provision.ts';
import { createRoleKey } from '../core/db/role-key.ts';
import { EmbeddedDatabaseError } from '../core/embedded/errors.ts';
import { openCommandServer } from './command-server.ts';

/** Options as they were given. */
export type Values = Record<string, string | boolean | (string | boolean)[] | undefined>;

/**
 * Runs a command on the installation the environment names, once its options are understood. What people can mend is
 * told in one sentence, anything else shows where it broke; both end with code 1.
 * @param read what the options ask for; before anything is opened
 * @param known failures of the command's own whose message is such a sentence
 */
export async function runAtConsole<Wanted>(
  options: ParseArgsOptionsConfig,
  read: (values: Values) => Wanted | Promise<Wanted>,
  work: (wanted: Wanted, config: Config, server: Admin) => Promise<void>,
  ...known: (new (
    message: string,
  ) => Error)[]
): Promise<void> {
  try {
    const wanted = await read(parseArgs({ args: process.argv.slice(2), options }).values);
    const config = readConfig(process.env);
    const server = await openCommandServer(config);
    try {
      await work(wanted, config, server);
    } finally {
      await server.close();
    }
  } catch (error) {
    const told = [CompanyError, ConfigError, EmbeddedDatabaseError, MigrationError, ...known].some(
      (kind) => error instanceof kind,
    );
    const wrongOption = error instanceof TypeError && 'code' in error;
    if (isWrongKey(error)) console.error(wrongKey);
    else if (error instanceof Error && (told || wrongOption)) console.error(error.message);
    else console.error(error);
    process.exitCode = 1;
  }
}

/** PostgreSQL does not take the password: it was made with the key of another data folder. */
const isWrongKey = (error: unknown) => error instanceof Error && 'code' in error && error.code === '28P01';
const wrongKey =
  'The database was set up with the key of another data folder: give the command the DATA_DIR (or SECRET_KEY) the server was started with.';

/** The control database, for one piece of work of a command. */
export async function withControl<T>(
  server: Admin,
  config: Config,
  work: (control: ControlDb) => Promise<T>,
): Promise<T> {
  const roleKey = createRoleKey(server.url, config);
  const databases = openDatabases(config.controlDatabase, {
    appUrl: roleKey.address('terminal_app', config.controlDatabase),
    roleKey,
    poolSize: 1,
    poolTotal: 2,
    onError: () => undefined,
  });
  try {
    return await work(databases.control);
  } finally {
    await databases.close();
  }
}

/** A text option that must be there. @throws CompanyError with how the command is used */
export function needed(value: Values[string], what: string, usage: string): string {
  const text = typeof value === 'string' ? value.trim() : '';
  if (text === '') throw new CompanyError(`The ${what} is missing.\n\n${usage}`);
  return text;
}
