import { findCompany, type KnownCompany, listCompanies } from './companies.queries.ts';
import type { Company } from './context.ts';
import type { CompanyDb, ControlDb, Databases } from './db/pools.ts';
import { Refused } from './refusal.ts';

/** Companies in service with a usable database that may be written, for which background work is done. */
export const listServed = async ({ control, isServed }: Databases): Promise<KnownCompany[]> =>
  (await listCompanies(control)).filter(({ database, moving }) => isServed(database) && !moving);

/**
 * The company a panel call works on.
 * @throws Refused NAO_ENCONTRADO, EMPRESA_SUSPENSA, EMPRESA_FORA_DO_AR
 */
export async function servedCompany(
  databases: Databases,
  control: ControlDb,
  id: number,
): Promise<{ company: Company; db: CompanyDb }> {
  const company = await findCompany(control, id);
  if (company === undefined) throw new Refused('NAO_ENCONTRADO');
  if (!company.active) throw new Refused('EMPRESA_SUSPENSA');
  return { company, db: databases.company(company.database) };
}
