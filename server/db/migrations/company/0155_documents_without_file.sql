-- A document of a vehicle may be recorded by its number and dates alone.

alter table veiculo_documento alter column nr_seq_anexo drop not null;
comment on column veiculo_documento.nr_seq_anexo is 'Its file; a correction keeps it. Null: it has none.';
