-- Comments and messages say technician and interval, as the glossary does.
comment on table execucao is
  'Work: one row per uninterrupted interval of one technician, with the pause that followed. Owner: execution.';
comment on column execucao.fornec_ext is 'S: a supplier works; N: a technician.';
comment on column execucao.st_sobreposta is
  'S: may overlap another interval of its technician or lie outside its order: written before that was held, or moved in time from outside.';
comment on column execucao.dt_limite is
  'Beginning of later work of its technician that was written before this interval was told: it ends by then.';
comment on index execucao_mecanico_ativo is
  'A technician works on one thing at a time; a supplier''s login stands for many people.';
comment on table execucao_nota is 'What a technician noted while he worked; only ever added to. Owner: execution.';

create or replace function os_guarda_trechos() returns trigger language plpgsql as $$
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
    raise exception 'order %: an interval of work lies outside it', tocada
      using errcode = 'check_violation', constraint = 'os_guarda_trechos';
  end if;
  return null;
end $$;
