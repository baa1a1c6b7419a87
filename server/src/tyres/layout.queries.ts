import type { CompanyDb } from '../core/db/pools.ts';
import { maybe, one, sql } from '../core/db/sql.ts';
import { inBranch } from '../core/fleet.queries.ts';
import { JsonText } from '../core/json-text.ts';
import { text } from '../core/row.ts';

/** Rows of a page of plates. */
const pageSize = sql.lit(12);

/** Newest gauging (A) or calibration (C) of vehicle `v`. */
const newest = (kind: 'A' | 'C') => sql`
  (select e.nr_sequencial, e.dt_evento from pneu_evento_valido e
    where e.nr_placa = v.nr_placa and e.tp_evento = ${sql.lit(kind)}
    order by e.dt_evento desc, e.nr_sequencial desc limit 1)`;

/** A page of the branch's vehicles that have positions for tyres. */
export async function listPlates(
  db: CompanyDb,
  { branch, zone, page, search }: { branch: number; zone: string; page: number; search: string | null },
): Promise<JsonText> {
  const dados = await one(db, text)`
    with todas as materialized (
      select v.nr_placa, a.nr_sequencial, a.dt_evento
        from veiculo_filial vf
        join veiculo v on v.nr_placa = vf.nr_placa and v.st_veiculo = 'A'
        left join lateral ${newest('A')} a on true
       where vf.nr_seq_filial = ${branch}
         and exists (select from tipo_veiculo_posicao p where p.cd_tipoveiculo = v.cd_tipoveiculo)
         and (${search}::text is null or position(${search} in v.nr_placa) > 0
              or position(${search} in upper(coalesce(v.nr_frota, ''))) > 0)),
    pagina as (
      select * from todas order by dt_evento nulls first, nr_placa
       limit ${pageSize} offset ${pageSize} * (${page}::int - 1)),
    linhas as (
      select v.nr_placa, v.nr_frota, t.ds_tipoveiculo, v.ds_conjunto, g.dt_evento as mm,
             (now() at time zone ${zone})::date - (g.dt_evento at time zone ${zone})::date as dias_mm,
             c.dt_evento as calibragem,
             (now() at time zone ${zone})::date - (c.dt_evento at time zone ${zone})::date as dias_calibragem,
             t.exibe_terminal,
             (select max(coalesce(m.dt_saida, m.dt_entrada)) from pneu_aplicacao_valida m where m.nr_placa = v.nr_placa)
               as ultima_movimentacao,
             v.km_atual, g.nr_sequencial as nr_seq_evento,
             (select count(*) from tipo_veiculo_posicao p
               where p.cd_tipoveiculo = v.cd_tipoveiculo and p.nr_posicao > 0
                 and not exists (select from pneu_aplicacao_valida x
                                  where x.nr_placa = v.nr_placa and x.nr_posicao = p.nr_posicao
                                    and x.ds_lado = p.ds_lado and x.dt_saida is null)) as qt_vazias
        from pagina g
        join veiculo v on v.nr_placa = g.nr_placa
        join tipo_veiculo t on t.cd_tipoveiculo = v.cd_tipoveiculo
        left join lateral ${newest('C')} c on true
       order by g.dt_evento nulls first, g.nr_placa)
    select json_build_object(
             'current_page', ${page}::int, 'total', (select count(*) from todas),
             'last_page', greatest(1, (select ceil(count(*) / ${pageSize}::numeric) from todas)::int),
             'data', coalesce((select json_agg(linhas) from linhas), '[]'))::text as dados`;
  return new JsonText(dados);
}

/** A vehicle of the branch with its axles and tyres; undefined when it is none of them. */
export async function findLayout(
  db: CompanyDb,
  plate: string,
  branch: number,
): Promise<JsonText | undefined> {
  const found = await maybe(db, text)`
    select json_build_object(
             'nr_placa', v.nr_placa, 'nr_frota', v.nr_frota, 'ds_modelo', v.ds_modelo,
             'cd_tipoveiculo', t.cd_tipoveiculo, 'ds_tipoveiculo', t.ds_tipoveiculo, 'tp_medidor', t.tp_medidor,
             'exibe_terminal', t.exibe_terminal, 'km_atual', v.km_atual,
             'mm', (select dt_evento from ${newest('A')} a), 'calibragem', (select dt_evento from ${newest('C')} c),
             'limites', (select json_build_object('vl_mm_retirada', p.vl_mm_retirada, 'vl_mm_legal', p.vl_mm_legal,
                                                  'vl_mm_geminados', p.vl_mm_geminados) from parametro p),
             'posicoes', coalesce((
               select json_agg(json_build_object(
                        'nr_posicao', nr_posicao, 'ds_lado', ds_lado, 'eixo_direcional', coalesce(l.eixo_direcional, 'N'),
                        'idpneu', n.nr_sequencial, 'nr_fogo', n.nr_fogo, 'nr_vida', n.nr_vida,
                        'vl_mm', array_to_string(array(select trim_scale(x) from unnest(n.vl_mm) x), '|'),
                        'ds_marca', n.ds_marca, 'ds_modelo', n.ds_modelo, 'ds_medida', n.ds_medida,
                        'calibragem', (select r.calibragem from pneu_leitura_valida r
                                        where r.nr_seq_pneu = n.nr_sequencial and r.nr_vida = n.nr_vida
                                          and r.calibragem is not null
                                        order by r.nr_seq_evento desc limit 1),
                        'vl_taxa', g.vl_taxa, 'qt_desde', g.qt_rodado - g.qt_lido)
                        order by nr_posicao = 0, nr_posicao, array_position('{EE,EI,DI,DE,EEE}', ds_lado))
                 from (select p.nr_posicao, p.ds_lado, p.eixo_direcional from tipo_veiculo_posicao p
                        where p.cd_tipoveiculo = v.cd_tipoveiculo) l
                 full join (select a.nr_posicao, a.ds_lado, a.nr_seq_pneu from pneu_aplicacao_valida a
                             where a.nr_placa = v.nr_placa and a.dt_saida is null) m using (nr_posicao, ds_lado)
                 left join pneu n on n.nr_sequencial = m.nr_seq_pneu
                 left join lateral pneu_desgaste(n.nr_sequencial, n.nr_vida, 'infinity') g on true), '[]'))::text as dados
      from veiculo v
      join tipo_veiculo t on t.cd_tipoveiculo = v.cd_tipoveiculo
     where v.nr_placa = ${plate} and v.st_veiculo = 'A'
       and ${inBranch(sql`v.nr_placa`, branch)}`;
  return found === undefined ? undefined : new JsonText(found);
}
