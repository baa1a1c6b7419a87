import { randomBytes } from 'node:crypto';
import { defaultZone } from '@terminal/contract';
import { CompanyError } from '../../core/company-error.ts';
import { hostsOf, nameOf } from '../../core/db/hosts.ts';
import { migrateDatabase } from '../../core/db/migrate.ts';
import { inControl } from '../../core/db/owner.ts';
import { type Admin, addressAt, placeOf, serverNamed } from '../../core/db/places.ts';
import type { ControlDb } from '../../core/db/pools.ts';
import { makeDatabase, type ProvisionOptions } from '../../core/db/provision.ts';
import { findTaken, insertCompany, type MadeCompany, upsertServer } from './queries.ts';
import { databaseNameOf } from './rules.ts';

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
  /** False: registered, but not yet active. */
  active?: boolean;
  /** Server of its database; absent: the first. */
  server?: string;
}

/** Longest place the panel's screens take. */
const longestPlace = 63;

/**
 * Makes a company: database, schema, required rows, privileges, and last its row in the control database, so a company
 * that is listed is complete. Cut off half-way, it can be run again.
 * @throws CompanyError when the name or key is taken, MigrationError, ServerError
 */
export async function createCompany(
  admin: Admin,
  options: ProvisionOptions,
  wanted: NewCompany,
): Promise<MadeCompany> {
  const database = databaseNameOf(wanted.name);
  const taken = await inControl(admin, options, (control) => findTaken(control, wanted, database));
  if (taken !== undefined) {
    const what = taken.key === wanted.key ? 'key' : 'name';
    throw new CompanyError(`The ${what} is taken by the company ${taken.name}.`);
  }
  const server = wanted.server ?? null;
  const place = placeOf(database, server);
  if (place.length > longestPlace)
    throw new CompanyError('The name of the company is too long for that server.');
  await makeDatabase(admin, options, place, 'company');
  await migrateDatabase(addressAt(admin, place), 'company');
  return inControl(admin, options, async (control) => {
    await noteServer(control, admin, server);
    return insertCompany(control, {
      name: wanted.name,
      database,
      key: wanted.key ?? randomBytes(16).toString('hex'),
      timeZone: wanted.timeZone ?? defaultZone,
      displayCodes: wanted.displayCodes ?? [3],
      state: wanted.active === false ? 'I' : 'A',
      server,
    });
  });
}

/** Writes down that companies are on a server. @param server null: the first, which needs no row @throws ServerError */
export async function noteServer(control: ControlDb, admin: Admin, server: string | null): Promise<void> {
  if (server === null) return;
  const hosts = hostsOf(serverNamed(admin, server).url).map(nameOf);
  await upsertServer(control, server, hosts.join(','));
}
