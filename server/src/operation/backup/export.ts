import { resolve } from 'node:path';
import { openStore } from '../../files/store.service.ts';
import { needed, runAtConsole } from '../../start/command.ts';
import { exportCompany } from './export.service.ts';
import { BackupError } from './manifest.ts';

const usage = `npm run company:export -- --empresa "EMPRESA" --para <folder>

  --empresa   name of the company
  --para      folder its data is written into; empty, or not there yet`;

// Export of a company: rows as JSON lines, and its files.
await runAtConsole(
  { empresa: { type: 'string' }, para: { type: 'string' } },
  ({ empresa, para }) => ({
    name: needed(empresa, 'company', usage),
    folder: resolve(needed(para, 'folder', usage)),
  }),
  async ({ name, folder }, config, admin) => {
    const installation = { admin, options: config, store: await openStore(config.files) };
    const { tables, files } = await exportCompany(installation, name, folder, console.log);
    console.log(`Exported: ${tables.length} tables and ${files.length} files in ${folder}`);
  },
  BackupError,
);
