-- A load can be taken back: what each of its rows made or changed is kept for thirty days (docs/import.md, "Taking a load back").

create table carga_feita (
  nr_seq_carga int   not null,
  nr_linha     int   not null,
  ds_tabela    text  not null,
  nr_ordem     int   not null,
  js_linha     jsonb not null,
  js_antes     jsonb,
  cd_fica      text,
  constraint carga_feita_pk primary key (nr_seq_carga, nr_linha, ds_tabela, nr_ordem)
);
-- No foreign key to carga: it would be looked at for every row that is written, and imports that wrote are not deleted.
comment on table carga_feita is 'What an import wrote, row by row, until it is taken back or thirty days have passed. Owner: intake.';
comment on column carga_feita.nr_linha is 'Line of the file; below zero: made beside its rows, as an operation that is named, and taken back last.';
comment on column carga_feita.js_linha is 'The row as it was written.';
comment on column carga_feita.js_antes is 'Former values of what was changed; null: the row is new.';
comment on column carga_feita.cd_fica is 'Why this cannot be taken back, whatever happens.';

create table carga_mantida (
  nr_seq_carga int  not null constraint carga_mantida_carga_fk references carga on delete cascade,
  nr_linha     int  not null,
  cd_recusa    text not null,
  ds_registro  text not null,
  ds_mensagem  text not null,
  constraint carga_mantida_pk primary key (nr_seq_carga, nr_linha)
);
comment on table carga_mantida is 'Lines of an import that stay, or would stay, when it is taken back, and why. Owner: intake.';
comment on column carga_mantida.ds_registro is 'What the line made, by the name people know it by.';

alter table carga
  drop constraint carga_estado,
  add constraint carga_estado check (st_carga in ('L', 'C', 'P', 'X', 'S', 'K', 'E', 'D', 'Q', 'U', 'V')),
  add column st_antes             char(1),
  add column nr_linha_desfeita    int not null default 0,
  add column qt_desfazer          int not null default 0,
  add column qt_desfeitas         int not null default 0,
  add column qt_mantidas          int not null default 0,
  add column ds_motivo            text,
  add column nr_seq_usuario_desfaz int;
drop index carga_em_curso;
create unique index carga_em_curso on carga ((true)) where st_carga in ('L', 'C', 'X', 'D', 'U');
comment on index carga_em_curso is 'One import of a company at a time.';
comment on column carga.st_carga is 'L being read, C being checked, P checked, X being written, S done, K called off, E failed; D looked at for what taking it back would do, Q looked at, U being taken back, V taken back.';
comment on column carga.st_antes is 'Of D and Q: what it was before.';
comment on column carga.nr_linha_desfeita is 'Last line that was looked at or taken back; they go from the last to the first.';
comment on column carga.qt_desfazer is 'Lines there are to take back.';
comment on column carga.ds_motivo is 'Why it is taken back.';
comment on column carga.nr_seq_usuario_desfaz is 'User of the panel (control database) who asked for it; null: the command line.';

-- What refers to a reading is found by these: a vehicle that is taken back takes its first reading with it.
create index km_leitura_original on km_leitura (nr_seq_original) where nr_seq_original is not null;
create index os_leitura on os (nr_seq_leitura) where nr_seq_leitura is not null;
create index plano_historico_leitura on plano_historico (nr_seq_leitura) where nr_seq_leitura is not null;
create index veiculo_plano_leitura on veiculo_plano (nr_seq_leitura) where nr_seq_leitura is not null;
create index pneu_evento_leitura on pneu_evento (nr_seq_leitura) where nr_seq_leitura is not null;
create index pneu_aplicacao_leitura_entrada on pneu_aplicacao (nr_seq_leitura_entrada) where nr_seq_leitura_entrada is not null;
create index pneu_aplicacao_leitura_saida on pneu_aplicacao (nr_seq_leitura_saida) where nr_seq_leitura_saida is not null;
