import pg from 'pg';
import { migrationLockTable, migrationTable, ownerRole } from './roles.ts';

/** Sessions that a restored database must not bring back to life: everybody signs in anew. */
const leftOut = ['sessao', migrationTable, migrationLockTable];

const name = pg.escapeIdentifier;

/** A table as it is written out. */
export interface TableShape {
  name: string;
  columns: string[];
  /** Columns of its primary key; null: it has none. */
  key: string[] | null;
}

/** Text that reads the same wherever it is read: dates, zones and figures in one form; no limit of time. */
const plainForm = `
  set role ${ownerRole}; set timezone = 'UTC'; set datestyle = 'ISO, YMD'; set intervalstyle = 'postgres';
  set bytea_output = 'hex'; set extra_float_digits = 1; set statement_timeout = 0; set lock_timeout = 0;
  set idle_in_transaction_session_timeout = 0;`;

/** One state of the whole database, for as long as the connection lasts. */
export async function beginSnapshot(client: pg.ClientBase): Promise<void> {
  await client.query(plainForm);
  await client.query('begin isolation level repeatable read read only');
}

/** A transaction of the owner that may write. */
export async function beginWriting(client: pg.ClientBase): Promise<void> {
  await client.query(plainForm);
  await client.query('begin');
}

/** Tables with rows worth keeping, by name. */
export async function listTables(client: pg.ClientBase): Promise<TableShape[]> {
  const { rows } = await client.query<TableShape>(
    `select c.relname::text as name,
            (select array_agg(a.attname::text order by a.attnum) from pg_attribute a
              where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = '') as columns,
            (select array_agg(a.attname::text order by k.place)
               from pg_index x
              cross join unnest(x.indkey::int2[]) with ordinality as k (attnum, place)
               join pg_attribute a on a.attrelid = c.oid and a.attnum = k.attnum
              where x.indrelid = c.oid and x.indisprimary) as key
       from pg_class c
      where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace and c.relname <> all ($1)
      order by c.relname`,
    [leftOut],
  );
  return rows;
}

/** Numbers given so far. */
export async function listSequences(client: pg.ClientBase): Promise<{ name: string; last: string | null }[]> {
  const { rows } = await client.query<{ name: string; last: string | null }>(
    `select sequencename::text as name, last_value::text as last from pg_sequences
      where schemaname = 'public' order by sequencename`,
  );
  return rows;
}

/** Migrations a database has, the oldest first. */
export async function listMigrations(client: pg.ClientBase): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(`select name from ${migrationTable} order by name`);
  return rows.map((row) => row.name);
}

/** Databases of companies, suspended ones too, that are on this server. */
export async function listCompanyDatabases(control: pg.ClientBase): Promise<string[]> {
  const { rows } = await control.query<{ db_name: string }>(
    `select distinct e.db_name from empresa e join pg_database d on d.datname = e.db_name
      where e.db_name <> current_database() order by e.db_name`,
  );
  return rows.map((row) => row.db_name);
}

/** The statement that writes a table out, always in the same order. */
export const copyOutOf = (table: TableShape): string => `copy (${selectOf(table)}) to stdout`;

function selectOf(table: TableShape): string {
  const columns = table.columns.map((column) => `t.${name(column)}`).join(', ');
  const order = table.key === null ? 't.*::text' : table.key.map((column) => `t.${name(column)}`).join(', ');
  return `select ${columns} from ${name(table.name)} t order by ${order}`;
}

/** The statement that writes a table as one JSON object per line. JSON holds no control characters: nothing is quoted. */
export const copyLinesOf = (table: TableShape): string =>
  `copy (select row_to_json(r) from (${selectOf(table)}) r) to stdout (format csv, quote E'\\x01', delimiter E'\\x02')`;

/** The statement that takes a table in. */
export const copyInto = (table: Pick<TableShape, 'name' | 'columns'>): string =>
  `copy ${name(table.name)} (${table.columns.map(name).join(', ')}) from stdin`;

/** A way back for what stands in the way of loading. */
export interface Lifted {
  /** Statements that put everything back as it was. */
  restore: string[];
}

/**
 * Empties every table and takes away triggers and foreign keys until the rows are in. Putting a foreign key back
 * checks every row of it.
 */
export async function emptyAndLift(client: pg.ClientBase): Promise<Lifted> {
  const { rows: tables } = await client.query<{ name: string }>(
    `select relname::text as name from pg_class
      where relkind = 'r' and relnamespace = 'public'::regnamespace and relname <> all ($1)`,
    [[migrationTable, migrationLockTable]],
  );
  const { rows: links } = await client.query<{ owner: string; name: string; text: string }>(
    `select c.relname::text as owner, k.conname::text as name, pg_get_constraintdef(k.oid) as text
       from pg_constraint k join pg_class c on c.oid = k.conrelid
      where k.contype = 'f' and k.connamespace = 'public'::regnamespace order by 1, 2`,
  );
  if (tables.length > 0)
    await client.query(`truncate ${tables.map((table) => name(table.name)).join(', ')} restart identity`);
  for (const link of links)
    await client.query(`alter table ${name(link.owner)} drop constraint ${name(link.name)}`);
  for (const table of tables) await client.query(`alter table ${name(table.name)} disable trigger user`);
  return {
    restore: [
      ...links.map(
        (link) => `alter table ${name(link.owner)} add constraint ${name(link.name)} ${link.text}`,
      ),
      ...tables.map((table) => `alter table ${name(table.name)} enable trigger user`),
    ],
  };
}

/** Lets a sequence go on where it was. */
export async function setSequence(
  client: pg.ClientBase,
  sequence: string,
  last: string | null,
): Promise<void> {
  if (last === null) await client.query(`alter sequence ${name(sequence)} restart`);
  else await client.query('select setval($1::regclass, $2::bigint)', [`public.${name(sequence)}`, last]);
}

/** What a restore finds under a name: nothing, or a database with the note an earlier restore left on it. */
export async function findDatabase(
  admin: pg.ClientBase,
  database: string,
): Promise<{ note: string | null } | undefined> {
  const { rows } = await admin.query<{ note: string | null }>(
    `select shobj_description(oid, 'pg_database') as note from pg_database where datname = $1`,
    [database],
  );
  return rows[0];
}

/** Leaves a note on a database; in a transaction, with it. */
export async function noteOn(client: pg.ClientBase, database: string, note: string): Promise<void> {
  await client.query(`comment on database ${name(database)} is ${pg.escapeLiteral(note)}`);
}

/** Whether a database holds nothing: no table at all, or those of control without a company and a user of the panel. */
export async function isUnused(client: pg.ClientBase): Promise<boolean> {
  const { rows } = await client.query<{ relname: string }>(
    "select relname::text from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace",
  );
  if (rows.length === 0) return true;
  if (!rows.some((row) => row.relname === 'usuario_painel')) return false;
  const used = await client.query('select 1 from empresa union all select 1 from usuario_painel limit 1');
  return used.rowCount === 0;
}

/** Whether a server of the product works on a control database now. */
export async function isServed(admin: pg.ClientBase, controlDatabase: string): Promise<boolean> {
  const { rowCount } = await admin.query(
    `select 1 from pg_stat_activity where datname = $1 and usename = 'terminal_app' limit 1`,
    [controlDatabase],
  );
  return rowCount !== 0;
}

/** Version of PostgreSQL, as it calls itself. */
export async function findPostgresVersion(client: pg.ClientBase): Promise<string> {
  const { rows } = await client.query<{ server_version: string }>('show server_version');
  return rows[0]?.server_version ?? '';
}
