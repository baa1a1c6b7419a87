import type { CompanyDb } from '../core/db/pools.ts';
import { execute, one, sql } from '../core/db/sql.ts';
import { inBranch } from '../core/fleet.queries.ts';
import { number } from '../core/row.ts';

/** Depths or a pressure read of one tyre. */
export interface NewMeasurement {
  nr_seq_pneu: number;
  nr_posicao: number;
  ds_lado: string;
  nr_vida: number;
  vl_mm: readonly number[] | null;
  calibragem: number | null;
}

/** Keeps a batch and, of a gauging, the depths at their tyres. @returns number of the event */
export async function insertEvent(
  tx: CompanyDb,
  event: { kind: 'A' | 'C'; plate: string; meter: number; person: number },
  measurements: readonly NewMeasurement[],
): Promise<number> {
  return one(tx, number)`
    with evento_novo as (
      insert into pneu_evento (tp_evento, nr_placa, km_informado, dt_evento, nr_seq_clifor)
      values (${event.kind}, ${event.plate}, ${event.meter}, clock_timestamp(), ${event.person})
      returning nr_sequencial),
    lidas as (
      select * from jsonb_to_recordset(${JSON.stringify(measurements)}::jsonb)
          as r (nr_seq_pneu int, nr_posicao int, ds_lado text, nr_vida int, vl_mm numeric(4, 1)[], calibragem numeric(5, 1))),
    gravadas as (
      insert into pneu_leitura (nr_seq_evento, nr_seq_pneu, nr_posicao, ds_lado, nr_vida, vl_mm, calibragem)
      select e.nr_sequencial, l.* from evento_novo e, lidas l),
    medidos as (
      update pneu p set vl_mm = l.vl_mm from lidas l where p.nr_sequencial = l.nr_seq_pneu and l.vl_mm is not null)
    select nr_sequencial from evento_novo`;
}

/** Whether an event is of a vehicle of the branch. */
export async function isEventOf(
  db: CompanyDb,
  { event, plate, branch }: { event: number; plate: string; branch: number },
): Promise<boolean> {
  const found = await execute(db)`
    select from pneu_evento e
     where e.nr_sequencial = ${event} and e.nr_placa = ${plate}
       and ${inBranch(sql`e.nr_placa`, branch)}`;
  return found > 0;
}
