import type { z } from 'zod';
import { placeIn } from '../../core/companies.queries.ts';
import { migrationTable } from '../../core/db/roles.ts';
import { type Db, execute, many, maybe, one, sql } from '../../core/db/sql.ts';
import { TableShape } from '../../core/db/table-copy.ts';
import { bool, number, row, text } from '../../core/row.ts';

/**
 * Sessions, which a restored database must not bring back to life: everybody signs in anew. Tables of migration, which the
 * restored database has of its own; the second is left in suspended companies of earlier versions (decision 026).
 */
const leftOut = ['sessao', migrationTable, 'migracao_trava'];

/** Tables of the product, not of PostgreSQL. */
const isTable = sql`relkind = 'r' and relnamespace = 'public'::regnamespace`;

/** Tables with rows worth keeping, by name. */
export async function listTables(db: Db): Promise<TableShape[]> {
  return many(db, TableShape)`
    select c.relname::text as name,
           (select array_agg(a.attname::text order by a.attnum) from pg_attribute a
             where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = '') as columns,
           (select array_agg(a.attname::text order by k.place)
              from pg_index x
             cross join unnest(x.indkey::int2[]) with ordinality as k (attnum, place)
              join pg_attribute a on a.attrelid = c.oid and a.attnum = k.attnum
             where x.indrelid = c.oid and x.indisprimary) as key
      from pg_class c
     where ${isTable} and c.relname <> all (${leftOut})
     order by c.relname`;
}

const Sequence = row({ name: text, last: text.nullable() });

/** Numbers given so far. */
export async function listSequences(db: Db): Promise<z.infer<typeof Sequence>[]> {
  return many(db, Sequence)`
    select sequencename::text as name, last_value::text as last from pg_sequences
     where schemaname = 'public' order by sequencename`;
}

/** Migrations a database has, the oldest first. */
export const listMigrations = (db: Db): Promise<string[]> =>
  many(db, text)`select name from ${sql.id(migrationTable)} order by name`;

/** Places of the databases of companies, suspended ones too, whether they are there or not. */
export const listCompanyPlaces = (control: Db): Promise<string[]> =>
  many(control, text)`
    select ${placeIn('e')} from empresa e where e.db_name <> current_database() order by e.db_name`;

/** Puts triggers and foreign keys back, in the transaction given. */
export type PutBack = (tx: Db, proved?: boolean) => Promise<void>;

const ForeignKey = row({ owner: text, name: text, text });

/**
 * Empties every table and takes away triggers and foreign keys until the rows are in. Putting a foreign key back
 * checks every row of it.
 * @returns what puts everything back as it was; with `proved` the foreign keys count from then on, and are checked later
 */
export async function emptyAndLift(db: Db): Promise<PutBack> {
  const tables = await many(db, text)`
    select relname::text as name from pg_class
     where ${isTable} and relname <> ${migrationTable}`;
  const links = await many(db, ForeignKey)`
    select c.relname::text as owner, k.conname::text as name, pg_get_constraintdef(k.oid) as text
      from pg_constraint k join pg_class c on c.oid = k.conrelid
     where k.contype = 'f' and k.connamespace = 'public'::regnamespace order by 1, 2`;
  if (tables.length > 0)
    await execute(db)`truncate ${sql.join(tables.map((name) => sql.id(name)))} restart identity`;
  for (const { owner, name } of links)
    await execute(db)`alter table ${sql.id(owner)} drop constraint ${sql.id(name)}`;
  for (const name of tables) await execute(db)`alter table ${sql.id(name)} disable trigger user`;
  return async (tx, proved = false) => {
    for (const { owner, name, text: definition } of links)
      await execute(tx)`
        alter table ${sql.id(owner)} add constraint ${sql.id(name)} ${sql.raw(definition)} ${proved ? sql`not valid` : sql``}`;
    for (const name of tables) await execute(tx)`alter table ${sql.id(name)} enable trigger user`;
  };
}

/** Checks the foreign keys that were put back as proved; meanwhile people work. */
export async function checkLinks(db: Db): Promise<void> {
  const links = await many(db, ForeignKey)`
    select c.relname::text as owner, k.conname::text as name, '' as text
      from pg_constraint k join pg_class c on c.oid = k.conrelid
     where k.contype = 'f' and not k.convalidated and k.connamespace = 'public'::regnamespace order by 1, 2`;
  for (const { owner, name } of links)
    await execute(db)`alter table ${sql.id(owner)} validate constraint ${sql.id(name)}`;
}

/** Restores the position of a sequence. @param last last number given; null: none yet */
export async function setSequence(db: Db, sequence: string, last: string | null): Promise<void> {
  if (last === null) await execute(db)`alter sequence ${sql.id(sequence)} restart`;
  else await execute(db)`select setval(format('public.%I', ${sequence}::text)::regclass, ${last}::bigint)`;
}

/** Leaves a note on a database; in a transaction, with it. */
export async function noteOn(db: Db, database: string, note: string | null): Promise<void> {
  await execute(db)`comment on database ${sql.id(database)} is ${sql.lit(note)}`;
}

/** Whether a database holds nothing: no table at all, or those of control without a company and a user of the panel. */
export async function isUnused(db: Db): Promise<boolean> {
  const tables = await many(db, text)`select relname::text from pg_class where ${isTable}`;
  if (tables.length === 0) return true;
  if (!tables.includes('usuario_painel')) return false;
  const used = await maybe(db, number)`select 1 from empresa union all select 1 from usuario_painel limit 1`;
  return used === undefined;
}

/** Whether a server of the product works on a control database now. */
export const isServed = (db: Db, controlDatabase: string): Promise<boolean> =>
  one(db, bool)`
    select exists (select from pg_stat_activity where datname = ${controlDatabase} and usename = 'terminal_app') as ha`;

/** Version of PostgreSQL, as it calls itself. */
export const findPostgresVersion = (db: Db): Promise<string> => one(db, text)`show server_version`;
