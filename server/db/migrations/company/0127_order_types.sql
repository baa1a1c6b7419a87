-- Order types are kept in the product, in both languages.

alter table tipo_os add column if not exists ds_tipo_es text;
alter table tipo_os
  drop constraint if exists tipo_os_espanhol,
  add constraint tipo_os_espanhol check (length(ds_tipo_es) between 1 and 40);
comment on column tipo_os.ds_tipo_es is 'In Spanish; null: as the product says it, or as it is.';
comment on table tipo_os is 'Order types: those the product opens orders of, and what else a company brings. Owner: masterdata.';
