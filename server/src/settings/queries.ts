import { type SettingValues, settingKeys, settingValues } from '@terminal/contract';
import type { CompanyDb } from '../core/db/pools.ts';
import { execute, one, type Sql, sql } from '../core/db/sql.ts';
import type { NamedSettings } from './rules.ts';

const columns = (keys: readonly string[]): Sql => sql.join(keys.map((key) => sql.id(key)));

/** The settings of the company. @param held until the end of the transaction: nobody else changes them meanwhile */
export async function findSettings(db: CompanyDb, held = false): Promise<SettingValues> {
  return one(db, settingValues)`
    select ${columns(settingKeys)} from parametro ${held ? sql`for update` : sql``}`;
}

/** Changes the settings that are named; there is at least one. */
export async function updateSettings(tx: CompanyDb, values: NamedSettings): Promise<void> {
  const named = columns(Object.keys(values));
  await execute(tx)`
    update parametro
       set (${named}) = (select ${named} from json_populate_record(parametro, ${JSON.stringify(values)}::json) n)`;
}
