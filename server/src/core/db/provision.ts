import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { withConnection } from './connection.ts';
import { noteKey } from './installation.ts';
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

/** What a new company is called and how it is shown. */
export interface NewCompany {
  /** Name people choose; also decides the name of the database. */
  name: string;
  /** ApiKey, 32 hexadecimal digits; made when absent. */
  key?: string;
  /** IANA time zone of the scheduler. */
  timeZone?: string;
  /** Where it is offered; 3 = terminal (G-105). */
  displayCodes?: number[];
  /** False: registered, but not yet offered to anybody. */
  active?: boolean;
}

/** A company as the control database knows it. */
export interface Company {
  id: number;
  name: string;
  key: string;
  database: string;
}

/** Outcome of the migrations of one company. */
export interface MigratedCompany {
  id: number;
  database: string;
  /** Absent: ready. Present: why the company cannot be served. */
  error?: Error;
}

/** Any number, the same in every server: who holds it alone makes roles and databases. */
const provisioningLock = 7_206_001;

/** What a superuser would have taken from the SQL screens; docs/panel-sql.md says what it is good for. */
const openFunctions =
  'The SQL screens may call pg_advisory_*, pg_notify and pg_logical_emit_message: a superuser should revoke them from PUBLIC.';

/** Longest name of a database in PostgreSQL. */
const longestName = 63;

/** A request to make a company that cannot be; the message is for the person at the command line. */
export class CompanyError extends Error {
  override readonly name = 'CompanyError';
}

/**
 * Makes or completes the roles and the control database. May run at every start.
 * @returns sentences about rights that could not be given
 * @throws MigrationError
 */
export async function provisionControl(admin: Admin, options: ProvisionOptions): Promise<string[]> {
  const warnings = await alone(admin, async (client) => {
    const notGiven = await ensureRoles(client, options.secretKey);
    if (options.ownsServer === true) await closeServerDatabases(client);
    await ensureDatabase(client, options.controlDatabase, 'control');
    return notGiven;
  });
  const control = addressOf(admin.url, options.controlDatabase);
  await migrateDatabase(control, 'control');
  await noteKey(admin.url, options);
  if (await withConnection(control, guardFunctions)) return warnings;
  return [...warnings, openFunctions];
}

/**
 * Makes a company: database, schema, required rows, rights, and last its row in the control database, so a company
 * that is listed is complete. Cut off half-way, it can be run again.
 * @throws CompanyError when the name or key is taken, MigrationError
 */
export async function createCompany(
  admin: Admin,
  options: ProvisionOptions,
  wanted: NewCompany,
): Promise<Company> {
  const database = databaseNameOf(wanted.name);
  await refuseTaken(admin, options, wanted, database);
  await alone(admin, (client) => ensureDatabase(client, database, 'company'));
  await migrateDatabase(addressOf(admin.url, database), 'company');
  return inDatabase(admin, options.controlDatabase, async (client) => {
    const { rows } = await client.query<{ nr_sequencial: number; cd_apikey: string }>(
      `insert into empresa (ds_empresa, cd_apikey, db_name, ds_fuso, mostrar_em, st_status)
       values ($1, $2, $3, $4, $5, $6)
       returning nr_sequencial, cd_apikey`,
      [
        wanted.name,
        wanted.key ?? randomBytes(16).toString('hex'),
        database,
        wanted.timeZone ?? 'America/Sao_Paulo',
        wanted.displayCodes ?? [3],
        wanted.active === false ? 'I' : 'A',
      ],
    );
    const [row] = rows;
    if (row === undefined) throw new CompanyError(`The company ${wanted.name} was not registered.`);
    return { id: row.nr_sequencial, name: wanted.name, key: row.cd_apikey, database };
  });
}

/** Makes the roles and a database without tables, closed to strangers, unless they are there. */
export async function makeDatabase(
  admin: Admin,
  options: ProvisionOptions,
  database: string,
  schema: Schema,
): Promise<void> {
  await alone(admin, async (client) => {
    await ensureRoles(client, options.secretKey);
    await ensureDatabase(client, database, schema);
  });
}

/**
 * Brings every active company to the newest schema. A company that fails is reported and the others go on (G-117).
 * @param onCompany called before each one, with its position
 */
export async function migrateAll(
  admin: Admin,
  options: ProvisionOptions,
  onCompany?: (name: string, position: number, count: number) => void,
): Promise<MigratedCompany[]> {
  const companies = await inDatabase(admin, options.controlDatabase, async (client) => {
    const { rows } = await client.query<{ nr_sequencial: number; ds_empresa: string; db_name: string }>(
      "select nr_sequencial, ds_empresa, db_name from empresa where st_status = 'A' and tp_base = 'T' order by nr_sequencial",
    );
    return rows;
  });
  const outcomes: MigratedCompany[] = [];
  for (const [index, company] of companies.entries()) {
    onCompany?.(company.ds_empresa, index + 1, companies.length);
    const outcome: MigratedCompany = { id: company.nr_sequencial, database: company.db_name };
    try {
      await migrateDatabase(addressOf(admin.url, company.db_name), 'company');
    } catch (error) {
      outcome.error = error instanceof Error ? error : new Error(String(error));
    }
    outcomes.push(outcome);
  }
  return outcomes;
}

/** Name of the database of a company: 'São Paulo 2' becomes empresa_sao_paulo_2. */
export function databaseNameOf(company: string): string {
  const plain = company.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  const slug = plain.replace(/[^a-z0-9]+/g, '_').replace(/^_+|_+$/g, '');
  if (slug === '') throw new CompanyError('The name of the company needs a letter or a digit.');
  const name = `empresa_${slug}`;
  if (name.length > longestName) throw new CompanyError('The name of the company is too long.');
  return name;
}

async function refuseTaken(
  admin: Admin,
  options: ProvisionOptions,
  wanted: NewCompany,
  database: string,
): Promise<void> {
  const taken = await inDatabase(admin, options.controlDatabase, async (client) => {
    const { rows } = await client.query<{ ds_empresa: string; cd_apikey: string }>(
      'select ds_empresa, cd_apikey from empresa where ds_empresa = $1 or db_name = $2 or cd_apikey = $3',
      [wanted.name, database, wanted.key ?? null],
    );
    return rows[0];
  });
  if (taken === undefined) return;
  const what = taken.cd_apikey === wanted.key ? 'key' : 'name';
  throw new CompanyError(`The ${what} is taken by the company ${taken.ds_empresa}.`);
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

/** A piece of work in a database of the product, as its owner. */
function inDatabase<T>(admin: Admin, database: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  return withConnection(addressOf(admin.url, database), async (client) => {
    await client.query(`set role ${ownerRole}`);
    return work(client);
  });
}
