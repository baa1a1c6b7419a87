-- Locks the counters of one try to prove an identity, whether their rows exist yet or not, and reads them.
-- A function, because each of its statements sees what the one before waited for.
create function travar_contadores(p_chaves text[])
returns table (cd_contador text, dt_falhas timestamptz[], qt_seguidas int, dt_livre timestamptz)
language plpgsql volatile as $$
declare
  chave text;
begin
  foreach chave in array p_chaves loop
    perform pg_advisory_xact_lock(hashtextextended(chave, 0));
  end loop;
  return query
    select k.chave, coalesce(t.dt_falhas, '{}'), coalesce(t.qt_seguidas, 0), t.dt_livre
      from unnest(p_chaves) as k (chave)
      left join tentativa_login t on t.cd_contador = k.chave;
end $$;

comment on function travar_contadores(text[]) is
  'Lock and read the counters of failed tries; the lock ends with the transaction.';
