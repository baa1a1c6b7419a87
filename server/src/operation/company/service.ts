import { companyNamed, mustExist } from '../../core/company-named.ts';
import type { Company } from '../../core/context.ts';
import { migrateDatabase } from '../../core/db/migrate.ts';
import { inControl } from '../../core/db/owner.ts';
import { type Admin, addressAt } from '../../core/db/places.ts';
import type { ProvisionOptions } from '../../core/db/provision.ts';
import { type CompanyHost, deleteSessions, updateHost, updateState } from './queries.ts';

/**
 * Takes a company out of service: it is offered to nobody, its sessions end, its calls answer 503 EMPRESA_FORA_DO_AR, its
 * messages and routines wait. Its data stays as it is.
 * @returns the company, and how many sessions ended
 * @throws CompanyError when there is no such company
 */
export function suspendCompany(
  admin: Admin,
  options: ProvisionOptions,
  name: string,
): Promise<Company & { sessions: number }> {
  return inControl(admin, options, async (control) => {
    const company = mustExist(name, await updateState(control, name, 'I'));
    return { ...company, sessions: await deleteSessions(control, company.id) };
  });
}

/**
 * Brings a company back into service, its schema up to date first: a suspended one is left alone at the start of a server.
 * @throws CompanyError when there is no such company, MigrationError
 */
export async function resumeCompany(admin: Admin, options: ProvisionOptions, name: string): Promise<Company> {
  const { database } = await companyNamed(admin, options, name);
  await migrateDatabase(addressAt(admin, database), 'company');
  return inControl(admin, options, async (control) => {
    const company = mustExist(name, await updateState(control, name, 'A'));
    await deleteSessions(control, company.id); // one opened in the moment it was suspended
    return company;
  });
}

/**
 * The host routines of a company are asked for at; with a host it is written down first.
 * @param host undefined: stays as it is; null: none from now on
 * @throws CompanyError when there is no such company
 */
export function companyHost(
  admin: Admin,
  options: ProvisionOptions,
  name: string,
  host: string | null | undefined,
): Promise<CompanyHost> {
  return inControl(admin, options, async (control) => mustExist(name, await updateHost(control, name, host)));
}
