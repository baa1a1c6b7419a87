import { randomBytes } from 'node:crypto';
import { defaultZone } from '@terminal/contract';
import { listCompanies } from '../../core/companies.queries.ts';
import { CompanyError } from '../../core/company-error.ts';
import { migrateDatabase } from '../../core/db/migrate.ts';
import { inControl } from '../../core/db/owner.ts';
import { type Admin, addressOf } from '../../core/db/places.ts';
import { makeDatabase, type ProvisionOptions } from '../../core/db/provision.ts';
import { findTaken, insertCompany, type MadeCompany } from './queries.ts';
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
}

/** Outcome of the migrations of one company. */
export interface MigratedCompany {
  id: number;
  database: string;
  /** Absent: ready. Present: why the company cannot be served. */
  error?: Error;
}

/**
 * Makes a company: database, schema, required rows, privileges, and last its row in the control database, so a company
 * that is listed is complete. Cut off half-way, it can be run again.
 * @throws CompanyError when the name or key is taken, MigrationError
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
  await makeDatabase(admin, options, database, 'company');
  await migrateDatabase(addressOf(admin.url, database), 'company');
  return inControl(admin, options, (control) =>
    insertCompany(control, {
      name: wanted.name,
      database,
      key: wanted.key ?? randomBytes(16).toString('hex'),
      timeZone: wanted.timeZone ?? defaultZone,
      displayCodes: wanted.displayCodes ?? [3],
      state: wanted.active === false ? 'I' : 'A',
    }),
  );
}

/**
 * Brings every active company to the newest schema. A failure of one company is reported and does not stop the others (G-117).
 * @returns what became of each
 */
export async function migrateAll(admin: Admin, options: ProvisionOptions): Promise<MigratedCompany[]> {
  const outcomes: MigratedCompany[] = [];
  for (const { id, database } of await inControl(admin, options, listCompanies)) {
    const outcome: MigratedCompany = { id, database };
    try {
      await migrateDatabase(addressOf(admin.url, database), 'company');
    } catch (error) {
      outcome.error = error instanceof Error ? error : new Error(String(error));
    }
    outcomes.push(outcome);
  }
  return outcomes;
}
