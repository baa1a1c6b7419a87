-- A run is noted before it begins: one by hand begins when its link is opened. A schedule that is silent too long is told.
alter table agendamento_execucao add dt_inicio timestamptz;
update agendamento_execucao set dt_inicio = dt_record;
alter table agendamento add dt_record timestamptz not null default now();

comment on column agendamento_execucao.dt_inicio is 'When a server began with it; null = not yet, or never: a run by hand nobody opened, the note that a schedule is silent.';
comment on column agendamento.dt_record is 'When it was made: from then on it is expected to run.';
