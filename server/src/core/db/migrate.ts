import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type pg from 'pg';
import type { Schema } from '../../../db/grants.ts';
import { migrationFolders } from '../folders.ts';
import { withConnection } from './connection.ts';
import { missingMigrations } from './migration-order.rules.ts';
import { guardFunctions, migrationTable, ownerRole, tableGrants } from './roles.ts';

/** A database whose migrations did not all succeed; `cause` is the failure, the message names the file. */
export class MigrationError extends Error {
  override readonly name = 'MigrationError';
}

/** Advisory lock key, the one of Kysely's migrator, so that servers of before and after it wait for each other. */
const migratingLock = '3853314791062309107';

/**
 * Brings a database to the newest schema: all missing files in one transaction, forward only. Servers starting together wait
 * for each other; the second has nothing left to do. Functions with effects outside a transaction are revoked first.
 * @param url address of the database for a member of `terminal_owner`
 * @param upTo newest file to apply, for loading rows of an older version; absent: all
 * @returns names of the files applied now
 * @throws MigrationError; nothing of the failed run remains
 */
export async function migrateDatabase(url: string, schema: Schema, upTo?: string): Promise<string[]> {
  const files = await filesOf(schema);
  const wanted = files.filter((name) => upTo === undefined || name <= upTo);
  return withConnection(url, async (client) => {
    await guardFunctions(client);
    await client.query(`set role ${ownerRole}; set statement_timeout = 0; set client_min_messages = warning`);
    if (await isUpToDate(client, wanted)) return [];
    return migrate(client, schema, wanted, files.at(-1));
  });
}

/** Names of the migrations of a schema, the oldest first. */
async function filesOf(schema: Schema): Promise<string[]> {
  const files = await readdir(migrationFolders[schema]);
  return files
    .filter((name) => name.endsWith('.sql'))
    .map((name) => name.replace(/\.sql$/, ''))
    .sort();
}

/** Whether exactly these files were applied. Asked first, so that a usual start waits for nobody. */
async function isUpToDate(client: pg.ClientBase, wanted: readonly string[]): Promise<boolean> {
  const { rows } = await client.query('select from pg_class where oid = to_regclass($1)', [migrationTable]);
  if (rows.length === 0) return false;
  const applied = new Set(await appliedTo(client));
  return applied.size === wanted.length && wanted.every((name) => applied.has(name));
}

async function appliedTo(client: pg.ClientBase): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(`select name from ${migrationTable}`);
  return rows.map(({ name }) => name);
}

/**
 * The transaction, behind those of other servers.
 * @param newest newest file of the folder: privileges refer to tables of all files, so they are granted with it
 */
async function migrate(
  client: pg.ClientBase,
  schema: Schema,
  wanted: readonly string[],
  newest: string | undefined,
): Promise<string[]> {
  let at: string = schema;
  try {
    await client.query(`begin; select pg_advisory_xact_lock(${migratingLock})`);
    await client.query(
      `create table if not exists ${migrationTable} (name varchar(255) primary key, timestamp varchar(255) not null)`,
    );
    const found = missingMigrations(wanted, await appliedTo(client));
    if ('wrong' in found) throw new Error(found.wrong);
    for (const name of found.missing) {
      at = name;
      await client.query(await readFile(join(migrationFolders[schema], `${name}.sql`), 'utf8'));
      if (name === newest) await client.query(tableGrants(schema));
      await note(client, name);
    }
    await client.query('commit');
    return found.missing;
  } catch (error) {
    await client.query('rollback').catch(() => undefined); // on a lost connection PostgreSQL does it
    const reason = error instanceof Error ? error.message : 'unknown reason';
    throw new MigrationError(`${at}: ${reason}`, { cause: error });
  }
}

/** Writes down that a file was applied, and when. */
const note = (client: pg.ClientBase, name: string) =>
  client.query(`insert into ${migrationTable} (name, timestamp) values ($1, $2)`, [
    name,
    new Date().toISOString(),
  ]);
