import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Kysely, PostgresDialect, sql } from 'kysely';
import { type Migration, type MigrationProvider, Migrator } from 'kysely/migration';
import pg from 'pg';
import type { Schema } from '../../../db/rights.ts';
import { migrationFolders } from '../folders.ts';
import { surviveLosses } from './client.ts';
import { preparingName, withConnection } from './connection.ts';
import { guardFunctions, migrationLockTable, migrationTable, ownerRole, tableRights } from './roles.ts';

/** A database whose migrations did not all succeed; `cause` is the failure, the message names the file. */
export class MigrationError extends Error {
  override readonly name = 'MigrationError';
}

/**
 * Brings a database to the newest schema: all missing files in one transaction, forward only. Servers starting together wait
 * for each other; the second has nothing left to do. Functions with effects outside a transaction are revoked first.
 * @param url address of the database for a member of `terminal_owner`
 * @param upTo newest file to apply, for loading rows of an older version; absent: all
 * @returns names of the files applied now
 * @throws MigrationError; nothing of the failed run remains
 */
export async function migrateDatabase(url: string, schema: Schema, upTo?: string): Promise<string[]> {
  await withConnection(url, guardFunctions);
  const pool = new pg.Pool({
    connectionString: url,
    max: 2,
    application_name: preparingName,
    options: `-c role=${ownerRole} -c statement_timeout=0 -c client_min_messages=warning`,
  });
  surviveLosses(pool, () => undefined);
  const db = new Kysely<unknown>({ dialect: new PostgresDialect({ pool }) });
  try {
    const provider = filesOf(schema, upTo);
    if (await isUpToDate(db, Object.keys(await provider.getMigrations()))) return [];
    const migrator = new Migrator({
      db,
      provider,
      migrationTableName: migrationTable,
      migrationLockTableName: migrationLockTable,
    });
    const { error, results = [] } = await migrator.migrateToLatest();
    if (error !== undefined) {
      const failed = results.find((result) => result.status === 'Error');
      const reason = error instanceof Error ? error.message : 'unknown reason';
      throw new MigrationError(`${failed?.migrationName ?? schema}: ${reason}`, { cause: error });
    }
    return results.map((result) => result.migrationName);
  } finally {
    await db.destroy();
  }
}

/** Whether exactly these files were applied. Checked first, because the migrator reads the whole catalogue. */
async function isUpToDate(db: Kysely<unknown>, wanted: string[]): Promise<boolean> {
  const applied = await sql<{ name: string }>`select name from ${sql.table(migrationTable)}`.execute(db).then(
    ({ rows }) => new Set(rows.map(({ name }) => name)),
    () => undefined, // no table yet, which the migrator creates, or no database, which it reports
  );
  return applied?.size === wanted.length && wanted.every((name) => applied.has(name));
}

function filesOf(schema: Schema, upTo: string | undefined): MigrationProvider {
  return {
    async getMigrations() {
      const files = (await readdir(migrationFolders[schema])).filter((name) => name.endsWith('.sql')).sort();
      const newest = files.at(-1);
      const migrationOf = (file: string): Migration => ({
        async up(db) {
          await sql.raw(await readFile(join(migrationFolders[schema], file), 'utf8')).execute(db);
          // Rights refer to tables of all files, so they are given with the newest, which is always among the missing ones.
          if (file === newest) await sql.raw(tableRights(schema)).execute(db);
        },
      });
      const named = files.map((file) => [file.replace(/\.sql$/, ''), migrationOf(file)] as const);
      return Object.fromEntries(named.filter(([name]) => upTo === undefined || name <= upTo));
    },
  };
}
