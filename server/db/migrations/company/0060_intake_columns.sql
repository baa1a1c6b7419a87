-- How the heads of a company's spreadsheets are called, once somebody has said it; and what an import found in its file.

create table carga_coluna (
  tp_carga     text not null,
  ds_cabecalho text not null,
  ds_coluna    text not null,
  constraint carga_coluna_pk primary key (tp_carga, ds_cabecalho)
);
comment on table carga_coluna is 'Heads of files that were given a column by hand, as lower-case letters and digits alone. Owner: intake.';

alter table carga
  add column ds_ignoradas text[] not null default '{}',
  add column ds_faltam    text[] not null default '{}';
comment on column carga.ds_ignoradas is 'Heads of the file that are no column of its kind.';
comment on column carga.ds_faltam is 'Columns of its kind the file has not.';
