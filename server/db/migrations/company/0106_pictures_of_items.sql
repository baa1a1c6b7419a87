-- A picture may belong to one item of its order: the photo of a step of the work.
alter table anexo
  add column nr_seq_os_item bigint,
  add constraint anexo_item_fk foreign key (nr_seq_os_item) references os_item on delete set null,
  add constraint anexo_item_de_os check (nr_seq_os_item is null or nr_seq_os is not null);
comment on column anexo.nr_seq_os_item is 'Item of this order the file is about; null: the order as a whole, or an event.';
create index anexo_item on anexo (nr_seq_os_item) where nr_seq_os_item is not null;

create function anexo_da_os() returns trigger language plpgsql as $$
begin
  if not exists (select from os_item where nr_sequencial = new.nr_seq_os_item and nr_seq_os = new.nr_seq_os) then
    raise exception 'file of item %: not of order %', new.nr_seq_os_item, new.nr_seq_os using errcode = 'foreign_key_violation';
  end if;
  return new;
end $$;
create trigger anexo_da_os before insert on anexo
  for each row when (new.nr_seq_os_item is not null) execute function anexo_da_os();
