-- What somebody recorded is never changed and never erased: a correction is a fact of its own that points at the wrong one.

create table correcao (
  nr_sequencial    bigint generated always as identity constraint correcao_pk primary key,
  tp_fato          text        not null constraint correcao_fato
                               check (tp_fato in ('KM', 'SULCO', 'CALIBRAGEM', 'MOVIMENTO', 'DESCARTE', 'RETORNO')),
  nr_seq_fato      bigint      not null,
  nr_seq_novo      bigint      constraint correcao_outro check (nr_seq_novo <> nr_seq_fato),
  ds_motivo        text        not null constraint correcao_motivo check (length(ds_motivo) between 3 and 300),
  nr_seq_clifor    int         not null constraint correcao_clifor_fk references g_clifor,
  nr_seq_aprovador int         constraint correcao_aprovador_fk references g_clifor,
  dt_correcao      timestamptz not null default now(),
  constraint correcao_unica unique (tp_fato, nr_seq_fato)
);
create unique index correcao_novo on correcao (tp_fato, nr_seq_novo);
comment on table correcao is
  'Corrections of recorded facts. Owner of a row: the area of the fact it is about; KM: fleet.';
comment on column correcao.tp_fato is
  'What was wrong: KM a meter reading; SULCO, CALIBRAGEM, MOVIMENTO, DESCARTE, RETORNO of tyres.';
comment on column correcao.nr_seq_fato is 'The row that was wrong; corrected once, afterwards its replacement is.';
comment on column correcao.nr_seq_novo is 'The row that stands in its place; null: it never happened.';

alter table km_leitura
  add column dt_substituida timestamptz,
  add column nr_seq_original bigint constraint km_leitura_original_fk references km_leitura;
comment on column km_leitura.dt_substituida is 'Since when a correction stands in its place; null: it stands.';
comment on column km_leitura.nr_seq_original is
  'Of a replacement the first reading it goes back to: among readings of one moment it keeps that place.';

drop index km_leitura_placa;
create index km_leitura_placa on km_leitura
  (nr_placa, dt_leitura desc, (coalesce(nr_seq_original, nr_sequencial)) desc)
  include (km, nr_sequencial, nr_seq_original) where dt_substituida is null;
drop index km_leitura_troca;
create index km_leitura_troca on km_leitura
  (nr_placa, dt_leitura desc, (coalesce(nr_seq_original, nr_sequencial)) desc)
  include (km, km_anterior, nr_sequencial, nr_seq_original) where tp_origem = 'X' and dt_substituida is null;
comment on index km_leitura_troca is 'Meter exchanges: what was counted before them is counted on.';
create index km_leitura_historia on km_leitura (nr_placa, dt_leitura desc);
comment on index km_leitura_historia is 'Readings of a vehicle with those that were replaced.';

create view km_valida as
select nr_sequencial, nr_placa, dt_leitura, km, km_anterior, tp_origem, nr_seq_clifor,
       coalesce(nr_seq_original, nr_sequencial) as nr_lugar
  from km_leitura
 where dt_substituida is null;
comment on view km_valida is
  'Meter readings that stand; in the order of dt_leitura and nr_lugar. Everything but the keeping of readings reads this.';

create function km_leitura_fica() returns trigger language plpgsql as $$
begin
  if old.dt_substituida is not null
     or (new.dt_leitura, new.km, new.tp_origem, new.nr_seq_original) is distinct from
        (old.dt_leitura, old.km, old.tp_origem, old.nr_seq_original)
     or new.km_anterior is distinct from old.km_anterior then
    raise exception 'reading %: what was recorded is corrected by another reading', old.nr_sequencial
      using errcode = 'check_violation', constraint = 'km_leitura_fica';
  end if;
  return new;
end $$;
create trigger km_leitura_fica before update of dt_leitura, km, km_anterior, tp_origem, nr_seq_original, dt_substituida
  on km_leitura for each row execute function km_leitura_fica();

-- What the meter was before anybody read it.
alter table veiculo add column km_inicial int not null default 0 constraint veiculo_km_inicial check (km_inicial >= 0);
comment on column veiculo.km_inicial is 'Meter it came with, when that is no reading; counts while no reading stands.';
update veiculo v set km_inicial = km_atual
 where km_atual > 0 and not exists (select from km_leitura l where l.nr_placa = v.nr_placa);
create function veiculo_km_inicial() returns trigger language plpgsql as $$
begin
  if new.km_inicial = 0 then
    new.km_inicial := new.km_atual;
  end if;
  return new;
end $$;
create trigger veiculo_km_inicial before insert on veiculo for each row execute function veiculo_km_inicial();

-- The reading a place, a movement, a gauging, an order was counted at. km_fato: what was told instead of it, on the meter of
-- that time; null: the reading itself, whatever becomes of it.
alter table veiculo_plano
  add column nr_seq_leitura bigint constraint veiculo_plano_leitura_fk references km_leitura on delete set null,
  add column km_fato int;
alter table plano_historico
  add column nr_seq_leitura bigint constraint plano_historico_leitura_fk references km_leitura on delete set null;
alter table pneu_aplicacao
  add column nr_seq_leitura_entrada bigint constraint pneu_aplicacao_leitura_entrada_fk references km_leitura on delete set null,
  add column km_fato_entrada int,
  add column nr_seq_leitura_saida bigint constraint pneu_aplicacao_leitura_saida_fk references km_leitura on delete set null,
  add column km_fato_saida int;
alter table pneu_evento
  add column nr_seq_leitura bigint constraint pneu_evento_leitura_fk references km_leitura on delete set null,
  add column km_fato int;
alter table os
  add column nr_seq_leitura bigint constraint os_leitura_fk references km_leitura on delete set null,
  add column nr_seq_leitura_final bigint constraint os_leitura_final_fk references km_leitura on delete set null;
comment on column veiculo_plano.nr_seq_leitura is
  'The newest reading when the place was written; exchanges of the meter after it are counted on.';
comment on column veiculo_plano.km_fato is 'Told meter of the last cycle, on the meter of that time; null: that of the reading.';
comment on column veiculo_plano.km_ultimo is
  'Meter of the last cycle on the meter of now: derived (medidor_copia), below zero when that was before an exchange.';
comment on column plano_historico.nr_seq_leitura is 'The reading km is of; null: it was told without one.';
comment on column pneu_aplicacao.nr_seq_leitura_entrada is 'The newest reading when it was mounted.';
comment on column pneu_aplicacao.km_fato_entrada is 'Told meter, on the meter of that time; null: that of the reading.';
comment on column pneu_aplicacao.km_entrada is 'Meter it was mounted at, on the meter of its taking off or of now: derived.';
comment on column pneu_aplicacao.nr_seq_leitura_saida is 'The newest reading when it was taken off.';
comment on column pneu_aplicacao.km_fato_saida is 'Told meter; null: that of the reading.';
comment on column pneu_evento.nr_seq_leitura is 'The newest reading when it was gauged.';
comment on column pneu_evento.km_fato is 'Told meter; null: that of the reading.';
comment on column os.nr_seq_leitura is 'The reading km_atual is of; null: it was told without one.';
comment on column os.nr_seq_leitura_final is 'The reading told when it was closed.';
create index os_leitura_final on os (nr_seq_leitura_final) where nr_seq_leitura_final is not null;
