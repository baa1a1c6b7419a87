-- A part that comes into stock while an inventory ends waits for that end and is not counted: it was refused as a row of an ended one.
create or replace function estoque_no_inventario() returns trigger language plpgsql as $$
begin
  insert into inventario_item (nr_seq_inventario, nr_seq_estoque)
  select nr_sequencial, new.nr_sequencial
    from inventario
   where nr_seq_filial = new.nr_seq_filial and dt_final is null and tp_parte = 'T'
     for share;
  return null;
end $$;
