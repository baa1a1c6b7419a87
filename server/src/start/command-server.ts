import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Config } from '../core/config.ts';
import { answers } from '../core/db/answers.ts';
import type { Admin } from '../core/db/places.ts';
import { startEmbedded, superuserUrl } from '../core/embedded/launcher.ts';
import { findSite } from '../core/embedded/site.ts';

/** A PostgreSQL server for a command: the one of DATABASE_URL, or the embedded one, running or not. */
export interface CommandServer extends Admin {
  close(): Promise<void>;
}

/**
 * Opens the server the product uses. A running product keeps its embedded PostgreSQL and shares it.
 * @throws EmbeddedDatabaseError
 */
export async function openCommandServer(config: Config): Promise<CommandServer> {
  const others = config.servers;
  const there = config.databaseUrl ?? (await runningAddress(config.dataDir));
  if (there !== undefined) return { url: there, others, close: async () => undefined };
  const log = { info: () => undefined, warn: console.warn, error: console.error };
  const server = await startEmbedded({ dataDir: config.dataDir, log });
  return { url: server.adminUrl, others, close: () => server.stop() };
}

/** Address of the embedded PostgreSQL when it answers with the password of this data folder. */
async function runningAddress(dataDir: string): Promise<string | undefined> {
  const { home } = await findSite(dataDir);
  const read = (name: string) => readFile(join(home, name), 'utf8').catch(() => '');
  const [port, password] = [(await read('port')).trim(), (await read('password')).trim()];
  if (port === '' || password === '') return undefined;
  const url = superuserUrl(password, port);
  // It may be stopping, or have another password; then it is started anew.
  return (await answers(url).catch(() => false)) ? url : undefined;
}
