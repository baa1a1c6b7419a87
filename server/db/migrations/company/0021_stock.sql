-- Stock: the balance is the sum of its movements, entries have their papers, orders hear that their part has come.

alter table estoque
  add column qt_minimo numeric(12, 2) constraint estoque_minimo check (qt_minimo > 0);
comment on column estoque.qt_minimo is 'Least there should be of it in the branch; null: nobody watches it.';
create index estoque_codigo_busca on estoque using gin (ds_codigoitem gin_trgm_ops);
create index estoque_abaixo on estoque (nr_seq_filial) where qt_saldo < qt_minimo;
comment on index estoque_abaixo is 'What is below its minimum; queries repeat its predicate literally.';

alter table estoque_movimento
  add column nr_seq_os    bigint constraint estoque_movimento_os_fk references os,
  add column ds_documento text   constraint estoque_movimento_documento check (length(ds_documento) between 1 and 60),
  add column vl_unitario  numeric(12, 2),
  add column ds_motivo    text   constraint estoque_movimento_motivo check (length(ds_motivo) between 1 and 500),
  add constraint estoque_movimento_preco check (vl_unitario is null or (vl_unitario > 0 and qt_movimento > 0));
comment on column estoque_movimento.nr_seq_os is 'Order behind it; stays when the item is taken off the order.';
comment on column estoque_movimento.ds_documento is 'Invoice or delivery note of an entry.';
comment on column estoque_movimento.vl_unitario is 'Price of one piece of an entry, BRL.';
comment on column estoque_movimento.ds_motivo is 'Why a balance was corrected.';

update estoque_movimento m
   set nr_seq_os = oi.nr_seq_os
  from os_item oi
 where oi.nr_sequencial = m.nr_seq_os_item;

create function estoque_movimento_da_os() returns trigger language plpgsql as $$
begin
  new.nr_seq_os := (select nr_seq_os from os_item where nr_sequencial = new.nr_seq_os_item);
  return new;
end $$;
create trigger estoque_movimento_da_os before insert on estoque_movimento
  for each row when (new.nr_seq_os_item is not null) execute function estoque_movimento_da_os();

-- A balance nobody has moved so far becomes the first movement.
insert into estoque_movimento (nr_seq_estoque, qt_movimento, tp_movimento, ds_motivo, dt_movimento)
select e.nr_sequencial, e.qt_saldo - coalesce(l.soma, 0),
       case when e.qt_saldo > coalesce(l.soma, 0) then 'E' else 'S' end,
       'SALDO INICIAL', coalesce(l.primeiro - interval '1 second', now())
  from estoque e
  left join (select nr_seq_estoque, sum(qt_movimento) as soma, min(dt_movimento) as primeiro
               from estoque_movimento group by nr_seq_estoque) l on l.nr_seq_estoque = e.nr_sequencial
 where e.qt_saldo <> coalesce(l.soma, 0);

-- Looked at when the transaction ends: between a movement and its balance they may differ.
create function estoque_saldo_confere() returns trigger language plpgsql as $$
declare
  tocado int := (to_jsonb(new) ->> tg_argv[0])::int;
begin
  if exists (
    select from estoque e
     where e.nr_sequencial = tocado
       and e.qt_saldo <> (select coalesce(sum(m.qt_movimento), 0) from estoque_movimento m where m.nr_seq_estoque = tocado))
  then
    raise exception 'stock %: the balance is not the sum of its movements', tocado
      using errcode = 'check_violation', constraint = 'estoque_saldo_confere';
  end if;
  return null;
end $$;
create constraint trigger estoque_saldo_confere after insert or update of qt_saldo on estoque
  deferrable initially deferred for each row execute function estoque_saldo_confere('nr_sequencial');
create constraint trigger estoque_movimento_confere after insert on estoque_movimento
  deferrable initially deferred for each row execute function estoque_saldo_confere('nr_seq_estoque');

-- The ledger is only added to: what was wrong is corrected by a movement of its own.
create function estoque_movimento_fica() returns trigger language plpgsql as $$
begin
  raise exception 'stock movement %: the ledger is only added to', old.nr_sequencial
    using errcode = 'check_violation', constraint = 'estoque_movimento_fica';
end $$;
create trigger estoque_movimento_fica before delete or update of nr_seq_estoque, qt_movimento on estoque_movimento
  for each row execute function estoque_movimento_fica();

create table peca_chegada (
  nr_seq_execucao  bigint      constraint peca_chegada_pk primary key
                               constraint peca_chegada_execucao_fk references execucao,
  nr_seq_movimento bigint      not null constraint peca_chegada_movimento_fk references estoque_movimento,
  dt_chegada       timestamptz not null default now(),
  dt_dispensa      timestamptz,
  nr_seq_clifor    int         constraint peca_chegada_clifor_fk references g_clifor,
  constraint peca_chegada_dispensa check ((dt_dispensa is null) = (nr_seq_clifor is null))
);
comment on table peca_chegada is 'The part a paused work waits for has come; of no meaning once the work goes on. Owner: stock.';
comment on column peca_chegada.nr_seq_clifor is 'Who dismissed the notice.';

create index execucao_espera_peca on execucao (nr_seq_item_peca)
  where tp_fim = 'P' and dt_retomada is null and nr_seq_item_peca is not null;
comment on index execucao_espera_peca is 'Work waiting for a part; queries repeat its predicate literally.';
