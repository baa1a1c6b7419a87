-- Which open orders' cards changed, so that a server that keeps them in memory reads those anew and no others
-- (docs/decisions/027-the-board.md).

create table if not exists mudanca (
  tx xid8 not null default pg_current_xact_id(),
  nr_seq_os bigint not null,
  dt_vista timestamptz,
  constraint mudanca_pk primary key (tx, nr_seq_os)
);
comment on table mudanca is 'Open orders whose card changed, by the transaction that changed them; kept for an hour at least. Owner: core.';
comment on column mudanca.tx is 'The transaction: its number tells what a snapshot saw of it.';
comment on column mudanca.dt_vista is 'When housekeeping first saw it, committed, however long its transaction took; an hour later it goes.';
comment on column mudanca.nr_seq_os is 'The order; 0: something that many cards show.';

create or replace function mudou_os() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  insert into mudanca (nr_seq_os) values (coalesce(new.nr_sequencial, old.nr_sequencial)) on conflict do nothing;
  return null;
end $$;
comment on function mudou_os() is 'Tells that the card of an order changed.';
create or replace trigger mudou_os after insert on os for each row when (new.dt_final is null) execute function mudou_os();
create or replace trigger mudou_os_alterada after update on os for each row
  when (old.dt_final is null or new.dt_final is null) execute function mudou_os();
create or replace trigger mudou_os_apagada after delete on os for each row when (old.dt_final is null) execute function mudou_os();

create or replace function mudou_parte_da_os() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  insert into mudanca (nr_seq_os)
  select nr_sequencial from os where nr_sequencial in (new.nr_seq_os, old.nr_seq_os) and dt_final is null
  on conflict do nothing;
  return null;
end $$;
comment on function mudou_parte_da_os() is 'Tells that the card of an order changed with a row that belongs to it.';
create or replace trigger mudou_parte_da_os after insert or update or delete on os_item
  for each row execute function mudou_parte_da_os();
create or replace trigger mudou_parte_da_os after insert or update or delete on execucao
  for each row execute function mudou_parte_da_os();
create or replace trigger mudou_parte_da_os after insert or update or delete on ordem_compra
  for each row execute function mudou_parte_da_os();

create or replace function mudou_chegada() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  insert into mudanca (nr_seq_os)
  select nr_seq_os from execucao where nr_sequencial in (new.nr_seq_execucao, old.nr_seq_execucao)
  on conflict do nothing;
  return null;
end $$;
comment on function mudou_chegada() is 'Tells that the card of an order changed with the arrival of its part.';
create or replace trigger mudou_chegada after insert or update or delete on peca_chegada
  for each row execute function mudou_chegada();

create or replace function mudou_tudo() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  insert into mudanca (nr_seq_os) values (0) on conflict do nothing;
  return null;
end $$;
comment on function mudou_tudo() is 'Tells that something changed that many cards show: a name, a level, a plate.';
create or replace trigger mudou_tudo after update or delete on tipo_os for each statement execute function mudou_tudo();
create or replace trigger mudou_tudo after update or delete on conjunto for each statement execute function mudou_tudo();
create or replace trigger mudou_tudo after update or delete on segmento for each statement execute function mudou_tudo();
create or replace trigger mudou_tudo after insert or update or delete on criticidade for each statement execute function mudou_tudo();
create or replace trigger mudou_tudo after update or delete on plano for each statement execute function mudou_tudo();
create or replace trigger mudou_tudo after update or delete on plano_ciclo for each statement execute function mudou_tudo();
create or replace trigger mudou_tudo after update or delete on motivo for each statement execute function mudou_tudo();
create or replace trigger mudou_tudo after update or delete on filial for each statement execute function mudou_tudo();
create or replace trigger mudou_tudo after update on item for each row
  when ((old.st_habilita_execucao, old.nr_tipo) is distinct from (new.st_habilita_execucao, new.nr_tipo))
  execute function mudou_tudo();
create or replace trigger mudou_tudo after update on g_clifor for each row
  when (old.ds_colaborador is distinct from new.ds_colaborador) execute function mudou_tudo();
create or replace trigger mudou_tudo after update on veiculo for each row
  when ((old.nr_placa, old.nr_frota, old.cd_tipoveiculo, old.st_contrato_vamos)
        is distinct from (new.nr_placa, new.nr_frota, new.cd_tipoveiculo, new.st_contrato_vamos))
  execute function mudou_tudo();
