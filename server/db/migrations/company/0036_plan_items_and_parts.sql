-- What a plan brought is done or dispensed, never taken away; parts of open plan orders are reserved; a part handed to a
-- supplier is a movement of its own kind.

alter table os_item
  add column st_plano char(1) not null default 'N' constraint os_item_plano check (st_plano in ('S', 'N'));
comment on column os_item.st_plano is 'S: the cycle of the plan brought it.';
comment on column os_item.dt_atendido is 'When it was done, handed out or dispensed; null = still to do.';
comment on column os_item.nr_seq_clifor is 'Who did it; null on a dispensed item.';

create table os_item_dispensa (
  nr_seq_os_item bigint      constraint os_item_dispensa_pk primary key
                             constraint os_item_dispensa_item_fk references os_item,
  ds_motivo      text        not null constraint os_item_dispensa_motivo check (length(trim(ds_motivo)) between 1 and 300),
  nr_seq_clifor  int         not null constraint os_item_dispensa_clifor_fk references g_clifor,
  dt_dispensa    timestamptz not null default feito_em()
);
comment on table os_item_dispensa is 'Items of a plan an approver let go undone, with the reason. Owner: items.';
comment on column os_item_dispensa.nr_seq_clifor is 'The approver.';

create function os_item_dispensa_fica() returns trigger language plpgsql as $$
begin
  raise exception 'item %: a dispensation stays', old.nr_seq_os_item
    using errcode = 'check_violation', constraint = 'os_item_dispensa_fica';
end $$;
create trigger os_item_dispensa_fica before update or delete on os_item_dispensa
  for each row execute function os_item_dispensa_fica();

-- Of orders there are: what their cycle lists, each of it once, and the stock the parts would come from.
with do_plano as (
  select distinct on (oi.nr_seq_os, oi.nr_seq_item) oi.nr_sequencial
    from os o
    join os_item oi on oi.nr_seq_os = o.nr_sequencial
    join plano_ciclo_item ci on ci.nr_seq_ciclo = o.nr_seq_ciclo and ci.nr_seq_item = oi.nr_seq_item
   where o.nr_seq_ciclo is not null
   order by oi.nr_seq_os, oi.nr_seq_item, oi.nr_sequencial)
update os_item oi set st_plano = 'S' from do_plano d where oi.nr_sequencial = d.nr_sequencial;
update os_item oi
   set nr_seq_estoque = e.nr_sequencial
  from os o, estoque e
 where o.nr_sequencial = oi.nr_seq_os and o.dt_final is null and o.nr_seq_veiculo_plano is not null
   and e.nr_seq_filial = o.nr_seq_filial and e.nr_seq_item = oi.nr_seq_item
   and oi.nr_seq_estoque is null;

create function os_item_do_plano_fica() returns trigger language plpgsql as $$
begin
  raise exception 'item %: what the plan brought is dispensed, not taken away', old.nr_sequencial
    using errcode = 'check_violation', constraint = 'os_item_do_plano_fica';
end $$;
create trigger os_item_do_plano_fica before delete on os_item
  for each row when (old.st_plano = 'S') execute function os_item_do_plano_fica();
create trigger os_item_do_plano_continua before update of st_plano, nr_seq_item on os_item
  for each row when (old.st_plano = 'S' and (new.st_plano, new.nr_seq_item) is distinct from (old.st_plano, old.nr_seq_item))
  execute function os_item_do_plano_fica();

alter table estoque_movimento
  drop constraint estoque_movimento_tipo,
  add constraint estoque_movimento_tipo check (tp_movimento in ('E', 'S', 'I', 'F'));
comment on column estoque_movimento.tp_movimento is 'E in, S out, I inventory, F handed to a supplier for an external order.';

create view estoque_reservado as
select o.nr_seq_filial, oi.nr_seq_item, o.nr_sequencial as nr_seq_os, sum(oi.qt_quantidade) as qt_reservada
  from os o
  join os_item oi on oi.nr_seq_os = o.nr_sequencial and oi.dt_atendido is null
  join item i on i.nr_sequencial = oi.nr_seq_item and i.nr_tipo = 4
 where o.dt_final is null and o.nr_seq_veiculo_plano is not null and o.st_origem = 'I'
 group by o.nr_seq_filial, oi.nr_seq_item, o.nr_sequencial;
comment on view estoque_reservado is
  'Parts open plan orders of the own workshop still have to take; a supplier brings his own.';
