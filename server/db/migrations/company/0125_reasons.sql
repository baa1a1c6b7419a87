-- Reasons are kept in the product, in both languages.

alter table motivo add column if not exists ds_motivo_es text;
alter table motivo
  drop constraint if exists motivo_nome,
  drop constraint if exists motivo_espanhol,
  add constraint motivo_espanhol check (length(ds_motivo_es) between 1 and 80);
comment on column motivo.ds_motivo_es is 'In Spanish; null: as the product says it, or as it is.';

-- Two that differ by accents or capitals alone were made by scripts: the later one is told apart by its number.
update motivo m set ds_motivo = m.ds_motivo || ' ' || m.nr_sequencial
 where exists (select from motivo o
                where o.tp_motivo = m.tp_motivo and busca(o.ds_motivo) = busca(m.ds_motivo) and o.nr_sequencial < m.nr_sequencial);
create unique index if not exists motivo_nome on motivo (tp_motivo, busca(ds_motivo));

-- Which kinds there are, the contract says (recordKinds).
alter table clifor_cadastro
  drop constraint if exists clifor_cadastro_tipo,
  add constraint clifor_cadastro_tipo check (tp_cadastro ~ '^[a-zA-Z]{3,30}$');
comment on table motivo is 'Reasons people choose from. Owner: masterdata.';
