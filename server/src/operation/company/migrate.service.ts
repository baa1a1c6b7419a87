import { type KnownCompany, listCompanies } from '../../core/companies.queries.ts';
import { refusalOf } from '../../core/db/failures.ts';
import { migrateDatabase } from '../../core/db/migrate.ts';
import { inControl } from '../../core/db/owner.ts';
import { type Admin, addressAt, serverNamed, serverOf } from '../../core/db/places.ts';
import { makeRoles, type ProvisionOptions } from '../../core/db/provision.ts';
import { reaches } from '../../core/db/reach.ts';

/** Outcome of the migrations of one company. */
export interface MigratedCompany {
  id: number;
  /** Place of its database. */
  database: string;
  /** Absent: ready. Present: why the company cannot be served. */
  error?: Error;
  /** The server that does not answer, where that is the reason. */
  absent?: string;
}

/**
 * Brings every active company to the newest schema, on all servers at once. A failure of one company or server is reported and does
 * not stop the others (G-117).
 * @returns what became of each, by number
 */
export async function migrateAll(admin: Admin, options: ProvisionOptions): Promise<MigratedCompany[]> {
  const companies = await inControl(admin, options, listCompanies);
  const servers = new Set(companies.map(({ database }) => serverOf(database)));
  const outcomes = await Promise.all(
    [...servers].map((server) => migrateThose(admin, options, server, companiesOn(companies, server))),
  );
  return outcomes.flat().sort((a, b) => a.id - b.id);
}

/** The same for the companies of one server besides the first. */
export async function migrateServer(
  admin: Admin,
  options: ProvisionOptions,
  server: string,
): Promise<MigratedCompany[]> {
  const companies = await inControl(admin, options, listCompanies);
  return migrateThose(admin, options, server, companiesOn(companies, server));
}

const companiesOn = (companies: KnownCompany[], server: string | null) =>
  companies.filter(({ database }) => serverOf(database) === server);

/** @param server null: the first, whose roles are made already */
async function migrateThose(
  admin: Admin,
  options: ProvisionOptions,
  server: string | null,
  companies: readonly KnownCompany[],
): Promise<MigratedCompany[]> {
  const outcomes: MigratedCompany[] = [];
  const failed = (error: unknown): Partial<MigratedCompany> => ({
    error: error instanceof Error ? error : new Error(String(error)),
    ...(server !== null && isAway(error) && { absent: server }),
  });
  const ready = await readyServer(admin, options, server).catch(failed);
  for (const { id, database } of companies)
    outcomes.push({
      id,
      database,
      ...(ready ?? (await migrateDatabase(addressAt(admin, database), 'company').then(() => ({}), failed))),
    });
  return outcomes;
}

/** Prepares a server for its companies. @throws Error it does not answer, or its address is not known */
async function readyServer(admin: Admin, options: ProvisionOptions, server: string | null): Promise<void> {
  if (server === null) return;
  const place = serverNamed(admin, server);
  if (!(await reaches(place)))
    throw Object.assign(new Error('the server does not answer'), { code: 'ETIMEDOUT' });
  await makeRoles(place, options);
}

/** Whether a failure is one of the connection. (Of a migration it is the cause.) */
const isAway = (error: unknown): boolean =>
  !(error instanceof Error && error.name === 'ServerError') &&
  [error, error instanceof Error ? error.cause : undefined].some((one) => refusalOf(one) === 'OCUPADO');
