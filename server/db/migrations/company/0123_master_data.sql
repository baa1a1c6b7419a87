-- Master data is kept in the product: who may keep which kind, and what was changed by whom.

alter table g_clifor add column if not exists st_administra char(1) not null default 'N';
alter table g_clifor
  drop constraint if exists g_clifor_administra,
  add constraint g_clifor_administra check (st_administra in ('S', 'N'));
comment on column g_clifor.st_administra is
  'S: administers the company: keeps all master data and its settings, and says who may what.';

create table if not exists clifor_cadastro (
  nr_seq_clifor int not null,
  tp_cadastro text not null,
  constraint clifor_cadastro_pk primary key (nr_seq_clifor, tp_cadastro),
  constraint clifor_cadastro_clifor_fk foreign key (nr_seq_clifor) references g_clifor (nr_sequencial),
  constraint clifor_cadastro_tipo
      check (tp_cadastro in ('vehicles', 'types', 'people', 'suppliers', 'items', 'segments', 'problems', 'branches'))
);
comment on table clifor_cadastro is 'Kinds of master data a person keeps. Owner: imports.';

comment on column clifor_cadastro.tp_cadastro is 'Kind: vehicles, people ...';

create table if not exists cadastro_mudanca (
  nr_sequencial bigint generated always as identity,
  tp_cadastro text not null,
  cd_registro text not null,
  nr_seq_clifor int not null,
  dt_mudanca timestamptz not null default now(),
  st_nova char(1) not null,
  js_mudancas jsonb not null,
  constraint cadastro_mudanca_pk primary key (nr_sequencial),
  constraint cadastro_mudanca_clifor_fk foreign key (nr_seq_clifor) references g_clifor (nr_sequencial),
  constraint cadastro_mudanca_nova check (st_nova in ('S', 'N'))
);
create index if not exists cadastro_mudanca_registro on cadastro_mudanca (tp_cadastro, cd_registro, nr_sequencial desc);
comment on table cadastro_mudanca is 'What people changed of master data. Owner: masterdata.';
comment on column cadastro_mudanca.cd_registro is 'Number or code of the record; of a vehicle its present plate.';
comment on column cadastro_mudanca.st_nova is 'S: it was made then.';
comment on column cadastro_mudanca.js_mudancas is 'Per column of its row in a file: what stood there before and after.';

comment on table item is 'Services (3) and parts (4). Owner: masterdata.';

-- Names with numbers in their order: 2 before 10.
create collation if not exists natural_order (provider = icu, locale = 'und-u-kn-true');
