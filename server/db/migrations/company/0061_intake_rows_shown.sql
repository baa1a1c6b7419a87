-- What a checked row of an import will be, shown before it is written.

alter table carga_linha
  add column st_linha char(1) constraint carga_linha_situacao check (st_linha in ('N', 'M', 'I')),
  add column ds_lida  text[];
comment on column carga_linha.st_linha is 'Of a checked row: N new, M changes what there is, I is there already; null: refused, or not checked.';
comment on column carga_linha.ds_lida is 'Its cells as they were understood.';
