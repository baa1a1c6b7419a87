-- Parts have a unit of measure, vehicles they fit, and substitutes.

create or replace function unidade_inteira(p_unidade text) returns boolean language sql immutable
  set search_path to public, pg_temp as $$
  select p_unidade in ('UN', 'PAR', 'JG', 'CJ', 'KIT', 'CX')
$$;
comment on function unidade_inteira(text) is 'Whether parts of a unit are counted whole; null: nobody has said the unit. Owner: masterdata.';

alter table item
  add column if not exists cd_unidade text,
  add column if not exists cd_tipoveiculo text[],
  add column if not exists ds_modelos text[];
alter table item
  drop constraint if exists item_unidade,
  drop constraint if exists item_de_peca,
  add constraint item_unidade check (cd_unidade in ('UN', 'PAR', 'JG', 'CJ', 'KIT', 'CX', 'L', 'ML', 'KG', 'G', 'M', 'M2')),
  add constraint item_de_peca check (nr_tipo = 4 or num_nonnulls(cd_unidade, cd_tipoveiculo, ds_modelos) = 0);
comment on column item.cd_unidade is
  'Unit of a part: UN one, PAR pair, JG set, CJ assembly, KIT kit, CX box, L litre, ML millilitre, KG kilogram, G gram, M metre, M2 square metre; null: nobody has said. Owner: masterdata.';
comment on column item.cd_tipoveiculo is 'Vehicle types a part fits; null: all. Owner: masterdata.';
comment on column item.ds_modelos is 'Models of vehicles a part fits, in capital letters; null: all. Owner: masterdata.';

create or replace function quantidade_inteira() returns trigger language plpgsql as $$
declare
  numero int := (to_jsonb(new) ->> tg_argv[0])::int;
  unidade text;
begin
  if tg_argv[0] = 'nr_seq_estoque' then
    select nr_seq_item into numero from estoque where nr_sequencial = numero;
  end if;
  -- A unit that is being given is waited for.
  select cd_unidade into unidade from item where nr_sequencial = numero for share;
  if unidade_inteira(unidade) then
    raise exception 'item %: it is counted whole', numero
      using errcode = 'check_violation', constraint = 'quantidade_inteira';
  end if;
  return new;
end $$;
comment on function quantidade_inteira() is 'Refuses a fraction of a part that is counted whole. Argument: column that names the part or its stock. Owner: masterdata.';

create or replace trigger quantidade_inteira_nova before insert on os_item
  for each row when (new.qt_quantidade % 1 <> 0) execute function quantidade_inteira('nr_seq_item');
create or replace trigger quantidade_inteira_mudada before update of qt_quantidade on os_item
  for each row when (new.qt_quantidade % 1 <> 0 and new.qt_quantidade <> old.qt_quantidade) execute function quantidade_inteira('nr_seq_item');
create or replace trigger quantidade_inteira before insert or update of qt_quantidade on plano_ciclo_item
  for each row when (new.qt_quantidade % 1 <> 0) execute function quantidade_inteira('nr_seq_item');
create or replace trigger quantidade_inteira before insert or update of qt_minimo on estoque
  for each row when (new.qt_minimo % 1 <> 0) execute function quantidade_inteira('nr_seq_item');
create or replace trigger quantidade_inteira before insert on estoque_movimento
  for each row when (new.qt_movimento % 1 <> 0) execute function quantidade_inteira('nr_seq_estoque');
create or replace trigger quantidade_inteira before insert on inventario_contagem
  for each row when (new.nr_qtidade_contagem % 1 <> 0) execute function quantidade_inteira('nr_seq_estoque');

create or replace function peca_movimentada(p_item int) returns boolean language sql stable
  set search_path to public, pg_temp as $$
  select exists (select from estoque e join estoque_movimento m on m.nr_seq_estoque = e.nr_sequencial where e.nr_seq_item = p_item)
$$;
comment on function peca_movimentada(int) is 'Whether stock of a part has moved: its unit stays. Owner: masterdata.';

create or replace function peca_fracionada(p_item int) returns boolean language sql stable
  set search_path to public, pg_temp as $$
  select exists (select from estoque e join estoque_movimento m on m.nr_seq_estoque = e.nr_sequencial
                  where e.nr_seq_item = p_item and m.qt_movimento % 1 <> 0)
      or exists (select from estoque where nr_seq_item = p_item and qt_minimo % 1 <> 0)
      or exists (select from plano_ciclo_item where nr_seq_item = p_item and qt_quantidade % 1 <> 0)
$$;
comment on function peca_fracionada(int) is 'Whether stock or plans hold fractions of a part: it is not counted whole. Owner: masterdata.';

create or replace function item_unidade_fica() returns trigger language plpgsql as $$
begin
  if old.cd_unidade is not null and peca_movimentada(new.nr_sequencial) then
    raise exception 'item %: its stock has moved in its unit', new.nr_sequencial
      using errcode = 'check_violation', constraint = 'item_unidade_fica';
  end if;
  if unidade_inteira(new.cd_unidade) and peca_fracionada(new.nr_sequencial) then
    raise exception 'item %: there are fractions of it', new.nr_sequencial
      using errcode = 'check_violation', constraint = 'item_unidade_inteira';
  end if;
  return new;
end $$;
comment on function item_unidade_fica() is 'Keeps the unit of a part whose stock has moved, and refuses one that is counted whole where there are fractions. Owner: masterdata.';
create or replace trigger item_unidade_fica before update of cd_unidade on item
  for each row when (old.cd_unidade is distinct from new.cd_unidade) execute function item_unidade_fica();

create or replace trigger mudou_unidade after update of cd_unidade on item
  for each row when (old.cd_unidade is distinct from new.cd_unidade) execute function mudou_tudo();

create or replace function uniao_cabe() returns trigger language plpgsql as $$
begin
  if unido(new.tp_cadastro, new.nr_fica) <> new.nr_fica then
    raise exception 'record %: it was merged itself', new.nr_fica
      using errcode = 'check_violation', constraint = 'cadastro_uniao_cabe';
  end if;
  if new.tp_cadastro = 'suppliers' and
     (select count(*) from g_clifor where nr_sequencial in (new.nr_unido, new.nr_fica) and tp_clifor = 'F') <> 2
     or new.tp_cadastro = 'items' and
     (select count(distinct (nr_tipo, st_habilita_execucao, coalesce(tp_pneu, ' '), coalesce(cd_unidade, ''))) <> 1 or count(*) <> 2
        from item where nr_sequencial in (new.nr_unido, new.nr_fica)) then
    raise exception 'records % and %: no doubles', new.nr_unido, new.nr_fica
      using errcode = 'check_violation', constraint = 'cadastro_uniao_cabe';
  end if;
  return new;
end $$;
comment on function uniao_cabe() is 'Refuses a union with a record that was merged itself, of a person, or of what is not of one sort. Owner: masterdata.';

create table if not exists item_substituto (
  nr_sequencial int generated always as identity,
  nr_seq_item int not null,
  nr_seq_substituto int not null,
  constraint item_substituto_pk primary key (nr_sequencial),
  constraint item_substituto_unico unique (nr_seq_item, nr_seq_substituto),
  constraint item_substituto_item_fk foreign key (nr_seq_item) references item (nr_sequencial),
  constraint item_substituto_substituto_fk foreign key (nr_seq_substituto) references item (nr_sequencial),
  constraint item_substituto_outro check (nr_seq_item <> nr_seq_substituto)
);
create index if not exists item_substituto_substituto on item_substituto (nr_seq_substituto);
comment on table item_substituto is 'Parts that may be used in the place of another; not the other way round unless that is said too. Owner: masterdata.';
comment on column item_substituto.nr_seq_item is 'The part whose place it takes.';

create or replace function item_substituto_pecas() returns trigger language plpgsql as $$
begin
  if exists (select from item where nr_sequencial in (new.nr_seq_item, new.nr_seq_substituto) and nr_tipo <> 4) then
    raise exception 'items % and %: only a part replaces a part', new.nr_seq_item, new.nr_seq_substituto
      using errcode = 'check_violation', constraint = 'item_substituto_pecas';
  end if;
  return new;
end $$;
comment on function item_substituto_pecas() is 'Refuses a service as substitute, or one of a service. Owner: masterdata.';
create or replace trigger item_substituto_pecas before insert or update on item_substituto
  for each row execute function item_substituto_pecas();
create or replace trigger segue_uniao_nr_seq_item before insert or update of nr_seq_item on item_substituto
  for each row execute function segue_uniao('items', 'nr_seq_item');
create or replace trigger segue_uniao_nr_seq_substituto before insert or update of nr_seq_substituto on item_substituto
  for each row execute function segue_uniao('items', 'nr_seq_substituto');
