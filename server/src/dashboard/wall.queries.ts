import { type AnswerOf, calls } from '@terminal/contract';
import type { CompanyDb } from '../core/db/pools.ts';
import { one, sql } from '../core/db/sql.ts';
import { criticalityJson, subject } from '../core/order-subject.queries.ts';
import { json } from '../core/row.ts';
import { promisedBy } from '../core/sla.queries.ts';
import { type BranchScope, ofBranch } from './queries.ts';

const Wall = json(calls.getDashboardWall.answer);

/** Reads what the wall of a branch shows, in one statement. */
export async function readWall(db: CompanyDb, scope: BranchScope): Promise<AnswerOf<'getDashboardWall'>> {
  return one(db, Wall)`
    with abertas as materialized (
      select o.nr_sequencial, o.nr_placa, v.nr_frota, o.st_os, o.nr_seq_socorro_emrota, ${promisedBy} as prometida,
             coalesce(${subject}, tp.ds_tipo) as problema, cr.nr_nivel, ${criticalityJson} as criticidade,
             e.dt_inicio, e.dt_final as pausada_em, g.ds_colaborador,
             case when m.st_exige_peca = 'S' then m.ds_motivo end as motivo
        from os o
        join veiculo v on v.nr_placa = o.nr_placa
        join tipo_os tp on tp.nr_sequencial = o.nr_seq_tipo
        left join conjunto c on c.nr_sequencial = o.nr_conjunto
        left join criticidade cr on cr.nr_sequencial = o.nr_seq_criticidade
        left join lateral (
          select x.dt_inicio, x.dt_final, x.nr_seq_clifor_inicio, x.nr_seq_motivo
            from execucao x
           where x.nr_seq_os = o.nr_sequencial
             and (x.dt_final is null or (x.tp_fim = 'P' and x.dt_retomada is null))
           order by x.dt_final desc nulls first
           limit 1) e on true
        left join g_clifor g on g.nr_sequencial = e.nr_seq_clifor_inicio
        left join motivo m on m.nr_sequencial = e.nr_seq_motivo
       where o.dt_final is null and o.liberado = 'S' and ${ofBranch(scope)}),
    urgentes as (
      select * from abertas a
       where a.nr_seq_socorro_emrota is not null or a.prometida < now()
       order by a.nr_seq_socorro_emrota is null, a.nr_nivel nulls last, a.prometida, a.nr_sequencial
       limit 30),
    em_maos as (
      select * from abertas a
       where a.dt_inicio is not null and (a.pausada_em is null or a.motivo is not null)
       order by a.pausada_em is not null, coalesce(a.pausada_em, a.dt_inicio), a.nr_sequencial
       limit 40)
    select json_build_object(
      'abertas', (select count(*) from abertas),
      'em_atendimento', (select count(*) from abertas where dt_inicio is not null and pausada_em is null),
      'atrasadas', (select count(*) from abertas where prometida < now()),
      'urgentes', coalesce((
        select json_agg(json_build_object(${order}, 'dt_prometida', a.prometida, 'socorro', a.nr_seq_socorro_emrota is not null,
                 'ds_local', s.ds_local, 'motivo', a.motivo,
                 'situacao', case when a.st_os = 'L' then 'L' when a.pausada_em is not null then 'P'
                                  when a.dt_inicio is not null then 'X' else 'A' end)
                 order by a.nr_seq_socorro_emrota is null, a.nr_nivel nulls last, a.prometida, a.nr_sequencial)
          from urgentes a left join socorro_emrota s on s.nr_sequencial = a.nr_seq_socorro_emrota), '[]'),
      'em_maos', coalesce((
        select json_agg(json_build_object(${order}, 'ds_mecanico', a.ds_colaborador,
                 'desde', coalesce(a.pausada_em, a.dt_inicio), 'motivo', a.motivo)
                 order by a.pausada_em is not null, coalesce(a.pausada_em, a.dt_inicio), a.nr_sequencial)
          from em_maos a), '[]')) as dados`;
}

const order = sql`
  'nr_sequencial', a.nr_sequencial, 'nr_placa', a.nr_placa, 'nr_frota', a.nr_frota, 'ds_problema', a.problema,
  'criticidade', a.criticidade`;
