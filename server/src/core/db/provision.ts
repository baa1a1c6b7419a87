import pg from 'pg';
import { withConnection } from './connection.ts';
import { migrateDatabase } from './migrate.ts';
import { addressOf } from './pools.ts';
import { connectRights, ensureRoles, guardFunctions, ownerRole, type Schema } from './roles.ts';

/** A PostgreSQL server and somebody who may make roles and databases on it (superuser, or CREATEROLE and CREATEDB). */
export interface Admin {
  /** Address with any existing database, usually `postgres`. */
  url: string;
}

/** Settings that decide where the product's databases are and how its roles sign in. */
export interface ProvisionOptions {
  secretKey: string;
  /** While keys are changed, the other one. */
  otherKey?: string | undefined;
  controlDatabase: string;
  /** The server belongs to the product alone (embedded): its own databases are closed to others as well. */
  ownsServer?: boolean;
}

/** Any number, the same in every server: who holds it alone makes roles and databases. */
const provisioningLock = 7_206_001;

/** What a superuser would have taken from the SQL screens; docs/panel-sql.md says what it is good for. */
const openFunctions =
  'The SQL screens may call pg_advisory_*, pg_notify and pg_logical_emit_message: a superuser should revoke them from PUBLIC.';

/**
 * Makes or completes the roles and the control database. May run at every start.
 * @returns sentences about rights that could not be given
 * @throws MigrationError
 */
export async function makeControl(admin: Admin, options: ProvisionOptions): Promise<string[]> {
  const warnings = await alone(admin, async (client) => {
    const notGiven = await ensureRoles(client, options.secretKey);
    if (options.ownsServer === true) await closeServerDatabases(client);
    await ensureDatabase(client, options.controlDatabase, 'control');
    return notGiven;
  });
  const control = addressOf(admin.url, options.controlDatabase);
  await migrateDatabase(control, 'control');
  return (await withConnection(control, guardFunctions)) ? warnings : [...warnings, openFunctions];
}

/** Makes the roles and a database without tables, closed to strangers, unless they are there. */
export async function makeDatabase(
  admin: Admin,
  { secretKey }: Pick<ProvisionOptions, 'secretKey'>,
  database: string,
  schema: Schema,
): Promise<void> {
  await alone(admin, async (client) => {
    await ensureRoles(client, secretKey);
    await ensureDatabase(client, database, schema);
  });
}

/** Makes the database when it is missing; closes it to everybody but its roles in any case. */
async function ensureDatabase(client: pg.ClientBase, database: string, schema: Schema): Promise<void> {
  const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [database]);
  if (rowCount === 0) {
    const name = pg.escapeIdentifier(database);
    await client.query(`create database ${name} owner ${ownerRole} template template0 encoding 'UTF8'`);
  }
  await client.query(`set role ${ownerRole}`);
  await client.query(connectRights(database, schema));
  await client.query('reset role');
}

/** The databases every PostgreSQL server comes with. */
async function closeServerDatabases(client: pg.ClientBase): Promise<void> {
  await client.query(
    'revoke all on database postgres from public; revoke all on database template1 from public;',
  );
}

/** Runs a piece of work while no other server makes roles or databases. */
async function alone<T>(admin: Admin, work: (client: pg.Client) => Promise<T>): Promise<T> {
  return withConnection(admin.url, async (client) => {
    await client.query('select pg_advisory_lock($1)', [provisioningLock]); // ends with the connection
    return work(client);
  });
}
