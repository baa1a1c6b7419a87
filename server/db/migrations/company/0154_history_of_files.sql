-- What a file writes into a record, and takes back when it is undone, stands in the history of the record.

alter table cadastro_mudanca add column if not exists nr_seq_carga int;
alter table cadastro_mudanca add column if not exists st_desfeita char(1) not null default 'N';
alter table cadastro_mudanca
  drop constraint if exists cadastro_mudanca_carga_fk,
  drop constraint if exists cadastro_mudanca_desfeita,
  add constraint cadastro_mudanca_carga_fk foreign key (nr_seq_carga) references carga (nr_sequencial),
  add constraint cadastro_mudanca_desfeita check (st_desfeita = 'N' or st_desfeita = 'S' and nr_seq_carga is not null);
create index if not exists cadastro_mudanca_carga on cadastro_mudanca (nr_seq_carga) where nr_seq_carga is not null;
comment on column cadastro_mudanca.nr_seq_carga is 'File that wrote it; null: a person did.';
comment on column cadastro_mudanca.st_desfeita is 'S: the undoing of the file did.';
comment on column cadastro_mudanca.js_mudancas is
  'Per column of its row in a file, or per setting: what stood there before and after; empty of a record a file made.';
