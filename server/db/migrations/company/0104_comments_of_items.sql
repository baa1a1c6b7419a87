-- A comment may be about one item of its order, and may tell what was measured there.
alter table os_comentario
  add column nr_seq_os_item bigint,
  add column vl_medida numeric(10,3),
  add column ds_unidade text,
  add constraint os_comentario_item_fk foreign key (nr_seq_os_item) references os_item on delete set null,
  add constraint os_comentario_medida check ((vl_medida is null) = (ds_unidade is null)),
  add constraint os_comentario_unidade check (ds_unidade in ('mm', 'bar', 'psi', 'V', 'A', '°C', 'N·m', 'l', 'h', '%')),
  add constraint os_comentario_diz check (ds_observacao <> '' or vl_medida is not null);
comment on column os_comentario.nr_seq_os_item is 'Item of this order the comment is about; null: the order as a whole.';
comment on column os_comentario.vl_medida is 'What was measured on the item, in ds_unidade.';
comment on column os_comentario.ds_unidade is 'Unit of vl_medida.';
create index os_comentario_item on os_comentario (nr_seq_os_item) where nr_seq_os_item is not null;

create function os_comentario_da_os() returns trigger language plpgsql as $$
begin
  if not exists (select from os_item where nr_sequencial = new.nr_seq_os_item and nr_seq_os = new.nr_seq_os) then
    raise exception 'comment on item %: not of order %', new.nr_seq_os_item, new.nr_seq_os using errcode = 'foreign_key_violation';
  end if;
  return new;
end $$;
create trigger os_comentario_da_os before insert on os_comentario
  for each row when (new.nr_seq_os_item is not null) execute function os_comentario_da_os();
