-- Other systems: keys they call with, and webhooks they are told by (docs/systems.md).

create table if not exists chave_sistema (
  nr_sequencial int generated always as identity,
  ds_chave text not null,
  hs_chave bytea not null,
  hs_antes bytea,
  dt_antes_ate timestamptz,
  nr_seq_clifor int not null,
  nr_seq_filial int not null,
  ds_chamadas text[] not null,
  qt_por_minuto int not null,
  dt_criacao timestamptz not null default now(),
  dt_expira timestamptz,
  dt_ultimo_uso timestamptz,
  dt_revogada timestamptz,
  constraint chave_sistema_pk primary key (nr_sequencial),
  constraint chave_sistema_chave_uk unique (hs_chave),
  constraint chave_sistema_clifor_fk foreign key (nr_seq_clifor) references g_clifor (nr_sequencial),
  constraint chave_sistema_filial_fk foreign key (nr_seq_filial) references filial (nr_sequencial),
  constraint chave_sistema_hash check (octet_length(hs_chave) = 32 and (hs_antes is null or octet_length(hs_antes) = 32)),
  constraint chave_sistema_antes check ((hs_antes is null) = (dt_antes_ate is null)),
  constraint chave_sistema_chamadas check (cardinality(ds_chamadas) > 0),
  constraint chave_sistema_limite check (qt_por_minuto between 1 and 6000)
);
create index if not exists chave_sistema_antes on chave_sistema (hs_antes) where hs_antes is not null;
comment on table chave_sistema is 'Keys other systems call with: each acts as a person in one branch. Owner: systems.';
comment on column chave_sistema.ds_chave is 'Name of the key.';
comment on column chave_sistema.hs_chave is 'SHA-256 of its secret.';
comment on column chave_sistema.hs_antes is 'SHA-256 of the secret before, accepted until dt_antes_ate.';
comment on column chave_sistema.ds_chamadas is 'Names of the calls it may send.';
comment on column chave_sistema.qt_por_minuto is 'Calls a minute, each server process counting for itself.';
comment on column chave_sistema.dt_ultimo_uso is 'Last use, at most a minute old.';

create table if not exists webhook (
  nr_sequencial int generated always as identity,
  ds_webhook text not null,
  ds_endereco text not null,
  ds_eventos text[] not null,
  st_status char(1) not null default 'A',
  nr_segredo int not null default 1,
  dt_segredo timestamptz not null default now(),
  dt_criacao timestamptz not null default now(),
  constraint webhook_pk primary key (nr_sequencial),
  constraint webhook_status check (st_status in ('A', 'I', 'D')),
  constraint webhook_eventos check (cardinality(ds_eventos) > 0),
  constraint webhook_endereco check (ds_endereco ~ '^https?://')
);
comment on table webhook is 'Other systems that are told what happens. Owner: systems.';
comment on column webhook.ds_webhook is 'Name of the webhook.';
comment on column webhook.ds_eventos is 'Names of events it is told.';
comment on column webhook.st_status is 'A active, I out of use, D switched off because its receiver answered 410.';
comment on column webhook.nr_segredo is 'Which of its secrets, derived from SECRET_KEY, signs its messages.';
comment on column webhook.dt_segredo is 'Since when; for a day messages are signed with the one before too.';

create table if not exists webhook_envio (
  nr_sequencial bigint generated always as identity,
  nr_seq_webhook int not null,
  cd_mensagem uuid not null default gen_random_uuid(),
  ds_evento text not null,
  js_envio jsonb not null,
  st_envio char(1) not null default 'P',
  qt_tentativas int not null default 0,
  dt_criacao timestamptz not null default now(),
  dt_proxima timestamptz not null default now(),
  dt_envio timestamptz,
  nr_http int,
  ds_erro text,
  constraint webhook_envio_pk primary key (nr_sequencial),
  constraint webhook_envio_mensagem_uk unique (cd_mensagem),
  constraint webhook_envio_webhook_fk foreign key (nr_seq_webhook) references webhook (nr_sequencial),
  constraint webhook_envio_situacao check (st_envio in ('P', 'S', 'F'))
);
create index if not exists webhook_envio_espera on webhook_envio (dt_proxima) where st_envio = 'P';
create index if not exists webhook_envio_webhook on webhook_envio (nr_seq_webhook, nr_sequencial desc);
comment on table webhook_envio is 'Messages to webhooks, written with the event they tell of; kept for thirty days. Owner: systems.';
comment on column webhook_envio.cd_mensagem is 'Header webhook-id: the same for every try.';
comment on column webhook_envio.ds_evento is 'Name of the event, or teste.';
comment on column webhook_envio.js_envio is 'Body of the message.';
comment on column webhook_envio.st_envio is 'P waiting, S accepted, F given up.';
comment on column webhook_envio.ds_erro is 'Why the last try failed.';

create or replace function avisa_webhooks() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  insert into webhook_envio (nr_seq_webhook, ds_evento, js_envio)
  select w.nr_sequencial, e.ds_evento,
         jsonb_build_object('type', e.ds_evento, 'timestamp', e.dt_evento,
           'data', jsonb_build_object('evento', e.nr_sequencial, 'nr_seq_filial', e.nr_seq_filial,
             'nr_seq_os', e.nr_seq_os, 'nr_placa', e.nr_placa, 'nr_seq_clifor', e.nr_seq_clifor))
    from novos e
    join webhook w on w.st_status = 'A' and e.ds_evento = any (w.ds_eventos)
   order by e.nr_sequencial, w.nr_sequencial;
  return null;
end $$;
comment on function avisa_webhooks() is 'Queues what happened for the webhooks that are told of it, in the same transaction. Owner: systems.';

create or replace trigger avisa_webhooks after insert on evento
  referencing new table as novos for each statement execute function avisa_webhooks();
