import type pg from 'pg';
import { over } from './client.ts';
import { withConnection } from './connection.ts';
import { type Admin, addressAt } from './places.ts';
import type { CompanyDb, ControlDb } from './pools.ts';
import type { ProvisionOptions } from './provision.ts';
import { ownerRole } from './roles.ts';
import type { Db } from './sql.ts';

/** A connection for statements and for copying whole tables. */
export interface Held {
  db: Db;
  client: pg.Client;
}

/** Settings for portable text output: fixed formats of dates, zones and numbers; no time limit. */
const plainForm = `
  set timezone = 'UTC'; set datestyle = 'ISO, YMD'; set intervalstyle = 'postgres'; set bytea_output = 'hex';
  set extra_float_digits = 1; set statement_timeout = 0; set lock_timeout = 0; set idle_in_transaction_session_timeout = 0`;

/** Runs work on the control database as its owner, in one transaction; for console commands. */
export const inControl = <T>(
  admin: Admin,
  { controlDatabase }: Pick<ProvisionOptions, 'controlDatabase'>,
  work: (control: ControlDb) => Promise<T>,
): Promise<T> => asOwner(admin, controlDatabase, (client) => over<'control'>(client).transaction(work));

/** Runs work on a company's database as its owner, in one transaction; for console commands. */
export const inCompany = <T>(
  admin: Admin,
  place: string,
  work: (company: CompanyDb) => Promise<T>,
): Promise<T> => asOwner(admin, place, (client) => over<'company'>(client).transaction(work));

/** Runs reading work on one consistent snapshot of a database. */
export const inSnapshot = <T>(admin: Admin, place: string, work: (held: Held) => Promise<T>): Promise<T> =>
  asOwner(admin, place, (client) => held(client, 'begin isolation level repeatable read read only', work));

/** Runs work that fills a database, in one transaction. */
export const inFilling = <T>(admin: Admin, place: string, work: (held: Held) => Promise<T>): Promise<T> =>
  asOwner(admin, place, (client) => held(client, 'begin', work));

/** Runs statements as the administrator, in the database of the administrator's address. */
export const asAdmin = <T>({ url }: Admin, work: (db: Db) => Promise<T>): Promise<T> =>
  withConnection(url, (client) => work(over(client)));

const asOwner = <T>(admin: Admin, place: string, work: (client: pg.Client) => Promise<T>): Promise<T> =>
  withConnection(addressAt(admin, place), async (client) => {
    await client.query(`set role ${ownerRole}`);
    return work(client);
  });

async function held<T>(client: pg.Client, begin: string, work: (held: Held) => Promise<T>): Promise<T> {
  await client.query(plainForm);
  await client.query(begin);
  const done = await work({ db: over(client), client });
  await client.query('commit');
  return done;
}
