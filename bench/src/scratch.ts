import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type pg from 'pg';
import { withConnection } from '../../server/src/core/db/connection.ts';
import { addressOf } from '../../server/src/core/db/places.ts';
import { type CompanyDb, openDatabases } from '../../server/src/core/db/pools.ts';
import { startEmbedded } from '../../server/src/core/embedded/launcher.ts';
import { createCompany } from '../../server/src/operation/company/make.service.ts';
import { provisionControl } from '../../server/src/start/installation.service.ts';

/** A company's database made for one measurement. */
export interface Scratch {
  /** Does something on a connection of the owner. */
  asOwner<T>(work: (client: pg.ClientBase) => Promise<T>): Promise<T>;
  /** Does something through the server's own way to the database, one connection at a time. */
  asServer<T>(work: (db: CompanyDb) => Promise<T>): Promise<T>;
}

/** Measures on an empty company in a PostgreSQL of its own; nothing of it remains. @param name of its folder */
export async function onScratch<T>(name: string, work: (scratch: Scratch) => Promise<T>): Promise<T> {
  const dataDir = await mkdtemp(join(tmpdir(), `terminal-${name}-`));
  await chmod(dataDir, 0o755); // PostgreSQL may run under another account
  const server = await startEmbedded({
    dataDir,
    log: { info: () => undefined, warn: console.warn, error: console.error },
  });
  try {
    const options = { secretKey: 'only for the time it takes to measure', controlDatabase: 'controle' };
    await provisionControl({ url: server.adminUrl }, options);
    const { database } = await createCompany({ url: server.adminUrl }, options, { name: 'frota' });
    return await work({
      asOwner: (use) => withConnection(addressOf(server.adminUrl, database), use),
      async asServer(use) {
        const databases = openDatabases('controle', {
          roleKey: {
            address: (_role, place) => addressOf(server.adminUrl, place),
            another: () => undefined,
          },
          poolSize: 1,
          poolTotal: 1,
          onError: (error) => console.error(error),
        });
        try {
          return await use(databases.company(database));
        } finally {
          await databases.close();
        }
      },
    });
  } finally {
    await server.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}
