import pg from 'pg';
import type { Schema } from '../../../db/grants.ts';
import { withConnection } from './connection.ts';
import { migrateDatabase } from './migrate.ts';
import { type Admin, addressOf, databaseOf, serverNamed, serverOf } from './places.ts';
import { connectGrants, ensureRoles, guardFunctions, ownerRole } from './roles.ts';

/** Settings that decide where the product's databases are and how its roles sign in. */
export interface ProvisionOptions {
  secretKey: string;
  /** While keys are changed, the other one. */
  otherKey?: string | undefined;
  controlDatabase: string;
  /** The server belongs to the product alone (embedded), so PostgreSQL's standard databases are closed too. */
  ownsServer?: boolean;
}

/** Advisory lock key, the same in every server, held while creating roles and databases. */
const provisioningLock = 7_206_001;

/** Warning: functions only a superuser can revoke from the SQL screens are still open (docs/panel-sql.md). */
const openFunctions =
  'The SQL screens may call pg_advisory_*, pg_notify and pg_logical_emit_message: a superuser should revoke them from PUBLIC.';

/**
 * Creates or completes the roles and the control database. May run at every start.
 * @returns warnings about privileges that could not be granted
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

/** Creates the roles and an empty database, closed to other roles, if missing. */
export async function makeDatabase(
  admin: Admin,
  { secretKey }: Pick<ProvisionOptions, 'secretKey'>,
  place: string,
  schema: Schema,
): Promise<void> {
  await alone(serverNamed(admin, serverOf(place)), async (client) => {
    await ensureRoles(client, secretKey);
    await ensureDatabase(client, databaseOf(place), schema);
  });
}

/** Creates or completes the roles of a server. */
export const makeRoles = (
  server: Admin,
  { secretKey }: Pick<ProvisionOptions, 'secretKey'>,
): Promise<string[]> => alone(server, (client) => ensureRoles(client, secretKey));

/** Creates the database if missing; in any case allows only its own roles to connect. */
async function ensureDatabase(client: pg.ClientBase, database: string, schema: Schema): Promise<void> {
  const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [database]);
  if (rowCount === 0) {
    const name = pg.escapeIdentifier(database);
    await client.query(`create database ${name} owner ${ownerRole} template template0 encoding 'UTF8'`);
  }
  await client.query(`set role ${ownerRole}`);
  await client.query(connectGrants(database, schema));
  await client.query('reset role');
}

/** Closes the databases every PostgreSQL server comes with. */
async function closeServerDatabases(client: pg.ClientBase): Promise<void> {
  await client.query(
    'revoke all on database postgres from public; revoke all on database template1 from public;',
  );
}

/** Runs work while no other server creates roles or databases. */
async function alone<T>(admin: Admin, work: (client: pg.Client) => Promise<T>): Promise<T> {
  return withConnection(admin.url, async (client) => {
    await client.query('select pg_advisory_lock($1)', [provisioningLock]); // ends with the connection
    return work(client);
  });
}
