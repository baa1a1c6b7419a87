/** Invariants after any race or kill: each statement counts violations. */
export const promises = {
  'a technician works on two orders':
    "select count(*) from (select 1 from execucao where dt_final is null and fornec_ext = 'N' group by nr_seq_clifor_inicio having count(*) > 1) x",
  'an order is worked on twice':
    'select count(*) from (select 1 from execucao where dt_final is null group by nr_seq_os having count(*) > 1) x',
  'an open order has an end': "select count(*) from os where (st_os in ('R', 'E')) <> (dt_final is not null)",
  'an order was closed twice':
    "select count(*) from (select 1 from evento where ds_evento = 'os.encerrada' group by nr_seq_os having count(*) > 1) x",
  'two open orders of one plate and problem':
    'select count(*) from (select 1 from os where dt_final is null and nr_conjunto is not null group by nr_placa, nr_conjunto having count(*) > 1) x',
  'two open orders of one plan':
    'select count(*) from (select 1 from os where dt_final is null and nr_seq_veiculo_plano is not null group by nr_seq_veiculo_plano having count(*) > 1) x',
  'a finished plan order did not count its cycle': `select count(*) from evento e join os o on o.nr_sequencial = e.nr_seq_os and o.nr_seq_veiculo_plano is not null
      where e.ds_evento = 'os.encerrada' and not coalesce((e.js_dados->>'transferida')::boolean, true)
        and not exists (select 1 from plano_historico h where h.nr_seq_os = o.nr_sequencial)`,
  'a stock differs from its movements':
    'select count(*) from estoque e where qt_saldo <> (select coalesce(sum(qt_movimento), 0) from estoque_movimento m where m.nr_seq_estoque = e.nr_sequencial)',
};
