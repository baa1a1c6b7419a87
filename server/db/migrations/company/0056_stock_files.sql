-- A document of a part comes in by file once.

alter table estoque_movimento
  add column st_arquivo char(1) not null default 'N' constraint estoque_movimento_arquivo check (st_arquivo in ('S', 'N'));
comment on column estoque_movimento.st_arquivo is 'S: the entry came in a file. Those from before this was kept say N.';
create unique index estoque_movimento_arquivo_unico on estoque_movimento (nr_seq_estoque, upper(ds_documento))
  where st_arquivo = 'S';
comment on index estoque_movimento_arquivo_unico is 'The same document brings a part in by file once; by hand it may come in several deliveries.';
