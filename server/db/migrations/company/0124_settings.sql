-- Settings of the company are changed in the product: the database holds them to the bounds of contract/settings/settings.ts.

-- Read by nothing: a supplier always works on several orders at once.
alter table parametro drop column if exists fornecedor_multiplas_os;

-- Values a script may have left outside.
update parametro
   set qt_horas_sessao = least(greatest(qt_horas_sessao, 1), 168),
       atualizacao_listas_ms = least(greatest(atualizacao_listas_ms / 1000, 10), 3600) * 1000,
       qt_dias_reabertura = least(greatest(qt_dias_reabertura, 0), 3650),
       qt_limite_horas = least(greatest(qt_limite_horas, 24), 9999),
       qt_mb_anexo = least(greatest(qt_mb_anexo, 1), 50),
       qt_anexos = least(greatest(qt_anexos, 1), 50),
       qt_alerta_km = least(greatest(qt_alerta_km, 0), 100000),
       qt_alerta_horas = least(greatest(qt_alerta_horas, 0), 100000),
       qt_alerta_dias = least(greatest(qt_alerta_dias, 0), 100000),
       qt_dias_media = least(greatest(qt_dias_media, 1), 730);

alter table parametro
  drop constraint if exists parametro_horas_sessao,
  drop constraint if exists parametro_listas,
  drop constraint if exists parametro_listas_segundos,
  drop constraint if exists parametro_reabertura,
  drop constraint if exists parametro_limite_horas,
  drop constraint if exists parametro_mb_anexo,
  drop constraint if exists parametro_anexos,
  drop constraint if exists parametro_alerta_km,
  drop constraint if exists parametro_alerta_horas,
  drop constraint if exists parametro_alerta_dias,
  drop constraint if exists parametro_dias_media,
  add constraint parametro_horas_sessao check (qt_horas_sessao between 1 and 168),
  add constraint parametro_listas check (atualizacao_listas_ms between 10000 and 3600000),
  add constraint parametro_listas_segundos check (atualizacao_listas_ms % 1000 = 0),
  add constraint parametro_reabertura check (qt_dias_reabertura between 0 and 3650),
  add constraint parametro_limite_horas check (qt_limite_horas between 24 and 9999),
  add constraint parametro_mb_anexo check (qt_mb_anexo between 1 and 50),
  add constraint parametro_anexos check (qt_anexos between 1 and 50),
  add constraint parametro_alerta_km check (qt_alerta_km between 0 and 100000),
  add constraint parametro_alerta_horas check (qt_alerta_horas between 0 and 100000),
  add constraint parametro_alerta_dias check (qt_alerta_dias between 0 and 100000),
  add constraint parametro_dias_media check (qt_dias_media between 1 and 730);

comment on table parametro is 'Settings of the company: exactly one row (docs/settings.md). Owner: settings.';
comment on column parametro.qt_minutos_digitos is 'Minutes for which digits typed for an order count for further commands of the same person working on it in the same session; 0: every command asks for them. Owner: settings.';
comment on table cadastro_mudanca is 'What people changed of master data, and of the settings of the company. Owner: masterdata.';
comment on column cadastro_mudanca.cd_registro is 'Number or code of the record; of a vehicle its present plate, of settings ''empresa''.';
comment on column cadastro_mudanca.js_mudancas is 'Per column of its row in a file, or per setting: what stood there before and after.';
