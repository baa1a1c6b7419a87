import type { Actor } from '../core/context.ts';
import type { CompanyDb } from '../core/db/pools.ts';
import { execute, maybe, sql } from '../core/db/sql.ts';
import { OrderScope } from '../core/events/scope.ts';
import { addStandardServices, openOrders } from '../core/new-order.queries.ts';
import { bool, number, row, yesNo } from '../core/row.ts';

/** Whether a person may not create orders. */
export async function isBlocked(db: CompanyDb, person: number): Promise<boolean> {
  const found = await execute(db)`
    select 1 from g_clifor where nr_sequencial = ${person} and bloqueia_tela = 'S'`;
  return found === 1;
}

const Subject = row({ fits: bool, driver: bool });

/** An active vehicle of the branch, whether the problem fits segment and vehicle, and whether the driver is one of the branch. */
export async function findSubject(
  db: CompanyDb,
  wanted: { plate: string; segment: number; problem: number; branch: number; driver: number | null },
): Promise<{ fits: boolean; driver: boolean } | undefined> {
  return maybe(db, Subject)`
    select exists (
             select 1
               from conjunto c
               join segmento s on s.nr_sequencial = c.nr_seq_segmento and s.st_status = 'A'
              where c.nr_sequencial = ${wanted.problem} and c.nr_seq_segmento = ${wanted.segment} and c.st_status = 'A'
                and (c.cd_tipoveiculo is null or v.cd_tipoveiculo = any (c.cd_tipoveiculo))
                and (s.departamento is null or s.departamento = t.departamento)) as fits,
           exists (
             select 1
               from clifor_filial cf
               join g_clifor g on g.nr_sequencial = cf.nr_seq_clifor and g.tp_clifor = 'C' and g.st_status = 'A'
              where cf.nr_seq_clifor = ${wanted.driver} and cf.nr_seq_filial = ${wanted.branch}) as driver
      from veiculo v
      join tipo_veiculo t on t.cd_tipoveiculo = v.cd_tipoveiculo
      join veiculo_filial vf on vf.nr_placa = v.nr_placa and vf.nr_seq_filial = ${wanted.branch}
     where v.nr_placa = ${wanted.plate} and v.st_veiculo = 'A'`;
}

const Open = number.nullable();

/** Number of the open order of a plate and problem; null: the session may not see it. */
export async function findOpen(
  db: CompanyDb,
  wanted: { plate: string; problem: number },
  actor: Pick<Actor, 'branchId'>,
): Promise<number | null | undefined> {
  return maybe(db, Open)`
    select case when ${actor.branchId}::int is null or nr_seq_filial = ${actor.branchId}
                then nr_sequencial end as nr_seq_os
      from os
     where nr_placa = ${wanted.plate} and nr_conjunto = ${wanted.problem} and dt_final is null`;
}

/**
 * Opens a proactive order, or a rescue with its call for help, with everything its problem adds, its standard service as first item.
 * Its meter is read under a lock of the vehicle, so that no correction passes it by. The unique index of open orders decides
 * races: nothing is answered when the plate has an open order with the problem.
 */
export async function insertOrder(
  tx: CompanyDb,
  wanted: {
    plate: string;
    problem: number;
    branch: number;
    opener: number;
    description: string;
    driver: number | null;
    rescue: { phone: string; place: string } | null;
  },
): Promise<(OrderScope & { liberado: 'S' | 'N' }) | undefined> {
  const { rescue } = wanted;
  return maybe(tx, OrderScope.extend({ liberado: yesNo }))`
    with socorro as (
      insert into socorro_emrota (nr_placa, nr_telefone, ds_local)
      select ${wanted.plate}, ${rescue?.phone ?? null}, nullif(${rescue?.place ?? null}, '')
       where ${rescue !== null}
      returning nr_sequencial),
    nova as (
      ${openOrders({
        vehicles: sql`veiculo v`,
        type: rescue === null ? '2' : '20',
        problem: wanted.problem,
        given: {
          nr_seq_filial: wanted.branch,
          nr_seq_clifor_abertura: wanted.opener,
          nr_seq_clifor_motorista: wanted.driver,
          nr_seq_socorro_emrota: sql`(select nr_sequencial from socorro)`,
          ds_observacao: wanted.description,
        },
        end: sql`where v.nr_placa = ${wanted.plate} for share of v`,
      })}
          on conflict (nr_placa, nr_conjunto) where dt_final is null and nr_conjunto is not null do nothing
      returning nr_sequencial, nr_seq_filial, nr_placa, departamento_os, st_origem, nr_seq_fornecedor, nr_conjunto, liberado),
    servico as (${addStandardServices(sql`nova`)})
    select nr_sequencial, nr_seq_filial, nr_placa, departamento_os, st_origem, nr_seq_fornecedor, liberado
      from nova`;
}
