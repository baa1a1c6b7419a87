import type { z } from 'zod';
import { isCompany, placeIn } from '../../core/companies.queries.ts';
import { Company } from '../../core/context.ts';
import type { ControlDb } from '../../core/db/pools.ts';
import { execute, maybe, one } from '../../core/db/sql.ts';
import { number, row, text } from '../../core/row.ts';

/** A company that was made, with the ApiKey it is asked for with. */
export const MadeCompany = Company.extend({ key: text });
export type MadeCompany = z.infer<typeof MadeCompany>;

/** A row of the list of companies. */
interface CompanyRow extends Omit<MadeCompany, 'id'> {
  timeZone: string;
  displayCodes: number[];
  state: 'A' | 'I';
  /** Null: the first. */
  server: string | null;
}

const Taken = row({ name: text, key: text });

/** A company or copy that has this name, key or database already. */
export async function findTaken(
  db: ControlDb,
  { name, key }: { name: string; key?: string },
  database: string,
): Promise<z.infer<typeof Taken> | undefined> {
  return maybe(db, Taken)`
    select ds_empresa as name, cd_apikey as key from empresa
     where ds_empresa = ${name} or db_name = ${database} or cd_apikey = ${key ?? null}
     limit 1`;
}

/** Registers a company. */
export async function insertCompany(db: ControlDb, company: CompanyRow): Promise<MadeCompany> {
  return one(db, MadeCompany)`
    insert into empresa (ds_empresa, cd_apikey, db_name, ds_fuso, mostrar_em, st_status, cd_servidor)
    values (${company.name}, ${company.key}, ${company.database}, ${company.timeZone}, ${company.displayCodes}, ${company.state},
            ${company.server})
    returning nr_sequencial as id, ds_empresa as name, ${placeIn('empresa')} as database, cd_apikey as key`;
}

/** Registers a server, or where it is now. */
export async function upsertServer(db: ControlDb, name: string, hosts: string): Promise<void> {
  await execute(db)`
    insert into servidor (cd_servidor, ds_endereco) values (${name}, ${hosts})
    on conflict (cd_servidor) do update set ds_endereco = excluded.ds_endereco
                           where servidor.ds_endereco <> excluded.ds_endereco`;
}

/** Activates or suspends a company; undefined: no company of this name. */
export async function updateState(
  db: ControlDb,
  name: string,
  state: 'A' | 'I',
): Promise<Company | undefined> {
  return maybe(db, Company)`
    update empresa set st_status = ${state} where ${isCompany} and upper(ds_empresa) = upper(${name})
    returning nr_sequencial as id, ds_empresa as name, ${placeIn('empresa')} as database`;
}

/** Ends every session of a company; the commit tells every server. @returns how many there were */
export async function deleteSessions(db: ControlDb, company: number): Promise<number> {
  return execute(db)`
    with fim as (delete from sessao where nr_seq_empresa = ${company} returning hs_token)
    select pg_notify('sessao', encode(hs_token, 'hex')) from fim`;
}

/** A company and where its routines are asked for. */
export const CompanyHost = row({
  id: number,
  name: text,
  /** Origin, as in https://rotinas.empresa.com.br:8443; null: none. */
  host: text.nullable(),
});
export type CompanyHost = z.infer<typeof CompanyHost>;

/** Writes down a company's host; undefined stays as it is, null takes it away. */
export async function updateHost(
  db: ControlDb,
  name: string,
  host: string | null | undefined,
): Promise<CompanyHost | undefined> {
  return maybe(db, CompanyHost)`
    update empresa set ds_host = case when ${host !== undefined}::boolean then ${host ?? null} else ds_host end
     where ${isCompany} and upper(ds_empresa) = upper(${name})
    returning nr_sequencial as id, ds_empresa as name, ds_host as host`;
}
