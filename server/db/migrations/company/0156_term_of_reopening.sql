-- Whether an order was closed too long ago to be opened again is one rule, asked of closed orders alone: pages of open ones, which
-- servers keep, do not depend on the setting.

create or replace function os_fora_do_prazo(p_final timestamptz) returns boolean language sql stable
  set search_path to public, pg_temp as $$
  select p_final < now() - make_interval(days => qt_dias_reabertura) from parametro
$$;
comment on function os_fora_do_prazo(timestamptz) is
  'Whether an order that was closed then is out of the term in which it may be opened again (qt_dias_reabertura). Owner: orders.';
