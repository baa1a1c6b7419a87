-- Where a part lies, and inventories of a part of the stock.

alter table estoque
  add column ds_prateleira text constraint estoque_prateleira check (ds_prateleira <> '' and length(ds_prateleira) <= 40);
comment on column estoque.ds_prateleira is 'Shelf the part lies on, in capital letters; null: nobody has said. Owner: stock.';
create index estoque_prateleira on estoque (nr_seq_filial, ds_prateleira) where ds_prateleira is not null;

alter table inventario
  add column tp_parte char(1) not null default 'T' constraint inventario_parte check (tp_parte in ('T', 'P', 'C')),
  add column ds_parte text,
  add constraint inventario_parte_nome check ((tp_parte = 'P') = (ds_parte is not null));
comment on column inventario.tp_parte is 'What is counted: T the whole branch, P a shelf, C a list of codes.';
comment on column inventario.ds_parte is 'The shelf.';

-- A part that comes into stock while the whole branch is counted is to be counted as well.
create or replace function estoque_no_inventario() returns trigger language plpgsql as $$
begin
  insert into inventario_item (nr_seq_inventario, nr_seq_estoque)
  select nr_sequencial, new.nr_sequencial
    from inventario
   where nr_seq_filial = new.nr_seq_filial and dt_final is null and tp_parte = 'T';
  return null;
end $$;
