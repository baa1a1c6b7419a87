-- Digits typed for an order may count for the further work of that person on it, for a time the company sets.
alter table parametro
  add column qt_minutos_digitos int not null default 0,
  add constraint parametro_minutos_digitos check (qt_minutos_digitos between 0 and 720);
comment on column parametro.qt_minutos_digitos is 'Minutes for which digits typed for an order count for further commands of the same person working on it in the same session; 0: every command asks for them. Owner: catalog.';

create table prova_digitos (
  nr_seq_os     bigint      not null constraint prova_digitos_os_fk references os on delete cascade,
  nr_seq_clifor int         not null constraint prova_digitos_clifor_fk references g_clifor,
  nr_sessao     bigint      not null,
  dt_prova      timestamptz not null,
  constraint prova_digitos_pk primary key (nr_seq_os, nr_seq_clifor, nr_sessao)
);
comment on table prova_digitos is 'When a person last typed the digits for an order in a session; deleted after a day. Owner: identity.';
comment on column prova_digitos.nr_sessao is 'Session of the control database.';
comment on column prova_digitos.dt_prova is 'When the command was given.';
create index prova_digitos_dia on prova_digitos (dt_prova);
