-- Of the counters of a try with the right digits only those are told that count something: mostly there are none.
create or replace function ler_contadores(p_chaves text[])
returns table (cd_contador text, dt_falhas timestamptz[], qt_seguidas int, dt_livre timestamptz)
language plpgsql volatile as $$
begin
  perform pg_advisory_xact_lock_shared(hashtextextended(k.chave, 0)) from unnest(p_chaves) as k (chave);
  return query
    select t.cd_contador, t.dt_falhas, t.qt_seguidas, t.dt_livre
      from tentativa_login t
     where t.cd_contador = any (p_chaves);
end $$;
