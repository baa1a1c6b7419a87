-- A dispensation given by mistake is declared void, as other facts are: the item is to be done again, and may be dispensed anew.

alter table os_item_dispensa
  drop constraint os_item_dispensa_pk,
  alter nr_seq_os_item set not null,
  add column nr_sequencial bigint generated always as identity constraint os_item_dispensa_pk primary key,
  add column dt_substituida timestamptz;
comment on column os_item_dispensa.dt_substituida is 'Since when a correction says it never happened; null: it stands.';
create unique index os_item_dispensa_item on os_item_dispensa (nr_seq_os_item) where dt_substituida is null;
comment on index os_item_dispensa_item is 'Of an item one dispensation stands.';
create index os_item_dispensa_historia on os_item_dispensa (nr_seq_os_item);
comment on index os_item_dispensa_historia is 'Dispensations of an item with those that were withdrawn.';

create view os_item_dispensa_valida as
select nr_seq_os_item, ds_motivo, nr_seq_clifor, dt_dispensa from os_item_dispensa where dt_substituida is null;
comment on view os_item_dispensa_valida is 'Dispensations that stand. Everything but the history of an item reads this.';

create or replace function os_item_dispensa_fica() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' or old.dt_substituida is not null
     or (new.nr_seq_os_item, new.ds_motivo, new.nr_seq_clifor, new.dt_dispensa)
        is distinct from (old.nr_seq_os_item, old.ds_motivo, old.nr_seq_clifor, old.dt_dispensa) then
    raise exception 'item %: a dispensation stays', old.nr_seq_os_item
      using errcode = 'check_violation', constraint = 'os_item_dispensa_fica';
  end if;
  return new;
end $$;

alter table correcao
  drop constraint correcao_fato,
  add constraint correcao_fato
      check (tp_fato in ('KM', 'SULCO', 'CALIBRAGEM', 'MOVIMENTO', 'DESCARTE', 'RETORNO', 'DISPENSA'));
comment on column correcao.tp_fato is
  'What was wrong: KM a meter reading; SULCO, CALIBRAGEM, MOVIMENTO, DESCARTE, RETORNO of tyres; DISPENSA of a plan''s item.';
