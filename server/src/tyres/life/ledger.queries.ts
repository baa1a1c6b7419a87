import { sql } from '../../core/db/sql.ts';

/** Whose tyres: of a branch or of all, on one vehicle or on every one. */
export interface Whose {
  branch: number | null;
  plate: string | null;
  /** Time zone that determines today. */
  zone: string;
}

/**
 * Tables of a statement: `dia`, and `livro` with one row per mounted tyre: what it has run, how it wears, and when it is to
 * be removed. The same as wear.rules.ts says of one tyre, in whole tenths of a mm.
 */
export const ledger = ({ branch, plate, zone }: Whose) => sql`
  dia as (
    select (now() at time zone ${zone})::date as hoje, (p.vl_mm_retirada * 10)::int as limite, p.* from parametro p),
  frota as materialized (
    select v.nr_placa, v.nr_frota, v.km_atual, t.tp_medidor
      from veiculo v
      join tipo_veiculo t on t.cd_tipoveiculo = v.cd_tipoveiculo
     where v.st_veiculo = 'A' and (${plate}::text is null or v.nr_placa = ${plate})
       and (${branch}::int is null or exists (select from veiculo_filial f
                                               where f.nr_placa = v.nr_placa and f.nr_seq_filial = ${branch}))),
  -- Once per vehicle, not per tyre.
  medias as materialized (
    select m.* from dia cross join lateral medidor_por_dia(dia.hoje, ${zone}::text) m
     where m.nr_placa in (select nr_placa from frota)),
  montados as materialized (
    select n.nr_sequencial as nr_seq_pneu, n.nr_fogo, n.ds_marca, n.ds_modelo, n.ds_medida, n.nr_vida, n.vl_mm,
           a.nr_placa, a.nr_posicao, a.ds_lado, v.nr_frota, v.km_atual, v.tp_medidor, m.percorrido, m.dias
      from frota v
      join medias m on m.nr_placa = v.nr_placa
      join pneu_aplicacao_valida a on a.nr_placa = v.nr_placa and a.dt_saida is null
      join pneu n on n.nr_sequencial = a.nr_seq_pneu),
  unidades as materialized (
    select v.nr_placa, t.tp_medidor from veiculo v join tipo_veiculo t on t.cd_tipoveiculo = v.cd_tipoveiculo),
  -- Where a tyre still is, it is on its own vehicle: the meter of that one is known already.
  trechos as (
    select x.nr_seq_pneu, i.nr_vida = x.nr_vida as desta_vida, i.vl_mm_saida is not null as medido, i.nr_sequencial,
           case when i.nr_posicao = 0 then 0 else greatest(coalesce(i.km_saida, x.km_atual) - i.km_entrada, 0) end as rodado,
           i.dt_entrada
      from montados x
      join pneu_aplicacao_valida i on i.nr_seq_pneu = x.nr_seq_pneu
      join unidades u on u.nr_placa = i.nr_placa
     -- As a join condition it would make the planner expect a handful of rows.
     where coalesce(u.tp_medidor = x.tp_medidor, false)),
  rodados as (
    select nr_seq_pneu, sum(rodado) as total, sum(rodado) filter (where desta_vida) as na_vida,
           max(ate) filter (where desta_vida and medido) as ate_saida,
           max(nr_sequencial) filter (where desta_vida and ordem = 1) as primeira
      from (select *, sum(rodado) over vida as ate, row_number() over vida as ordem
              from trechos
            window vida as (partition by nr_seq_pneu, desta_vida order by dt_entrada, nr_sequencial)) e
     group by 1),
  medidos as (
    select x.*, r.total, r.na_vida, p.primeiro, s.menor,
           greatest(coalesce(r.ate_saida, 0), coalesce(l.qt_rodado, 0)) as ate_leitura,
           case x.tp_medidor when 'H' then 100 else 1000 end as minimo
      from montados x
      join rodados r using (nr_seq_pneu)
      join pneu_aplicacao_valida i on i.nr_sequencial = r.primeira
     cross join lateral (select (min(m) * 10)::int as menor from unnest(x.vl_mm) m) s
     cross join lateral (select (min(m) * 10)::int as primeiro from unnest(i.vl_mm_entrada) m) p
      left join lateral (select l.qt_rodado from pneu_leitura_valida l
                          where l.nr_seq_pneu = x.nr_seq_pneu and l.nr_vida = x.nr_vida and l.vl_mm is not null
                          order by l.nr_seq_evento desc limit 1) l on true),
  gastos as (
    select m.*, m.ate_leitura >= m.minimo and m.primeiro > m.menor as conhecido from medidos m),
  restantes as (
    select g.*,
           case when g.conhecido then round((g.primeiro - g.menor) * 100.0 / g.ate_leitura, 4) end as taxa,
           case when g.menor <= dia.limite then 0
                when g.conhecido
                then greatest((g.menor - dia.limite) * g.ate_leitura / (g.primeiro - g.menor) - (g.na_vida - g.ate_leitura), 0)
            end as restante
      from gastos g cross join dia),
  livro as (
    select r.*,
           case when r.menor <= dia.limite then dia.hoje
                when r.restante is not null and r.nr_posicao > 0 and r.percorrido > 0
                then dia.hoje + least((r.restante * r.dias + r.percorrido - 1) / r.percorrido, 36500)::int end as dt_retirada
      from restantes r cross join dia)`;
