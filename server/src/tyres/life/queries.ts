import type { CompanyDb } from '../../core/db/pools.ts';
import { one, sql } from '../../core/db/sql.ts';
import { JsonText } from '../../core/json-text.ts';
import { text } from '../../core/row.ts';
import { ledger } from './ledger.queries.ts';

/** Tyres of a branch, or of all, that must be removed within the days the company looks ahead, the earliest first. */
export async function listToRemove(db: CompanyDb, branch: number | null, zone: string): Promise<JsonText> {
  const dados = await one(db, text)`
    with ${ledger({ branch, plate: null, zone })}
    select json_build_object('qt_dias', dia.qt_dias_retirada, 'vl_limite', dia.vl_mm_retirada, 'pneus', coalesce((
             select json_agg(json_build_object(
                      'nr_seq_pneu', nr_seq_pneu, 'nr_fogo', nr_fogo, 'nr_placa', nr_placa, 'nr_frota', nr_frota,
                      'nr_posicao', nr_posicao, 'ds_lado', ds_lado, 'ds_marca', ds_marca, 'ds_modelo', ds_modelo,
                      'ds_medida', ds_medida, 'nr_vida', nr_vida, 'tp_medidor', tp_medidor, 'vl_menor', menor / 10.0,
                      'st_ilegal', case when menor <= dia.vl_mm_legal * 10 then 'S' else 'N' end,
                      'qt_rodado', na_vida, 'qt_rodado_total', total, 'vl_taxa', taxa, 'qt_restante', restante,
                      'dt_retirada', dt_retirada)
                      order by dt_retirada, menor, nr_fogo)
               from livro where dt_retirada <= dia.hoje + dia.qt_dias_retirada), '[]'))::text as dados
      from dia`;
  return new JsonText(dados);
}

/**
 * Life of tyre `n`: what it began and stands at in mm, what it ran in km and had run when its depths were told last, its
 * price and its repairs.
 */
const lives = sql`
  select n.nr_sequencial as nr_seq_pneu, n.ds_marca, n.ds_modelo, u.nr_vida,
         case when u.nr_vida = 1 then n.vl_compra else r.vl_servico end as preco, f.ds_fornecedor as ds_recapadora,
         coalesce((select sum(s.vl_servico) from pneu_destino_valido s
                    where s.nr_seq_pneu = n.nr_sequencial and s.tp_destino = 'S' and s.nr_vida = u.nr_vida), 0) as reparos,
         u.inicial, (select min(m) from unnest(n.vl_mm) m) as atual, u.km, e.terminada,
         case when e.terminada then u.km else least(u.km, greatest(u.ate_saida, coalesce(l.qt_rodado, 0))) end as km_lido
    from (select nr_seq_pneu, nr_vida, (array_agg(inicial order by dt_entrada, nr_sequencial))[1] as inicial,
                 sum(rodado) as km, coalesce(max(ate) filter (where medido), 0) as ate_saida
            from (select *, sum(rodado) over (partition by nr_seq_pneu, nr_vida order by dt_entrada, nr_sequencial) as ate
                    from (select i.nr_seq_pneu, i.nr_vida, i.dt_entrada, i.nr_sequencial, i.vl_mm_saida is not null as medido,
                                 (select min(m) from unnest(i.vl_mm_entrada) m) as inicial,
                                 case when i.nr_posicao > 0
                                      then greatest(coalesce(i.km_saida, v.km_atual) - i.km_entrada, 0) else 0 end as rodado
                            from pneu p
                            join pneu_aplicacao_valida i on i.nr_seq_pneu = p.nr_sequencial
                            join veiculo v on v.nr_placa = i.nr_placa
                            join tipo_veiculo t on t.cd_tipoveiculo = v.cd_tipoveiculo and t.tp_medidor = 'K'
                           where p.nr_seq_filial = filial.numero) i) i
           group by 1, 2) u
    join pneu n on n.nr_sequencial = u.nr_seq_pneu
   cross join lateral (
         select u.nr_vida < n.nr_vida or exists (
                  select from pneu_destino_valido d
                   where d.nr_seq_pneu = n.nr_sequencial and d.nr_vida = u.nr_vida
                     and (d.tp_destino = 'D' or d.tp_destino = 'R' and d.dt_retorno is null)) as terminada) e
    left join lateral (select l.qt_rodado from pneu_leitura_valida l
                        where not e.terminada and l.nr_seq_pneu = n.nr_sequencial and l.nr_vida = u.nr_vida
                          and l.vl_mm is not null
                        order by l.nr_seq_evento desc limit 1) l on true
    left join lateral (select d.vl_servico, d.nr_seq_fornecedor from pneu_destino_valido d
                        where d.nr_seq_pneu = n.nr_sequencial and d.tp_destino = 'R' and d.st_recusada = 'N' and d.nr_vida = u.nr_vida - 1
                          and d.dt_retorno is not null
                        order by d.nr_sequencial desc limit 1) r on true
    left join fornecedor f on f.nr_sequencial = r.nr_seq_fornecedor`;

/** Consumed cost and km of a branch's tyres (cost.rules.ts for one life), by all grouping columns. */
export async function listCosts(db: CompanyDb, branch: number): Promise<JsonText> {
  const dados = await one(db, text)`
    with vidas as materialized (
      select x.* from (select ${branch}::int as numero) filial cross join lateral (${lives}) x),
    usadas as (
      select v.*,
             round(v.preco * case when v.terminada or v.inicial <= p.vl_mm_retirada then 1
                                  else least(1, greatest(0, (v.inicial - v.atual) / (v.inicial - p.vl_mm_retirada))) end
                   + v.reparos, 2) as usado
        from vidas v cross join parametro p
       where v.preco is not null and (v.terminada or v.km_lido > 0)),
    linhas as (
      select ds_marca, ds_modelo, nr_vida, ds_recapadora, count(*) as qt_pneus, sum(usado) as vl_usado, sum(km_lido) as qt_km
        from usadas
       group by 1, 2, 3, 4
       order by 1, 2, 3, 4)
    select json_build_object('linhas', coalesce((select json_agg(linhas) from linhas), '[]'),
             'qt_sem_valor', (select count(*) from vidas where preco is null),
             'qt_sem_leitura', (select count(*) from vidas
                                 where preco is not null and not terminada and km_lido = 0))::text as dados`;
  return new JsonText(dados);
}
