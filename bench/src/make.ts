import { realpath, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { seedCompany, seedInBatches } from '../../server/db/seed/company.ts';
import type { Profile } from '../../server/db/seed/profiles.ts';
import { demoSeed } from '../../server/db/seed/random.ts';
import { readConfig } from '../../server/src/core/config.ts';
import { withConnection } from '../../server/src/core/db/connection.ts';
import { addressOf } from '../../server/src/core/db/places.ts';
import { startEmbedded } from '../../server/src/core/embedded/launcher.ts';
import { createCompany } from '../../server/src/operation/company/make.service.ts';
import { provisionControl } from '../../server/src/start/installation.service.ts';

/** Named as in the demonstration: the same logins. */
const company = { name: 'DEMO', key: '1'.padStart(32, '0') };

/** What a data folder is to hold. */
export interface Making {
  dataDir: string;
  profile: Profile;
  /** Moment the data describes; milliseconds. */
  now: number;
  onProgress: (done: number) => void;
  /** In batches with triggers disabled, for a million orders. Rows the triggers would write (readings) are missing then. */
  inBatches?: boolean;
}

/**
 * Makes a PostgreSQL with one company of a profile in a folder, or what is missing of it.
 * @returns orders in all and open
 */
export async function makeData({
  dataDir,
  inBatches = false,
  ...making
}: Making): Promise<{ orders: number; open: number }> {
  const config = readConfig({ ...process.env, DATA_DIR: dataDir, DATABASE_URL: undefined });
  const log = { info: () => undefined, warn: console.warn, error: console.error };
  const server = await startEmbedded({ dataDir, log });
  try {
    await provisionControl({ url: server.adminUrl }, { ...config, ownsServer: true });
    const known = await findCompany(addressOf(server.adminUrl, config.controlDatabase));
    const { id, database } = known ?? (await createCompany({ url: server.adminUrl }, config, company));
    const given = { ...making, seed: demoSeed, companyId: id, secretKey: config.secretKey };
    return await fill(addressOf(server.adminUrl, database), inBatches, given);
  } finally {
    await server.stop();
  }
}

async function findCompany(controlUrl: string): Promise<{ id: number; database: string } | undefined> {
  return withConnection(controlUrl, async (client) => {
    const { rows } = await client.query<{ id: number; database: string }>(
      'select nr_sequencial as id, db_name as database from empresa where cd_apikey = $1',
      [company.key],
    );
    return rows[0];
  });
}

async function fill(url: string, inBatches: boolean, given: Parameters<typeof seedInBatches>[1]) {
  return withConnection(url, async (client) => {
    // The rows are right by construction and checked by the tests of smaller profiles; a lost batch is written again.
    if (inBatches) await client.query("set session_replication_role = 'replica'");
    await client.query('set synchronous_commit = off');
    await (inBatches ? seedInBatches : seedCompany)(client, given);
    await client.query('vacuum analyze');
    const { rows } = await client.query<{ orders: number; open: number }>(
      'select count(*)::int as orders, (count(*) filter (where dt_final is null))::int as open from os',
    );
    return rows[0] ?? { orders: 0, open: 0 };
  });
}

/** Deletes a data folder, also where a database of root lies elsewhere (docs/operations.md). */
export async function clearData(dataDir: string): Promise<void> {
  const home = await realpath(join(dataDir, 'postgres')).catch(() => dataDir);
  await rm(home, { recursive: true, force: true });
  await rm(dataDir, { recursive: true, force: true });
}
