import { z } from 'zod';
import type { CompanyDb } from '../core/db/pools.ts';
import { execute, maybe, one, sql } from '../core/db/sql.ts';
import { inBranchesOf } from '../core/fleet.queries.ts';
import { bool, number, row, text } from '../core/row.ts';
import { Origin } from './queries.ts';

/** A recorded reading to be corrected. */
export const RecordedReading = row({
  nr_sequencial: number,
  nr_placa: text,
  km: number,
  /** Of an exchange: last value of the old meter. */
  km_anterior: number.nullable(),
  /** X: meter exchange. */
  tp_origem: z.union([Origin, z.literal('X')]),
  /** ISO 8601, to the microsecond. */
  dt_leitura: text,
  /** Its position among readings of the same moment. */
  nr_lugar: number,
  st_vale: bool,
});
export type RecordedReading = z.infer<typeof RecordedReading>;

/**
 * A reading of a vehicle of the person's branches; locks its vehicle first, so that no other correction runs at the same time.
 */
export async function findRecorded(
  tx: CompanyDb,
  id: number,
  person: number,
): Promise<RecordedReading | undefined> {
  return maybe(tx, RecordedReading)`
    select l.nr_sequencial, l.nr_placa, l.km, l.km_anterior, l.tp_origem, to_json(l.dt_leitura) #>> '{}' as dt_leitura,
           coalesce(l.nr_seq_original, l.nr_sequencial) as nr_lugar, l.dt_substituida is null as st_vale
      from km_leitura l
     where l.nr_sequencial = ${id} and ${inBranchesOf(sql`l.nr_placa`, person)}`;
}

/** Marks a reading as replaced or void. */
export async function updateReplaced(tx: CompanyDb, id: number): Promise<void> {
  await execute(tx)`update km_leitura set dt_substituida = now() where nr_sequencial = ${id}`;
}

/** Inserts the reading that replaces another. @returns its number */
export async function insertReplacement(
  tx: CompanyDb,
  wrong: RecordedReading,
  right: { km: number; km_anterior: number | null; person: number },
): Promise<number> {
  return one(tx, number)`
    insert into km_leitura (nr_placa, dt_leitura, km, km_anterior, tp_origem, nr_seq_clifor, nr_seq_original, nr_seq_os)
    select l.nr_placa, l.dt_leitura, ${right.km}, ${right.km_anterior}::int, l.tp_origem, ${right.person}, ${wrong.nr_lugar}::bigint,
           l.nr_seq_os
      from km_leitura l
     where l.nr_sequencial = ${wrong.nr_sequencial}
    returning nr_sequencial`;
}

/** Present meter of a vehicle. */
export async function findMeter(tx: CompanyDb, plate: string): Promise<number> {
  const found = await maybe(tx, number)`select km_atual from veiculo where nr_placa = ${plate}`;
  return found ?? 0;
}
