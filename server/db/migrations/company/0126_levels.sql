-- What levels of criticality are called is kept in the product, in both languages.

alter table criticidade
  add column if not exists ds_titulo_es text,
  add column if not exists ds_criticidade_es text;
alter table criticidade
  drop constraint if exists criticidade_espanhol,
  add constraint criticidade_espanhol check (length(ds_titulo_es) between 1 and 40 and length(ds_criticidade_es) between 1 and 40);
comment on column criticidade.ds_titulo_es is 'The title in Spanish; null: as the product says it, or as it is.';
comment on column criticidade.ds_criticidade_es is 'The badge in Spanish; null: as the product says it, or as it is.';
comment on table criticidade is 'Levels of criticality: always the same five. Owner: masterdata.';
