import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { withConnection } from '../../src/core/db/connection.ts';
import { addressOf } from '../../src/core/db/places.ts';
import { startEmbedded } from '../../src/core/embedded/launcher.ts';
import { createCompany } from '../../src/operation/company/make.service.ts';
import { provisionControl } from '../../src/start/installation.service.ts';
import { describeSchema } from './describe.ts';

// Run after a new migration: writes the schema it makes into the files that are compared with it.
const dataDir = await mkdtemp(join(tmpdir(), 'terminal-schema-'));
await chmod(dataDir, 0o755);
const server = await startEmbedded({
  dataDir,
  log: { info: () => undefined, warn: console.warn, error: console.error },
});
try {
  const options = { secretKey: 'only for the time it takes to look', controlDatabase: 'controle' };
  await provisionControl({ url: server.adminUrl }, options);
  const { database } = await createCompany({ url: server.adminUrl }, options, { name: 'modelo' });
  for (const [schema, name] of [
    ['control', options.controlDatabase],
    ['company', database],
  ] as const) {
    const url = addressOf(server.adminUrl, name);
    await writeFile(
      fileURLToPath(new URL(`${schema}.sql`, import.meta.url)),
      await withConnection(url, describeSchema),
    );
  }
} finally {
  await server.stop();
  await rm(dataDir, { recursive: true, force: true });
}
