import { over } from './client.ts';
import { withConnection } from './connection.ts';
import { addressOf, type CompanyDb, type ControlDb } from './pools.ts';
import type { Admin, ProvisionOptions } from './provision.ts';
import { ownerRole, type Schema } from './roles.ts';
import type { Db } from './sql.ts';

/** A piece of work on the control database as its owner, for commands: one transaction. */
export const inControl = <T>(
  admin: Admin,
  { controlDatabase }: ProvisionOptions,
  work: (control: ControlDb) => Promise<T>,
): Promise<T> => asOwner(admin, controlDatabase, work);

/** The same on the database of a company. */
export const inCompany = <T>(
  admin: Admin,
  database: string,
  work: (company: CompanyDb) => Promise<T>,
): Promise<T> => asOwner(admin, database, work);

function asOwner<T, Of extends Schema>(
  admin: Admin,
  database: string,
  work: (db: Db<Of>) => Promise<T>,
): Promise<T> {
  return withConnection(addressOf(admin.url, database), async (client) => {
    await client.query(`set role ${ownerRole}`);
    return over<Of>(client).transaction(work);
  });
}
