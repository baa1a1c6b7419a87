import pg from 'pg';
import { withConnection } from './connection.ts';
import { codesOf, type Whose } from './person.ts';
import { referring, told } from './person-columns.ts';
import { addressOf } from './pools.ts';
import type { Admin, ProvisionOptions } from './provision.ts';
import { beginSnapshot } from './whole-database.ts';

/** Rows of a table that name a person, as JSON objects. */
export interface PersonRows {
  table: string;
  rows: Record<string, unknown>[];
}

/** What proves somebody, answers kept for presses sent again, parts of files for an hour or a day: they are nobody's to read. */
const secret = ['clifor_acesso', 'comando', 'anexo_parte'];

/** Tables that hold rows of a person, with the columns that refer to him; his own comes first. */
export function columnsOfPerson(): ReadonlyMap<string, readonly string[]> {
  const columns = new Map([['g_clifor', ['nr_sequencial']]]);
  for (const place of [...referring.stays, ...referring.goes, told]) {
    const [table = '', column = ''] = place.split('.');
    if (!secret.includes(table)) columns.set(table, [...(columns.get(table) ?? []), column]);
  }
  return columns;
}

/** Every row of a company that refers to a person, his own first, as of one moment. */
export async function rowsOfPerson(admin: Admin, { company, person }: Whose): Promise<PersonRows[]> {
  return withConnection(addressOf(admin.url, company.database), async (client) => {
    await beginSnapshot(client);
    const found: PersonRows[] = [];
    for (const [table, names] of columnsOfPerson()) {
      const rows = await readRows(client, table, names, person.id);
      if (rows.length > 0) found.push({ table, rows });
    }
    return found;
  });
}

/** Terminals and networks a person has proved himself from, as the control database keeps them; forgetting deletes them. */
export async function sourcesOfPerson(
  admin: Admin,
  { controlDatabase }: Pick<ProvisionOptions, 'controlDatabase'>,
  { company, person }: Whose,
): Promise<Record<string, unknown>[]> {
  return withConnection(addressOf(admin.url, controlDatabase), async (control) => {
    const { rows } = await control.query<{ row: Record<string, unknown> }>(
      `select to_jsonb(o) as row from origem_conhecida o
        where nr_seq_empresa = $1 and tp_conta <> 'P' and cd_conta = any ($2) order by dt_ultimo, cd_origem`,
      [company.id, codesOf(person)],
    );
    return rows.map(({ row }) => row);
  });
}

async function readRows(
  client: pg.Client,
  table: string,
  columns: readonly string[],
  person: number,
): Promise<PersonRows['rows']> {
  const { rows } = await client.query<{ row: Record<string, unknown> }>(
    `select to_jsonb(t) as row from ${pg.escapeIdentifier(table)} t
      where $1 in (${columns.map((column) => pg.escapeIdentifier(column)).join(', ')}) order by 1`,
    [person],
  );
  return rows.map(({ row }) => row);
}
