-- What the trail is searched by, newest first: texts by their trigrams, whatever else matches few lines by itself.
create extension if not exists pg_trgm;
create index auditoria_texto on auditoria using gin
  (ds_detalhe gin_trgm_ops, ds_erro gin_trgm_ops, db_name gin_trgm_ops);
create index auditoria_usuario on auditoria (nr_seq_usuario, dt_evento desc);
create index auditoria_acao on auditoria (ds_acao text_pattern_ops, dt_evento desc);
create index auditoria_falhas on auditoria (dt_evento desc) where st_resultado = 'F';
