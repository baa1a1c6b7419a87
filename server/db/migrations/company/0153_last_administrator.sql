-- A company that has an administrator keeps one, whoever takes the right, the digits or the person away: a form, a file or its undoing, a
-- statement. Asked when the transaction ends, so that the right may go over in any order.

create or replace function fica_administrador() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  -- Of two that take the right from each other at once, one comes second.
  perform pg_advisory_xact_lock(hashtextextended('fica_administrador', 0));
  if exists (select from g_clifor g
               join clifor_acesso a on a.nr_seq_clifor = g.nr_sequencial
              where g.st_administra = 'S' and g.st_status = 'A') then
    return null;
  end if;
  if tg_table_name = 'clifor_acesso' then
    if not exists (select from g_clifor g
                    where g.nr_sequencial = old.nr_seq_clifor and g.st_administra = 'S' and g.st_status = 'A') then
      return null;
    end if;
  end if;
  raise exception 'the company would be left without an active administrator who has digits'
    using errcode = 'check_violation', constraint = 'fica_administrador';
end $$;
comment on function fica_administrador() is
  'Refuses taking the last active administrator with digits from a company; one that has none yet stays as it is. Owner: masterdata.';

drop trigger if exists fica_administrador on g_clifor;
create constraint trigger fica_administrador after update of st_administra, st_status on g_clifor
  deferrable initially deferred for each row
  when (old.st_administra = 'S' and old.st_status = 'A' and (new.st_administra <> 'S' or new.st_status <> 'A'))
  execute function fica_administrador();
drop trigger if exists fica_administrador_apagado on g_clifor;
create constraint trigger fica_administrador_apagado after delete on g_clifor
  deferrable initially deferred for each row when (old.st_administra = 'S' and old.st_status = 'A')
  execute function fica_administrador();
drop trigger if exists fica_administrador on clifor_acesso;
create constraint trigger fica_administrador after delete on clifor_acesso
  deferrable initially deferred for each row execute function fica_administrador();
