-- The same for users of the panel as for people of a company (clifor_acesso).
alter table usuario_painel
  add column cd_chave text constraint usuario_painel_chave check (cd_chave ~ '^[0-9a-f]{8}$');

comment on column usuario_painel.cd_chave is 'Mark of the key hm_digitos is kept under since a change of keys; null: kept before any.';
