-- A level beside the others: looks at everything of the panel, its users, terminals and trail too, and does nothing.
alter table usuario_painel
  drop constraint usuario_painel_acesso,
  add constraint usuario_painel_acesso check (tp_acesso in ('L', 'E', 'A', 'U'));
comment on column usuario_painel.tp_acesso is
  'L reads, E also runs scripts and routines, A also administers; U audits: reads, users, terminals and trail too.';
