import { type ParseArgsOptionsConfig, parseArgs } from 'node:util';
import { CompanyError } from '../core/company-error.ts';
import { type Config, holdsDatabase, nothingIn, readConfig } from '../core/config.ts';
import type { Admin } from '../core/db/places.ts';
import { type ControlDb, openDatabases } from '../core/db/pools.ts';
import { createRoleKey } from '../core/db/role-key.ts';
import { openCommandServer } from './command-server.ts';
import { loadEnvironment } from './environment.ts';
import { sentenceOf } from './explain.ts';
import { findInstallation, proveKey } from './installation.service.ts';

/** Options as they were given. */
export type Values = Record<string, string | boolean | (string | boolean)[] | undefined>;

/** What a command may do that others may not. */
export interface Leave {
  /** Begin an installation where there is none. */
  begin?: boolean;
  /** Work with another key than the one of the data; it judges the key by itself. */
  anyKey?: boolean;
}

type Known = (new (message: string) => Error)[];
type Work<Wanted> = (wanted: Wanted, config: Config, server: Admin) => Promise<void>;
type Read<Wanted> = (values: Values) => Wanted | Promise<Wanted>;

/**
 * Runs a command on the installation the environment names, once its options are understood. What people can mend is
 * told in one sentence, anything else shows where it broke; both end with code 1.
 * @param read what the options ask for; before anything is opened
 * @param known failures of the command's own whose message is such a sentence
 */
export const runAtConsole = <Wanted>(
  options: ParseArgsOptionsConfig,
  read: Read<Wanted>,
  work: Work<Wanted>,
  ...known: Known
): Promise<void> => runWith(() => ({}), options, read, work, ...known);

/**
 * As `runAtConsole`, for a command that may create an installation or use another key. @param leave permissions derived from
 * its arguments
 */
export async function runWith<Wanted>(
  leave: (wanted: Wanted) => Leave,
  options: ParseArgsOptionsConfig,
  read: Read<Wanted>,
  work: Work<Wanted>,
  ...known: Known
): Promise<void> {
  try {
    const { values } = parseArgs({
      args: process.argv.slice(2),
      options: { ...options, 'env-file': { type: 'string' } },
    });
    const wanted = await read(values);
    const envFile: Values[string] = values['env-file'];
    loadEnvironment(typeof envFile === 'string' ? envFile : undefined);
    const { begin = false, anyKey = false } = leave(wanted);
    const config = readConfig(process.env, begin);
    if (!begin && config.databaseUrl === undefined && !holdsDatabase(config.dataDir))
      throw nothingIn(config.dataDir);
    const server = await openCommandServer(config);
    try {
      if (!begin && !(await findInstallation(server.url, config)).begun)
        throw nothingIn(`the database ${config.controlDatabase} of that server`);
      if (!anyKey) await proveKey(server.url, config);
      await work(wanted, config, server);
    } finally {
      await server.close();
    }
  } catch (error) {
    const wrongOption = error instanceof TypeError && 'code' in error;
    console.error(sentenceOf(error, known) ?? (wrongOption ? error.message : error));
    process.exitCode = 1;
  }
}

/** The control database, for one piece of work of a command. */
export async function withControl<T>(
  server: Admin,
  config: Config,
  work: (control: ControlDb) => Promise<T>,
): Promise<T> {
  const databases = openDatabases(config.controlDatabase, {
    roleKey: createRoleKey(server, config),
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
