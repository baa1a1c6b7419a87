import { type RawBuilder, sql } from 'kysely';
import type { CompanyDb } from '../core/db/pools.ts';
import { isPlanned } from '../core/order-types.queries.ts';
import { promisedBy } from '../core/sla.queries.ts';
import { type BranchScope, ofBranch } from './queries.ts';

/** Sums of a period; shares are made of them by the rules. */
export interface IndicatorRow {
  sla: { no_prazo: number; total: number };
  planejamento: { planejadas: number; total: number };
  planos: { em_dia: number; total: number };
  primeira_vez: { resolvidas: number; total: number };
  liberacao: { total: number; horas: number | null };
  falhas: { total: number; dias: number | null };
  pausas: { ds_motivo: string; pausas: number; horas: number }[];
  veiculos: {
    nr_placa: string;
    liberadas: number;
    horas_liberacao: number | null;
    falhas: number;
    dias_entre_falhas: number | null;
  }[];
}

/** An order that went on as another one by a transition: that one counts (G-42). */
const handedOn = sql<boolean>`exists (select 1 from os n where n.nr_seq_os_origem = o.nr_sequencial)`;
const inTime = sql<boolean>`o.dt_final <= ${promisedBy}`;
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
  const { rows } = await sql<{ dados: IndicatorRow }>`
    with fechadas as materialized (
      select o.nr_placa, o.nr_conjunto, o.nr_sequencial, o.dt_final, ${isPlanned} as planejada, ${inTime} as no_prazo,
             o.dt_reabertura is not null as reaberta
        from os o
       where ${ofBranch(scope)} and o.dt_final >= ${start} and o.dt_final < ${end} and o.st_os = 'R' and not ${handedOn}),
    abertas as materialized (
      select o.nr_placa, o.dt_os, ${isPlanned} as planejada,
             case when o.st_os = 'R' then ${inTime} when now() <= ${promisedBy} then null else false end as em_dia
        from os o
       where ${ofBranch(scope)} and o.dt_os >= ${start} and o.dt_os < ${end}
         and o.st_os <> 'E' and o.nr_seq_os_origem is null),
    liberadas as materialized (${released(scope, start, end)}),
    por_placa as (
      select nr_placa, count(*) as falhas,
             extract(epoch from max(dt_os) - min(dt_os)) / 86400 as dias
        from abertas where not planejada group by 1),
    pausadas as (${pauses(scope, start, end)})
    select json_build_object(
      'sla', (select json_build_object('no_prazo', count(*) filter (where no_prazo), 'total', count(*)) from fechadas),
      'planejamento', (select json_build_object('planejadas', count(*) filter (where planejada), 'total', count(*)) from abertas),
      'planos', (select json_build_object('em_dia', count(*) filter (where em_dia), 'total', count(*))
                   from abertas where planejada and em_dia is not null),
      'primeira_vez', (select json_build_object('resolvidas', count(*) filter (where not f.reaberta and not ${cameBack}), 'total', count(*))
                         from fechadas f where not f.planejada and f.nr_conjunto is not null),
      'liberacao', (select json_build_object('total', count(*), 'horas', round((avg(segundos) / 3600)::numeric, 2)) from liberadas),
      'falhas', (select json_build_object('total', coalesce(sum(falhas), 0),
                          'dias', round((sum(dias) / nullif(sum(falhas - 1), 0))::numeric, 2)) from por_placa),
      'pausas', coalesce((select json_agg(json_build_object('ds_motivo', ds_motivo, 'pausas', pausas, 'horas', horas)
                                   order by horas desc, ds_motivo) from pausadas), '[]'),
      'veiculos', coalesce((${vehicles}), '[]')) as dados`.execute(db);
  const [row] = rows;
  if (row === undefined) throw new Error('an aggregate answered no row');
  return row.dados;
}

/** Another order of the same plate and problem was opened within thirty days of the close of `f`. */
const cameBack = sql<boolean>`exists (
  select 1 from os v
   where v.nr_placa = f.nr_placa and v.nr_conjunto = f.nr_conjunto and v.nr_sequencial <> f.nr_sequencial
     and v.dt_os > f.dt_final and v.dt_os <= f.dt_final + ${fixHolds}::interval
     and v.st_os <> 'E')`;

/** The twenty vehicles that failed most, then those that stood longest. */
const vehicles = sql`
  select json_agg(json_build_object('nr_placa', v.nr_placa, 'liberadas', v.liberadas, 'horas_liberacao', v.horas,
           'falhas', v.falhas, 'dias_entre_falhas', v.dias) order by v.falhas desc, v.horas desc nulls last, v.nr_placa)
    from (select nr_placa, coalesce(l.total, 0) as liberadas, l.horas, coalesce(p.falhas, 0) as falhas,
                 round((p.dias / nullif(p.falhas - 1, 0))::numeric, 2) as dias
            from (select nr_placa, count(*) as total, round((avg(segundos) / 3600)::numeric, 2) as horas
                    from liberadas group by 1) l
            full join por_placa p using (nr_placa)
           order by 4 desc, 3 desc nulls last, 1 limit 20) v`;

/** Orders whose vehicle was given back in the period, with the seconds since the opening. */
const released = (scope: BranchScope, start: RawBuilder<unknown>, end: RawBuilder<unknown>) => sql`
  select o.nr_placa, extract(epoch from coalesce(o.dt_liberado, o.dt_final) - o.dt_os) as segundos
    from os o
   where ${ofBranch(scope)} and o.departamento_os in ('FROTA', 'ARMAZEM') and o.st_origem in ('I', 'E')
     and (o.dt_liberado is not null or o.dt_final is not null)
     and coalesce(o.dt_liberado, o.dt_final) >= ${start} and coalesce(o.dt_liberado, o.dt_final) < ${end}
     and o.st_os <> 'E' and not ${handedOn}`;

/** Pauses by reason, each as far as it lies in the period; one not yet over lasts until the order ends, or until now. */
const pauses = (scope: BranchScope, start: RawBuilder<unknown>, end: RawBuilder<unknown>) => sql`
  select m.ds_motivo, count(*) as pausas, round((sum(extract(epoch from x.fim - x.inicio)) / 3600)::numeric, 2) as horas
    from (select e.nr_seq_motivo, greatest(e.dt_final, ${start}) as inicio,
                 least(coalesce(e.dt_retomada, o.dt_final, now()), ${end}) as fim
            from os o
            join execucao e on e.nr_seq_os = o.nr_sequencial and e.tp_fim = 'P'
           where ${ofBranch(scope)} and o.dt_os < ${end} and (o.dt_final is null or o.dt_final >= ${start})) x
    join motivo m on m.nr_sequencial = x.nr_seq_motivo
   where x.fim > x.inicio
   group by 1`;
