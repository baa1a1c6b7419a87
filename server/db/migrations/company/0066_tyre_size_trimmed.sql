-- Blanks at the ends of a size are no part of it, as where files are read.

create or replace function medida_pneu(texto text) returns text
language sql immutable parallel safe
return regexp_replace(
  regexp_replace(
    regexp_replace(upper(translate(texto, ',', '.')), '\s*([/RX-])\s*', '\1', 'g'),
    '\s+', ' ', 'g'),
  '^ | $', '', 'g');

update pneu set ds_medida = medida_pneu(ds_medida) where ds_medida <> medida_pneu(ds_medida);
