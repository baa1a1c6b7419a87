-- How far a tyre had run when it was read, what is usual for a vehicle, and the orders that mend what is found.

alter table parametro
  add column vl_mm_desgaste numeric(4, 1) not null default 2.0,
  add column vl_mm_geminados numeric(4, 1) not null default 3.0,
  add column pc_calibragem numeric(4, 1) not null default 10
    constraint parametro_calibragem check (pc_calibragem between 1 and 50),
  add column qt_dias_retirada int not null default 60;
comment on column parametro.vl_mm_retirada is 'Depth in mm at which a tyre is pulled, so that its casing can be retreaded.';
comment on column parametro.vl_mm_legal is 'Depth in mm below which the law forbids a tyre.';
comment on column parametro.vl_mm_desgaste is 'Grooves of one tyre further apart than so many mm: it wears unevenly.';
comment on column parametro.vl_mm_geminados is 'Twins further apart than so many mm: the larger one carries the load, the smaller one is dragged.';
comment on column parametro.pc_calibragem is 'How far a pressure may be off its target, in percent of it.';
comment on column parametro.qt_dias_retirada is 'How many days ahead tyres to be pulled are told.';

alter table tipo_veiculo_posicao
  add column vl_calibragem numeric(5, 1) default 110 constraint tipo_veiculo_posicao_calibragem check (vl_calibragem > 0);
comment on column tipo_veiculo_posicao.vl_calibragem is 'Pressure it should have, in psi; null: none is asked for.';

-- What a vehicle runs a day: readings of the last days, from the exchange of the meter on when there was one among them;
-- what is usual for its type until a week has been measured. A fraction, so that no division rounds a day away.
create function medidor_por_dia(p_hoje date, p_fuso text)
returns table (nr_placa varchar, percorrido bigint, dias int)
language sql stable as $$
  select v.nr_placa, case when m.medido then m.percorrido else (t.km_dia_padrao * 100)::bigint end,
         case when m.medido then m.dias else 100 end
    from veiculo v
    join tipo_veiculo t on t.cd_tipoveiculo = v.cd_tipoveiculo
   cross join parametro pa
   cross join lateral (select (p_hoje - pa.qt_dias_media)::timestamp at time zone p_fuso as inicio,
                              (p_hoje + 1)::timestamp at time zone p_fuso as fim) janela
    left join lateral (select l.dt_leitura, l.km from km_leitura l
                        where l.nr_placa = v.nr_placa and l.tp_origem = 'X' and l.dt_leitura < janela.fim
                        order by l.dt_leitura desc limit 1) troca on true
    left join lateral (select l.dt_leitura, l.km from km_leitura l
                        where l.nr_placa = v.nr_placa and l.dt_leitura >= janela.inicio and l.dt_leitura < janela.fim
                        order by l.dt_leitura limit 1) primeira on true
    left join lateral (select l.dt_leitura, l.km from km_leitura l
                        where l.nr_placa = v.nr_placa and l.dt_leitura >= janela.inicio and l.dt_leitura < janela.fim
                        order by l.dt_leitura desc limit 1) ultima on true
   cross join lateral (
         select case when troca.dt_leitura >= janela.inicio then troca.dt_leitura else primeira.dt_leitura end as desde,
                case when troca.dt_leitura >= janela.inicio then troca.km else primeira.km end as km) base
   cross join lateral (
         select (ultima.km - base.km)::bigint as percorrido,
                (ultima.dt_leitura at time zone p_fuso)::date - (base.desde at time zone p_fuso)::date as dias,
                coalesce((ultima.dt_leitura at time zone p_fuso)::date - (base.desde at time zone p_fuso)::date >= 7,
                         false) as medido) m
$$;
comment on function medidor_por_dia is 'What each vehicle runs a day: percorrido / dias, in the unit of its meter.';

-- Kept with the reading: later exchanges of the meter move where a tyre was mounted, but not what was read.
alter table pneu_leitura add column qt_rodado int not null default 0;
comment on column pneu_leitura.qt_rodado is
  'What the tyre had run in this life when it was read, in the unit of the vehicle''s meter; the spare runs nothing.';

create function rodado_na_vida(p_pneu int, p_vida int, p_evento int) returns int language sql stable as $$
  select coalesce(sum(case when a.nr_posicao = 0 then 0
                           when a.dt_saida <= e.dt_evento or a.nr_placa <> e.nr_placa then a.km_saida - a.km_entrada
                           else greatest(e.km_informado - a.km_entrada, 0) end), 0)::int
    from pneu_evento e
    join veiculo v on v.nr_placa = e.nr_placa
    join tipo_veiculo t on t.cd_tipoveiculo = v.cd_tipoveiculo
    join pneu_aplicacao a on a.nr_seq_pneu = p_pneu and a.nr_vida = p_vida and a.dt_entrada <= e.dt_evento
    join veiculo va on va.nr_placa = a.nr_placa
    join tipo_veiculo ta on ta.cd_tipoveiculo = va.cd_tipoveiculo and ta.tp_medidor = t.tp_medidor
   where e.nr_sequencial = p_evento
$$;
comment on function rodado_na_vida is 'What a tyre had run in a life at an event of its vehicle.';

create function pneu_leitura_rodado() returns trigger language plpgsql as $$
begin
  new.qt_rodado := rodado_na_vida(new.nr_seq_pneu, new.nr_vida, new.nr_seq_evento);
  return new;
end $$;
create trigger pneu_leitura_rodado before insert on pneu_leitura
  for each row execute function pneu_leitura_rodado();
update pneu_leitura set qt_rodado = rodado_na_vida(nr_seq_pneu, nr_vida, nr_seq_evento);

-- Which problem an order names that mends a finding; a kind without one cannot open orders.
create table pneu_achado_problema (
  tp_achado   char(1) constraint pneu_achado_problema_pk primary key
                      constraint pneu_achado_problema_tipo check (tp_achado in ('D', 'G', 'P', 'L')),
  nr_conjunto int     not null constraint pneu_achado_problema_conjunto_fk references conjunto
);
comment on table pneu_achado_problema is
  'Problem of the orders that findings about tyres open: D uneven wear, G twins, P pressure, L limit. Owner: tyreLife.';

create table pneu_achado (
  nr_sequencial int generated by default as identity constraint pneu_achado_pk primary key,
  tp_achado     char(1)     not null constraint pneu_achado_tipo check (tp_achado in ('D', 'G', 'P', 'L')),
  nr_seq_pneu   int         not null constraint pneu_achado_pneu_fk references pneu,
  nr_seq_os     bigint      not null constraint pneu_achado_os_fk references os on delete cascade,
  nr_seq_clifor int         not null constraint pneu_achado_clifor_fk references g_clifor,
  dt_achado     timestamptz not null default now(),
  dt_fim        timestamptz
);
create unique index pneu_achado_aberto on pneu_achado (tp_achado, nr_seq_pneu) where dt_fim is null;
create index pneu_achado_os on pneu_achado (nr_seq_os);
comment on table pneu_achado is 'Orders that were opened for findings about tyres. Owner: tyreLife.';
comment on index pneu_achado_aberto is 'A finding has one order at a time.';
comment on column pneu_achado.dt_fim is 'Its order had ended, and another was asked for.';
