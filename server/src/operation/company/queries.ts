import { sql } from 'kysely';
import { isCompany } from '../../core/companies.queries.ts';
import type { ControlDb } from '../../core/db/pools.ts';
import type { Company } from '../../core/http/context.ts';

/** Puts a company in or out of service; undefined: there is none of this name. */
export async function updateState(
  db: ControlDb,
  name: string,
  state: 'A' | 'I',
): Promise<Company | undefined> {
  const { rows } = await sql<Company>`
    update empresa set st_status = ${state} where ${isCompany} and upper(ds_empresa) = upper(${name})
    returning nr_sequencial as id, ds_empresa as name, db_name as database`.execute(db);
  return rows[0];
}

/** Ends every session of a company; every server hears of it with the commit. @returns how many there were */
export async function deleteSessions(db: ControlDb, company: number): Promise<number> {
  const { rows } = await sql`
    with fim as (delete from sessao where nr_seq_empresa = ${company} returning hs_token)
    select pg_notify('sessao', encode(hs_token, 'hex')) from fim`.execute(db);
  return rows.length;
}

/** A company and where its routines are asked for. */
export interface CompanyHost {
  id: number;
  name: string;
  /** Origin, as in https://rotinas.empresa.com.br:8443; null: none. */
  host: string | null;
}

/** Writes down a company's host; undefined stays as it is, null takes it away. */
export async function updateHost(
  db: ControlDb,
  name: string,
  host: string | null | undefined,
): Promise<CompanyHost | undefined> {
  const { rows } = await sql<CompanyHost>`
    update empresa set ds_host = case when ${host !== undefined}::boolean then ${host ?? null} else ds_host end
     where ${isCompany} and upper(ds_empresa) = upper(${name})
    returning nr_sequencial as id, ds_empresa as name, ds_host as host`.execute(db);
  return rows[0];
}
