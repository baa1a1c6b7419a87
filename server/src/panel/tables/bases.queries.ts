import { sql } from 'kysely';
import type { ControlDb } from '../../core/db/pools.ts';

/** A database the SQL screens can reach. */
export interface Base {
  id: number;
  name: string;
  db_name: string;
  /** T terminal, I internal, C copy, G management (G-90). */
  tp_base: string;
  /** IANA zone its moments are told in. */
  zone: string;
}

/** Databases in use; the control database, which no row names, among them. @param type null: of every type */
export async function listBases(
  control: ControlDb,
  controlDatabase: string,
  type: string | null,
): Promise<Base[]> {
  const { rows } = await sql<Base>`
    select nr_sequencial as id, ds_empresa as name, db_name, tp_base, ds_fuso as zone
      from empresa
     where st_status = 'A' and (${type}::text is null or tp_base = ${type})
     union all
    select 0, 'CONTROLE', ${controlDatabase}::text, 'I', 'America/Sao_Paulo'
     where ${type}::text is null or ${type} = 'I'
     order by id`.execute(control);
  return rows;
}
