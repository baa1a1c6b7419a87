-- Branches have holidays and shifts, people a shift.

create table if not exists feriado (
  nr_sequencial int generated always as identity,
  nr_seq_filial int,
  dt_feriado date not null,
  ds_feriado text not null,
  st_status char(1) not null default 'A',
  constraint feriado_pk primary key (nr_sequencial),
  constraint feriado_filial_fk foreign key (nr_seq_filial) references filial (nr_sequencial),
  constraint feriado_dia unique nulls not distinct (dt_feriado, nr_seq_filial),
  constraint feriado_nome check (length(ds_feriado) between 1 and 60),
  constraint feriado_status check (st_status in ('A', 'I'))
);
comment on table feriado is 'Days on which a branch does not work. Owner: masterdata.';
comment on column feriado.nr_seq_filial is 'Null: every branch.';
comment on column feriado.st_status is 'A in use, I out of use.';

create table if not exists turno (
  nr_sequencial int generated always as identity,
  nr_seq_filial int,
  ds_turno text not null,
  nr_dias int[] not null,
  hr_inicio time not null,
  hr_fim time not null,
  st_status char(1) not null default 'A',
  constraint turno_pk primary key (nr_sequencial),
  constraint turno_filial_fk foreign key (nr_seq_filial) references filial (nr_sequencial),
  constraint turno_tamanho check (length(ds_turno) between 1 and 40),
  constraint turno_dias check (nr_dias <@ '{1,2,3,4,5,6,7}' and cardinality(nr_dias) between 1 and 7),
  constraint turno_horas check (hr_inicio <> hr_fim),
  constraint turno_status check (st_status in ('A', 'I'))
);
create unique index if not exists turno_nome on turno (busca(ds_turno));
comment on table turno is 'Shifts of a branch. Owner: masterdata.';
comment on column turno.nr_seq_filial is 'Null: every branch.';
comment on column turno.nr_dias is 'Days of the week on which it begins: 1 Monday to 7 Sunday.';
comment on column turno.hr_fim is 'Where it is not after its beginning, on the day after.';
comment on column turno.st_status is 'A in use, I out of use.';

alter table g_clifor add column if not exists nr_seq_turno int;
alter table g_clifor
  drop constraint if exists g_clifor_turno_fk,
  drop constraint if exists g_clifor_turno_de_pessoa,
  add constraint g_clifor_turno_fk foreign key (nr_seq_turno) references turno (nr_sequencial),
  add constraint g_clifor_turno_de_pessoa check (nr_seq_turno is null or tp_clifor = 'C');
comment on column g_clifor.nr_seq_turno is 'Shift of a person; null: nobody has said. Owner: masterdata.';

create or replace function feriado_passado() returns trigger language plpgsql as $$
begin
  if new.dt_feriado < (now() at time zone coalesce((select ds_fuso from filial where nr_sequencial = new.nr_seq_filial), 'America/Sao_Paulo'))::date then
    raise exception 'holiday %: it has passed', new.dt_feriado
      using errcode = 'check_violation', constraint = 'feriado_passado';
  end if;
  return new;
end $$;
comment on function feriado_passado() is 'Refuses a holiday that has passed when it is entered or moved; one that stands stays. Owner: masterdata.';
-- After: a row that is there already, which an insert runs into, is not entered anew.
create or replace trigger feriado_novo after insert on feriado for each row execute function feriado_passado();
create or replace trigger feriado_mudado before update of dt_feriado on feriado
  for each row when (new.dt_feriado <> old.dt_feriado) execute function feriado_passado();

create or replace function folga(p_filial int, p_dia date) returns text language sql stable
  set search_path to public, pg_temp as $$
  select coalesce(
    (select ds_feriado from feriado
      where dt_feriado = p_dia and (nr_seq_filial = p_filial or nr_seq_filial is null) and st_status = 'A'
      order by nr_seq_filial nulls last limit 1),
    (select '' from turno where (nr_seq_filial = p_filial or nr_seq_filial is null) and st_status = 'A'
     having count(*) > 0 and not bool_or(extract(isodow from p_dia)::int = any (nr_dias))))
$$;
comment on function folga(int, date) is 'Why a branch does not work on a day: the name of a holiday, or empty, a day none of its shifts begins on; null: it works. Owner: masterdata.';

create or replace function em_turno(p_turno int, p_agora timestamp) returns boolean language sql stable
  set search_path to public, pg_temp as $$
  select case when hr_inicio < hr_fim
              then extract(isodow from p_agora)::int = any (nr_dias) and p_agora::time >= hr_inicio and p_agora::time < hr_fim
              else extract(isodow from p_agora)::int = any (nr_dias) and p_agora::time >= hr_inicio
                   or extract(isodow from p_agora - interval '1 day')::int = any (nr_dias) and p_agora::time < hr_fim end
    from turno where nr_sequencial = p_turno
$$;
comment on function em_turno(int, timestamp) is 'Whether a local moment is within a shift, which may pass midnight; null: no shift is named. Owner: masterdata.';
