-- The counters of one try whose digits are right: it waits behind every guess that came before, but not behind other
-- right ones. A company's and an address's counters are everybody's: taken for oneself, they let one command through
-- at a time.
create function ler_contadores(p_chaves text[])
returns table (cd_contador text, dt_falhas timestamptz[], qt_seguidas int, dt_livre timestamptz)
language plpgsql volatile as $$
declare
  chave text;
begin
  foreach chave in array p_chaves loop
    perform pg_advisory_xact_lock_shared(hashtextextended(chave, 0));
  end loop;
  return query
    select k.chave, coalesce(t.dt_falhas, '{}'), coalesce(t.qt_seguidas, 0), t.dt_livre
      from unnest(p_chaves) as k (chave)
      left join tentativa_login t on t.cd_contador = k.chave;
end $$;

comment on function ler_contadores(text[]) is
  'Read the counters of failed tries, behind every try that is being counted.';
