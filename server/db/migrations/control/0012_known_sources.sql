-- From where an account proved itself before. Guesses from there are counted apart from those of strangers, so nobody
-- outside can lock somebody out of the place he works at.
create table origem_conhecida (
  nr_seq_empresa int not null,
  tp_conta char(1) not null constraint origem_conhecida_conta check (tp_conta in ('I', 'F', 'P')),
  cd_conta text not null,
  cd_origem text not null,
  dt_ultimo timestamptz not null default now(),
  constraint origem_conhecida_pk primary key (nr_seq_empresa, tp_conta, cd_conta, cd_origem)
);
comment on table origem_conhecida is 'Sources an account has proved its identity from, for ninety days. Owner: throttle.';
comment on column origem_conhecida.nr_seq_empresa is 'Company of the account; 0 = the panel''s own.';
comment on column origem_conhecida.tp_conta is 'I internal, F supplier, P panel.';
comment on column origem_conhecida.cd_conta is 'Registration number or code, as typed at the login.';
comment on column origem_conhecida.cd_origem is 'Enrolled terminal (terminal:7) or network (rede:10.0.0.7).';
comment on column origem_conhecida.dt_ultimo is 'Day of the last proof, noted once a day.';
