import type { CheckedInput } from '@terminal/contract';
import type { CompanyDb } from '../../core/db/pools.ts';
import { execute, one } from '../../core/db/sql.ts';
import { JsonText } from '../../core/json-text.ts';
import { number, text } from '../../core/row.ts';

type Settings = CheckedInput<'saveTyreSettings'>['body'];

/** Limits, target pressures and problems as the page shows them; `changes`: the person may change them. */
export async function findSettings(db: CompanyDb, changes: boolean): Promise<JsonText> {
  const dados = await one(db, text)`
    select json_build_object(
             'limites', json_build_object(
               'vl_mm_retirada', p.vl_mm_retirada, 'vl_mm_legal', p.vl_mm_legal, 'qt_dias_retirada', p.qt_dias_retirada,
               'vl_mm_desgaste', p.vl_mm_desgaste, 'vl_mm_geminados', p.vl_mm_geminados, 'pc_calibragem', p.pc_calibragem),
             'pressoes', coalesce((
               select json_agg(t order by t.ds_tipoveiculo, t.cd_tipoveiculo)
                 from (select t.cd_tipoveiculo, t.ds_tipoveiculo,
                              case when count(distinct coalesce(o.vl_calibragem, 0)) = 1 then max(o.vl_calibragem) end
                                as vl_calibragem,
                              case when count(distinct coalesce(o.vl_calibragem, 0)) > 1 then 'S' else 'N' end as st_variada
                         from tipo_veiculo t
                         join tipo_veiculo_posicao o on o.cd_tipoveiculo = t.cd_tipoveiculo
                        where t.exibe_terminal = 'N'
                        group by t.cd_tipoveiculo) t), '[]'),
             'problemas', (
               select json_agg(json_build_object('tp_achado', k.tipo, 'nr_conjunto', c.nr_sequencial) order by k.ordem)
                 from unnest(array['L', 'G', 'D', 'P']) with ordinality k (tipo, ordem)
                 left join pneu_achado_problema a on a.tp_achado = k.tipo
                 left join conjunto c on c.nr_sequencial = a.nr_conjunto and c.st_status = 'A'),
             'conjuntos', coalesce((
               select json_agg(json_build_object('nr_sequencial', c.nr_sequencial, 'ds_conjunto', c.ds_conjunto,
                                                 'ds_grupo', s.ds_grupo) order by busca(s.ds_grupo), busca(c.ds_conjunto))
                 from conjunto c
                 join segmento s on s.nr_sequencial = c.nr_seq_segmento
                where c.st_status = 'A'), '[]'),
             'st_altera', ${changes ? 'S' : 'N'}::text)::text as dados
      from parametro p`;
  return new JsonText(dados);
}

/** The company's limits. */
export async function updateLimits(tx: CompanyDb, limits: Settings['limites']): Promise<void> {
  await execute(tx)`
    update parametro
       set (vl_mm_retirada, vl_mm_legal, qt_dias_retirada, vl_mm_desgaste, vl_mm_geminados, pc_calibragem) = (
             select n.vl_mm_retirada, n.vl_mm_legal, n.qt_dias_retirada, n.vl_mm_desgaste, n.vl_mm_geminados, n.pc_calibragem
               from json_populate_record(parametro, ${JSON.stringify(limits)}::json) n)`;
}

/** Target pressures of all positions of a type. @returns how many of the types there are */
export async function updatePressures(tx: CompanyDb, pressures: Settings['pressoes']): Promise<number> {
  return one(tx, number)`
    with mudados as (
      update tipo_veiculo_posicao o set vl_calibragem = n.vl_calibragem
        from json_to_recordset(${JSON.stringify(pressures)}::json) n (cd_tipoveiculo text, vl_calibragem numeric)
        join tipo_veiculo t on t.cd_tipoveiculo = n.cd_tipoveiculo and t.exibe_terminal = 'N'
       where o.cd_tipoveiculo = n.cd_tipoveiculo
      returning o.cd_tipoveiculo)
    select count(distinct cd_tipoveiculo)::int as tipos from mudados`;
}

/** Problems of the kinds of findings; null takes one away. @returns how many of the problems can be chosen */
export async function replaceProblems(tx: CompanyDb, findings: Settings['problemas']): Promise<number> {
  const named = JSON.stringify(findings);
  await execute(tx)`
    delete from pneu_achado_problema
     where tp_achado in (select n.tp_achado from json_to_recordset(${named}::json) n (tp_achado text))`;
  return execute(tx)`
    insert into pneu_achado_problema (tp_achado, nr_conjunto)
    select n.tp_achado, c.nr_sequencial
      from json_to_recordset(${named}::json) n (tp_achado text, nr_conjunto int)
      join conjunto c on c.nr_sequencial = n.nr_conjunto and c.st_status = 'A'`;
}
