-- Companies on several PostgreSQL servers (docs/decisions/029-servers.md).
create table if not exists servidor (
  cd_servidor text        constraint servidor_pk primary key
                          constraint servidor_nome check (cd_servidor ~ '^[a-z][a-z0-9_]{0,19}$'),
  ds_endereco text        not null,
  dt_criacao  timestamptz not null default now()
);
comment on table servidor is 'PostgreSQL servers companies are on, besides the first, which has no row. Owner: operation.';
comment on column servidor.cd_servidor is 'Its name; DATABASE_URL_<NAME> of the environment is its address.';
comment on column servidor.ds_endereco is 'Hosts and ports when it was last named, for people; account and password are in the environment alone.';

alter table empresa add column if not exists cd_servidor text constraint empresa_servidor_fk references servidor;
comment on column empresa.cd_servidor is 'Server of its database; null: the first.';
comment on column empresa.db_name is 'Name of the company database, unique over all servers.';

create table if not exists empresa_mudanca (
  nr_seq_empresa int         constraint empresa_mudanca_pk primary key
                             constraint empresa_mudanca_empresa_fk references empresa on delete cascade,
  cd_origem      text        constraint empresa_mudanca_origem_fk references servidor,
  cd_destino     text        constraint empresa_mudanca_destino_fk references servidor,
  st_mudanca     char(1)     not null default 'C' constraint empresa_mudanca_status check (st_mudanca in ('C', 'F')),
  dt_inicio      timestamptz not null default now(),
  dt_sinal       timestamptz,
  dt_fim         timestamptz,
  constraint empresa_mudanca_outro check (cd_origem is distinct from cd_destino)
);
comment on table empresa_mudanca is 'The newest move of a company to another server, until its former database is dropped. Owner: operation.';
comment on column empresa_mudanca.cd_origem is 'Server it moves from; null: the first.';
comment on column empresa_mudanca.cd_destino is 'Server it moves to; null: the first.';
comment on column empresa_mudanca.st_mudanca is 'C begun: the former database counts; F finished: the new one counts, the former one is kept.';
comment on column empresa_mudanca.dt_sinal is 'Newest sign of life while nothing may be written; null: writing goes on.';
