-- What has ended never changes: its balances and prices are kept as they were at its end.

alter table inventario_item
  add column qt_saldo_final numeric(12, 2),
  add column vl_unitario    numeric(12, 2) constraint inventario_item_preco check (vl_unitario > 0);
comment on column inventario_item.qt_saldo_final is 'Balance at the end of the inventory, its difference posted; null: it runs.';
comment on column inventario_item.vl_unitario is 'Price of one piece at the end of the inventory, BRL, as it was bought last; null: it runs, or nobody knew one.';

-- Guards rows against their end from both sides: also what is deleted, or moved into another inventory.
create or replace function inventario_em_andamento() returns trigger language plpgsql as $$
declare
  alvo int;
begin
  foreach alvo in array array_remove(array[
    case when tg_op <> 'INSERT' then old.nr_seq_inventario end,
    case when tg_op <> 'DELETE' then new.nr_seq_inventario end], null)
  loop
    if not exists (select from inventario where nr_sequencial = alvo and dt_final is null for share) then
      raise exception 'inventory %: it has ended', alvo
        using errcode = 'check_violation', constraint = 'inventario_encerrado';
    end if;
  end loop;
  return coalesce(new, old);
end $$;
drop trigger inventario_item_encerrado on inventario_item;
drop trigger inventario_contagem_encerrada on inventario_contagem;
drop trigger inventario_codigo_encerrado on inventario_codigo;

update inventario_item i
   set qt_saldo_final = (select coalesce(sum(m.qt_movimento), 0) from estoque_movimento m
                          where m.nr_seq_estoque = i.nr_seq_estoque and m.dt_movimento <= v.dt_final),
       vl_unitario = (select m.vl_unitario from estoque_movimento m
                       where m.nr_seq_estoque = i.nr_seq_estoque and m.dt_movimento <= v.dt_final
                         and m.vl_unitario is not null
                       order by m.dt_movimento desc, m.nr_sequencial desc limit 1)
  from inventario v
 where v.nr_sequencial = i.nr_seq_inventario and v.dt_final is not null;

create trigger inventario_item_encerrado before insert or update or delete on inventario_item
  for each row execute function inventario_em_andamento();
create trigger inventario_contagem_encerrada before insert or update or delete on inventario_contagem
  for each row execute function inventario_em_andamento();
create trigger inventario_codigo_encerrado before insert or update or delete on inventario_codigo
  for each row execute function inventario_em_andamento();

create trigger estoque_movimento_encerrado before insert on estoque_movimento
  for each row when (new.nr_seq_inventario is not null) execute function inventario_em_andamento();

-- Whoever ends an inventory freezes its rows as they were at the moment it ends.
create function inventario_congela() returns trigger language plpgsql as $$
begin
  update inventario_item i
     set qt_saldo_final = e.qt_saldo - (select coalesce(sum(m.qt_movimento), 0) from estoque_movimento m
                                         where m.nr_seq_estoque = e.nr_sequencial and m.dt_movimento > new.dt_final),
         vl_unitario = (select m.vl_unitario from estoque_movimento m
                         where m.nr_seq_estoque = e.nr_sequencial and m.dt_movimento <= new.dt_final
                           and m.vl_unitario is not null
                         order by m.dt_movimento desc, m.nr_sequencial desc limit 1)
    from estoque e
   where e.nr_sequencial = i.nr_seq_estoque and i.nr_seq_inventario = new.nr_sequencial;
  return new;
end $$;
create trigger inventario_congela before update on inventario
  for each row when (old.dt_final is null and new.dt_final is not null) execute function inventario_congela();
