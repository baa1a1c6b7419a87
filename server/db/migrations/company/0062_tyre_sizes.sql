-- One way to write the size of a tyre: '295/80 R22,5' and '295/80r22.5' are '295/80R22.5'. Rotations and comparisons go by the text.

create function medida_pneu(texto text) returns text
language sql immutable parallel safe
return regexp_replace(
  regexp_replace(upper(translate(texto, ',', '.')), '\s*([/RX-])\s*', '\1', 'g'),
  '\s+', ' ', 'g');
comment on function medida_pneu(text) is 'The size of a tyre as it is kept (server/src/core/cells/cells.rules.ts).';

create function pneu_medida() returns trigger
language plpgsql as $$
begin
  new.ds_medida := medida_pneu(new.ds_medida);
  return new;
end
$$;

create trigger pneu_medida before insert or update of ds_medida on pneu for each row execute function pneu_medida();

update pneu set ds_medida = medida_pneu(ds_medida) where ds_medida <> medida_pneu(ds_medida);
