-- Documents of a vehicle, with their expiry. What was recorded is corrected by another row, or declared void.

create table if not exists veiculo_documento (
  nr_sequencial   bigint      generated always as identity constraint veiculo_documento_pk primary key,
  nr_placa        text        not null constraint veiculo_documento_veiculo_fk references veiculo on update cascade,
  tp_documento    text        not null constraint veiculo_documento_tipo
                              check (tp_documento in ('CRLV', 'SEGURO', 'TACOGRAFO', 'AET', 'INSPECAO', 'OUTRO')),
  ds_documento    text        constraint veiculo_documento_nome check (length(ds_documento) between 1 and 60),
  nr_documento    text        constraint veiculo_documento_numero check (length(nr_documento) between 1 and 60),
  dt_inicio       date,
  dt_validade     date,
  ds_observacao   text        constraint veiculo_documento_observacao check (length(ds_observacao) between 1 and 200),
  nr_seq_anexo    bigint      not null constraint veiculo_documento_anexo_fk references anexo,
  nr_seq_clifor   int         not null constraint veiculo_documento_clifor_fk references g_clifor,
  dt_criacao      timestamptz not null default now(),
  nr_seq_original bigint      constraint veiculo_documento_original_fk references veiculo_documento,
  dt_substituida  timestamptz,
  constraint veiculo_documento_outro check ((tp_documento = 'OUTRO') = (ds_documento is not null)),
  constraint veiculo_documento_datas check (dt_inicio <= dt_validade)
);
create index if not exists veiculo_documento_placa on veiculo_documento (nr_placa);
comment on table veiculo_documento is 'Documents of vehicles, with their expiry. Owner: vehicle.';
comment on column veiculo_documento.tp_documento is
  'CRLV registration, SEGURO insurance, TACOGRAFO check of the tachograph, AET special permit, INSPECAO inspection, OUTRO another, named by ds_documento.';
comment on column veiculo_documento.dt_inicio is 'First day it is valid; null: unknown.';
comment on column veiculo_documento.dt_validade is 'Last day it is valid; null: it has none.';
comment on column veiculo_documento.nr_seq_anexo is 'Its file; a correction keeps it.';
comment on column veiculo_documento.nr_seq_original is 'Of a replacement the first row it goes back to: among documents of its kind it keeps that place.';
comment on column veiculo_documento.dt_substituida is 'Since when a correction stands in its place, or it is void (correcao, DOCUMENTO); null: it stands.';

create or replace function veiculo_documento_fica() returns trigger language plpgsql as $$
begin
  if old.dt_substituida is not null
     or to_jsonb(new) - array['nr_placa', 'dt_substituida'] <> to_jsonb(old) - array['nr_placa', 'dt_substituida'] then
    raise exception 'document %: what was recorded is corrected by another row', old.nr_sequencial
      using errcode = 'check_violation', constraint = 'veiculo_documento_fica';
  end if;
  return new;
end $$;
comment on function veiculo_documento_fica() is 'What was recorded of a document stays as it is. Owner: vehicle.';
create or replace trigger veiculo_documento_fica before update of
  tp_documento, ds_documento, nr_documento, dt_inicio, dt_validade, ds_observacao, nr_seq_anexo, nr_seq_clifor, nr_seq_original, dt_substituida
  on veiculo_documento for each row execute function veiculo_documento_fica();

create or replace trigger mudou_placa after insert or update or delete on veiculo_documento for each row execute function mudou_placa();

create or replace view documento_atual as
select distinct on (nr_placa, tp_documento, lower(coalesce(ds_documento, '')))
       nr_sequencial, nr_placa, tp_documento, ds_documento, nr_documento, dt_validade
  from veiculo_documento
 where dt_substituida is null
 order by nr_placa, tp_documento, lower(coalesce(ds_documento, '')), coalesce(nr_seq_original, nr_sequencial) desc;
comment on view documento_atual is 'Of each kind of a vehicle the document recorded last, of those that stand.';

alter table anexo
  drop constraint if exists anexo_origem,
  drop constraint if exists anexo_foto,
  add constraint anexo_origem check (tp_origem in ('A', 'E', 'S', 'P', 'V', 'D')),
  add constraint anexo_foto check ((tp_origem = 'V') = (cd_foto is not null) and (tp_origem in ('V', 'D')) = (nr_placa is not null));
comment on column anexo.tp_origem is 'A opening and comments, E execution, S accident, P tyre, V photo of a vehicle, D document of a vehicle.';

alter table correcao
  drop constraint if exists correcao_fato,
  add constraint correcao_fato
      check (tp_fato in ('KM', 'SULCO', 'CALIBRAGEM', 'MOVIMENTO', 'DESCARTE', 'RETORNO', 'DISPENSA', 'PRECO', 'COMENTARIO', 'ANEXO', 'NOTA', 'DOCUMENTO'));
comment on column correcao.tp_fato is
  'What was wrong: KM a meter reading; SULCO, CALIBRAGEM, MOVIMENTO, DESCARTE, RETORNO of tyres; DISPENSA of a plan''s item; PRECO told at the end of work; COMENTARIO, ANEXO a comment, a file of an order or a photo of a vehicle; NOTA a note of its work; DOCUMENTO a document of a vehicle.';

alter table parametro add column if not exists qt_dias_documentos int not null default 30;
alter table parametro
  drop constraint if exists parametro_dias_documentos,
  add constraint parametro_dias_documentos check (qt_dias_documentos between 0 and 365);
comment on column parametro.qt_dias_documentos is 'Days before its expiry from which a document of a vehicle expires soon. Owner: settings.';
