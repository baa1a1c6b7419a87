-- The worst open orders of a branch's fleet, as many as a page has (`cards`), and how many there are.
with achadas as materialized (
  select o.nr_sequencial, o.dt_os, k.nr_nivel
    from os o left join criticidade k on k.nr_sequencial = o.nr_seq_criticidade
   where o.nr_seq_filial = 1 and o.departamento_os = 'FROTA' and o.st_origem = 'I' and o.liberado = 'S'
     and o.dt_final is null and o.dt_reabertura is null and o.nr_seq_tipo not in ('V', 'R', '13')),
pagina as (
  select nr_sequencial, dt_os, nr_nivel from achadas order by nr_nivel nulls last, dt_os, nr_sequencial limit :cards)
select (select count(*) from achadas), o.nr_sequencial, o.nr_placa, v.nr_frota, v.cd_tipoveiculo, o.dt_os, o.dt_inicial, t.ds_tipo,
       o.st_os, o.st_origem, o.liberado, o.st_elevador, o.departamento_os, o.km_atual, s.ds_grupo, s.habilita_pneus, c.ds_conjunto,
       p.nr_nivel, f.ds_colaborador,
       array(select i.nr_sequencial from os_item i where i.nr_seq_os = o.nr_sequencial order by 1) as itens
  from pagina p
  join os o on o.nr_sequencial = p.nr_sequencial
  join veiculo v on v.nr_placa = o.nr_placa
  join tipo_os t on t.nr_sequencial = o.nr_seq_tipo
  left join conjunto c on c.nr_sequencial = o.nr_conjunto
  left join segmento s on s.nr_sequencial = c.nr_seq_segmento
  left join g_clifor f on f.nr_sequencial = o.nr_seq_fornecedor
 order by p.nr_nivel nulls last, p.dt_os, p.nr_sequencial;
