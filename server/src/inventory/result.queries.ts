import { balancesHidden } from '../core/blind.queries.ts';
import type { CompanyDb } from '../core/db/pools.ts';
import { maybe } from '../core/db/sql.ts';
import { JsonText } from '../core/json-text.ts';
import { bool, row, text } from '../core/row.ts';
import type { InventoryName, Onlooker } from './queries.ts';

const Result = row({ running: bool, hidden: bool, dados: text });

/** What an inventory found, or finds so far, in one statement; priced as the part was bought last, or had been when it ended. */
export async function findResult(
  db: CompanyDb,
  { id, branch }: InventoryName,
  onlooker: Onlooker,
): Promise<{ running: boolean; hidden: boolean; result: JsonText } | undefined> {
  const row = await maybe(db, Result)`
    with linhas as materialized (
      select i.*, i.nr_qtidade_contagem - i.qt_saldo_contagem as diferenca
        from inventario_item i
       where i.nr_seq_inventario = ${id}),
    conta as (
      select count(*) as itens,
             count(*) filter (where nr_qtidade_contagem is not null and st_recontagem = 'N') as contados,
             count(*) filter (where diferenca = 0 and st_recontagem = 'N') as iguais,
             count(*) filter (where nr_qtidade_contagem is null) as faltam,
             count(*) filter (where st_recontagem = 'S') as recontagens,
             max(nr_seq_contagem) as ultima
        from linhas)
    select v.dt_final is null as running, ${balancesHidden(onlooker)} as hidden,
           json_build_object(
             'qt_itens', c.itens, 'qt_contados', c.contados, 'qt_iguais', c.iguais, 'qt_nao_contados', c.faltam,
             'qt_recontagens', c.recontagens, 'nr_seq_contagem', c.ultima,
             'diferencas', coalesce((
               select json_agg(json_build_object(
                        'nr_sequencial', e.nr_sequencial, 'ds_codigoitem', e.ds_codigoitem, 'ds_item', t.ds_item, 'cd_unidade', t.cd_unidade,
                        'qt_saldo_contagem', l.qt_saldo_contagem, 'nr_qtidade_contagem', l.nr_qtidade_contagem,
                        'qt_diferenca', l.diferenca, 'vl_unitario', p.vl_unitario,
                        'vl_diferenca', round(l.diferenca * p.vl_unitario, 2),
                        'ds_contou', g.ds_colaborador, 'dt_contagem', l.dt_contagem, 'st_recontagem', l.st_recontagem,
                        'st_negativo', case when v.dt_final is null and l.st_recontagem = 'N'
                                             and e.bloqueia_estoque_negativo = 'S' and e.qt_saldo + l.diferenca < 0
                                            then 'S' else 'N' end) order by e.ds_codigoitem)
                 from linhas l
                 join estoque e on e.nr_sequencial = l.nr_seq_estoque
                 join item t on t.nr_sequencial = e.nr_seq_item
                 join g_clifor g on g.nr_sequencial = l.nr_seq_clifor
                 left join lateral (
                   select x.vl_unitario from estoque_movimento x
                    where v.dt_final is null and x.nr_seq_estoque = e.nr_sequencial and x.vl_unitario is not null
                    order by x.dt_movimento desc, x.nr_sequencial desc limit 1) m on true
                cross join lateral (select coalesce(l.vl_unitario, m.vl_unitario) as vl_unitario) p
                where l.diferenca <> 0), '[]'))::text as dados
      from inventario v, conta c
     where v.nr_sequencial = ${id} and v.nr_seq_filial = ${branch}`;
  return row && { running: row.running, hidden: row.hidden, result: new JsonText(row.dados) };
}

/** Every row of an inventory by code; undefined: the branch has no such inventory. */
export async function listEveryRow(
  db: CompanyDb,
  { id, branch }: InventoryName,
  onlooker: Onlooker,
): Promise<JsonText | undefined> {
  const found = await maybe(db, text)`
    with oculto as materialized (select ${balancesHidden(onlooker)} as sim)
    select coalesce((
             select json_agg(json_build_object(
                      'nr_sequencial', e.nr_sequencial, 'ds_codigoitem', e.ds_codigoitem, 'ds_item', t.ds_item, 'cd_unidade', t.cd_unidade,
                      'ds_prateleira', e.ds_prateleira, 'qt_saldo', case when not oculto.sim then coalesce(i.qt_saldo_contagem, i.qt_saldo_final, e.qt_saldo) end,
                      'nr_qtidade', case when i.st_recontagem = 'N' or not oculto.sim then i.nr_qtidade_contagem end,
                      'qt_diferenca', case when not oculto.sim then i.nr_qtidade_contagem - i.qt_saldo_contagem end,
                      'ds_contou', g.ds_colaborador, 'dt_contagem', i.dt_contagem,
                      'st_recontagem', i.st_recontagem) order by e.ds_codigoitem)
               from inventario_item i
               join estoque e on e.nr_sequencial = i.nr_seq_estoque
               join item t on t.nr_sequencial = e.nr_seq_item
               left join g_clifor g on g.nr_sequencial = i.nr_seq_clifor
              where i.nr_seq_inventario = v.nr_sequencial), '[]')::text as dados
      from inventario v, oculto
     where v.nr_sequencial = ${id} and v.nr_seq_filial = ${branch}`;
  return found === undefined ? undefined : new JsonText(found);
}
