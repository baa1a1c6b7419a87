import { mkdir, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { type FileStore, openStore } from '../files/store.service.ts';
import { useEmptyFolder } from '../operation/backup/save.service.ts';
import { needed, runAtConsole } from '../start/command.ts';
import { dataOfPerson, type PersonData } from './export.service.ts';
import { personOf } from './nameless.service.ts';
import { whoOf, whoUsage } from './options.ts';

const usage = `npm run person:export -- --empresa "EMPRESA" --matricula 1001 --para <folder>

  --empresa    name of the company
${whoUsage}
  --para       folder the data is written into; empty, or not there yet`;

// Everything that is kept about a person, for the person: rows as JSON, and the files he sent (docs/security.md).
await runAtConsole(
  {
    empresa: { type: 'string' },
    pessoa: { type: 'string' },
    matricula: { type: 'string' },
    para: { type: 'string' },
  },
  (values) => ({
    company: needed(values['empresa'], 'company', usage),
    who: whoOf(values, usage),
    folder: resolve(needed(values['para'], 'folder', usage)),
  }),
  async ({ company, who, folder }, config, admin) => {
    const whose = await personOf(admin, config, company, who);
    const data = await dataOfPerson(admin, config, whose);
    await useEmptyFolder(folder);
    await writeFile(join(folder, data.name), data.text, { mode: 0o600 });
    if (data.photo !== null)
      await writeFile(join(folder, data.photo.name), data.photo.bytes, { mode: 0o600 });
    await writeFiles(await openStore(config.files), data, folder);
    console.log(
      `Exported: ${data.rows} rows of ${data.tables} tables and ${data.files.length} files in ${folder}`,
    );
  },
);

async function writeFiles(store: FileStore, { files }: PersonData, folder: string): Promise<void> {
  await mkdir(join(folder, 'files'), { mode: 0o700 });
  for (const { name, stored } of files)
    await writeFile(join(folder, name), await buffer(await store.read(stored)), { mode: 0o600 });
}
