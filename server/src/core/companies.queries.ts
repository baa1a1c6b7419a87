import { type RawBuilder, sql } from 'kysely';
import type { ControlDb } from './db/pools.ts';
import type { Company } from './http/context.ts';

/** A company as the control database knows it, in service or suspended. */
export interface KnownCompany extends Company {
  active: boolean;
  /** Its routines are asked for on a host that checks our signatures. */
  hasHost: boolean;
  /** IANA zone of its scheduler. */
  zone: string;
  /** What its reports are written in: pt or es. */
  language: string;
}

/** Of the bases these are companies; copies, replicas and the control database are none. */
export const isCompany = sql<boolean>`empresa.tp_base = 'T'`;
/** Companies in service. */
export const inService = sql<boolean>`${isCompany} and empresa.st_status = 'A'`;

const known = sql`
  nr_sequencial as id, ds_empresa as name, db_name as database, st_status = 'A' as active, ds_host is not null as "hasHost",
  ds_fuso as zone, ds_idioma as language`;

async function select(db: ControlDb, condition: RawBuilder<unknown>): Promise<KnownCompany[]> {
  const { rows } = await sql<KnownCompany>`
    select ${known} from empresa where ${isCompany} and ${condition} order by nr_sequencial`.execute(db);
  return rows;
}

/** A company by its number, in service or not. */
export const findCompany = async (db: ControlDb, id: number): Promise<KnownCompany | undefined> =>
  (await select(db, sql`nr_sequencial = ${id}`))[0];

/** By its name, in capitals or not. */
export const findCompanyNamed = async (db: ControlDb, name: string): Promise<KnownCompany | undefined> =>
  (await select(db, sql`upper(ds_empresa) = upper(${name})`))[0];

/** By its ApiKey. */
export const findCompanyByKey = async (db: ControlDb, key: string): Promise<KnownCompany | undefined> =>
  (await select(db, sql`cd_apikey = ${key}`))[0];

/** Every company, suspended ones too. */
export const listEveryCompany = (db: ControlDb): Promise<KnownCompany[]> => select(db, sql`true`);

/** Companies in service. */
export const listCompanies = (db: ControlDb): Promise<KnownCompany[]> => select(db, inService);
