-- A code that was read may be of a part the inventory does not count, or misread.

alter table inventario_codigo
  add column nr_seq_estoque         int constraint inventario_codigo_estoque_fk references estoque,
  add column nr_seq_clifor_descarte int constraint inventario_codigo_descarte_fk references g_clifor,
  add column dt_descarte            timestamptz,
  add constraint inventario_codigo_descarte check ((dt_descarte is null) = (nr_seq_clifor_descarte is null));
comment on table inventario_codigo is 'Codes that were scanned and are of nothing the inventory counts. Owner: inventory.';
comment on column inventario_codigo.nr_seq_estoque is 'Part of the branch it is of, which the inventory does not count; null: it is not in stock.';
comment on column inventario_codigo.nr_seq_clifor_descarte is 'Who said that it was misread; null: nobody, or it was read again since.';

update inventario_codigo c
   set nr_seq_estoque = e.nr_sequencial
  from inventario v
  join estoque e on e.nr_seq_filial = v.nr_seq_filial
 where v.nr_sequencial = c.nr_seq_inventario and v.dt_final is null and e.ds_codigoitem = c.ds_codigo;
