import { z } from 'zod';
import type { CompanyDb } from '../../core/db/pools.ts';
import { execute, many, maybe, one, sql } from '../../core/db/sql.ts';
import { branchesOf, branchNames, inBranchesOf } from '../../core/fleet.queries.ts';
import { JsonText } from '../../core/json-text.ts';
import { number, row, text } from '../../core/row.ts';
import { isVehicle } from '../../core/words.queries.ts';

/** Filters of vehicles; null: any. */
export interface CandidateFilter {
  plan: number;
  words: readonly string[];
  type: string | null;
  model: string | null;
  operation: number | null;
  branch: number | null;
}

/** Vehicles of the person's branches that fit, the first thousand, and how many are in the plan already. */
export async function listCandidates(
  db: CompanyDb,
  person: number,
  filter: CandidateFilter,
): Promise<JsonText> {
  const dados = await one(db, text)`
    with todos as materialized (
      select v.nr_placa, v.nr_frota, v.ds_modelo, t.tp_medidor, v.km_atual, ${branchNames(sql`v.nr_placa`)} as ds_filial,
             exists (select from veiculo_plano vp
                      where vp.nr_placa = v.nr_placa and vp.nr_seq_plano = ${filter.plan}) as vinculado
        from veiculo v
        join tipo_veiculo t on t.cd_tipoveiculo = v.cd_tipoveiculo
       where v.st_veiculo = 'A' and ${inBranchesOf(sql`v.nr_placa`, person)}
         and ${isVehicle(filter.words)}
         and (${filter.type}::text is null or v.cd_tipoveiculo = ${filter.type})
         and (${filter.model}::text is null or v.ds_modelo = ${filter.model})
         and exists (select from veiculo_filial f
                      where f.nr_placa = v.nr_placa
                        and (${filter.operation}::int is null or f.nr_seq_operacao = ${filter.operation})
                        and (${filter.branch}::int is null or f.nr_seq_filial = ${filter.branch})))
    select json_build_object('total', (select count(*) from todos),
             'ja_vinculados', (select count(*) from todos where vinculado),
             'veiculos', coalesce((select json_agg(x) from (select * from todos order by vinculado, nr_placa limit 1000) x),
                                  '[]'))::text as dados`;
  return new JsonText(dados);
}

/** Types, models, operations and branches of the vehicles of the person's branches. */
export async function listChoices(db: CompanyDb, person: number): Promise<JsonText> {
  const dados = await one(db, text)`
    with vistos as materialized (
      select v.nr_placa, v.cd_tipoveiculo, v.ds_modelo from veiculo v
       where v.st_veiculo = 'A' and ${inBranchesOf(sql`v.nr_placa`, person)})
    select json_build_object(
      'tipos', coalesce((select json_agg(json_build_object('cd_tipoveiculo', t.cd_tipoveiculo,
                                  'ds_tipoveiculo', t.ds_tipoveiculo) order by t.ds_tipoveiculo)
                           from tipo_veiculo t where t.cd_tipoveiculo in (select cd_tipoveiculo from vistos)), '[]'),
      'modelos', coalesce((select json_agg(distinct ds_modelo order by ds_modelo) from vistos
                            where ds_modelo is not null), '[]'),
      'operacoes', coalesce((select json_agg(json_build_object('nr_sequencial', o.nr_sequencial,
                                      'ds_projeto', o.ds_projeto) order by o.ds_projeto)
                               from operacao o
                              where o.st_status = 'A' and exists (
                                    select from veiculo_filial f join vistos v on v.nr_placa = f.nr_placa
                                     where f.nr_seq_operacao = o.nr_sequencial)), '[]'),
      'filiais', coalesce((select json_agg(json_build_object('nr_sequencial', f.nr_sequencial,
                                    'ds_filial', f.ds_filial) order by f.ds_filial)
                             from filial f
                             join clifor_filial cf on cf.nr_seq_filial = f.nr_sequencial and cf.nr_seq_clifor = ${person}
                            where f.st_status = 'A'), '[]'))::text as dados`;
  return new JsonText(dados);
}

/** A plan to attach to. */
export const OpenPlan = row({
  ds_plano: text,
  hoje: text,
  anel: z.array(row({ id: number, order: number })),
});
export type OpenPlan = z.infer<typeof OpenPlan>;

/** Reads a plan and keeps it as it is until the transaction ends. */
export async function holdForAttaching(tx: CompanyDb, plan: number): Promise<OpenPlan | undefined> {
  const locked = await execute(tx)`select 1 from plano where nr_sequencial = ${plan} for share`;
  if (locked === 0) return undefined;
  return maybe(tx, OpenPlan)`
    select p.ds_plano, current_date as hoje,
           coalesce((select json_agg(json_build_object('id', c.nr_sequencial, 'order', c.nr_ordem) order by c.nr_ordem)
                       from plano_ciclo c
                      where c.nr_seq_plano = p.nr_sequencial and c.nr_ordem is not null), '[]') as anel
      from plano p
     where p.nr_sequencial = ${plan}`;
}

/** A vehicle of the person's branches, with its meter. */
export const MeteredVehicle = row({
  nr_placa: text,
  departamento: z.enum(['FROTA', 'ARMAZEM']),
  km_atual: number,
  filiais: number.array(),
});
export type MeteredVehicle = z.infer<typeof MeteredVehicle>;

/** Active vehicles of the person's branches by plate; a meter does not move until the transaction ends. */
export async function holdVehicles(
  tx: CompanyDb,
  plates: readonly string[],
  person: number,
): Promise<MeteredVehicle[]> {
  return many(tx, MeteredVehicle)`
    select v.nr_placa, t.departamento, v.km_atual,
           ${branchesOf(sql`v.nr_placa`)} as filiais
      from veiculo v
      join tipo_veiculo t on t.cd_tipoveiculo = v.cd_tipoveiculo
     where v.nr_placa = any(${plates}) and v.st_veiculo = 'A' and ${inBranchesOf(sql`v.nr_placa`, person)}
     order by v.nr_placa
       for share of v`;
}

/** Where a vehicle begins in a plan. */
export interface NewPlace {
  nr_placa: string;
  nr_ordem: number;
  km: number;
  dia: string;
}

/** Attaches vehicles and writes it down; those in the plan already stay as they are. @returns plates attached */
export async function insertPlaces(
  tx: CompanyDb,
  plan: number,
  places: readonly NewPlace[],
  person: number,
): Promise<string[]> {
  return many(tx, text)`
    with novos as (
      insert into veiculo_plano (nr_placa, nr_seq_plano, nr_ordem_prox, km_ultimo, dt_ultimo)
      select n.nr_placa, ${plan}, n.nr_ordem, n.km, n.dia
        from jsonb_to_recordset(${JSON.stringify(places)}::jsonb) as n (nr_placa text, nr_ordem int, km int, dia date)
          on conflict (nr_placa, nr_seq_plano) do nothing
      returning nr_sequencial, nr_placa, nr_ordem_prox, km_ultimo, dt_ultimo),
    historico as (
      insert into plano_historico (nr_seq_veiculo_plano, tp_fato, nr_seq_ciclo, km, dt_fato, nr_seq_clifor)
      select n.nr_sequencial, 'V', c.nr_sequencial, n.km_ultimo, n.dt_ultimo, ${person}
        from novos n
        join plano_ciclo c on c.nr_seq_plano = ${plan} and c.nr_ordem = n.nr_ordem_prox)
    select nr_placa from novos order by 1`;
}
