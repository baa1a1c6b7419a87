-- What is derived from the meter, once: what stands, what exchanges moved the scale by, and the copies kept for speed.

create function medidor_em(p_leitura bigint) returns int language sql stable as $$
  select case when l.dt_substituida is null then l.km
              else coalesce((select v.km from km_valida v
                              where v.nr_placa = l.nr_placa
                                and (v.dt_leitura, v.nr_lugar) < (l.dt_leitura, coalesce(l.nr_seq_original, l.nr_sequencial))
                              order by v.dt_leitura desc, v.nr_lugar desc limit 1), x.km_inicial) end
    from km_leitura l
    join veiculo x on x.nr_placa = l.nr_placa
   where l.nr_sequencial = p_leitura
$$;
comment on function medidor_em is 'What a reading says; one that never happened: what the meter was known to be then.';

create function medidor_desvio(p_placa varchar, p_leitura bigint) returns int language sql stable as $$
  select coalesce(sum(x.km - coalesce(x.km_anterior, x.km)), 0)::int
    from km_valida x
   where x.nr_placa = p_placa and x.tp_origem = 'X'
     and (p_leitura is null or (x.dt_leitura, x.nr_lugar) > (select l.dt_leitura, coalesce(l.nr_seq_original, l.nr_sequencial)
                                                                from km_leitura l where l.nr_sequencial = p_leitura))
$$;
comment on function medidor_desvio is 'What the exchanges after a reading moved the scale of the meter by; null: all of them.';

create function leitura_nova(p_placa varchar, out numero bigint, out km int) language sql stable as $$
  select v.nr_sequencial, v.km from km_valida v
   where v.nr_placa = p_placa order by v.dt_leitura desc, v.nr_lugar desc limit 1
$$;
comment on function leitura_nova is 'The newest reading of a vehicle.';

-- Whoever writes a meter down keeps the newest reading with it, and the value only where it is another one. While copies are
-- written anew (medidor_refaz) nothing is counted at a new reading.
create function guarda_leitura() returns trigger language plpgsql as $$
declare
  numero bigint;
  valor int;
begin
  if tg_table_name = 'veiculo_plano' then
    if tg_op = 'INSERT' or (new.km_ultimo, new.dt_ultimo) is distinct from (old.km_ultimo, old.dt_ultimo) then
      select l.numero, l.km into numero, valor from leitura_nova(new.nr_placa) l;
      new.nr_seq_leitura := numero;
      new.km_fato := case when valor is distinct from new.km_ultimo then new.km_ultimo end;
    end if;
  elsif tg_table_name = 'plano_historico' then
    select l.numero into new.nr_seq_leitura
      from veiculo_plano p cross join lateral leitura_nova(p.nr_placa) l
     where p.nr_sequencial = new.nr_seq_veiculo_plano and l.km = new.km;
  elsif tg_table_name = 'pneu_evento' then
    select l.numero, l.km into numero, valor from leitura_nova(new.nr_placa) l;
    new.nr_seq_leitura := numero;
    new.km_fato := case when valor is distinct from new.km_informado then new.km_informado end;
  elsif tg_table_name = 'pneu_aplicacao' then
    select l.numero, l.km into numero, valor from leitura_nova(new.nr_placa) l;
    if tg_op = 'INSERT' then
      new.nr_seq_leitura_entrada := numero;
      new.km_fato_entrada := case when valor is distinct from new.km_entrada then new.km_entrada end;
    end if;
    if new.km_saida is not null and (tg_op = 'INSERT' or old.km_saida is null) then
      new.nr_seq_leitura_saida := numero;
      new.km_fato_saida := case when valor is distinct from new.km_saida then new.km_saida end;
    end if;
  elsif tg_op = 'INSERT' then -- os
    if new.nr_seq_leitura is null then
      select l.numero into new.nr_seq_leitura from leitura_nova(new.nr_placa) l where l.km = new.km_atual;
    end if;
  elsif new.km_final is not null and old.km_final is null then
    select l.numero into new.nr_seq_leitura_final from leitura_nova(new.nr_placa) l where l.km = new.km_final;
  end if;
  return new;
end $$;
create trigger guarda_leitura before insert or update of km_ultimo on veiculo_plano
  for each row when (current_setting('terminal.refaz', true) is distinct from 'S') execute function guarda_leitura();
create trigger guarda_leitura before insert on plano_historico
  for each row execute function guarda_leitura();
create trigger guarda_leitura before insert on pneu_evento
  for each row execute function guarda_leitura();
create trigger guarda_leitura before insert or update of km_saida on pneu_aplicacao
  for each row when (current_setting('terminal.refaz', true) is distinct from 'S') execute function guarda_leitura();
create trigger guarda_leitura before insert or update of km_final on os
  for each row when (current_setting('terminal.refaz', true) is distinct from 'S') execute function guarda_leitura();

create or replace function rodado_na_vida(p_pneu int, p_vida int, p_evento int) returns int language sql stable as $$
  select coalesce(sum(case when a.nr_posicao = 0 then 0
                           when a.dt_saida <= e.dt_evento or a.nr_placa <> e.nr_placa then a.km_saida - a.km_entrada
                           -- Mounted then: both as the meter of the event would have shown them.
                           else greatest(e.km_informado + medidor_desvio(e.nr_placa, e.nr_seq_leitura) - a.km_entrada
                                         - case when a.dt_saida is null then 0
                                                else medidor_desvio(a.nr_placa, a.nr_seq_leitura_saida) end, 0)
                      end), 0)::int
    from pneu_evento e
    join veiculo v on v.nr_placa = e.nr_placa
    join tipo_veiculo t on t.cd_tipoveiculo = v.cd_tipoveiculo
    join pneu_aplicacao a on a.nr_seq_pneu = p_pneu and a.nr_vida = p_vida and a.dt_entrada <= e.dt_evento
    join veiculo va on va.nr_placa = a.nr_placa
    join tipo_veiculo ta on ta.cd_tipoveiculo = va.cd_tipoveiculo and ta.tp_medidor = t.tp_medidor
   where e.nr_sequencial = p_evento
$$;

create view medidor_copia as
select 'veiculo'::text as tabela, null::bigint as nr_sequencial, 'km_atual'::text as coluna, v.nr_placa,
       v.km_atual as guardado, coalesce((select l.km from leitura_nova(v.nr_placa) l), v.km_inicial) as derivado
  from veiculo v
union all
select 'veiculo_plano', p.nr_sequencial, 'km_ultimo', p.nr_placa, p.km_ultimo,
       coalesce(p.km_fato, medidor_em(p.nr_seq_leitura)) + medidor_desvio(p.nr_placa, p.nr_seq_leitura)
  from veiculo_plano p
union all
select 'plano_historico', h.nr_sequencial, 'km', p.nr_placa, h.km, medidor_em(h.nr_seq_leitura)
  from plano_historico h
  join veiculo_plano p on p.nr_sequencial = h.nr_seq_veiculo_plano
 where h.nr_seq_leitura is not null
union all
select 'pneu_evento', e.nr_sequencial, 'km_informado', e.nr_placa, e.km_informado,
       coalesce(e.km_fato, medidor_em(e.nr_seq_leitura))
  from pneu_evento e
union all
select 'pneu_aplicacao', a.nr_sequencial, 'km_entrada', a.nr_placa, a.km_entrada,
       coalesce(a.km_fato_entrada, medidor_em(a.nr_seq_leitura_entrada))
       + medidor_desvio(a.nr_placa, a.nr_seq_leitura_entrada)
       - case when a.dt_saida is null then 0 else medidor_desvio(a.nr_placa, a.nr_seq_leitura_saida) end
  from pneu_aplicacao a
union all
select 'pneu_aplicacao', a.nr_sequencial, 'km_saida', a.nr_placa, a.km_saida,
       coalesce(a.km_fato_saida, medidor_em(a.nr_seq_leitura_saida))
  from pneu_aplicacao a
 where a.dt_saida is not null
union all
select 'os', o.nr_sequencial, 'km_atual', o.nr_placa, o.km_atual, medidor_em(o.nr_seq_leitura)
  from os o
 where o.nr_seq_leitura is not null
union all
select 'os', o.nr_sequencial, 'km_final', o.nr_placa, o.km_final,
       (select l.km from km_leitura l where l.nr_sequencial = o.nr_seq_leitura_final and l.dt_substituida is null)
  from os o
 where o.nr_seq_leitura_final is not null;
comment on view medidor_copia is
  'Every copy of a meter value that is kept for speed (guardado) beside what it is derived as (derivado); they are equal.';

create function medidor_refaz(p_placa varchar) returns void language plpgsql as $$
begin
  perform set_config('terminal.refaz', 'S', true);
  -- What was counted at a corrected reading is counted at its replacement.
  update veiculo_plano x set nr_seq_leitura = c.nr_seq_novo from correcao c
   where x.nr_placa = p_placa and c.tp_fato = 'KM' and c.nr_seq_fato = x.nr_seq_leitura and c.nr_seq_novo is not null;
  update plano_historico x set nr_seq_leitura = c.nr_seq_novo from correcao c, veiculo_plano p
   where p.nr_placa = p_placa and x.nr_seq_veiculo_plano = p.nr_sequencial
     and c.tp_fato = 'KM' and c.nr_seq_fato = x.nr_seq_leitura and c.nr_seq_novo is not null;
  update pneu_evento x set nr_seq_leitura = c.nr_seq_novo from correcao c
   where x.nr_placa = p_placa and c.tp_fato = 'KM' and c.nr_seq_fato = x.nr_seq_leitura and c.nr_seq_novo is not null;
  update pneu_aplicacao x set nr_seq_leitura_entrada = c.nr_seq_novo from correcao c
   where x.nr_placa = p_placa and c.tp_fato = 'KM' and c.nr_seq_fato = x.nr_seq_leitura_entrada and c.nr_seq_novo is not null;
  update pneu_aplicacao x set nr_seq_leitura_saida = c.nr_seq_novo from correcao c
   where x.nr_placa = p_placa and c.tp_fato = 'KM' and c.nr_seq_fato = x.nr_seq_leitura_saida and c.nr_seq_novo is not null;
  update os x set nr_seq_leitura = c.nr_seq_novo from correcao c
   where x.nr_placa = p_placa and c.tp_fato = 'KM' and c.nr_seq_fato = x.nr_seq_leitura and c.nr_seq_novo is not null;
  update os x set nr_seq_leitura_final = c.nr_seq_novo from correcao c
   where x.nr_placa = p_placa and c.tp_fato = 'KM' and c.nr_seq_fato = x.nr_seq_leitura_final and c.nr_seq_novo is not null;

  update veiculo x set km_atual = c.derivado from medidor_copia c
   where x.nr_placa = p_placa and c.nr_placa = p_placa and c.tabela = 'veiculo' and c.guardado is distinct from c.derivado;
  update veiculo_plano x set km_ultimo = c.derivado from medidor_copia c
   where c.nr_placa = p_placa and c.tabela = 'veiculo_plano' and c.nr_sequencial = x.nr_sequencial
     and c.guardado is distinct from c.derivado;
  update plano_historico x set km = c.derivado from medidor_copia c
   where c.nr_placa = p_placa and c.tabela = 'plano_historico' and c.nr_sequencial = x.nr_sequencial
     and c.guardado is distinct from c.derivado;
  update pneu_evento x set km_informado = c.derivado from medidor_copia c
   where c.nr_placa = p_placa and c.tabela = 'pneu_evento' and c.nr_sequencial = x.nr_sequencial
     and c.guardado is distinct from c.derivado;
  update pneu_aplicacao x set km_entrada = c.entrada, km_saida = c.saida
    from (select c.nr_sequencial, max(c.derivado) filter (where c.coluna = 'km_entrada') as entrada,
                 max(c.derivado) filter (where c.coluna = 'km_saida') as saida
            from medidor_copia c
           where c.nr_placa = p_placa and c.tabela = 'pneu_aplicacao'
           group by c.nr_sequencial
          having bool_or(c.guardado is distinct from c.derivado)) c
   where c.nr_sequencial = x.nr_sequencial;
  update os x set km_atual = c.derivado from medidor_copia c
   where c.nr_placa = p_placa and c.tabela = 'os' and c.coluna = 'km_atual' and c.nr_sequencial = x.nr_sequencial
     and c.guardado is distinct from c.derivado;
  update os x set km_final = c.derivado from medidor_copia c
   where c.nr_placa = p_placa and c.tabela = 'os' and c.coluna = 'km_final' and c.nr_sequencial = x.nr_sequencial
     and c.guardado is distinct from c.derivado;
  update pneu_leitura x set qt_rodado = r.rodado
    from (select l.nr_seq_evento, l.nr_seq_pneu, rodado_na_vida(l.nr_seq_pneu, l.nr_vida, l.nr_seq_evento) as rodado
            from pneu_leitura l
           where l.nr_seq_pneu in (select a.nr_seq_pneu from pneu_aplicacao a where a.nr_placa = p_placa)) r
   where x.nr_seq_evento = r.nr_seq_evento and x.nr_seq_pneu = r.nr_seq_pneu and x.qt_rodado <> r.rodado;
  perform set_config('terminal.refaz', '', true);
end $$;
comment on function medidor_refaz is
  'Writes every copy of a vehicle''s meter anew, after a correction or an exchange; the caller holds the vehicle''s lock.';

create or replace function pneu_evento_km() returns trigger language plpgsql as $$
begin
  if new.km_informado < (select l.km from km_valida l
                          where l.nr_placa = new.nr_placa and l.dt_leitura <= new.dt_evento
                          order by l.dt_leitura desc, l.nr_lugar desc limit 1) then
    raise exception 'vehicle %: the meter showed more already', new.nr_placa
      using errcode = 'check_violation', constraint = 'pneu_evento_km';
  end if;
  return new;
end $$;

create or replace function pneu_aplicacao_medidor() returns trigger language plpgsql as $$
declare
  quando timestamptz := coalesce(new.dt_saida, new.dt_entrada);
begin
  if coalesce(new.km_saida, new.km_entrada) < (select l.km from km_valida l
                                                where l.nr_placa = new.nr_placa and l.dt_leitura <= quando
                                                order by l.dt_leitura desc, l.nr_lugar desc limit 1) then
    raise exception 'vehicle %: the meter showed more already', new.nr_placa
      using errcode = 'check_violation', constraint = 'pneu_aplicacao_medidor';
  end if;
  return new;
end $$;

-- What a vehicle runs a day, once for plans, forecast, tyres, the list of readings and the judgement of a new one: what it ran
-- from the first to the last reading of the window, across exchanges of the meter; what is usual for its type until a week
-- has been measured. A fraction, so that no division rounds a day away.
create function medidor_de(p_placa varchar, p_hoje date, p_fuso text)
returns table (percorrido bigint, dias int, medido boolean)
language sql stable as $$
  select case when m.medido then m.percorrido else (t.km_dia_padrao * 100)::bigint end,
         case when m.medido then m.dias else 100 end, m.medido
    from veiculo v
    join tipo_veiculo t on t.cd_tipoveiculo = v.cd_tipoveiculo
   cross join parametro pa
   cross join lateral (select (p_hoje - pa.qt_dias_media)::timestamp at time zone p_fuso as inicio,
                              (p_hoje + 1)::timestamp at time zone p_fuso as fim) janela
    left join lateral (select l.dt_leitura, l.nr_lugar, l.km from km_valida l
                        where l.nr_placa = v.nr_placa and l.dt_leitura >= janela.inicio and l.dt_leitura < janela.fim
                        order by l.dt_leitura, l.nr_lugar limit 1) primeira on true
    left join lateral (select l.dt_leitura, l.nr_lugar, l.km from km_valida l
                        where l.nr_placa = v.nr_placa and l.dt_leitura >= janela.inicio and l.dt_leitura < janela.fim
                        order by l.dt_leitura desc, l.nr_lugar desc limit 1) ultima on true
    left join lateral (select sum(x.km - coalesce(x.km_anterior, x.km)) as desvio from km_valida x
                        where x.nr_placa = v.nr_placa and x.tp_origem = 'X'
                          and (x.dt_leitura, x.nr_lugar) > (primeira.dt_leitura, primeira.nr_lugar)
                          and (x.dt_leitura, x.nr_lugar) <= (ultima.dt_leitura, ultima.nr_lugar)) trocas on true
   cross join lateral (
         select (ultima.km - primeira.km - coalesce(trocas.desvio, 0))::bigint as percorrido,
                (ultima.dt_leitura at time zone p_fuso)::date - (primeira.dt_leitura at time zone p_fuso)::date as dias,
                coalesce((ultima.dt_leitura at time zone p_fuso)::date - (primeira.dt_leitura at time zone p_fuso)::date >= 7,
                         false) as medido) m
   where v.nr_placa = p_placa
$$;
comment on function medidor_de is 'What a vehicle runs a day: percorrido / dias, in the unit of its meter; medido: by readings.';

create or replace function medidor_por_dia(p_hoje date, p_fuso text)
returns table (nr_placa varchar, percorrido bigint, dias int)
language sql stable as $$
  select v.nr_placa, m.percorrido, m.dias from veiculo v cross join lateral medidor_de(v.nr_placa, p_hoje, p_fuso) m
$$;
