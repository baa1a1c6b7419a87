import type { z } from 'zod';
import { Company } from './context.ts';
import type { ControlDb } from './db/pools.ts';
import { many, type Sql, sql } from './db/sql.ts';
import { bool, text } from './row.ts';

/** A company as the control database knows it, in service or suspended. */
export const KnownCompany = Company.extend({
  active: bool,
  /** It has a host for its routines, which checks our signatures. */
  hasHost: bool,
  /** IANA zone of its scheduler. */
  zone: text,
  /** Language of its reports: pt or es. */
  language: text,
  /** It is moved to another server just now: nothing may be written. */
  moving: bool,
});
export type KnownCompany = z.infer<typeof KnownCompany>;

/** Condition for bases that are companies; copies, replicas and the control database are not. */
export const isCompany = sql`empresa.tp_base = 'T'`;
/** Companies in service. */
export const inService = sql`${isCompany} and empresa.st_status = 'A'`;

/** Where the database of a company is (core/db/places.ts). @param alias of its row */
export const placeIn = (alias: string): Sql =>
  sql`${sql.raw(alias)}.db_name || coalesce('@' || ${sql.raw(alias)}.cd_servidor, '')`;

/** A move that has been silent for so long has ended, whatever became of it. */
const silence = sql`interval '10 seconds'`;

const known = sql`
  nr_sequencial as id, ds_empresa as name, ${placeIn('empresa')} as database, st_status = 'A' as active, ds_host is not null as "hasHost",
  ds_fuso as zone, ds_idioma as language,
  exists (select from empresa_mudanca m
           where m.nr_seq_empresa = nr_sequencial and m.dt_sinal > now() - ${silence}) as moving`;

async function select(db: ControlDb, condition: Sql): Promise<KnownCompany[]> {
  return many(db, KnownCompany)`
    select ${known} from empresa where ${isCompany} and ${condition} order by nr_sequencial`;
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
