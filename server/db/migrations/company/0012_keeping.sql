-- Keeping of meters and plans: readings typed by hand, what an exchanged meter showed last, cycles taken out of a ring.

alter table km_leitura drop constraint km_leitura_origem;
alter table km_leitura
  add constraint km_leitura_origem check (tp_origem in ('O', 'P', 'T', 'I', 'M', 'X')),
  add column km_anterior int constraint km_leitura_anterior check (km_anterior >= 0),
  add constraint km_leitura_anterior_troca check (km_anterior is null or tp_origem = 'X');
comment on column km_leitura.tp_origem is
  'O order, P tyre shop, T telemetry, I import, M typed by hand, X meter exchange: km is what the new one showed first.';
comment on column km_leitura.km_anterior is 'What the old meter showed last, at an exchange.';

comment on column leitura_retida.ds_motivo is
  'Why it is not believed, as a code of the rules: SALTO, DIGITO, ABAIXO, FORA_DE_ORDEM, FUTURO.';

alter table plano_ciclo alter column nr_ordem drop not null;
comment on column plano_ciclo.nr_ordem is
  'Place in the ring; null: taken out of it, kept because orders and history name it.';

-- Vehicles stand before a cycle, not before a number: when the ring is put in another order they go with it.
alter table veiculo_plano drop constraint veiculo_plano_ciclo_fk;
alter table veiculo_plano
  add constraint veiculo_plano_ciclo_fk foreign key (nr_seq_plano, nr_ordem_prox)
      references plano_ciclo (nr_seq_plano, nr_ordem) on update cascade;
create index veiculo_plano_ciclo on veiculo_plano (nr_seq_plano, nr_ordem_prox);
comment on index veiculo_plano_ciclo is 'Vehicles of a plan, and those that stand before a cycle.';
