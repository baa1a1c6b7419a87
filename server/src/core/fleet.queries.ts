import type { CompanyDb } from './db/pools.ts';
import { execute, type Sql, sql } from './db/sql.ts';

/** Whether a vehicle belongs to a branch; null: any branch. */
export const inBranch = (plate: Sql, branch: number | null): Sql =>
  branch === null
    ? sql`true`
    : sql`exists (select from veiculo_filial vf where vf.nr_placa = ${plate} and vf.nr_seq_filial = ${branch})`;

/** Whether a vehicle belongs to a branch the person may sign in to and whose plans they may see and change; null: any branch. */
export const inBranchesOf = (plate: Sql, person: number | null): Sql =>
  person === null
    ? sql`true`
    : sql`
        exists (select from veiculo_filial vf
                  join clifor_filial cf on cf.nr_seq_filial = vf.nr_seq_filial and cf.nr_seq_clifor = ${person}
                 where vf.nr_placa = ${plate})`;

/** Branches of a vehicle. */
export const branchesOf = (plate: Sql): Sql => sql`
  array(select vf.nr_seq_filial from veiculo_filial vf where vf.nr_placa = ${plate} order by 1)`;

/** Names of a vehicle's branches. */
export const branchNames = (plate: Sql): Sql => sql`
  coalesce((select string_agg(f.ds_filial, ', ' order by f.nr_sequencial)
              from veiculo_filial vf join filial f on f.nr_sequencial = vf.nr_seq_filial
             where vf.nr_placa = ${plate}), '')`;

/** Number of a vehicle's photo: the newest that stands; null: none does. */
export const vehiclePhoto = (plate: Sql): Sql => sql`
  (select a.cd_foto from anexo a
    where a.nr_placa = ${plate} and a.tp_origem = 'V' and a.dt_substituida is null
    order by a.nr_sequencial desc limit 1)`;

/** Days until the last day `validade` of a document, in a zone; below zero when it has passed. */
export const daysLeft = (validade: Sql, zone: Sql): Sql =>
  sql`(${validade} - (now() at time zone ${zone})::date)`;

/** Locks a vehicle of the branch: serialises measuring, moving and judging of its tyres. @returns whether it exists */
export async function lockVehicle(tx: CompanyDb, plate: string, branch: number): Promise<boolean> {
  const found = await execute(tx)`
    select v.nr_placa from veiculo v
     where v.nr_placa = ${plate} and v.st_veiculo = 'A'
       and ${inBranch(sql`v.nr_placa`, branch)}
       for update of v`;
  return found > 0;
}
