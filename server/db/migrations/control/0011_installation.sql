-- What the data know of themselves: which key they were written with, and that they are in real use.
create table instalacao (
  nr_sequencial int default 1 constraint instalacao_pk primary key constraint instalacao_unica check (nr_sequencial = 1),
  cd_chave text constraint instalacao_chave check (cd_chave ~ '^[0-9a-f]{8}$'),
  dt_producao timestamptz
);
insert into instalacao default values;

comment on table instalacao is 'One row: what tells this installation from others.';
comment on column instalacao.cd_chave is 'Mark of the SECRET_KEY the roles have their passwords of; null: not noted yet.';
comment on column instalacao.dt_producao is 'First start in production; from then on nothing treats these data as a demonstration.';
