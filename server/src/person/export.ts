import { mkdir, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { useEmptyFolder } from '../backup/save.service.ts';
import { personOf } from '../core/db/person.ts';
import { type PersonRows, rowsOfPerson } from '../core/db/person-rows.ts';
import { type FileStore, openStore } from '../files/store.service.ts';
import { needed, runCommand } from '../start/command.ts';
import { numberOf } from './options.ts';

const usage = `npm run person:export -- --empresa "EMPRESA" --pessoa 1042 --para <folder>

  --empresa  name of the company
  --pessoa   number of the person (nr_sequencial)
  --para     folder the data is written into; empty, or not there yet`;

// Everything that is kept about a person, for the person: rows as JSON, and the files he sent (docs/security.md).
await runCommand(
  { empresa: { type: 'string' }, pessoa: { type: 'string' }, para: { type: 'string' } },
  ({ empresa, pessoa, para }) => ({
    company: needed(empresa, 'company', usage),
    id: numberOf(pessoa, usage),
    folder: resolve(needed(para, 'folder', usage)),
  }),
  async ({ company, id, folder }, config, admin) => {
    const whose = await personOf(admin, config, company, id);
    const tables = await rowsOfPerson(admin, whose);
    await useEmptyFolder(folder);
    const data = Object.fromEntries(tables.map(({ table, rows }) => [table, rows]));
    const content = {
      company: whose.company.name,
      person: whose.person,
      made: new Date().toISOString(),
      tables: data,
    };
    await writeFile(join(folder, 'person.json'), `${JSON.stringify(content, null, 2)}\n`, { mode: 0o600 });
    const files = await writeFiles(await openStore(config.files), tables, folder);
    const rows = tables.reduce((sum, table) => sum + table.rows.length, 0);
    console.log(`Exported: ${rows} rows of ${tables.length} tables and ${files} files in ${folder}`);
  },
);

/** The files a person sent, under the numbers their rows have: names were chosen by people. @returns how many */
async function writeFiles(store: FileStore, tables: readonly PersonRows[], folder: string): Promise<number> {
  const rows = tables.find(({ table }) => table === 'anexo')?.rows ?? [];
  await mkdir(join(folder, 'files'), { mode: 0o700 });
  for (const row of rows) {
    const stored = String(row['ds_arquivo']);
    const bytes = await buffer(await store.read(stored));
    const ending = /\.\w+$/.exec(stored)?.[0] ?? '';
    await writeFile(join(folder, 'files', `${row['nr_sequencial']}${ending}`), bytes, { mode: 0o600 });
  }
  return rows.length;
}
