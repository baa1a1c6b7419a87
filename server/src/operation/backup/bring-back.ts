import { resolve } from 'node:path';
import { openStore } from '../../files/store.service.ts';
import { needed, runWith } from '../../start/command.ts';
import { BackupError } from './manifest.ts';
import { restoreBackup } from './restore.service.ts';

const usage = `npm run restore -- --de <folder> [--sem-chave]

  --de          folder of the backup
  --sem-chave   the SECRET_KEY of the backup is lost: all digits must be entered anew`;

// Into an installation that holds nothing yet; the server is stopped.
await runWith(
  // An empty data folder may have been set up with a new key; the backup tells which key is right.
  () => ({ begin: true, anyKey: true }),
  { de: { type: 'string' }, 'sem-chave': { type: 'boolean' } },
  (values) => ({
    folder: resolve(needed(values['de'], 'folder', usage)),
    otherKey: values['sem-chave'] === true,
  }),
  async ({ folder, otherKey }, config, admin) => {
    const installation = { admin, options: config, store: await openStore(config.files) };
    const { databases, made } = await restoreBackup(installation, folder, { otherKey }, console.log);
    console.log(`Restored: ${databases.length} databases as of ${made}. Everybody signs in anew.`);
  },
  BackupError,
);
