-- The words of the glossary: a run has an e-mail, a script is cancelled.

comment on column agendamento_execucao.st_email is 'The e-mail: P on its way, S sent, F given up.';
comment on column agendamento_execucao.dt_email is 'Next try of the e-mail; once it is settled, when that was.';
comment on column script_execucao.dt_cancelado is 'When it was cancelled: nothing waiting begins any more.';
