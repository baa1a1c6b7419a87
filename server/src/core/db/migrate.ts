import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Kysely, PostgresDialect, sql } from 'kysely';
import { type Migration, type MigrationProvider, Migrator } from 'kysely/migration';
import pg from 'pg';
import { surviveLosses } from './client.ts';
import { preparingName } from './connection.ts';
import { migrationLockTable, migrationTable, ownerRole, type Schema, tableRights } from './roles.ts';

/** A database whose migrations did not all succeed; `cause` is the failure, the message names the file. */
export class MigrationError extends Error {
  override readonly name = 'MigrationError';
}

const folders: Record<Schema, string> = {
  control: fileURLToPath(new URL('../../../db/migrations/control', import.meta.url)),
  company: fileURLToPath(new URL('../../../db/migrations/company', import.meta.url)),
};

/**
 * Brings a database to the newest schema: all missing files in one transaction, forward only. Servers starting
 * together wait for each other; the second finds nothing to do.
 * @param url address of the database for somebody who is a member of `terminal_owner`
 * @param upTo newest file to apply, so that rows of an older version fit in; absent: all
 * @returns names of the files applied now
 * @throws MigrationError; nothing of the failed run remains
 */
export async function migrateDatabase(url: string, schema: Schema, upTo?: string): Promise<string[]> {
  const pool = new pg.Pool({
    connectionString: url,
    max: 2,
    application_name: preparingName,
    options: `-c role=${ownerRole} -c statement_timeout=0 -c client_min_messages=warning`,
  });
  surviveLosses(pool, () => undefined);
  const db = new Kysely<unknown>({ dialect: new PostgresDialect({ pool }) });
  try {
    const migrator = new Migrator({
      db,
      provider: filesOf(schema, upTo),
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

function filesOf(schema: Schema, upTo: string | undefined): MigrationProvider {
  return {
    async getMigrations() {
      const files = (await readdir(folders[schema])).filter((name) => name.endsWith('.sql')).sort();
      const newest = files.at(-1);
      const migrationOf = (file: string): Migration => ({
        async up(db) {
          await sql.raw(await readFile(join(folders[schema], file), 'utf8')).execute(db);
          // Rights name tables of all files, so they wait for the newest; it is always among the missing ones.
          if (file === newest) await sql.raw(tableRights(schema)).execute(db);
        },
      });
      const named = files.map((file) => [file.replace(/\.sql$/, ''), migrationOf(file)] as const);
      return Object.fromEntries(named.filter(([name]) => upTo === undefined || name <= upTo));
    },
  };
}
