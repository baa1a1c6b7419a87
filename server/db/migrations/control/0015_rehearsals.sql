-- A script that writes is rehearsed first: run in every database and rolled back. The run that follows names its rehearsal.
alter table script_execucao drop constraint script_execucao_tipo;
alter table script_execucao add constraint script_execucao_tipo check (tp_script in ('L', 'M', 'E'));
alter table script_execucao
  add nr_seq_ensaio bigint constraint script_execucao_ensaio_fk references script_execucao on delete set null,
  add constraint script_execucao_ensaio_uma_vez unique (nr_seq_ensaio),
  add constraint script_execucao_ensaio_de_multi check (nr_seq_ensaio is null or tp_script = 'M');
alter table script_execucao_base add js_tocadas jsonb;

comment on table script_execucao is 'Runs of scripts: free (L) on one database, multi (M) on many, rehearsals of the latter (E). Owner: scripts.';
comment on column script_execucao.nr_seq_ensaio is 'Rehearsal a writing run follows; each serves one run.';
comment on column script_execucao_base.js_tocadas is 'Rows it inserted, changed and deleted, table by table; null: it wrote nothing, or failed.';
