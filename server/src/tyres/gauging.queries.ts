import { sql } from 'kysely';
import type { CompanyDb } from '../core/db/pools.ts';
import type { VehicleFacts } from './gauging.rules.ts';

export interface LockedVehicle extends VehicleFacts {
  nr_placa: string;
  departamento: 'FROTA' | 'ARMAZEM';
  /** Branches it belongs to: their screens are told. */
  filiais: number[];
}

/** Locks a vehicle of the branch: whoever reads or moves its tyres comes one after the other. */
export async function lockPlate(tx: CompanyDb, plate: string, branch: number): Promise<boolean> {
  const { rows } = await sql`
    select v.nr_placa from veiculo v
     where v.nr_placa = ${plate} and v.st_veiculo = 'A'
       and exists (select from veiculo_filial f where f.nr_placa = v.nr_placa and f.nr_seq_filial = ${branch})
       for update of v`.execute(tx);
  return rows.length > 0;
}

/** A locked vehicle with the tyres on it; after the lock, so that it shows what the one before has done. */
export async function findVehicle(tx: CompanyDb, plate: string): Promise<LockedVehicle> {
  const { rows } = await sql<LockedVehicle>`
    select v.nr_placa, v.km_atual as meter, t.exibe_terminal, t.departamento,
           array(select f.nr_seq_filial from veiculo_filial f where f.nr_placa = v.nr_placa order by 1) as filiais,
           coalesce((select json_agg(json_build_object('nr_sequencial', n.nr_sequencial, 'nr_fogo', n.nr_fogo,
                              'nr_posicao', a.nr_posicao, 'ds_lado', a.ds_lado, 'nr_vida', n.nr_vida,
                              'vl_mm', n.vl_mm) order by a.nr_posicao, a.ds_lado)
                       from pneu_aplicacao a
                       join pneu n on n.nr_sequencial = a.nr_seq_pneu
                      where a.nr_placa = v.nr_placa and a.dt_saida is null), '[]') as tyres,
           exists (select from tipo_veiculo_posicao p
                    where p.cd_tipoveiculo = v.cd_tipoveiculo and p.nr_posicao > 0
                      and not exists (select from pneu_aplicacao a
                                       where a.nr_placa = v.nr_placa and a.nr_posicao = p.nr_posicao
                                         and a.ds_lado = p.ds_lado and a.dt_saida is null)) as empty
      from veiculo v
      join tipo_veiculo t on t.cd_tipoveiculo = v.cd_tipoveiculo
     where v.nr_placa = ${plate}`.execute(tx);
  const [row] = rows;
  if (row === undefined) throw new Error('a locked vehicle was not found');
  return row;
}

export interface NewReading {
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
  readings: readonly NewReading[],
): Promise<number> {
  const { rows } = await sql<{ nr_sequencial: number }>`
    with evento_novo as (
      insert into pneu_evento (tp_evento, nr_placa, km_informado, dt_evento, nr_seq_clifor)
      values (${event.kind}, ${event.plate}, ${event.meter}, clock_timestamp(), ${event.person})
      returning nr_sequencial),
    lidas as (
      select * from jsonb_to_recordset(${JSON.stringify(readings)}::jsonb)
          as r (nr_seq_pneu int, nr_posicao int, ds_lado text, nr_vida int, vl_mm numeric(4, 1)[], calibragem numeric(5, 1))),
    gravadas as (
      insert into pneu_leitura (nr_seq_evento, nr_seq_pneu, nr_posicao, ds_lado, nr_vida, vl_mm, calibragem)
      select e.nr_sequencial, l.* from evento_novo e, lidas l),
    medidos as (
      update pneu p set vl_mm = l.vl_mm from lidas l where p.nr_sequencial = l.nr_seq_pneu and l.vl_mm is not null)
    select nr_sequencial from evento_novo`.execute(tx);
  const [row] = rows;
  if (row === undefined) throw new Error('an event got no number');
  return row.nr_sequencial;
}

/** Whether an event is of a vehicle of the branch. */
export async function isEventOf(
  db: CompanyDb,
  { event, plate, branch }: { event: number; plate: string; branch: number },
): Promise<boolean> {
  const { rows } = await sql`
    select from pneu_evento e
     where e.nr_sequencial = ${event} and e.nr_placa = ${plate}
       and exists (select from veiculo_filial f where f.nr_placa = e.nr_placa and f.nr_seq_filial = ${branch})`.execute(
    db,
  );
  return rows.length > 0;
}
