import { z } from 'zod';
import type { CompanyDb } from '../core/db/pools.ts';
import { one, type Sql, sql } from '../core/db/sql.ts';
import { isPlanned } from '../core/order-types.queries.ts';
import { json, number, row, text } from '../core/row.ts';
import { promisedBy } from '../core/sla.queries.ts';
import { cyclesDone, plansLacking } from './compliance.queries.ts';
import { availability, downtime } from './downtime.queries.ts';
import { type BranchScope, ofBranch } from './queries.ts';

/** Times of the orders of a period: count, mean and median, in hours. */
const Times = row({ total: number, horas: number.nullable(), mediana: number.nullable() });

/** Sums of a period; the rules compute shares and means from them. */
export const IndicatorRow = json(
  row({
    sla: row({ no_prazo: number, atrasadas: number, total: number }),
    planejamento: row({ planejadas: number, total: number }),
    planos: row({ em_dia: number, vencidos: number, total: number }),
    primeira_vez: row({ resolvidas: number, cedo: number, total: number }),
    liberacao: row({ imprevistas: Times, planejadas: Times }),
    falhas: number,
    /** Vehicles, and seconds of them. */
    disponibilidade: row({
      veiculos: number,
      segundos: number,
      parado: number,
      espera: number,
      servico: number,
    }),
    pausas: z.array(row({ ds_motivo: text, pausas: number, horas: number })),
    veiculos: z.array(
      row({ nr_placa: text, liberadas: number, mediana: number.nullable(), falhas: number, parado: number }),
    ),
  }),
);
export type IndicatorRow = z.infer<typeof IndicatorRow>;

/** An order continued by a transition order, which is counted instead (G-42). */
const handedOn = sql`exists (select 1 from os n where n.nr_seq_os_origem = o.nr_sequencial)`;
const inTime = sql`o.dt_final <= ${promisedBy}`;
/** Days within which the same problem of the same plate means it was not repaired. */
const fixHolds = sql.lit('30 days');

/**
 * All indicators of a period in one statement (docs/indicators.md).
 * @param from first and @param to last calendar day, in the zone of the scope
 */
export async function readIndicators(
  db: CompanyDb,
  scope: BranchScope,
  from: string,
  to: string,
): Promise<IndicatorRow> {
  const start = sql`(${from}::date)::timestamp at time zone ${scope.zone}`;
  const end = sql`(${to}::date + 1)::timestamp at time zone ${scope.zone}`;
  return one(db, IndicatorRow)`
    with ${downtime(scope, { start, end })},
    fechadas as materialized (
      select o.nr_placa, o.nr_conjunto, o.nr_sequencial, o.dt_final, ${isPlanned} as planejada, ${inTime} as no_prazo,
             o.dt_reabertura is not null as reaberta
        from os o
       where ${ofBranch(scope)} and o.dt_final >= ${start} and o.dt_final < ${end} and o.st_os = 'R' and not ${handedOn}),
    abertas as materialized (
      select ${isPlanned} as planejada
        from os o
       where ${ofBranch(scope)} and o.dt_os >= ${start} and o.dt_os < ${end}
         and o.st_os <> 'E' and o.nr_seq_os_origem is null),
    atrasadas as (
      select count(*) as total from os o cross join trecho t
       where ${ofBranch(scope)} and o.st_os <> 'E' and not ${handedOn}
         and (o.dt_final is null or o.dt_final >= ${end}) and ${promisedBy} < t.fim),
    liberadas as materialized (${released(scope, start, end)}),
    falhas as materialized (
      select o.nr_placa, count(*) as falhas
        from frota join os o using (nr_placa)
       where not ${isPlanned} and o.st_os <> 'E' and o.nr_seq_os_origem is null and o.dt_os >= ${start} and o.dt_os < ${end}
       group by 1),
    ${cyclesDone(from, to)},
    vencidos as (${plansLacking(scope, from, to)}),
    pausadas as (${pauses(scope, start, end)})
    select json_build_object(
      'sla', (select json_build_object('no_prazo', count(*) filter (where no_prazo), 'atrasadas', max(a.total),
                       'total', count(no_prazo) + max(a.total))
                from atrasadas a left join fechadas on true),
      'planejamento', (select json_build_object('planejadas', count(*) filter (where planejada), 'total', count(*)) from abertas),
      'planos', (select json_build_object('em_dia', count(*) filter (where em_dia), 'vencidos', max(v.count),
                          'total', count(em_dia) + max(v.count))
                   from vencidos v left join ciclo_feito on true),
      'primeira_vez', (select json_build_object('resolvidas', count(*) filter (where fim and not reaberta and not voltou),
                                'cedo', count(*) filter (where not fim), 'total', count(*) filter (where fim))
                         from (select f.reaberta, ${cameBack} as voltou, f.dt_final + ${fixHolds}::interval <= now() as fim
                                 from fechadas f where not f.planejada and f.nr_conjunto is not null) x),
      'liberacao', (select json_build_object('imprevistas', ${timesOf(sql`not planejada`)}, 'planejadas', ${timesOf(sql`planejada`)})
                      from liberadas),
      'falhas', (select coalesce(sum(falhas), 0) from falhas),
      'disponibilidade', (${availability}),
      'pausas', coalesce((select json_agg(json_build_object('ds_motivo', ds_motivo, 'pausas', pausas, 'horas', horas)
                                   order by horas desc, ds_motivo) from pausadas), '[]'),
      'veiculos', coalesce((${vehicles}), '[]')) as dados`;
}

/** Another order of the same plate and problem was opened within thirty days of the close of `f`. */
const cameBack = sql`exists (
  select 1 from os v
   where v.nr_placa = f.nr_placa and v.nr_conjunto = f.nr_conjunto and v.nr_sequencial <> f.nr_sequencial
     and v.dt_os > f.dt_final and v.dt_os <= f.dt_final + ${fixHolds}::interval
     and v.st_os <> 'E')`;

/** Count, mean and median in hours of the rows of `liberadas` under a condition. */
const timesOf = (condition: Sql) => sql`json_build_object(
  'total', count(*) filter (where ${condition}),
  'horas', round((avg(segundos) filter (where ${condition}) / 3600)::numeric, 2),
  'mediana', round((percentile_cont(0.5) within group (order by segundos) filter (where ${condition}) / 3600)::numeric, 2))`;

/** The twenty vehicles with most failures, then longest downtime. */
const vehicles = sql`
  select json_agg(json_build_object('nr_placa', nr_placa, 'liberadas', liberadas, 'mediana', mediana, 'falhas', falhas,
           'parado', parado) order by falhas desc, parado desc, nr_placa)
    from (select nr_placa, coalesce(l.total, 0) as liberadas, l.mediana, coalesce(f.falhas, 0) as falhas,
                 coalesce(p.segundos, 0) as parado
            from frota
            left join falhas f using (nr_placa)
            left join parado p using (nr_placa)
            left join (select nr_placa, count(*) as total,
                              round((percentile_cont(0.5) within group (order by segundos) / 3600)::numeric, 2) as mediana
                         from liberadas group by 1) l using (nr_placa)
           where f.falhas > 0 or p.segundos > 0
           order by 4 desc, 5 desc, 1 limit 20) v`;

/**
 * Orders whose vehicle was given back in the period, with the seconds since the opening. Every department and origin is named,
 * so that the index os_liberacao is searched for the period and not for the branch alone.
 */
const released = (scope: BranchScope, start: Sql, end: Sql) => sql`
  select o.nr_placa, ${isPlanned} as planejada,
         extract(epoch from coalesce(o.dt_liberado, o.dt_final) - o.dt_os) as segundos
    from os o
   where ${ofBranch(scope)} and o.departamento_os in ('FROTA', 'ARMAZEM') and o.st_origem in ('I', 'E') and o.st_os <> 'E'
     and (o.dt_liberado is not null or o.dt_final is not null)
     and coalesce(o.dt_liberado, o.dt_final) >= ${start} and coalesce(o.dt_liberado, o.dt_final) < ${end}
     and not ${handedOn}`;

/** Pauses by reason, each limited to the period; an open pause lasts until the order ends, or until now. */
const pauses = (scope: BranchScope, start: Sql, end: Sql) => sql`
  select m.ds_motivo, count(*) as pausas, round((sum(extract(epoch from x.fim - x.inicio)) / 3600)::numeric, 2) as horas
    from (select e.nr_seq_motivo, greatest(e.dt_final, ${start}) as inicio,
                 least(coalesce(e.dt_retomada, o.dt_final, now()), ${end}) as fim
            from os o
            join execucao e on e.nr_seq_os = o.nr_sequencial and e.tp_fim = 'P'
           where ${ofBranch(scope)} and o.dt_os < ${end} and (o.dt_final is null or o.dt_final >= ${start})) x
    join motivo m on m.nr_sequencial = x.nr_seq_motivo
   where x.fim > x.inicio
   group by 1`;
