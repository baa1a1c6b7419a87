-- The due status of the whole fleet in one statement, on the one average (medidor_de) and across exchanges of the meter.
drop function plano_vencimento(date, int, varchar, text);
create function plano_vencimento(p_hoje date, p_filial int default null, p_placa varchar default null,
                                 p_fuso text default current_setting('TimeZone'))
returns table (nr_seq_veiculo_plano int, nr_placa varchar, nr_frota text, departamento text, exibe_terminal char,
               tp_medidor char, st_concessionaria int, nr_seq_plano int, tp_plano char, ds_plano text, nr_seq_ciclo int,
               nr_ordem int, ds_ciclo text, qt_horas numeric, km_atual int, km_ultimo int, km_mostrado int,
               km_proximo int, km_restante int, km_dia numeric, dt_ultimo date, dt_limite date, dt_medidor date, dt_prevista date, st_medidor char,
               st_prazo char, st_plano char, nr_seq_os bigint)
language sql stable as $$
with frota as materialized (
  select v.nr_placa, v.nr_frota, v.km_atual, v.st_concessionaria, t.departamento, t.exibe_terminal, t.tp_medidor,
         case t.tp_medidor when 'H' then pa.qt_alerta_horas else pa.qt_alerta_km end as alerta_medidor,
         pa.qt_alerta_dias as alerta_dias,
         exists (select from km_valida x where x.nr_placa = v.nr_placa and x.tp_origem = 'X') as trocado,
         m.percorrido, m.dias
    from veiculo v
    join tipo_veiculo t on t.cd_tipoveiculo = v.cd_tipoveiculo
   cross join parametro pa
   cross join lateral medidor_de(v.nr_placa, p_hoje, p_fuso) m
   where v.st_veiculo = 'A'
     and (p_placa is null or v.nr_placa = p_placa)
     and (p_filial is null or exists (select from veiculo_filial vf
                                       where vf.nr_placa = v.nr_placa and vf.nr_seq_filial = p_filial))
     and exists (select from veiculo_plano vp where vp.nr_placa = v.nr_placa and vp.st_status = 'A')),
lugar as (
  select vp.nr_sequencial, vp.nr_seq_plano, vp.km_ultimo, vp.dt_ultimo,
         -- As the meter of that time showed it.
         case when f.trocado then coalesce(vp.km_fato, medidor_em(vp.nr_seq_leitura)) else vp.km_ultimo end as km_mostrado,
         pl.tp_plano, pl.ds_plano,
         c.nr_sequencial as ciclo, c.nr_ordem, c.ds_ciclo, c.qt_horas, f.*,
         coalesce(pl.qt_alerta_km, f.alerta_medidor) as alerta_km,
         coalesce(pl.qt_alerta_dias, f.alerta_dias) as alerta_prazo,
         vp.km_ultimo + c.km_intervalo as km_proximo,
         vp.km_ultimo + c.km_intervalo - f.km_atual as km_restante,
         vp.dt_ultimo + c.qt_dias as dt_limite
    from frota f
    join veiculo_plano vp on vp.nr_placa = f.nr_placa and vp.st_status = 'A'
    join plano pl on pl.nr_sequencial = vp.nr_seq_plano and pl.st_status = 'A'
    join plano_ciclo c on c.nr_seq_plano = vp.nr_seq_plano and c.nr_ordem = vp.nr_ordem_prox),
projetado as (
  select l.*,
         -- Days the rest takes at percorrido / dias a day, rounded up in whole numbers, at most a hundred years.
         case when l.percorrido > 0 and l.km_restante is not null
              then p_hoje + least((greatest(l.km_restante, 0) * l.dias + l.percorrido - 1) / l.percorrido, 36500)::int
          end as dt_medidor
    from lugar l),
julgado as (
  select p.*, least(p.dt_limite, p.dt_medidor) as dt_prevista,
         case when p.km_restante <= 0 then 'V'
              when p.km_restante <= p.alerta_km or p.dt_medidor - p_hoje <= p.alerta_prazo then 'A' end as st_medidor,
         case when p_hoje > p.dt_limite then 'V' when p.dt_limite - p_hoje <= p.alerta_prazo then 'A' end as st_prazo
    from projetado p)
select j.nr_sequencial, j.nr_placa, j.nr_frota, j.departamento, j.exibe_terminal, j.tp_medidor, j.st_concessionaria,
       j.nr_seq_plano, j.tp_plano, j.ds_plano, j.ciclo, j.nr_ordem, j.ds_ciclo, j.qt_horas,
       j.km_atual, j.km_ultimo, j.km_mostrado, j.km_proximo, j.km_restante, round(j.percorrido::numeric / j.dias, 2),
       j.dt_ultimo, j.dt_limite, j.dt_medidor, j.dt_prevista, j.st_medidor, j.st_prazo,
       case when 'V' in (j.st_medidor, j.st_prazo) then 'V' when 'A' in (j.st_medidor, j.st_prazo) then 'A' end,
       o.nr_sequencial
  from julgado j
  left join os o on o.nr_seq_veiculo_plano = j.nr_sequencial and o.dt_final is null and o.nr_seq_veiculo_plano is not null
$$;
comment on function plano_vencimento(date, int, varchar, text) is
  'Due status of every active plan of a vehicle on a day: V overdue, A due soon, null in time. Null branch or plate: all.';
