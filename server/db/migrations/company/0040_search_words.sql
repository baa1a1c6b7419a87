-- Words are looked for without regard to accents and capitals: 'oleo' finds 'ÓLEO'. One function folds what is stored, its twin
-- in server/src/core/text.ts what is typed.
create function busca(texto text) returns text
language sql immutable parallel safe
return upper(translate(texto,
  'ÁÀÂÃÄÅÉÈÊËÍÌÎÏÓÒÔÕÖÚÙÛÜÇÑÝáàâãäåéèêëíìîïóòôõöúùûüçñý',
  'AAAAAAEEEEIIIIOOOOOUUUUCNYaaaaaaeeeeiiiiooooouuuucny'));

comment on function busca(text) is 'A text as searches compare it: upper case, without accents (server/src/core/text.ts).';

drop index item_busca;
create index item_busca on item using gin (busca(ds_item) gin_trgm_ops);
