-- Ways to sign in a company may switch on, and what they are proved by.
alter table parametro
  add column if not exists entrada_cracha text not null default 'N'   constraint parametro_entrada_cracha check (entrada_cracha in ('S', 'N')),
  add column if not exists tamanho_pin    text not null default 'sem' constraint parametro_tamanho_pin check (tamanho_pin in ('sem', '4', '5', '6'));
comment on column parametro.entrada_cracha is 'S: a badge signs its owner in.';
comment on column parametro.tamanho_pin is 'Digits of a PIN; sem: the company has none.';

alter table clifor_acesso
  add column if not exists hm_pin               bytea       constraint clifor_acesso_pin check (octet_length(hm_pin) = 32),
  add column if not exists qt_digitos_pin       smallint    constraint clifor_acesso_digitos_pin check (qt_digitos_pin between 4 and 6),
  add column if not exists cd_chave_pin         text        constraint clifor_acesso_chave_pin check (cd_chave_pin ~ '^[0-9a-f]{8}$'),
  add column if not exists dt_pin               timestamptz,
  add column if not exists hm_crachas_retirados bytea[] not null default '{}',
  drop constraint if exists clifor_acesso_pin_inteiro,
  add constraint clifor_acesso_pin_inteiro check (num_nulls(hm_pin, qt_digitos_pin, cd_chave_pin, dt_pin) in (0, 4));
comment on column clifor_acesso.hm_pin is 'PIN the person chose, hashed as the digits are; null: none. It counts while the company has PINs of its length.';
comment on column clifor_acesso.qt_digitos_pin is 'Digits of the PIN.';
comment on column clifor_acesso.cd_chave_pin is 'Mark of the key hm_pin is kept under.';
comment on column clifor_acesso.dt_pin is 'When the person chose it.';
comment on column clifor_acesso.hm_crachas_retirados is 'Former badges, so that a sign-in is told that its badge was taken away; newest last.';
