import type { z } from 'zod';
import { isCompany } from '../core/companies.queries.ts';
import type { ControlDb } from '../core/db/pools.ts';
import { execute, maybe, one, sql } from '../core/db/sql.ts';
import { bool, moment, row, text } from '../core/row.ts';

/** What an installation notes of itself. */
export const Noted = row({
  /** Mark of the key its roles have their passwords of. */
  cd_chave: text.nullable(),
  /** First start in production. */
  dt_producao: moment.nullable(),
});
export type Noted = z.infer<typeof Noted>;

/** What the installation noted. */
export const findNoted = (control: ControlDb): Promise<Noted | undefined> =>
  maybe(control, Noted)`select cd_chave, dt_producao from instalacao`;

/** Notes the mark of a key. */
export async function updateKeyMark(control: ControlDb, mark: string): Promise<void> {
  await execute(control)`update instalacao set cd_chave = ${mark} where cd_chave is distinct from ${mark}`;
}

/** ApiKeys of the demonstration's companies are public: thirty-one zeros and a digit. */
const isDemonstration = sql`cd_apikey like repeat('0', 31) || '_'`;
const ofKind = { demonstration: isDemonstration, own: sql`not ${isDemonstration}` };

/** Notes that the data are in production from now on, unless all companies there are belong to the demonstration. */
export async function updateProduction(control: ControlDb): Promise<void> {
  await execute(control)`
    update instalacao set dt_producao = now()
     where dt_producao is null
       and (not exists (select from empresa where ${isCompany} and ${isDemonstration})
            or exists (select from empresa where ${isCompany} and not ${isDemonstration}))`;
}

/** Name of the oldest company of the demonstration, or of the oldest other one. */
export const findCompanyOf = (control: ControlDb, kind: keyof typeof ofKind): Promise<string | undefined> =>
  maybe(control, text)`
    select ds_empresa from empresa where ${isCompany} and ${ofKind[kind]} order by nr_sequencial limit 1`;

/** Whether a company is offered. */
export const hasOffered = (control: ControlDb): Promise<boolean> =>
  one(control, bool)`select exists (select from empresa where st_status = 'A') as ha`;
