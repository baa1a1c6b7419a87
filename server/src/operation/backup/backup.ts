import { resolve } from 'node:path';
import { readVersion } from '../../core/folders.ts';
import { openStore } from '../../files/store.service.ts';
import { needed, runAtConsole } from '../../start/command.ts';
import { BackupError } from './manifest.ts';
import { saveBackup } from './save.service.ts';

const usage = `npm run backup -- --para <folder>

  --para   folder the backup is written into; empty, or not there yet`;

// Every database and every file, while the product is served.
await runAtConsole(
  { para: { type: 'string' } },
  ({ para }) => resolve(needed(para, 'folder', usage)),
  async (folder, config, admin) => {
    const installation = { admin, options: config, store: await openStore(config.files) };
    const { files, databases } = await saveBackup(installation, folder, readVersion(), console.log);
    console.log(`Backup finished: ${databases.length} databases and ${files.length} files in ${folder}`);
    console.log('SECRET_KEY (or DATA_DIR/secret.key) is not in it: keep it in another safe place.');
  },
  BackupError,
);
