import { defaultZone } from '@terminal/contract';
import type { z } from 'zod';
import { placeIn } from '../../core/companies.queries.ts';
import type { ControlDb } from '../../core/db/pools.ts';
import { many } from '../../core/db/sql.ts';
import { number, row, text } from '../../core/row.ts';

/** A database the SQL screens can reach. */
export const Base = row({
  id: number,
  name: text,
  /** Its place (core/db/places.ts). */
  db_name: text,
  /** T terminal, I internal, C copy, G management (G-90). */
  tp_base: text,
  /** IANA zone of its moments. */
  zone: text,
});
export type Base = z.infer<typeof Base>;

/** Databases in use; the control database, which no row names, among them. @param type null: of every type */
export async function listBases(
  control: ControlDb,
  controlDatabase: string,
  type: string | null,
): Promise<Base[]> {
  return many(control, Base)`
    select nr_sequencial as id, ds_empresa as name, ${placeIn('empresa')} as db_name, tp_base, ds_fuso as zone
      from empresa
     where st_status = 'A' and (${type}::text is null or tp_base = ${type})
     union all
    select 0, 'CONTROLE', ${controlDatabase}::text, 'I', ${defaultZone}::text
     where ${type}::text is null or ${type} = 'I'
     order by id`;
}
