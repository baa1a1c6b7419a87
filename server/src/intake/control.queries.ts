import type { ControlDb } from '../core/db/pools.ts';
import type { Company } from '../core/http/context.ts';

const columns = ['nr_sequencial as id', 'ds_empresa as name', 'db_name as database'] as const;

/** A company in service by its number. */
export function findCompany(control: ControlDb, id: number): Promise<Company | undefined> {
  return inService(control).where('nr_sequencial', '=', id).executeTakeFirst();
}

/** A company in service by its name, in capitals or not. */
export async function findCompanyNamed(control: ControlDb, name: string): Promise<Company | undefined> {
  const all = await inService(control).execute();
  return all.find((company) => company.name.toUpperCase() === name.toUpperCase());
}

/** Companies in service. */
export const listCompanies = (control: ControlDb): Promise<Company[]> => inService(control).execute();

const inService = (control: ControlDb) =>
  control.selectFrom('empresa').select(columns).where('st_status', '=', 'A').where('tp_base', '=', 'T');
