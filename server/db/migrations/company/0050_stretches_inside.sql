-- An order holds all of its stretches: none begins before it was opened, none goes on or ends after it was closed. Asked when the
-- transaction ends, so that work and order may end in either order. What lies outside already is told apart, as overlaps are.

comment on column execucao.st_sobreposta is
  'S: may overlap another stretch of its mechanic or lie outside its order: written before that was held, or moved in time from outside.';

update execucao e
   set st_sobreposta = 'S'
  from os o
 where o.nr_sequencial = e.nr_seq_os and e.st_sobreposta = 'N'
   and (e.dt_inicio < o.dt_os or o.dt_final is not null and coalesce(e.dt_final, 'infinity') > o.dt_final);

create function os_guarda_trechos() returns trigger language plpgsql as $$
declare
  tocada bigint;
begin
  if tg_table_name = 'os' then tocada := new.nr_sequencial; else tocada := new.nr_seq_os; end if;
  if exists (
    select from os o join execucao e on e.nr_seq_os = o.nr_sequencial
     where o.nr_sequencial = tocada and e.st_sobreposta = 'N'
       and (tg_table_name = 'os' or e.nr_sequencial = new.nr_sequencial)
       and (e.dt_inicio < o.dt_os
            or o.dt_final is not null and coalesce(e.dt_final, 'infinity') > o.dt_final))
  then
    raise exception 'order %: a stretch of work lies outside it', tocada
      using errcode = 'check_violation', constraint = 'os_guarda_trechos';
  end if;
  return null;
end $$;

create constraint trigger os_guarda_trechos after update of dt_os, dt_final on os
  deferrable initially deferred for each row execute function os_guarda_trechos();
create constraint trigger execucao_dentro_da_os after insert or update of nr_seq_os, dt_inicio, dt_final on execucao
  deferrable initially deferred for each row when (new.st_sobreposta = 'N') execute function os_guarda_trechos();
