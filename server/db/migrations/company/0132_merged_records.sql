-- Doubles of suppliers and of services and parts are merged: what named the double names the one that stays, and can be taken back.

create table if not exists cadastro_uniao (
  nr_sequencial int generated always as identity,
  tp_cadastro text not null,
  nr_unido int not null,
  nr_fica int not null,
  st_antes char(1) not null,
  ds_motivo text not null,
  nr_seq_clifor int not null,
  dt_uniao timestamptz not null default now(),
  dt_desfeita timestamptz,
  nr_seq_clifor_desfez int,
  ds_motivo_desfez text,
  constraint cadastro_uniao_pk primary key (nr_sequencial),
  constraint cadastro_uniao_clifor_fk foreign key (nr_seq_clifor) references g_clifor (nr_sequencial),
  constraint cadastro_uniao_desfez_fk foreign key (nr_seq_clifor_desfez) references g_clifor (nr_sequencial),
  constraint cadastro_uniao_tipo check (tp_cadastro in ('suppliers', 'items')),
  constraint cadastro_uniao_antes check (st_antes in ('A', 'I')),
  constraint cadastro_uniao_outro check (nr_unido <> nr_fica),
  constraint cadastro_uniao_motivo check (length(trim(ds_motivo)) between 1 and 300),
  constraint cadastro_uniao_desfeita check (num_nulls(dt_desfeita, nr_seq_clifor_desfez, ds_motivo_desfez) in (0, 3))
);
create unique index if not exists cadastro_uniao_vigente on cadastro_uniao (tp_cadastro, nr_unido) where dt_desfeita is null;
create index if not exists cadastro_uniao_fica on cadastro_uniao (tp_cadastro, nr_fica);
comment on table cadastro_uniao is 'Doubles of records that were merged into the one that stays. Owner: masterdata.';
comment on column cadastro_uniao.tp_cadastro is 'suppliers: numbers of g_clifor; items: of item.';
comment on column cadastro_uniao.nr_unido is 'The double: out of use while the union stands.';
comment on column cadastro_uniao.st_antes is 'State of the double before: A in use, I out of use.';
comment on column cadastro_uniao.dt_desfeita is 'Since when it is undone; null: it stands.';
comment on index cadastro_uniao_vigente is 'A record is merged into one other at a time.';

create table if not exists cadastro_uniao_movido (
  nr_seq_uniao int not null,
  ds_referencia text not null,
  js_movidos jsonb not null,
  constraint cadastro_uniao_movido_pk primary key (nr_seq_uniao, ds_referencia),
  constraint cadastro_uniao_movido_uniao_fk foreign key (nr_seq_uniao) references cadastro_uniao (nr_sequencial)
);
comment on table cadastro_uniao_movido is 'What a union moved, for its undoing; only added to. Owner: masterdata.';
comment on column cadastro_uniao_movido.ds_referencia is 'Column that named the double, as in os_item.nr_seq_item; saldo: balances; plano: quantities of cycles that named both.';
comment on column cadastro_uniao_movido.js_movidos is 'Keys of its rows; of balances and quantities objects that tell how much.';

alter table estoque add column if not exists nr_seq_estoque_unido int;
alter table estoque
  drop constraint if exists estoque_unido_fk,
  drop constraint if exists estoque_unido_vazio,
  add constraint estoque_unido_fk foreign key (nr_seq_estoque_unido) references estoque (nr_sequencial),
  add constraint estoque_unido_vazio check (nr_seq_estoque_unido is null or qt_saldo = 0);
create index if not exists estoque_unido on estoque (nr_seq_estoque_unido) where nr_seq_estoque_unido is not null;
comment on column estoque.nr_seq_estoque_unido is
  'Row of the same branch that took its place when its part was merged into another: its code leads there; null: it stands for itself. Owner: masterdata.';

create or replace function unido(p_tipo text, p_numero int) returns int language sql stable
  set search_path to public, pg_temp as $$
  with recursive caminho (numero, passo) as (
    select p_numero, 0
     union all
    select u.nr_fica, c.passo + 1
      from caminho c
      join cadastro_uniao u on u.tp_cadastro = p_tipo and u.nr_unido = c.numero and u.dt_desfeita is null)
  select numero from caminho order by passo desc limit 1
$$;
comment on function unido(text, int) is 'The record that stands for a number: where it was merged, the one that stayed. Owner: masterdata.';

create or replace function uniao_fica() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' or old.dt_desfeita is not null
     or (new.tp_cadastro, new.nr_unido, new.nr_fica, new.st_antes, new.ds_motivo, new.nr_seq_clifor, new.dt_uniao)
        is distinct from
        (old.tp_cadastro, old.nr_unido, old.nr_fica, old.st_antes, old.ds_motivo, old.nr_seq_clifor, old.dt_uniao) then
    raise exception 'union %: it is undone once, and nothing of it changes', old.nr_sequencial
      using errcode = 'check_violation', constraint = 'cadastro_uniao_fica';
  end if;
  return new;
end $$;
comment on function uniao_fica() is 'Refuses changing or deleting a union; it is undone, once. Owner: masterdata.';

create or replace trigger cadastro_uniao_fica before update or delete on cadastro_uniao
  for each row execute function uniao_fica();

create or replace function uniao_cabe() returns trigger language plpgsql as $$
begin
  if unido(new.tp_cadastro, new.nr_fica) <> new.nr_fica then
    raise exception 'record %: it was merged itself', new.nr_fica
      using errcode = 'check_violation', constraint = 'cadastro_uniao_cabe';
  end if;
  if new.tp_cadastro = 'suppliers' and
     (select count(*) from g_clifor where nr_sequencial in (new.nr_unido, new.nr_fica) and tp_clifor = 'F') <> 2
     or new.tp_cadastro = 'items' and
     (select count(distinct (nr_tipo, st_habilita_execucao, coalesce(tp_pneu, ' '))) <> 1 or count(*) <> 2
        from item where nr_sequencial in (new.nr_unido, new.nr_fica)) then
    raise exception 'records % and %: no doubles', new.nr_unido, new.nr_fica
      using errcode = 'check_violation', constraint = 'cadastro_uniao_cabe';
  end if;
  return new;
end $$;
comment on function uniao_cabe() is 'Refuses a union with a record that was merged itself, of a person, or of what is not of one sort. Owner: masterdata.';

create or replace trigger cadastro_uniao_cabe before insert on cadastro_uniao
  for each row execute function uniao_cabe();

create or replace function unido_fora_de_uso() returns trigger language plpgsql as $$
begin
  if unido(tg_argv[0], new.nr_sequencial) <> new.nr_sequencial then
    raise exception 'record %: it was merged into another', new.nr_sequencial
      using errcode = 'check_violation', constraint = 'cadastro_unido';
  end if;
  return new;
end $$;
comment on function unido_fora_de_uso() is 'Keeps a record that was merged out of use while the union stands. Argument: its kind. Owner: masterdata.';

create or replace trigger unido_fora_de_uso before update of st_status on g_clifor
  for each row when (new.st_status = 'A' and old.st_status <> 'A') execute function unido_fora_de_uso('suppliers');
create or replace trigger unido_fora_de_uso before update of st_status on item
  for each row when (new.st_status = 'A' and old.st_status <> 'A') execute function unido_fora_de_uso('items');

create or replace function segue_uniao() returns trigger language plpgsql as $$
declare
  nomeado int := (to_jsonb(new) ->> tg_argv[1])::int;
  fica int;
begin
  if nomeado is null then
    return new;
  end if;
  -- A union that is being made is waited for.
  if tg_argv[0] = 'items' then
    perform from item where nr_sequencial = nomeado for key share;
  else
    perform from g_clifor where nr_sequencial = nomeado for key share;
  end if;
  fica := unido(tg_argv[0], nomeado);
  if fica <> nomeado then
    new := jsonb_populate_record(new, jsonb_build_object(tg_argv[1], fica));
  end if;
  return new;
end $$;
comment on function segue_uniao() is 'Lets what is written name the record that stays where it names one that was merged. Arguments: kind, column. Owner: masterdata.';

do $$
declare
  tipo text;
  lugar text;
  tabela text;
  coluna text;
begin
  for tipo, lugar in values
    ('suppliers', 'os.nr_seq_fornecedor'), ('suppliers', 'pneu.nr_seq_fornecedor'), ('suppliers', 'pneu_destino.nr_seq_fornecedor'),
    ('suppliers', 'pesquisa.nr_seq_clifor_avaliado'),
    ('items', 'os_item.nr_seq_item'), ('items', 'ordem_compra.nr_seq_item'), ('items', 'execucao.nr_seq_item_peca'),
    ('items', 'conjunto.nr_seq_item'), ('items', 'pneu_destino.nr_seq_item'), ('items', 'plano_ciclo_item.nr_seq_item'),
    ('items', 'estoque.nr_seq_item')
  loop
    tabela := split_part(lugar, '.', 1);
    coluna := split_part(lugar, '.', 2);
    execute format('create or replace trigger %I before insert or update of %I on %I for each row execute function segue_uniao(%L, %L)',
                   'segue_uniao_' || coluna, coluna, tabela, tipo, coluna);
  end loop;
end $$;

create or replace function os_item_do_plano_fica() returns trigger language plpgsql as $$
begin
  -- What the plan brought stays the same thing when its record is merged, or the union undone.
  if tg_op = 'UPDATE' and new.st_plano = old.st_plano and exists (
    select from cadastro_uniao u
     where u.tp_cadastro = 'items'
       and ((u.nr_unido, u.nr_fica) = (old.nr_seq_item, new.nr_seq_item)
            or (u.nr_fica, u.nr_unido) = (old.nr_seq_item, new.nr_seq_item))) then
    return new;
  end if;
  raise exception 'item %: what the plan brought is dispensed, not taken away', old.nr_sequencial
    using errcode = 'check_violation', constraint = 'os_item_do_plano_fica';
end $$;
