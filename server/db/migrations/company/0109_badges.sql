-- A person may have a badge: its code counts in place of the digits of the identity check.
alter table clifor_acesso
  add column hm_cracha       bytea constraint clifor_acesso_cracha check (octet_length(hm_cracha) = 32)
                                   constraint clifor_acesso_cracha_unico unique,
  add column cd_chave_cracha text  constraint clifor_acesso_chave_cracha check (cd_chave_cracha ~ '^[0-9a-f]{8}$');
comment on column clifor_acesso.hm_cracha is 'Code of the badge, hashed without the person, so that a terminal finds whose it is; null: none.';
comment on column clifor_acesso.cd_chave_cracha is 'Mark of the key hm_cracha is kept under.';
