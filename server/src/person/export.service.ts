import { inControl, inSnapshot } from '../core/db/owner.ts';
import type { Admin } from '../core/db/places.ts';
import type { ProvisionOptions } from '../core/db/provision.ts';
import { codesOf } from './nameless.rules.ts';
import type { Whose } from './nameless.service.ts';
import { columnsOfPerson } from './places.rules.ts';
import { listRows, listSources } from './rows.queries.ts';

/** Rows of a table that name a person, as JSON objects. */
interface PersonRows {
  table: string;
  rows: Record<string, unknown>[];
}

/** All stored data about a person, for export. */
export interface PersonData {
  /** Name and bytes of the file that holds the rows. */
  name: string;
  text: string;
  /** Files the person sent, and under which name each is handed over. */
  files: { name: string; stored: string }[];
  /** Name and bytes of his photo, where he has one. */
  photo: { name: string; bytes: Buffer } | null;
  rows: number;
  tables: number;
}

/** Rows as JSON, and the files a person sent under the numbers their rows have: names were chosen by people. */
export async function dataOfPerson(
  admin: Admin,
  options: Pick<ProvisionOptions, 'controlDatabase'>,
  whose: Whose,
): Promise<PersonData> {
  const tables = await rowsOf(admin, whose);
  const sources = await inControl(admin, options, (control) =>
    listSources(control, whose.company.id, codesOf(whose.person)),
  );
  const photo = takePhoto(tables);
  const content = {
    company: whose.company.name,
    person: whose.person,
    made: new Date().toISOString(),
    tables: Object.fromEntries(tables.map(({ table, rows }) => [table, rows])),
    sources,
  };
  const sent = tables.find(({ table }) => table === 'anexo')?.rows ?? [];
  return {
    photo,
    name: 'person.json',
    text: `${JSON.stringify(content, null, 2)}\n`,
    files: sent.map((row) => {
      const stored = String(row['ds_arquivo']);
      return { name: `files/${row['nr_sequencial']}${/\.\w+$/.exec(stored)?.[0] ?? ''}`, stored };
    }),
    rows: tables.reduce((sum, table) => sum + table.rows.length, sources.length),
    tables: tables.length,
  };
}

/** Every row of a company that refers to a person, his own first, as of one moment. */
const rowsOf = (admin: Admin, { company, person }: Whose): Promise<PersonRows[]> =>
  inSnapshot(admin, company.database, async ({ db }) => {
    const found: PersonRows[] = [];
    for (const [table, columns] of columnsOfPerson()) {
      const rows = await listRows(db, table, columns, person.id);
      if (rows.length > 0) found.push({ table, rows });
    }
    return found;
  });

/** Takes the bytes of a photo out of its row, where they stand as PostgreSQL writes them: \x and two digits each. */
function takePhoto(tables: readonly PersonRows[]): PersonData['photo'] {
  const [row] = tables.find(({ table }) => table === 'clifor_foto')?.rows ?? [];
  if (row === undefined) return null;
  const bytes = Buffer.from(String(row['im_foto']).slice(2), 'hex');
  delete row['im_foto'];
  return { name: 'photo.webp', bytes };
}
