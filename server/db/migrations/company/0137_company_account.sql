-- Sign-in with the account people have at their company's OpenID Connect provider (docs/decisions/031-sign-in.md).

create table if not exists conta_empresa (
  id boolean not null default true,
  ds_emissor text not null,
  ds_cliente text not null,
  bt_segredo bytea not null,
  cd_chave text not null,
  st_ativa char(1) not null default 'N',
  st_verificado char(1) not null default 'S',
  constraint conta_empresa_pk primary key (id),
  constraint conta_empresa_unica check (id),
  constraint conta_empresa_emissor check (ds_emissor ~ '^https?://'),
  constraint conta_empresa_cliente check (ds_cliente <> ''),
  constraint conta_empresa_ativa check (st_ativa in ('S', 'N')),
  constraint conta_empresa_verificado check (st_verificado in ('S', 'N'))
);
comment on table conta_empresa is 'The provider whose accounts people may sign in with; one row at most. Owner: settings.';
comment on column conta_empresa.ds_emissor is 'Issuer: address of the provider.';
comment on column conta_empresa.ds_cliente is 'Number the provider knows this product by (client id).';
comment on column conta_empresa.bt_segredo is 'Client secret, sealed with a key derived from SECRET_KEY.';
comment on column conta_empresa.cd_chave is 'Mark of the SECRET_KEY it is sealed with.';
comment on column conta_empresa.st_ativa is 'S: the login offers it.';
comment on column conta_empresa.st_verificado is 'S: only an e-mail the provider calls verified counts; N: one it says nothing about, too.';
