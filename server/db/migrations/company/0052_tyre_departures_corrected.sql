-- A departure or a return recorded wrong stands no longer: the tyre is where it was, in the life it was.

alter table pneu_destino
  add column dt_substituida timestamptz,
  add column vl_mm_fato_envio numeric(4, 1)[];
comment on column pneu_destino.dt_substituida is 'Since when a correction stands in its place; null: it stands.';
comment on column pneu_destino.vl_mm_fato_envio is 'Depths it left with, when nothing else told them; null: what was told before.';
drop index pneu_fora;
create unique index pneu_fora on pneu_destino (nr_seq_pneu) where dt_retorno is null and dt_substituida is null;
comment on index pneu_fora is 'A tyre is scrapped or away once at a time.';

create view pneu_destino_valido as select * from pneu_destino where dt_substituida is null;
comment on view pneu_destino_valido is 'Departures that stand. Everything but the history of a tyre reads this.';

create function pneu_destino_fica() returns trigger language plpgsql as $$
begin
  if old.dt_substituida is not null
     or (old.dt_retorno is not null and (new.dt_retorno, new.vl_mm_retorno, new.vl_servico)
                                         is distinct from (old.dt_retorno, old.vl_mm_retorno, old.vl_servico)) then
    raise exception 'departure %: what was recorded is corrected by another one', old.nr_sequencial
      using errcode = 'check_violation', constraint = 'pneu_destino_fica';
  end if;
  return new;
end $$;
create trigger pneu_destino_fica before update on pneu_destino for each row execute function pneu_destino_fica();

create function guarda_sulcos_envio() returns trigger language plpgsql as $$
begin
  if pneu_sulcos_em(new.nr_seq_pneu, new.nr_vida, 'infinity') is null then
    select p.vl_mm into new.vl_mm_fato_envio from pneu p where p.nr_sequencial = new.nr_seq_pneu and p.nr_vida = new.nr_vida;
  end if;
  return new;
end $$;
create trigger guarda_sulcos_envio before insert on pneu_destino
  for each row when (new.vl_mm_fato_envio is null) execute function guarda_sulcos_envio();

create or replace view pneu_situacao as
select p.nr_sequencial as nr_seq_pneu,
       case when a.nr_sequencial is not null then 'A'
            when d.tp_destino = 'D' then 'D'
            when d.nr_sequencial is not null then 'S'
            else 'E' end as st_pneu,
       a.nr_sequencial as nr_seq_aplicacao, a.nr_placa, a.nr_posicao, a.ds_lado,
       d.nr_sequencial as nr_seq_destino, d.tp_destino,
       case when d.tp_destino = 'D' then d.dt_envio end as des_data,
       case when d.tp_destino <> 'D' then d.dt_envio end as rec_dataenvio
  from pneu p
  left join pneu_aplicacao a on a.nr_seq_pneu = p.nr_sequencial and a.dt_saida is null
  left join pneu_destino d on d.nr_seq_pneu = p.nr_sequencial and d.dt_retorno is null and d.dt_substituida is null;

create or replace function pneu_aplicacao_fora() returns trigger language plpgsql as $$
begin
  perform from pneu where nr_sequencial = new.nr_seq_pneu for no key update;
  if exists (select from pneu_destino_valido where nr_seq_pneu = new.nr_seq_pneu and dt_retorno is null) then
    raise exception 'tyre %: away or scrapped, it cannot be mounted', new.nr_seq_pneu
      using errcode = 'check_violation', constraint = 'pneu_aplicacao_fora';
  end if;
  return new;
end $$;

create or replace view pneu_sulco as
select l.nr_seq_pneu, l.nr_vida, e.dt_evento as dt_fato, l.vl_mm
  from pneu_leitura_valida l
  join pneu_evento e on e.nr_sequencial = l.nr_seq_evento
 where l.vl_mm is not null
union all
select a.nr_seq_pneu, a.nr_vida, a.dt_entrada, a.vl_mm_fato_entrada
  from pneu_aplicacao a where a.vl_mm_fato_entrada is not null
union all
select a.nr_seq_pneu, a.nr_vida, a.dt_saida, a.vl_mm_fato_saida
  from pneu_aplicacao a where a.vl_mm_fato_saida is not null
union all
select d.nr_seq_pneu, d.nr_vida + (d.tp_destino = 'R')::int, coalesce(d.dt_volta, d.dt_retorno::timestamptz), d.vl_mm_retorno
  from pneu_destino_valido d where d.vl_mm_retorno is not null
union all
-- Also of a departure that stands no longer: it was so deep before anybody sent it.
select d.nr_seq_pneu, d.nr_vida, '-infinity'::timestamptz, d.vl_mm_fato_envio
  from pneu_destino d where d.vl_mm_fato_envio is not null;
