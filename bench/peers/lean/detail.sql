-- An order with what belongs to it (`order`).
select o.*, v.nr_frota, v.cd_tipoveiculo, t.ds_tipo, c.ds_conjunto, s.ds_grupo, s.habilita_pneus, k.nr_nivel, f.ds_colaborador,
       array(select row(i.nr_sequencial, i.nr_seq_item, i.qt_quantidade, i.dt_atendido, n.ds_item)
               from os_item i join item n on n.nr_sequencial = i.nr_seq_item
              where i.nr_seq_os = o.nr_sequencial order by i.nr_sequencial) as itens,
       array(select row(m.nr_sequencial, m.ds_observacao, m.created_at, q.ds_colaborador)
               from os_comentario m join g_clifor q on q.nr_sequencial = m.nr_seq_clifor
              where m.nr_seq_os = o.nr_sequencial order by m.created_at desc) as comentarios
  from os o
  join veiculo v on v.nr_placa = o.nr_placa
  join tipo_os t on t.nr_sequencial = o.nr_seq_tipo
  left join conjunto c on c.nr_sequencial = o.nr_conjunto
  left join segmento s on s.nr_sequencial = c.nr_seq_segmento
  left join criticidade k on k.nr_sequencial = o.nr_seq_criticidade
  left join g_clifor f on f.nr_sequencial = o.nr_seq_fornecedor
 where o.nr_sequencial = :order;
