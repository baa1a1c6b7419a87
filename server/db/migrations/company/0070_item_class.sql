-- Parts have a class, and an inventory can count one.

alter table item
  add column ds_classe text constraint item_classe check (ds_classe <> '' and length(ds_classe) <= 40);
comment on column item.ds_classe is 'Class of a part (A, FILTROS), in capital letters; null: none. Inventories can count one. Owner: intake.';

alter table inventario
  drop constraint inventario_parte,
  drop constraint inventario_parte_nome,
  add constraint inventario_parte check (tp_parte in ('T', 'P', 'L', 'C')),
  add constraint inventario_parte_nome check ((tp_parte in ('P', 'L')) = (ds_parte is not null));
comment on column inventario.tp_parte is 'What is counted: T the whole branch, P a shelf, L a class of parts, C a list of codes.';
comment on column inventario.ds_parte is 'The shelf or the class.';
