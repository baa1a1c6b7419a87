import { z } from 'zod';
import type { CompanyDb } from '../../core/db/pools.ts';
import { execute, maybe, one, sql } from '../../core/db/sql.ts';
import { inBranchesOf } from '../../core/fleet.queries.ts';
import { JsonText } from '../../core/json-text.ts';
import { bool, number, row, text } from '../../core/row.ts';
import { RingCycle } from './rules.ts';

/** The reader, and the time zone that tells the day. */
export interface Reader {
  personId: number;
  zone: string;
}

const planFields = sql`
  'nr_sequencial', p.nr_sequencial, 'ds_plano', p.ds_plano, 'tp_plano', p.tp_plano, 'qt_alerta_km', p.qt_alerta_km,
  'qt_alerta_dias', p.qt_alerta_dias, 'st_status', p.st_status,
  'tp_medidor', (select case when count(distinct t.tp_medidor) = 1 then min(t.tp_medidor) end
                   from veiculo_plano x
                   join veiculo v on v.nr_placa = x.nr_placa
                   join tipo_veiculo t on t.cd_tipoveiculo = v.cd_tipoveiculo
                  where x.nr_seq_plano = p.nr_sequencial)`;

/** All plans, with counts of the vehicles a person sees, in one pass of the fleet. */
export async function listPlans(db: CompanyDb, { personId, zone }: Reader): Promise<JsonText> {
  const dados = await one(db, text)`
    with situacao as (
      select d.nr_seq_plano, count(*) filter (where d.st_plano = 'V') as vencidos,
             count(*) filter (where d.st_plano = 'A') as a_vencer
        from plano_vencimento((now() at time zone ${zone})::date, null, null, ${zone}) d
       where ${inBranchesOf(sql`d.nr_placa`, personId)}
       group by 1),
    veiculos as (
      select vp.nr_seq_plano, count(*) filter (where vp.st_status = 'A') as veiculos,
             count(*) filter (where vp.st_status = 'I') as suspensos
        from veiculo_plano vp
        join veiculo v on v.nr_placa = vp.nr_placa and v.st_veiculo = 'A'
       where ${inBranchesOf(sql`vp.nr_placa`, personId)}
       group by 1)
    select coalesce(json_agg(json_build_object(${planFields},
             'ciclos', coalesce((select json_agg(c.ds_ciclo order by c.nr_ordem) from plano_ciclo c
                                  where c.nr_seq_plano = p.nr_sequencial and c.nr_ordem is not null), '[]'),
             'veiculos', coalesce(v.veiculos, 0), 'suspensos', coalesce(v.suspensos, 0),
             'vencidos', coalesce(s.vencidos, 0), 'a_vencer', coalesce(s.a_vencer, 0))
             order by p.st_status, busca(p.ds_plano)), '[]')::text as dados
      from plano p
      left join veiculos v on v.nr_seq_plano = p.nr_sequencial
      left join situacao s on s.nr_seq_plano = p.nr_sequencial`;
  return new JsonText(dados);
}

/** One plan and the ring of its cycles, with counts of the vehicles a person sees; undefined when there is none. */
export async function getPlan(
  db: CompanyDb,
  plan: number,
  { personId }: Reader,
): Promise<JsonText | undefined> {
  const found = await maybe(db, text)`
    select json_build_object(${planFields}, 'ciclos', coalesce((
             select json_agg(json_build_object(
                      'nr_sequencial', c.nr_sequencial, 'ds_ciclo', c.ds_ciclo, 'km_intervalo', c.km_intervalo,
                      'qt_dias', c.qt_dias, 'qt_horas', c.qt_horas,
                      'veiculos', (select count(*) from veiculo_plano x
                                    join veiculo v on v.nr_placa = x.nr_placa and v.st_veiculo = 'A'
                                   where x.nr_seq_plano = c.nr_seq_plano and x.nr_ordem_prox = c.nr_ordem
                                     and x.st_status = 'A' and ${inBranchesOf(sql`x.nr_placa`, personId)}),
                      'itens', coalesce((
                        select json_agg(json_build_object('nr_seq_item', i.nr_sequencial, 'ds_item', i.ds_item,
                                 'nr_tipo', i.nr_tipo, 'qt_quantidade', ci.qt_quantidade, 'cd_unidade', i.cd_unidade) order by i.nr_tipo, i.ds_item)
                          from plano_ciclo_item ci
                          join item i on i.nr_sequencial = ci.nr_seq_item
                         where ci.nr_seq_ciclo = c.nr_sequencial), '[]')) order by c.nr_ordem)
               from plano_ciclo c
              where c.nr_seq_plano = p.nr_sequencial and c.nr_ordem is not null), '[]'),
             'mudancas', coalesce((
               select json_agg(json_build_object('nr_sequencial', m.nr_sequencial, 'dt_mudanca', m.dt_mudanca,
                        'ds_colaborador', g.ds_colaborador, 'tp_mudanca', m.tp_mudanca, 'ds_motivo', m.ds_motivo,
                        'antes', m.js_antes, 'depois', m.js_depois, 'qt_vencidos_antes', m.qt_vencidos_antes,
                        'qt_vencidos_depois', m.qt_vencidos_depois, 'qt_a_vencer_antes', m.qt_a_vencer_antes,
                        'qt_a_vencer_depois', m.qt_a_vencer_depois) order by m.nr_sequencial desc)
                 from (select * from plano_mudanca x where x.nr_seq_plano = p.nr_sequencial
                        order by x.nr_sequencial desc limit 20) m
                 join g_clifor g on g.nr_sequencial = m.nr_seq_clifor), '[]'))::text as dados
      from plano p
     where p.nr_sequencial = ${plan}`;
  return found === undefined ? undefined : new JsonText(found);
}

/** Data of a plan itself. */
export interface PlanData {
  ds_plano: string;
  tp_plano: 'V' | 'R' | 'P';
  qt_alerta_km: number | null;
  qt_alerta_dias: number | null;
}

/**
 * Makes a plan.
 * @returns its number
 */
export async function insertPlan(tx: CompanyDb, plan: PlanData): Promise<number> {
  return one(tx, number)`
    insert into plano (ds_plano, tp_plano, qt_alerta_km, qt_alerta_dias)
    values (${plan.ds_plano}, ${plan.tp_plano}, ${plan.qt_alerta_km}, ${plan.qt_alerta_dias})
    returning nr_sequencial`;
}

/** Changes a plan itself, not its ring. */
export async function updatePlan(
  tx: CompanyDb,
  id: number,
  plan: PlanData & { st_status: 'A' | 'I' },
): Promise<void> {
  await execute(tx)`
    update plano
       set ds_plano = ${plan.ds_plano}, tp_plano = ${plan.tp_plano}, qt_alerta_km = ${plan.qt_alerta_km},
           qt_alerta_dias = ${plan.qt_alerta_dias}, st_status = ${plan.st_status}
     where nr_sequencial = ${id}`;
}

/** Locks a plan until the transaction ends, and reads what the rules need. */
export const LockedPlan = row({
  ds_plano: text,
  tp_plano: z.enum(['V', 'R', 'P']),
  /** A vehicle is in it, or was and is suspended. */
  usado: bool,
  anel: RingCycle.extend({ meter: number.nullable() }).array(),
  /** Branches with a vehicle in it, whose screens are notified. */
  filiais: number.array(),
});
export type LockedPlan = z.infer<typeof LockedPlan>;

/**
 * Locks a plan, and then reads it: what the lock waited for must be visible. Closing an order and attaching a vehicle wait
 * for it as long.
 */
export async function lockPlan(tx: CompanyDb, plan: number): Promise<LockedPlan | undefined> {
  const locked = await execute(tx)`select 1 from plano where nr_sequencial = ${plan} for update`;
  if (locked === 0) return undefined;
  return maybe(tx, LockedPlan)`
    select p.ds_plano, p.tp_plano,
           exists (select from veiculo_plano x where x.nr_seq_plano = p.nr_sequencial) as usado,
           array(select distinct vf.nr_seq_filial from veiculo_plano x
                   join veiculo_filial vf on vf.nr_placa = x.nr_placa
                  where x.nr_seq_plano = p.nr_sequencial) as filiais,
           coalesce((select json_agg(json_build_object(
                       'id', c.nr_sequencial, 'order', c.nr_ordem, 'name', c.ds_ciclo, 'meter', c.km_intervalo,
                       'waiting', array(select x.nr_placa from veiculo_plano x
                                         where x.nr_seq_plano = c.nr_seq_plano and x.nr_ordem_prox = c.nr_ordem
                                         order by 1 limit 6),
                       'orders', array(select o.nr_sequencial from os o
                                         join veiculo_plano x on x.nr_sequencial = o.nr_seq_veiculo_plano
                                        where x.nr_seq_plano = c.nr_seq_plano and o.nr_seq_ciclo = c.nr_sequencial
                                          and o.dt_final is null order by 1 limit 6)) order by c.nr_ordem)
                       from plano_ciclo c
                      where c.nr_seq_plano = p.nr_sequencial and c.nr_ordem is not null), '[]') as anel
      from plano p
     where p.nr_sequencial = ${plan}`;
}
