import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { cloneWorld, type TestWorld } from '../../../test/database.ts';
import { startUnkept, type Unkept } from '../../../test/pair.ts';
import { withConnection } from '../../core/db/connection.ts';
import { addressAt } from '../../core/db/places.ts';
import { openStore } from '../../files/store.service.ts';
import { createCompany } from '../company/make.service.ts';
import { restoreBackup } from './restore.service.ts';
import { type Installation, saveBackup } from './save.service.ts';

let folder: string;
let leste: Unkept;
let world: TestWorld;
let installation: Installation;
let there: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'terminal-servers-'));
  await chmod(folder, 0o755); // PostgreSQL may run under another account
  leste = await startUnkept(join(folder, 'leste'));
  world = await cloneWorld();
  installation = {
    admin: { url: world.adminUrl, others: { leste: leste.adminUrl } },
    options: world,
    store: await openStore({ kind: 'folder', folder: join(folder, 'files') }),
  };
  const { admin, options } = installation;
  ({ database: there } = await createCompany(admin, options, { name: 'Do Leste', server: 'leste' }));
  await inThere('update parametro set qt_anexos = 7');
});
afterAll(async () => {
  await leste.stop();
  await rm(folder, { recursive: true, force: true });
});

const silent = () => undefined;
const inThere = (text: string) =>
  withConnection(addressAt(installation.admin, there), (client) => client.query(text));

it('a backup holds the companies of every server, and each goes back to its own', async () => {
  const backup = join(folder, 'backup');
  const { databases } = await saveBackup(installation, backup, '1.0.0', silent);
  expect(new Set(databases.map(({ name, server }) => `${name} ${server}`))).toEqual(
    new Set([
      `${world.controlDatabase} undefined`,
      'empresa_do_leste leste',
      `${world.companyDatabase} undefined`,
    ]),
  );
  await withConnection(leste.adminUrl, (client) => client.query('drop database empresa_do_leste'));
  for (const name of [world.controlDatabase, world.companyDatabase])
    await withConnection(world.adminUrl, (client) => client.query(`drop database ${name}`));

  const alone = { ...installation, admin: { url: world.adminUrl } };
  await expect(restoreBackup(alone, backup, { otherKey: false }, silent)).rejects.toThrow(
    'DATABASE_URL_LESTE',
  );
  await restoreBackup(installation, backup, { otherKey: false }, silent);
  expect((await inThere('select qt_anexos from parametro')).rows).toEqual([{ qt_anexos: 7 }]);
}, 60_000);

it('without one of the servers there is no backup, which says which', async () => {
  await leste.kill();
  await expect(saveBackup(installation, join(folder, 'another'), '1.0.0', silent)).rejects.toThrow(
    'The server leste does not answer',
  );
});
