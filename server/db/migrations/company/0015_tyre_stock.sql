-- Tyres in stock, away and scrapped: what they cost, who sent them, and one answer to where a tyre is.

alter table pneu
  add column nr_seq_fornecedor int constraint pneu_fornecedor_fk references g_clifor,
  add constraint pneu_compra_nao_negativa check (vl_compra >= 0);
create index pneu_filial on pneu (nr_seq_filial, nr_fogo);
comment on column pneu.vl_compra is 'Price when it was bought, in BRL.';
comment on column pneu.nr_seq_fornecedor is 'Who it was bought from.';

alter table pneu_destino
  add column nr_seq_clifor_envio int constraint pneu_destino_envio_fk references g_clifor,
  add column nr_seq_clifor_retorno int constraint pneu_destino_quem_retornou_fk references g_clifor,
  add constraint pneu_destino_valor check (vl_servico >= 0),
  add constraint pneu_destino_retorno check (dt_retorno >= dt_envio),
  add constraint pneu_destino_sulcos check (cardinality(vl_mm_retorno) between 1 and 6),
  -- A retread is another tyre to whoever measures it: without its depths its life could not begin.
  add constraint pneu_destino_recapado check (tp_destino <> 'R' or dt_retorno is null or vl_mm_retorno is not null);
create index pneu_destino_pneu on pneu_destino (nr_seq_pneu, dt_envio);
comment on column pneu_destino.vl_servico is 'Price of the service, in BRL; told when the tyre comes back.';
comment on column pneu_destino.nr_vida is 'Life in which it left; a retread comes back in the next.';
comment on column pneu_destino.nr_seq_clifor_envio is 'Who sent or scrapped it.';
comment on column pneu_destino.nr_seq_clifor_retorno is 'Who took it back.';

create view pneu_situacao as
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
  left join pneu_destino d on d.nr_seq_pneu = p.nr_sequencial and d.dt_retorno is null;
comment on view pneu_situacao is 'Where each tyre is: A on a vehicle, E in stock, S away for service, D scrapped.';

-- A tyre is in one place. Both sides take its row first, so that of two at the same time the second sees the first.
create function pneu_destino_aplicado() returns trigger language plpgsql as $$
begin
  perform from pneu where nr_sequencial = new.nr_seq_pneu for no key update;
  if exists (select from pneu_aplicacao where nr_seq_pneu = new.nr_seq_pneu and dt_saida is null) then
    raise exception 'tyre %: on a vehicle, it cannot leave', new.nr_seq_pneu
      using errcode = 'check_violation', constraint = 'pneu_destino_aplicado';
  end if;
  return new;
end $$;
create trigger pneu_destino_aplicado before insert or update of nr_seq_pneu, dt_retorno on pneu_destino
  for each row when (new.dt_retorno is null) execute function pneu_destino_aplicado();

create function pneu_aplicacao_fora() returns trigger language plpgsql as $$
begin
  perform from pneu where nr_sequencial = new.nr_seq_pneu for no key update;
  if exists (select from pneu_destino where nr_seq_pneu = new.nr_seq_pneu and dt_retorno is null) then
    raise exception 'tyre %: away or scrapped, it cannot be mounted', new.nr_seq_pneu
      using errcode = 'check_violation', constraint = 'pneu_aplicacao_fora';
  end if;
  return new;
end $$;
create trigger pneu_aplicacao_fora before insert or update of nr_seq_pneu, dt_saida on pneu_aplicacao
  for each row when (new.dt_saida is null) execute function pneu_aplicacao_fora();
