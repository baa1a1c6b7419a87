-- What the codes of a column mean, where its comment did not say.
comment on column agendamento.dia_semana is 'SEGUNDA Monday to DOMINGO Sunday, TODOS every day.';
comment on column agendamento.hora is 'Hour of the day, 0 to 23; HORA EM HORA: every hour.';
comment on column auditoria.st_resultado is 'S succeeded, F failed.';
comment on column empresa.ds_idioma is 'Language of what is mailed to the company: pt Portuguese, es Spanish.';
comment on column empresa.st_status is 'A active, I closed to its people.';
comment on column lang_system.cd_idioma is 'pt Portuguese, es Spanish.';
comment on column script_execucao.tp_base is 'Kind of databases it ran on, as empresa.tp_base; null: one database.';
comment on column script_execucao.tp_script is 'L free: reads one database; M multi: many databases; E rehearsal of a multi.';
comment on column sessao.fornec_ext is 'S: a supplier; N: an internal person; null: a user of the panel.';
comment on column sessao.tp_sessao is 'F a person at a branch, P a user of the panel.';
comment on column usuario_painel.st_status is 'A may sign in, I may not.';
