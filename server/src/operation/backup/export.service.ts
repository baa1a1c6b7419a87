import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { hidden } from '../../../db/grants.ts';
import { companyNamed } from '../../core/company-named.ts';
import { inSnapshot } from '../../core/db/owner.ts';
import { tableToLines } from '../../core/db/table-copy.ts';
import type { SavedFile } from './manifest.ts';
import { listTables } from './queries.ts';
import { type Installation, type Say, saveFiles, useEmptyFolder } from './save.service.ts';

/** What was exported of a company. */
export interface Exported {
  company: string;
  /** When it was begun, UTC. */
  made: string;
  tables: { name: string; columns: string[]; rows: number }[];
  files: SavedFile[];
}

/**
 * Writes everything a company entered into an empty folder: each table as JSON Lines, as of one moment, and its files.
 * JSON rather than CSV: nothing a program of spreadsheets could run, and null is not the empty text. Left out is who proves
 * what (digits) and the keys of commands.
 * @throws CompanyError when there is no such company, BackupError when the folder is not empty
 */
export async function exportCompany(
  { admin, options, store }: Installation,
  name: string,
  folder: string,
  say: Say,
): Promise<Exported> {
  const company = await companyNamed(admin, options, name);
  await useEmptyFolder(folder);
  const made = new Date().toISOString();
  say(`Database ${company.database}`);
  const tables = await inSnapshot(admin, company.database, async (held) => {
    const written: Exported['tables'] = [];
    await mkdir(join(folder, 'tables'), { mode: 0o700 });
    const secret: readonly string[] = hidden.company;
    for (const table of await listTables(held.db)) {
      if (secret.includes(table.name)) continue;
      const rows = await tableToLines(held, table, join(folder, 'tables', `${table.name}.jsonl`));
      written.push({ name: table.name, columns: table.columns, rows });
    }
    return written;
  });
  const files = await saveFiles(store, String(company.id), folder, say);
  const exported: Exported = { company: company.name, made, tables, files };
  await writeFile(join(folder, 'export.json'), `${JSON.stringify(exported, null, 2)}\n`, { mode: 0o600 });
  return exported;
}
