import { correctionOf } from '../core/correction.queries.ts';
import type { CompanyDb } from '../core/db/pools.ts';
import { one, type Sql, sql } from '../core/db/sql.ts';
import { text } from '../core/row.ts';

/** Seconds of the closed intervals `e`, each in whole minutes: so that displayed times add up to the displayed sum. */
export const wholeMinutes = sql`(sum(floor(extract(epoch from e.dt_final - e.dt_inicio) / 60)) * 60)::int`;

/** Dispensations of item `oi` that were withdrawn, in their order. */
const withdrawn = sql`
  (select coalesce(json_agg(json_build_object('ds_motivo', x.ds_motivo, 'ds_colaborador', xg.ds_colaborador,
            'dt_dispensa', x.dt_dispensa, 'correcao', ${correctionOf(['DISPENSA'], sql`x.nr_sequencial`)})
            order by x.nr_sequencial), '[]')
     from os_item_dispensa x
     join g_clifor xg on xg.nr_sequencial = x.nr_seq_clifor
    where x.nr_seq_os_item = oi.nr_sequencial and x.dt_substituida is not null)`;

/** Items of an order as JSON, executables first, with the newest work on each (ITEMS-06). */
export function itemsJson(order: Sql): Sql {
  return sql`
  (select coalesce(json_agg(json_build_object(
            'nr_sequencial', oi.nr_sequencial, 'nr_seq_item', oi.nr_seq_item,
            'item_atendido', oi.dt_atendido is not null, 'dt_atendido', oi.dt_atendido,
            'st_plano', oi.st_plano,
            'dispensa', case when d.nr_seq_os_item is not null then json_build_object('ds_motivo', d.ds_motivo,
              'ds_colaborador', dg.ds_colaborador, 'dt_dispensa', d.dt_dispensa) end,
            'dispensas_retiradas', ${withdrawn},
            'qt_estoque', coalesce((select -sum(m.qt_movimento) from estoque_movimento m
                                     where m.nr_seq_os_item = oi.nr_sequencial), 0),
            'qt_quantidade', oi.qt_quantidade, 'vl_total', oi.vl_total,
            'vl_unitario', round(oi.vl_total / oi.qt_quantidade, 4),
            'execucao_inicio', case when w.nr_sequencial is not null then json_build_object('id', w.nr_sequencial,
              'nr_seq_clifor_inicio', w.nr_seq_clifor_inicio, 'ds_colaborador', w.ds_colaborador,
              'dt_inicio', w.dt_inicio) end,
            'execucao_final', case when w.tp_fim = 'F' then json_build_object('id', w.nr_sequencial,
              'dt_final', w.dt_final, 'nr_seq_clifor_final', w.nr_seq_clifor_final) end,
            'pausada', coalesce(w.tp_fim = 'P' and w.dt_retomada is null, false),
            'segundos', coalesce(t.segundos, 0),
            'item', json_build_object('ds_item', i.ds_item,
              'tipo', json_build_object('nr_sequencial', i.nr_tipo,
                'ds_tipoitem', case i.nr_tipo when 3 then 'SERVIÇO' else 'PEÇA' end),
              'st_habilita_execucao', i.st_habilita_execucao, 'cd_unidade', i.cd_unidade),
            'estoque', case when es.nr_sequencial is not null
              then json_build_object('ds_codigoitem', es.ds_codigoitem) end)
            order by i.st_habilita_execucao desc, oi.nr_sequencial), '[]')
     from os_item oi
     join item i on i.nr_sequencial = oi.nr_seq_item
     left join os_item_dispensa_valida d on d.nr_seq_os_item = oi.nr_sequencial
     left join g_clifor dg on dg.nr_sequencial = d.nr_seq_clifor
     left join estoque es on es.nr_sequencial = oi.nr_seq_estoque
     left join lateral (
       select e.nr_sequencial, e.nr_seq_clifor_inicio, g.ds_colaborador, e.dt_inicio, e.dt_final, e.tp_fim,
              e.dt_retomada, e.nr_seq_clifor_final
         from execucao e
         join g_clifor g on g.nr_sequencial = e.nr_seq_clifor_inicio
        where e.nr_seq_os = oi.nr_seq_os and e.nr_seq_os_item = oi.nr_sequencial
        order by e.dt_inicio desc, e.nr_sequencial desc
        limit 1) w on true
     left join lateral (
       select ${wholeMinutes} as segundos
         from execucao e
        where e.nr_seq_os = oi.nr_seq_os and e.nr_seq_os_item = oi.nr_sequencial and e.dt_final is not null) t on true
    where oi.nr_seq_os = ${order})`;
}

/** Items of an order as JSON. */
export async function listItems(db: CompanyDb, order: number): Promise<string> {
  return one(db, text)`
    select ${itemsJson(sql`${order}::bigint`)}::text as dados`;
}
