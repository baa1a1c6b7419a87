import { z } from 'zod';
import type { CompanyDb } from '../core/db/pools.ts';
import { execute, many, one, sql } from '../core/db/sql.ts';
import { inBranchesOf } from '../core/fleet.queries.ts';
import { json, number, row, text } from '../core/row.ts';
import type { TyreRow } from './tyre.rules.ts';

/** A vehicle tyres of a file are mounted on. */
const ImportVehicle = row({
  nr_placa: text,
  km_atual: number,
  posicoes: text.array(),
  ocupadas: text.array(),
});

/** A tyre that is there, by its fire number. */
const KeptTyre = row({
  nr_fogo: text,
  ds_marca: text,
  ds_modelo: text,
  ds_medida: text,
  vl_compra: number.nullable(),
  dt_compra: text.nullable(),
});

/** What an import of tyres looks up. */
export const TyreLookups = json(
  row({
    hoje: text,
    /** Tyres that bear a fire number of the file. */
    pneus: KeptTyre.array(),
    marcas: text.array(),
    modelos: text.array(),
    medidas: text.array(),
    filiais: z.array(row({ nr_sequencial: number, ds_filial: text })),
    veiculos: ImportVehicle.array(),
  }),
);
export type TyreLookups = z.infer<typeof TyreLookups>;

/** Locks the vehicles of the person's branches that tyres are mounted on, always in one order. */
export async function lockVehicles(tx: CompanyDb, person: number, plates: readonly string[]): Promise<void> {
  await execute(tx)`
    select from veiculo v
     where v.nr_placa = any (${plates}) and v.st_veiculo = 'A' and ${inBranchesOf(sql`v.nr_placa`, person)}
     order by v.nr_placa
       for update of v`;
}

/** Reads it after the lock: what others have done before is in it. */
export async function findLookups(
  tx: CompanyDb,
  {
    person,
    zone,
    fires,
    plates,
  }: { person: number; zone: string; fires: readonly string[]; plates: readonly string[] },
): Promise<TyreLookups> {
  return one(tx, TyreLookups)`
    select json_build_object(
      'hoje', (now() at time zone ${zone})::date,
      'pneus', coalesce((select json_agg(json_build_object('nr_fogo', n.nr_fogo, 'ds_marca', n.ds_marca, 'ds_modelo', n.ds_modelo,
                                  'ds_medida', n.ds_medida, 'vl_compra', n.vl_compra, 'dt_compra', n.dt_compra))
                           from pneu n where n.nr_fogo = any (${fires})), '[]'),
      'marcas', array(select distinct ds_marca from pneu_modelo where st_status = 'A' order by 1),
      'modelos', array(select distinct ds_modelo from pneu_modelo where st_status = 'A' order by 1),
      'medidas', array(select distinct ds_medida from pneu_modelo where st_status = 'A' order by 1),
      'filiais', coalesce((select json_agg(json_build_object('nr_sequencial', f.nr_sequencial, 'ds_filial', f.ds_filial))
                             from filial f
                             join clifor_filial c on c.nr_seq_filial = f.nr_sequencial and c.nr_seq_clifor = ${person}
                            where f.st_status = 'A'), '[]'),
      'veiculos', coalesce((
        select json_agg(json_build_object('nr_placa', v.nr_placa, 'km_atual', v.km_atual,
                 'posicoes', array(select p.nr_posicao || p.ds_lado from tipo_veiculo_posicao p
                                    where p.cd_tipoveiculo = v.cd_tipoveiculo),
                 'ocupadas', array(select a.nr_posicao || a.ds_lado from pneu_aplicacao_valida a
                                    where a.nr_placa = v.nr_placa and a.dt_saida is null)))
          from veiculo v
         where v.nr_placa = any (${plates}) and v.st_veiculo = 'A' and ${inBranchesOf(sql`v.nr_placa`, person)}), '[]')) as dados`;
}

const MetersOn = row({ plate: text, day: text, km: number });

/** What meters showed at the beginning of days of the branch, by 'PLATE DAY'; before their first reading nothing. */
export async function metersOn(
  tx: CompanyDb,
  wanted: readonly { plate: string; day: string }[],
  zone: string,
): Promise<Map<string, number>> {
  const rows = await many(tx, MetersOn)`
    select w.plate, w.day, l.km
      from jsonb_to_recordset(${JSON.stringify(wanted)}::jsonb) as w (plate text, day text)
     cross join lateral (select l.km from km_valida l
                          where l.nr_placa = w.plate and l.dt_leitura <= w.day::timestamp at time zone ${zone}
                          order by l.dt_leitura desc, l.nr_lugar desc limit 1) l`;
  return new Map(rows.map(({ plate, day, km }) => [`${plate} ${day}`, km]));
}

/** A tyre as it is written: its branch found, its meter known. */
export interface NewTyre extends TyreRow {
  branchNumber: number;
  meter: number | null;
}

/** Writes tyres, and mounts those that are on a vehicle, from the beginning of their day on or from now. */
export async function insertTyres(
  tx: CompanyDb,
  tyres: readonly NewTyre[],
  { person, zone }: { person: number; zone: string },
): Promise<void> {
  const rows = tyres.map(({ mounted, ...tyre }) => ({ ...tyre, ...mounted, meter: tyre.meter }));
  await execute(tx)`
    with linhas as (
      select * from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
          as r (fire text, "branchNumber" int, brand text, model text, size text, life int, depths numeric(4, 1)[],
                price numeric, bought date, plate text, axle int, side text, meter int, day text)),
    novos as (
      insert into pneu (nr_fogo, nr_seq_filial, ds_marca, ds_modelo, ds_medida, nr_vida, vl_mm, vl_compra, dt_compra)
      select fire, "branchNumber", brand, model, size, life, depths, price, bought from linhas
      returning nr_sequencial, nr_fogo)
    insert into pneu_aplicacao (nr_seq_pneu, nr_placa, nr_posicao, ds_lado, nr_vida, dt_entrada, km_entrada, vl_mm_entrada,
                                nr_seq_clifor_entrada)
    select n.nr_sequencial, l.plate, l.axle, l.side, l.life,
           coalesce(l.day::timestamp at time zone ${zone}, now()), l.meter, l.depths, ${person}
      from novos n
      join linhas l on l.fire = n.nr_fogo
     where l.plate is not null`;
}
