import { z } from 'zod';
import type { CompanyDb } from '../core/db/pools.ts';
import { one, type Sql, sql } from '../core/db/sql.ts';
import { gradeOf } from '../core/grade.queries.ts';
import { subject } from '../core/order-subject.queries.ts';
import { json, number, row, text } from '../core/row.ts';
import { windowDays } from './rules.ts';

/** A branch, and the time zone of its days. */
export interface BranchScope {
  /** null: all branches. */
  branchId: number | null;
  zone: string;
}

/** Orders `o` of the branch. */
export const ofBranch = ({ branchId }: BranchScope): Sql =>
  branchId === null ? sql`true` : sql`o.nr_seq_filial = ${branchId}`;

/** The first moment of the window of thirty days. */
export const windowStart = ({ zone }: BranchScope): Sql =>
  sql`((now() at time zone ${zone})::date - ${sql.lit(windowDays)})::timestamp at time zone ${zone}`;

/** Open orders whose newest ticket has been sent (G-48). */
export const ticketSent = sql`
  (select i.st_envio from integracao i
    where i.nr_seq_os = o.nr_sequencial and i.tp_integracao = 'TICKET'
    order by i.nr_sequencial desc limit 1) = 'S'`;

/** A technician with the seconds of labour in the window. */
export const TechnicianRow = row({
  nr_seq_clifor: number,
  nome_colaborador: text,
  foto: text.nullable(),
  nota: number,
  tp_trabalho: z.enum(['X', 'P']).nullable(),
  nr_seq_os: number.nullable(),
  nr_placa: text.nullable(),
  motivo: text.nullable(),
  desde: text.nullable(),
  qt_os: number,
  segundos: number,
});
export type TechnicianRow = z.infer<typeof TechnicianRow>;

/** All data of a branch's dashboard except the counters, which belong to the order lists. */
export const SnapshotRow = json(
  row({
    os_ticketlog: number,
    dias_uteis: number,
    criticidades: z.array(row({ nr_seq_criticidade: number, ds_titulo: text.nullable(), total_os: number })),
    mecanicos: TechnicianRow.array(),
    placas: z.array(row({ nr_placa: text, total_os: number })),
    externas: z.array(
      row({
        nr_sequencial: number,
        nr_placa: text,
        dt_os: text,
        ds_fornecedor: text.nullable(),
        segmento: text.nullable(),
        problema: text.nullable(),
      }),
    ),
    tipos: z.array(row({ tipo: text, quantidade_os: number })),
    problemas: z.array(
      row({ nr_conjunto: number, nome_problema: text, data: text, total_repeticoes: number }),
    ),
  }),
);
export type SnapshotRow = z.infer<typeof SnapshotRow>;

/** Reads the snapshot in one statement, with one pass over open orders and one over the window. */
export async function readSnapshot(db: CompanyDb, scope: BranchScope): Promise<SnapshotRow> {
  return one(db, SnapshotRow)`
    with abertas as materialized (
      select o.nr_sequencial, o.nr_placa, o.nr_seq_criticidade, o.st_origem, o.dt_os, o.nr_seq_fornecedor, o.nr_conjunto,
             o.nr_seq_ciclo
        from os o
       where o.dt_final is null and ${ofBranch(scope)}),
    janela as materialized (
      select o.nr_placa, o.nr_seq_tipo, o.nr_conjunto, o.dt_os
        from os o
       where ${ofBranch(scope)} and o.dt_os >= ${windowStart(scope)})
    select json_build_object(
      'os_ticketlog', (select count(*) from abertas o where ${ticketSent}),
      'dias_uteis', (select count(*) from generate_series(0, ${sql.lit(windowDays)}) as atras
                      where extract(isodow from (now() at time zone ${scope.zone})::date - atras) < 6),
      'criticidades', coalesce((
        select json_agg(json_build_object('nr_seq_criticidade', coalesce(t.id, 0), 'ds_titulo', c.ds_titulo, 'total_os', t.total)
                 order by c.nr_nivel nulls last)
          from (select nr_seq_criticidade as id, count(*) as total from abertas group by 1) t
          left join criticidade c on c.nr_sequencial = t.id), '[]'),
      'mecanicos', coalesce((${technicians(scope)}), '[]'),
      'placas', coalesce((
        select json_agg(json_build_object('nr_placa', t.nr_placa, 'total_os', t.total) order by t.total desc, t.nr_placa)
          from (select nr_placa, count(*) as total from janela group by 1 order by 2 desc, 1 limit 20) t), '[]'),
      'externas', coalesce((
        select json_agg(json_build_object('nr_sequencial', o.nr_sequencial, 'nr_placa', o.nr_placa, 'dt_os', o.dt_os,
                 'ds_fornecedor', f.ds_fornecedor, 'segmento', s.ds_grupo, 'problema', ${subject})
                 order by o.dt_os desc, o.nr_sequencial desc)
          from (select * from abertas where st_origem = 'E' order by dt_os desc, nr_sequencial desc limit 20) o
          left join fornecedor f on f.nr_sequencial = o.nr_seq_fornecedor
          left join conjunto c on c.nr_sequencial = o.nr_conjunto
          left join segmento s on s.nr_sequencial = c.nr_seq_segmento), '[]'),
      'tipos', coalesce((
        select json_agg(json_build_object('tipo', tp.ds_tipo, 'quantidade_os', t.total) order by t.total desc, tp.ds_tipo)
          from (select nr_seq_tipo, count(*) as total from janela group by 1) t
          join tipo_os tp on tp.nr_sequencial = t.nr_seq_tipo), '[]'),
      'problemas', coalesce((
        select json_agg(json_build_object('nr_conjunto', t.nr_conjunto, 'nome_problema', cj.ds_conjunto, 'data', t.data,
                 'total_repeticoes', t.total) order by t.total desc, t.data desc, cj.ds_conjunto)
          from (select nr_conjunto, count(*) as total, max(dt_os) as data
                  from janela where nr_conjunto is not null
                 group by 1 having count(*) >= 2 order by 2 desc, 3 desc limit 10) t
          join conjunto cj on cj.nr_sequencial = t.nr_conjunto), '[]')) as dados`;
}

/**
 * The technicians of the branch, with their present work and their work in the window. Reasons of pauses are private; only a
 * missing part is shown to the whole workshop.
 */
function technicians(scope: BranchScope): Sql {
  const here =
    scope.branchId === null ? sql`true` : sql`cf.nr_seq_filial = ${scope.branchId} and cf.st_atendeos = 'S'`;
  return sql`
    select json_agg(json_build_object('nr_seq_clifor', g.nr_sequencial, 'nome_colaborador', g.ds_colaborador,
             'foto', g.foto, 'nota', n.nota, 'tp_trabalho', w.tp_trabalho, 'nr_seq_os', w.nr_seq_os,
             'nr_placa', w.nr_placa, 'motivo', w.ds_motivo, 'desde', w.desde, 'qt_os', h.qt_os,
             'segundos', h.segundos) order by w.tp_trabalho = 'X' desc nulls last, g.ds_colaborador)
      from g_clifor g
      left join (
        select distinct on (e.nr_seq_clifor_inicio) e.nr_seq_clifor_inicio as pessoa, o.nr_placa, e.nr_seq_os,
               case when m.st_exige_peca = 'S' then m.ds_motivo end as ds_motivo,
               case when e.dt_final is null then 'X' else 'P' end as tp_trabalho, coalesce(e.dt_final, e.dt_inicio) as desde
          from (select * from execucao where dt_final is null
                union all
                select * from execucao where tp_fim = 'P' and dt_retomada is null) e
          join os o on o.nr_sequencial = e.nr_seq_os and o.dt_final is null
          left join motivo m on m.nr_sequencial = e.nr_seq_motivo
         order by e.nr_seq_clifor_inicio, e.dt_final desc nulls first, e.nr_sequencial desc) w on w.pessoa = g.nr_sequencial
     cross join lateral (
        select count(distinct e.nr_seq_os) as qt_os,
               coalesce(extract(epoch from sum(coalesce(e.dt_final, now()) - e.dt_inicio)), 0)::float8 as segundos
          from execucao e
         where e.nr_seq_clifor_inicio = g.nr_sequencial and e.dt_inicio >= ${windowStart(scope)}) h
     cross join lateral (${gradeOf(sql`g.nr_sequencial`)}) n
     where g.tp_clifor = 'C' and g.st_status = 'A'
       and exists (select 1 from clifor_filial cf where cf.nr_seq_clifor = g.nr_sequencial and ${here})`;
}
