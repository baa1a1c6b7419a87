-- What a run brought, and the letter that tells it.
alter table agendamento_execucao
  add ds_tipo       text constraint agendamento_execucao_tipo check (ds_tipo in ('text/html', 'text/plain')),
  add ds_erro       text,
  add ds_email      text,
  add st_email      char(1) constraint agendamento_execucao_email check (st_email in ('P', 'S', 'F')),
  add qt_email      int not null default 0 constraint agendamento_execucao_cartas check (qt_email >= 0),
  add dt_email      timestamptz,
  add ds_erro_email text,
  add constraint agendamento_execucao_fim check ((st_execucao = 'X') = (dt_final is null)),
  add constraint agendamento_execucao_motivo check (ds_erro is null or st_execucao = 'F'),
  add constraint agendamento_execucao_carta check ((st_email is null) = (dt_email is null));

create index agendamento_execucao_aberta on agendamento_execucao (dt_record) where st_execucao = 'X';
create index agendamento_execucao_carta on agendamento_execucao (dt_email) where st_email = 'P';

comment on column agendamento_execucao.dt_prevista is 'The slot: the moment the schedule named; of a run by hand the moment itself.';
comment on column agendamento_execucao.ds_tipo is 'How ds_resultado is read; null without one.';
comment on column agendamento_execucao.ds_resultado is 'What the routine answered, at most 1 MiB; kept for 90 days.';
comment on column agendamento_execucao.ds_erro is 'Why it failed, in a few words.';
comment on column agendamento_execucao.ds_email is 'Who is told of it; null = nobody.';
comment on column agendamento_execucao.st_email is 'The letter: P on its way, S sent, F given up.';
comment on column agendamento_execucao.dt_email is 'Next try of the letter; once it is settled, when that was.';
