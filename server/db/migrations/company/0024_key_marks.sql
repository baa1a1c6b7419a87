-- While SECRET_KEY is changed, what proves a person is kept anew under the key of now, one by one as people prove themselves.
alter table clifor_acesso
  add column cd_chave_login    text constraint clifor_acesso_chave_login check (cd_chave_login ~ '^[0-9a-f]{8}$'),
  add column cd_chave_confirma text constraint clifor_acesso_chave_confirma check (cd_chave_confirma ~ '^[0-9a-f]{8}$');

comment on column clifor_acesso.cd_chave_login is 'Mark of the key hm_login is kept under since a change of keys; null: kept before any.';
comment on column clifor_acesso.cd_chave_confirma is 'The same of hm_confirma.';
