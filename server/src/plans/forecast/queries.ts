import { calls, itemTypes, unit } from '@terminal/contract';
import { z } from 'zod';
import { balancesHidden } from '../../core/blind.queries.ts';
import type { CompanyDb } from '../../core/db/pools.ts';
import { one, sql } from '../../core/db/sql.ts';
import { isPlanned } from '../../core/order-types.queries.ts';
import { bool, json, number, row, text } from '../../core/row.ts';
import { Cycle } from './projection.rules.ts';
import { windowDays } from './rules.ts';

/** A cycle with what it needs; `segundos`: median of the work on the last orders of it. */
export const CycleRow = Cycle.extend({
  ds_ciclo: text,
  qt_horas: number.nullable(),
  segundos: number.nullable(),
  pecas: z.array(row({ nr_seq_item: number, quantity: number })),
});
export type CycleRow = z.infer<typeof CycleRow>;

/** A vehicle's plan, with the cycle that is next and when. */
export const PlanRow = row({
  nr_seq_plano: number,
  nr_seq_ciclo: number,
  km_dia: number.nullable(),
  /** null: no estimable date. */
  dt_prevista: text.nullable(),
  st_plano: z.enum(['V', 'A']).nullable(),
  /** Name shown on screens. */
  ficha: calls.getForecast.answer.shape.planos.element.omit({ vencimentos: true }),
});
export type PlanRow = z.infer<typeof PlanRow>;

/** What the forecast of a branch is made of. */
export const Facts = json(
  row({
    hoje: text,
    planos: PlanRow.array(),
    /** Rings of cycles by plan, each in its order. */
    aneis: z.array(row({ nr_seq_plano: number, ciclos: CycleRow.extend({ nr_seq_plano: number }).array() })),
    pecas: z.array(row({ nr_seq_item: number, ds_item: text, cd_unidade: unit, qt_saldo: number })),
    /** Parts open orders of plans still have to take. */
    reservas: z.array(row({ nr_seq_os: number, nr_seq_item: number, qt_reservada: number })),
    /** Days to come on which the branch does not work: the name of a holiday, or empty: without shift. */
    folgas: z.array(row({ dia: text, motivo: text })),
    /** Balances are withheld from the reader. */
    oculto: bool,
    /** Seconds the branch's technicians worked in the last full weeks, and of them on orders of plans. */
    trabalho: row({ segundos: number, planos: number, semanas: number }),
  }),
);
export type Facts = z.infer<typeof Facts>;

/** Orders whose work is used to estimate the hours of a cycle. */
const lastOrders = sql.lit(10);
/** Full weeks that tell how much the branch works. */
const weeks = sql.lit(8);

/**
 * Reads it in one statement.
 * @param zone zone of the branch: decides what today is, and where a week begins
 */
export async function readFacts(
  db: CompanyDb,
  { branch, approver }: { branch: number; approver: boolean },
  zone: string,
): Promise<Facts> {
  return one(db, Facts)`
    with dia as (
      select hoje, date_trunc('week', hoje)::date as segunda from (select (now() at time zone ${zone})::date as hoje) x),
    devidos as materialized (
      select p.*, t.ds_tipoveiculo, o.ds_projeto
        from dia cross join lateral plano_vencimento(dia.hoje, ${branch}::int, null, ${zone}::text) p
        join veiculo v on v.nr_placa = p.nr_placa
        join tipo_veiculo t on t.cd_tipoveiculo = v.cd_tipoveiculo
        join veiculo_filial vf on vf.nr_placa = p.nr_placa and vf.nr_seq_filial = ${branch}
        left join operacao o on o.nr_sequencial = vf.nr_seq_operacao),
    abertas as (
      select nr_placa, array_agg(nr_sequencial order by nr_sequencial) as ordens from os
       where dt_final is null and nr_placa in (select nr_placa from devidos)
       group by 1),
    linhas as (
      select d.nr_seq_plano, d.nr_seq_ciclo, d.km_dia, d.dt_prevista, d.st_plano, to_json(x) as ficha
        from devidos d
        left join abertas a on a.nr_placa = d.nr_placa
       cross join lateral (
             select d.nr_seq_veiculo_plano, d.nr_placa, d.nr_frota, d.ds_tipoveiculo, d.ds_projeto, d.departamento,
                    d.tp_medidor, d.tp_plano, d.ds_plano, d.km_atual, d.km_ultimo, d.dt_ultimo, d.km_proximo, d.st_concessionaria, d.nr_seq_os,
                    coalesce(array_remove(a.ordens, d.nr_seq_os), '{}') as outras_os) x
       order by d.dt_prevista, d.nr_placa, d.nr_seq_veiculo_plano),
    ciclos as (
      select c.nr_seq_plano, c.nr_sequencial as nr_seq_ciclo, c.nr_ordem, c.ds_ciclo, c.km_intervalo, c.qt_dias,
             c.qt_horas, case when c.qt_horas is null then ${medianOfWork} end as segundos,
             coalesce((select json_agg(json_build_object('nr_seq_item', i.nr_sequencial, 'quantity', ci.qt_quantidade)
                                       order by i.ds_item)
                         from plano_ciclo_item ci
                         join item i on i.nr_sequencial = ci.nr_seq_item and i.nr_tipo = ${sql.lit(itemTypes.part)}
                        where ci.nr_seq_ciclo = c.nr_sequencial), '[]') as pecas
        from plano_ciclo c
       where c.nr_seq_plano in (select nr_seq_plano from devidos) and c.nr_ordem is not null)
    select json_build_object(
      'hoje', (select hoje from dia),
      'planos', coalesce((select json_agg(linhas) from linhas), '[]'),
      'aneis', coalesce((select json_agg(json_build_object('nr_seq_plano', nr_seq_plano, 'ciclos', ciclos))
                           from (select nr_seq_plano, json_agg(ciclos order by nr_ordem) as ciclos
                                   from ciclos group by 1) a), '[]'),
      'pecas', coalesce((select json_agg(json_build_object('nr_seq_item', i.nr_sequencial, 'ds_item', i.ds_item, 'cd_unidade', i.cd_unidade,
                                                           'qt_saldo', coalesce(e.qt_saldo, 0)))
                           from item i
                           left join estoque e on e.nr_seq_item = i.nr_sequencial and e.nr_seq_filial = ${branch}
                          where i.nr_tipo = ${sql.lit(itemTypes.part)} and i.nr_sequencial in (
                                select nr_seq_item from plano_ciclo_item
                                 where nr_seq_ciclo in (select nr_seq_ciclo from ciclos)
                                union select nr_seq_item from estoque_reservado where nr_seq_filial = ${branch})), '[]'),
      'reservas', coalesce((select json_agg(json_build_object('nr_seq_os', nr_seq_os, 'nr_seq_item', nr_seq_item,
                                                              'qt_reservada', qt_reservada)
                                            order by nr_seq_os, nr_seq_item)
                              from estoque_reservado where nr_seq_filial = ${branch}), '[]'),
      'folgas', coalesce((select json_agg(json_build_object('dia', d::date, 'motivo', folga(${branch}, d::date)))
                            from dia, generate_series(hoje, hoje + ${sql.lit(windowDays + 30)}, interval '1 day') d
                           where folga(${branch}, d::date) is not null), '[]'),
      'oculto', ${balancesHidden({ branch, approver })},
      'trabalho', (${workOf(branch, zone)})) as dados`;
}

/** Middle of the work of technicians on the last orders of cycle `c`, in seconds; null without any. */
const medianOfWork = sql`(
  select percentile_cont(0.5) within group (order by feitas.segundos)
    from (select (select sum(extract(epoch from e.dt_final - e.dt_inicio)) from execucao e
                   where e.nr_seq_os = o.nr_sequencial and e.fornec_ext = 'N' and e.dt_final is not null) as segundos
            from os o
           where o.nr_seq_ciclo = c.nr_sequencial and o.st_os = 'R'
           order by o.dt_final desc
           limit ${lastOrders}) feitas
   where feitas.segundos > 0)`;

/** Work of technicians on orders of the branch in its last full weeks, and how many of them there are since it began. */
const workOf = (branch: number, zone: string) => sql`
  select json_build_object('segundos', coalesce(sum(extract(epoch from fim - inicio)), 0),
           'planos', coalesce(sum(extract(epoch from fim - inicio)) filter (where planejada), 0),
           'semanas', least(${weeks}, coalesce(ceil(extract(epoch from max(ate) - min(inicio)) / 604800), 0)))
    from (select ${isPlanned} as planejada, greatest(e.dt_inicio, j.de) as inicio, least(coalesce(e.dt_final, now()), j.ate) as fim, j.ate
            from (select (segunda - 7 * ${weeks})::timestamp at time zone ${zone} as de,
                         segunda::timestamp at time zone ${zone} as ate
                    from dia) j
            join os o on o.nr_seq_filial = ${branch} and o.dt_os < j.ate and (o.dt_final is null or o.dt_final >= j.de)
            join execucao e on e.nr_seq_os = o.nr_sequencial and e.fornec_ext = 'N'
           where e.dt_inicio < j.ate and coalesce(e.dt_final, now()) > j.de) x`;
