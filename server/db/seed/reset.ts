import pg from 'pg';
import { type Config, ConfigError, readConfig } from '../../src/core/config.ts';
import { withConnection } from '../../src/core/db/connection.ts';
import { addressOf } from '../../src/core/db/places.ts';
import { startEmbedded } from '../../src/core/embedded/launcher.ts';
import { loadEnvironment } from '../../src/start/environment.ts';
import { sentenceOf } from '../../src/start/explain.ts';
import {
  findInstallation,
  findOwnCompany,
  InstallationError,
  proveKey,
} from '../../src/start/installation.service.ts';
import { seedDemo } from './demo.ts';

/** Throws the demonstration away and makes it anew as of now. The product must not be running. */
async function main(): Promise<void> {
  loadEnvironment(undefined);
  const config = readConfig(process.env);
  if (!config.demonstration) {
    throw new ConfigError('Only the demonstration can be made anew: no DATABASE_URL, not in production.');
  }
  const log = { info: () => undefined, warn: console.warn, error: console.error };
  const server = await startEmbedded({ dataDir: config.dataDir, log });
  try {
    await refuseReal(server.adminUrl, config);
    await dropEverything(server.adminUrl, config.controlDatabase);
    await seedDemo({
      adminUrl: server.adminUrl,
      controlDatabase: config.controlDatabase,
      secretKey: config.secretKey,
      ownsServer: true,
      now: new Date(),
      files: config.files,
      onProgress: (text) => console.log(`  ${text}`),
    });
  } finally {
    await server.stop();
  }
}

/** Data other than the demonstration's are never deleted here, whatever the environment. @throws InstallationError */
async function refuseReal(adminUrl: string, config: Config): Promise<void> {
  await proveKey(adminUrl, config);
  const { begun, production } = await findInstallation(adminUrl, config);
  if (!begun) return;
  const own = await findOwnCompany(adminUrl, config);
  if (production !== null)
    throw new InstallationError('These data are in production: only the demonstration can be made anew.');
  if (own !== undefined)
    throw new InstallationError(`${own} is no company of the demonstration: nothing was thrown away.`);
}

async function dropEverything(adminUrl: string, controlDatabase: string): Promise<void> {
  const databases = [...(await companyDatabases(addressOf(adminUrl, controlDatabase))), controlDatabase];
  await withConnection(adminUrl, async (admin) => {
    for (const name of databases)
      await admin.query(`drop database if exists ${pg.escapeIdentifier(name)} with (force)`);
  });
}

async function companyDatabases(controlUrl: string): Promise<string[]> {
  try {
    return await withConnection(controlUrl, async (control) => {
      const { rows } = await control.query<{ db_name: string }>('select db_name from empresa');
      return rows.map((row) => row.db_name);
    });
  } catch (error) {
    const noSuchDatabase = '3D000';
    if (error instanceof pg.DatabaseError && error.code === noSuchDatabase) return [];
    throw error;
  }
}

await main().catch((error: unknown) => {
  console.error(sentenceOf(error) ?? error);
  process.exitCode = 1;
});
