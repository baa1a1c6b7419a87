-- Opens a command: sets the zone of its dates, makes copies of the same press stand in line and looks for the
-- answer given before. A function, because each of its statements sees what the one before waited for.
create function abrir_comando(p_pessoa int, p_chave uuid, p_fuso text)
returns table (ds_comando text, hs_corpo bytea, resposta text)
language plpgsql volatile as $$
begin
  perform set_config('TimeZone', p_fuso, true);
  if p_chave is null then
    return;
  end if;
  perform pg_advisory_xact_lock(hashtextextended(p_chave::text, p_pessoa));
  return query
    select c.ds_comando, c.hs_corpo, c.js_resposta::text
      from comando c
     where c.nr_seq_clifor = p_pessoa and c.cd_chave = p_chave;
end $$;

comment on function abrir_comando(int, uuid, text) is
  'Zone, lock and stored answer of a command; lock and zone end with the transaction.';
comment on column comando.hs_corpo is 'Keyed hash of the body, which may hold digits.';
