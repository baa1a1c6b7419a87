-- Files that would take longer than a call may are sent in parts; one that is broken off goes on from what is there.
create table anexo_parte (
  nr_seq_clifor int         not null constraint anexo_parte_clifor_fk references g_clifor,
  cd_chave      uuid        not null,
  nr_inicio     int         not null constraint anexo_parte_inicio check (nr_inicio >= 0),
  bt_dados      bytea       not null constraint anexo_parte_tamanho check (octet_length(bt_dados) between 1 and 262144),
  dt_envio      timestamptz not null default now(),
  constraint anexo_parte_pk primary key (nr_seq_clifor, cd_chave, nr_inicio)
);
comment on table anexo_parte is 'Parts of files on their way, for a day at most. Owner: files.';
comment on column anexo_parte.nr_seq_clifor is 'Who sends it; nobody else adds to it or takes it.';
comment on column anexo_parte.cd_chave is 'Idempotency-Key of the command that will take the file.';
comment on column anexo_parte.nr_inicio is 'Place of the first byte in the file; parts follow each other without a gap.';
