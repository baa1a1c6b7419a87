-- Changes are told by vehicle: an order's page shows its chain, its history and its vehicle's meter, which are all of one plate
-- (docs/decisions/027-the-board.md).

create table if not exists mudanca_veiculo (
  tx xid8 not null default pg_current_xact_id(),
  nr_placa varchar(10) not null,
  dt_vista timestamptz,
  constraint mudanca_veiculo_pk primary key (tx, nr_placa)
);
comment on table mudanca_veiculo is 'Vehicles of which an order''s card or page changed, by the transaction that changed it; kept for an hour at least. Owner: core.';
comment on column mudanca_veiculo.tx is 'The transaction: its number tells what a snapshot saw of it.';
comment on column mudanca_veiculo.nr_placa is 'The plate; empty: something that the orders of many vehicles show.';
comment on column mudanca_veiculo.dt_vista is 'When housekeeping first saw it, committed, however long its transaction took; an hour later it goes.';
drop table if exists mudanca;

drop trigger if exists mudou_os on os;
drop trigger if exists mudou_os_alterada on os;
drop trigger if exists mudou_os_apagada on os;
drop function if exists mudou_os();

create or replace function mudou_placa() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  insert into mudanca_veiculo (nr_placa)
  select distinct placa from unnest(array[new.nr_placa, old.nr_placa]) as placa where placa is not null
  on conflict do nothing;
  return null;
end $$;
comment on function mudou_placa() is 'Tells that orders of a plate changed with a row that names it.';
create or replace trigger mudou_placa after insert or update or delete on os for each row execute function mudou_placa();
create or replace trigger mudou_placa after insert or update or delete on km_leitura for each row execute function mudou_placa();
drop trigger if exists mudou_tudo on veiculo;
create or replace trigger mudou_placa after update on veiculo for each row
  when ((old.nr_placa, old.nr_frota, old.cd_tipoveiculo, old.ds_marca, old.ds_modelo, old.km_atual, old.st_contrato_vamos)
        is distinct from (new.nr_placa, new.nr_frota, new.cd_tipoveiculo, new.ds_marca, new.ds_modelo, new.km_atual, new.st_contrato_vamos))
  execute function mudou_placa();

create or replace function mudou_parte_da_os() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  insert into mudanca_veiculo (nr_placa)
  select distinct nr_placa from os where nr_sequencial in (new.nr_seq_os, old.nr_seq_os)
  on conflict do nothing;
  return null;
end $$;
comment on function mudou_parte_da_os() is 'Tells that an order changed with a row that belongs to it.';
create or replace trigger mudou_parte_da_os after insert or update or delete on os_preco
  for each row execute function mudou_parte_da_os();
create or replace trigger mudou_parte_da_os after insert or update or delete on os_comentario
  for each row execute function mudou_parte_da_os();
create or replace trigger mudou_parte_da_os after insert or update or delete on anexo
  for each row execute function mudou_parte_da_os();
create or replace trigger mudou_parte_da_os after insert or update or delete on integracao
  for each row execute function mudou_parte_da_os();
create or replace trigger mudou_parte_da_os after insert or update or delete on plano_historico
  for each row execute function mudou_parte_da_os();
create or replace trigger mudou_parte_da_os after insert on evento
  for each row when (new.ds_evento = 'os.reaberta') execute function mudou_parte_da_os();

create or replace function mudou_item_da_os() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  insert into mudanca_veiculo (nr_placa)
  select distinct o.nr_placa from os_item i join os o on o.nr_sequencial = i.nr_seq_os
   where i.nr_sequencial in (new.nr_seq_os_item, old.nr_seq_os_item)
  on conflict do nothing;
  return null;
end $$;
comment on function mudou_item_da_os() is 'Tells that an order changed with a row that belongs to one of its items.';
create or replace trigger mudou_item_da_os after insert or update or delete on os_item_dispensa
  for each row execute function mudou_item_da_os();
create or replace trigger mudou_item_da_os after insert or update or delete on estoque_movimento
  for each row execute function mudou_item_da_os();

create or replace function mudou_chegada() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  insert into mudanca_veiculo (nr_placa)
  select distinct o.nr_placa from execucao e join os o on o.nr_sequencial = e.nr_seq_os
   where e.nr_sequencial in (new.nr_seq_execucao, old.nr_seq_execucao)
  on conflict do nothing;
  return null;
end $$;
comment on function mudou_chegada() is 'Tells that an order changed with the arrival of its part.';

create or replace function mudou_socorro() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  insert into mudanca_veiculo (nr_placa)
  select distinct nr_placa from os where dt_final is null and nr_seq_socorro_emrota = old.nr_sequencial
  on conflict do nothing;
  return null;
end $$;
comment on function mudou_socorro() is 'Tells that an open order changed with its roadside rescue.';
create or replace trigger mudou_socorro after update on socorro_emrota for each row execute function mudou_socorro();

create or replace function mudou_tudo() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  insert into mudanca_veiculo (nr_placa) values ('') on conflict do nothing;
  return null;
end $$;
comment on function mudou_tudo() is 'Tells that something changed that the orders of many vehicles show: a name, a level, a code; or, seldom enough, a corrected fact, whose kind tells where it stands.';
create or replace trigger mudou_tudo after update or delete on tipo_veiculo for each statement execute function mudou_tudo();
create or replace trigger mudou_tudo after insert or update or delete on correcao for each statement execute function mudou_tudo();
create or replace trigger mudou_tudo after update on estoque for each row
  when (old.ds_codigoitem is distinct from new.ds_codigoitem) execute function mudou_tudo();
create or replace trigger mudou_tudo after update on item for each row
  when ((old.ds_item, old.st_habilita_execucao, old.nr_tipo) is distinct from (new.ds_item, new.st_habilita_execucao, new.nr_tipo))
  execute function mudou_tudo();
create or replace trigger mudou_tudo after insert or update or delete on clifor_foto for each statement execute function mudou_tudo();

-- What continues an order is of the same vehicle: pages of orders rely on it, and so does who reads them anew.
create or replace function os_continua_veiculo() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if not exists (select from os where nr_sequencial = new.nr_seq_os_origem and nr_placa = new.nr_placa) then
    raise exception 'order % continues one of another vehicle', new.nr_sequencial using errcode = 'check_violation', constraint = 'os_continua_veiculo';
  end if;
  return new;
end $$;
comment on function os_continua_veiculo() is 'An order continues one of its own vehicle.';
create or replace trigger os_continua_veiculo before insert or update of nr_seq_os_origem on os
  for each row when (new.nr_seq_os_origem is not null) execute function os_continua_veiculo();
