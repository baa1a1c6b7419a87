-- How a tyre wears, as known at a moment: what is read of it is judged by that. The same as ledger.queries.ts says of a fleet.

create function pneu_desgaste(p_pneu int, p_vida int, p_quando timestamptz)
returns table (vl_taxa numeric, qt_lido int, qt_rodado int)
language sql stable as $$
  with trechos as (
    select i.dt_saida, i.vl_mm_entrada, i.vl_mm_saida, t.tp_medidor,
           sum(case when i.nr_posicao = 0 then 0 else greatest(coalesce(i.km_saida, v.km_atual) - i.km_entrada, 0) end)
             over (order by i.dt_entrada, i.nr_sequencial) as ate,
           row_number() over (order by i.dt_entrada, i.nr_sequencial) as ordem,
           row_number() over (order by i.dt_entrada desc, i.nr_sequencial desc) as da_ultima
      from pneu_aplicacao_valida i
      join veiculo v on v.nr_placa = i.nr_placa
      join tipo_veiculo t on t.cd_tipoveiculo = v.cd_tipoveiculo
     where i.nr_seq_pneu = p_pneu and i.nr_vida = p_vida and i.dt_entrada < p_quando
       -- What counts is the unit of the vehicle it was on last.
       and t.tp_medidor = (select tu.tp_medidor
                             from pneu_aplicacao_valida u
                             join veiculo vu on vu.nr_placa = u.nr_placa
                             join tipo_veiculo tu on tu.cd_tipoveiculo = vu.cd_tipoveiculo
                            where u.nr_seq_pneu = p_pneu and u.nr_vida = p_vida and u.dt_entrada < p_quando
                            order by u.dt_entrada desc, u.nr_sequencial desc limit 1)),
  lido as (
    select u.ate as qt_rodado, u.tp_medidor,
           greatest(coalesce((select max(x.ate) from trechos x where x.dt_saida < p_quando and x.vl_mm_saida is not null), 0),
                    coalesce((select l.qt_rodado from pneu_leitura_valida l
                                join pneu_evento e on e.nr_sequencial = l.nr_seq_evento
                               where l.nr_seq_pneu = p_pneu and l.nr_vida = p_vida and l.vl_mm is not null and e.dt_evento < p_quando
                               order by l.nr_seq_evento desc limit 1), 0)) as qt_lido,
           (select min(m) from unnest(f.vl_mm_entrada) m) as primeiro,
           (select min(m) from unnest(coalesce((select p.vl_mm from pneu p
                                                   where p.nr_sequencial = p_pneu and p.nr_vida = p_vida and p_quando = 'infinity'),
                                                 pneu_sulcos_em(p_pneu, p_vida, p_quando), f.vl_mm_entrada)) m) as menor
      from trechos u
      join trechos f on f.ordem = 1
     where u.da_ultima = 1)
  select case when qt_lido >= case tp_medidor when 'H' then 100 else 1000 end and primeiro > menor
              then round((primeiro - menor) * 1000 / qt_lido, 4) end, qt_lido::int, qt_rodado::int
    from lido
$$;
comment on function pneu_desgaste is
  'Of a tyre in a life, as known before a moment: mm it wears per 1,000 units (null: nobody knows), what it had run when its depths were told last, and what it has run by now.';
