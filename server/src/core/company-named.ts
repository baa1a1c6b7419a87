import { findCompanyNamed, type KnownCompany } from './companies.queries.ts';
import { CompanyError } from './company-error.ts';
import { inControl } from './db/owner.ts';
import type { Admin } from './db/places.ts';
import type { ProvisionOptions } from './db/provision.ts';

/** The company a command names, in capitals or not. @throws CompanyError when there is none */
export async function companyNamed(
  admin: Admin,
  options: ProvisionOptions,
  name: string,
): Promise<KnownCompany> {
  return mustExist(name, await inControl(admin, options, (control) => findCompanyNamed(control, name)));
}

/** What was found under a company's name. @throws CompanyError when nothing was */
export function mustExist<T>(name: string, found: T | undefined): T {
  if (found === undefined) throw new CompanyError(`There is no company ${name}.`);
  return found;
}
