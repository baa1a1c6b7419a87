-- Notes of the work are facts of their own, and orders that continue one another tell one story.

create table execucao_nota (
  nr_sequencial    bigint       generated always as identity constraint execucao_nota_pk primary key,
  nr_seq_execucao  bigint       not null constraint execucao_nota_execucao_fk references execucao,
  nr_seq_clifor    int          not null constraint execucao_nota_clifor_fk references g_clifor,
  ds_nota          varchar(300) not null constraint execucao_nota_texto check (length(trim(ds_nota)) > 0),
  dt_nota          timestamptz  not null default feito_em()
);
create index execucao_nota_execucao on execucao_nota (nr_seq_execucao);
comment on table execucao_nota is 'What a mechanic noted while he worked; only ever added to. Owner: execution.';

-- So far a note stood on its interval, where the reason of the pause that followed took its place.
insert into execucao_nota (nr_seq_execucao, nr_seq_clifor, ds_nota, dt_nota)
select nr_sequencial, nr_seq_clifor_inicio, ds_observacao, coalesce(dt_final, dt_inicio)
  from execucao
 where tp_fim is distinct from 'P' and length(trim(ds_observacao)) > 0;
update execucao set ds_observacao = null where tp_fim is distinct from 'P' and ds_observacao is not null;
alter table execucao add constraint execucao_observacao_de_pausa check (ds_observacao is null or tp_fim = 'P');
comment on column execucao.ds_observacao is 'Said of the pause; notes of the work are in execucao_nota.';

create function cadeia_os(p_os bigint) returns table (nr_seq_os bigint, nr_seq_os_origem bigint)
language sql stable as $$
with recursive acima as (
  select o.nr_sequencial, o.nr_seq_os_origem from os o where o.nr_sequencial = p_os
  union
  select o.nr_sequencial, o.nr_seq_os_origem from acima a join os o on o.nr_sequencial = a.nr_seq_os_origem),
abaixo as (
  select a.nr_sequencial, a.nr_seq_os_origem from acima a where a.nr_seq_os_origem is null
  union
  select o.nr_sequencial, o.nr_seq_os_origem from abaixo b join os o on o.nr_seq_os_origem = b.nr_sequencial)
select b.nr_sequencial, b.nr_seq_os_origem from abaixo b
$$;
comment on function cadeia_os(bigint) is 'Orders that continue one another, the given one among them.';
