-- A reading knows the order it was told on: at the start of a plan order, when one of its services ends, when it is closed.
alter table km_leitura add column nr_seq_os bigint constraint km_leitura_os_fk references os;
comment on column km_leitura.nr_seq_os is
  'Order the reading was told on; null: told elsewhere. A reading that replaces another keeps its order.';
update km_leitura l set nr_seq_os = o.nr_sequencial
  from os o
  join km_leitura f on f.nr_sequencial = o.nr_seq_leitura_final
 where l.dt_substituida is null
   and coalesce(l.nr_seq_original, l.nr_sequencial) = coalesce(f.nr_seq_original, f.nr_sequencial);
create index km_leitura_os on km_leitura (nr_seq_os) where nr_seq_os is not null;
