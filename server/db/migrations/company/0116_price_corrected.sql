-- A price told by mistake is corrected, as other facts are: another one or none takes its place, and the order's total follows.

alter table os_preco add column if not exists dt_substituida timestamptz;
comment on column os_preco.dt_substituida is 'Since when a correction stands in its place; null: it stands.';

create or replace function os_preco_fica() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' or old.dt_substituida is not null
     or (new.nr_seq_os, new.vl_total) is distinct from (old.nr_seq_os, old.vl_total) then
    raise exception 'price %: what was told stays', old.nr_sequencial
      using errcode = 'check_violation', constraint = 'os_preco_fica';
  end if;
  return new;
end $$;
comment on function os_preco_fica() is 'Refuses changing or deleting a price a supplier told; it is corrected, once (dt_substituida).';
drop trigger os_preco_fica on os_preco;
create trigger os_preco_fica before delete or update of nr_seq_os, vl_total, dt_substituida on os_preco
  for each row execute function os_preco_fica();

create or replace function os_total(ordem bigint) returns numeric language sql volatile as $$
  select sum(linha.valor)
    from (select vl_total from os_item where nr_seq_os = ordem
          union all
          select vl_total from os_preco where nr_seq_os = ordem and dt_substituida is null) linha (valor)
$$;

create or replace function os_preco_total_refaz() returns trigger language plpgsql as $$
begin
  update os set vl_total = null where nr_sequencial = new.nr_seq_os;
  return null;
end $$;
comment on function os_preco_total_refaz() is 'Has the total of the order added up anew whose told price was corrected.';
create or replace trigger os_preco_total_corrigido after update of dt_substituida on os_preco
  for each row execute function os_preco_total_refaz();

comment on table os_preco is 'Prices told when work on an external order ended, beside those of its items, and their corrections. Owner: execution.';
comment on column os_preco.nr_seq_clifor is 'Who told it; of one that replaces another, who corrected.';
comment on column os.vl_total is 'Always the sum of its os_item rows and of the os_preco rows that stand, BRL; null: nobody told a price.';

alter table correcao
  drop constraint correcao_fato,
  add constraint correcao_fato
      check (tp_fato in ('KM', 'SULCO', 'CALIBRAGEM', 'MOVIMENTO', 'DESCARTE', 'RETORNO', 'DISPENSA', 'PRECO'));
comment on column correcao.tp_fato is
  'What was wrong: KM a meter reading; SULCO, CALIBRAGEM, MOVIMENTO, DESCARTE, RETORNO of tyres; DISPENSA of a plan''s item; PRECO told at the end of work.';
