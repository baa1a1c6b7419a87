-- All faults of a row of an import, each with its column and what stands there; what a row repeats, column by column.

create table carga_falha (
  nr_seq_carga int  not null,
  nr_linha     int  not null,
  nr_ordem     int  not null,
  cd_recusa    text not null,
  ds_coluna    text,
  ds_valor     text,
  ds_mensagem  text not null,
  constraint carga_falha_pk primary key (nr_seq_carga, nr_linha, nr_ordem),
  constraint carga_falha_linha_fk foreign key (nr_seq_carga, nr_linha) references carga_linha on delete cascade
);
comment on table carga_falha is 'Why rows of an import were refused: a row each fault. Owner: intake.';
comment on column carga_falha.ds_coluna is 'Name of the column; null: the row as a whole.';
comment on column carga_falha.ds_valor is 'What stands in the cell, or the name among several that is at fault.';

insert into carga_falha (nr_seq_carga, nr_linha, nr_ordem, cd_recusa, ds_coluna, ds_mensagem)
select nr_seq_carga, nr_linha, 1, cd_recusa, ds_coluna, coalesce(ds_mensagem, cd_recusa) from carga_linha where cd_recusa is not null;

drop index carga_linha_recusada;
alter table carga_linha
  drop column cd_recusa,
  drop column ds_coluna,
  drop column ds_mensagem,
  add column ds_repete jsonb not null default '[]';
update carga_linha set ds_repete = jsonb_build_array(jsonb_build_object('column', '', 'line', nr_repete)) where nr_repete is not null;
alter table carga_linha drop column nr_repete;
comment on column carga_linha.ds_repete is 'Columns that say again what an earlier line says, and which line: [{column, line}].';
comment on column carga_linha.ds_chaves is 'What no other row of the file may say as well, each behind the name of its column and a blank.';

alter table carga add column nr_linhas_total int[] not null default '{}';
comment on column carga.nr_linhas_total is 'Lines that add others up (TOTAL); they are left out. A hundred at most.';
