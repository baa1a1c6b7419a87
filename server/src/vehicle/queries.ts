import { z } from 'zod';
import type { CompanyDb } from '../core/db/pools.ts';
import { maybe, sql } from '../core/db/sql.ts';
import { branchesOf, branchNames, inBranch, vehiclePhoto } from '../core/fleet.queries.ts';
import { bool, number, row, text } from '../core/row.ts';

/** What a vehicle is. */
const Vehicle = row({
  nr_placa: text,
  nr_frota: text.nullable(),
  ds_modelo: text.nullable(),
  ds_tipoveiculo: text,
  ds_conjunto: text.nullable(),
  ds_projeto: text.nullable(),
  ds_filial: text,
  st_veiculo: z.enum(['A', 'I']),
  tp_medidor: z.enum(['K', 'H']),
  km_atual: number,
  foto: text.nullable(),
  /** It is a vehicle of the session's branch. */
  da_filial: bool,
});

/** A vehicle by its plate, of whatever branch. @param branch the session's; null: all */
export async function findVehicle(db: CompanyDb, plate: string, branch: number | null) {
  return maybe(db, Vehicle)`
    select v.nr_placa, v.nr_frota, nullif(concat_ws(' ', v.ds_marca, v.ds_modelo), '') as ds_modelo, t.ds_tipoveiculo,
           v.ds_conjunto, v.st_veiculo, t.tp_medidor, v.km_atual, ${vehiclePhoto(sql`v.nr_placa`)} as foto,
           ${branchNames(sql`v.nr_placa`)} as ds_filial,
           (select string_agg(distinct op.ds_projeto, ', ')
              from veiculo_filial vf join operacao op on op.nr_sequencial = vf.nr_seq_operacao
             where vf.nr_placa = v.nr_placa and (${branch}::int is null or vf.nr_seq_filial = ${branch}::int)) as ds_projeto,
           ${inBranch(sql`v.nr_placa`, branch)} as da_filial
      from veiculo v
      join tipo_veiculo t on t.cd_tipoveiculo = v.cd_tipoveiculo
     where v.nr_placa = ${plate}`;
}

const Own = row({
  nr_placa: text,
  departamento: z.enum(['FROTA', 'ARMAZEM']),
  filiais: number.array(),
});

/** A vehicle of the branch with what its events need. @param branch null: of any */
export async function findOwn(db: CompanyDb, plate: string, branch: number | null) {
  return maybe(db, Own)`
    select v.nr_placa, t.departamento, ${branchesOf(sql`v.nr_placa`)} as filiais
      from veiculo v
      join tipo_veiculo t on t.cd_tipoveiculo = v.cd_tipoveiculo
     where v.nr_placa = ${plate} and ${inBranch(sql`v.nr_placa`, branch)}`;
}
