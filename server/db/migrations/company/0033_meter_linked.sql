-- What is there already gets the reading it was counted at, where that can be told; elsewhere what was told stays as it is.

update os o set nr_seq_leitura_final = (
         select l.nr_sequencial from km_leitura l
          where l.nr_placa = o.nr_placa and l.tp_origem = 'O' and l.km = o.km_final
            and l.dt_leitura between o.dt_final - interval '1 minute' and o.dt_final + interval '1 day'
          order by l.dt_leitura limit 1)
 where o.km_final is not null;
update os o set nr_seq_leitura = l.nr_sequencial
  from (select o.nr_sequencial as os, v.* from os o
         cross join lateral (select l.nr_sequencial, l.km from km_leitura l
                              where l.nr_placa = o.nr_placa and l.dt_leitura <= o.dt_os
                              order by l.dt_leitura desc, l.nr_sequencial desc limit 1) v
         where o.dt_final is null) l
 where l.os = o.nr_sequencial and l.km = o.km_atual;
update plano_historico h set nr_seq_leitura = o.nr_seq_leitura_final
  from os o
 where o.nr_sequencial = h.nr_seq_os and o.km_final = h.km;

update pneu_evento e set nr_seq_leitura = (
         select l.nr_sequencial from km_leitura l
          where l.nr_placa = e.nr_placa and l.tp_origem = 'P' and l.km = e.km_informado
            and l.dt_leitura between e.dt_evento - interval '1 minute' and e.dt_evento + interval '1 minute'
          order by l.dt_leitura limit 1);
update pneu_evento e set km_fato = e.km_informado, nr_seq_leitura = (
         select l.nr_sequencial from km_leitura l
          where l.nr_placa = e.nr_placa and l.dt_leitura <= e.dt_evento
          order by l.dt_leitura desc, l.nr_sequencial desc limit 1)
 where e.nr_seq_leitura is null;

-- Written down at the newest reading, as told: then nothing moves it. Where the reading itself is found, it is that.
update pneu_aplicacao a
   set nr_seq_leitura_entrada = n.numero, km_fato_entrada = a.km_entrada,
       nr_seq_leitura_saida = case when a.dt_saida is not null then n.numero end,
       km_fato_saida = a.km_saida
  from veiculo v left join lateral leitura_nova(v.nr_placa) n on true
 where v.nr_placa = a.nr_placa;
update pneu_aplicacao a set nr_seq_leitura_saida = l.numero, km_fato_saida = null,
       nr_seq_leitura_entrada = l.numero
  from (select a.nr_sequencial, l.nr_sequencial as numero
          from pneu_aplicacao a
          join km_leitura l on l.nr_placa = a.nr_placa and l.tp_origem = 'P' and l.km = a.km_saida
                           and l.dt_leitura between a.dt_saida - interval '1 minute' and a.dt_saida + interval '1 minute') l
 where l.nr_sequencial = a.nr_sequencial;
update pneu_aplicacao a set nr_seq_leitura_entrada = l.numero, km_fato_entrada = null
  from (select a.nr_sequencial, l.nr_sequencial as numero
          from pneu_aplicacao a
          join km_leitura l on l.nr_placa = a.nr_placa and l.tp_origem = 'P'
                           and l.dt_leitura between a.dt_entrada - interval '1 minute' and a.dt_entrada + interval '1 minute'
           and l.km + medidor_desvio(a.nr_placa, l.nr_sequencial)
               - case when a.dt_saida is null then 0 else medidor_desvio(a.nr_placa, a.nr_seq_leitura_saida) end = a.km_entrada) l
 where l.nr_sequencial = a.nr_sequencial;

update veiculo_plano p set nr_seq_leitura = n.numero, km_fato = p.km_ultimo
  from veiculo v left join lateral leitura_nova(v.nr_placa) n on true
 where v.nr_placa = p.nr_placa;
update veiculo_plano p set nr_seq_leitura = h.nr_seq_leitura, km_fato = null
  from (select distinct on (h.nr_seq_veiculo_plano) h.nr_seq_veiculo_plano, h.nr_seq_leitura
          from plano_historico h
         where h.tp_fato in ('E', 'V', 'C')
         order by h.nr_seq_veiculo_plano, h.dt_registro desc, h.nr_sequencial desc) h
  join km_leitura l on l.nr_sequencial = h.nr_seq_leitura
 where p.nr_sequencial = h.nr_seq_veiculo_plano
   and l.km + medidor_desvio(p.nr_placa, l.nr_sequencial) = p.km_ultimo;
