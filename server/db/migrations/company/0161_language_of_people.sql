-- People have a language, in which their sessions begin.

alter table g_clifor add column if not exists cd_idioma char(2);
alter table g_clifor
  drop constraint if exists g_clifor_idioma,
  drop constraint if exists g_clifor_idioma_de_pessoa,
  add constraint g_clifor_idioma check (cd_idioma in ('pt', 'es')),
  add constraint g_clifor_idioma_de_pessoa check (cd_idioma is null or tp_clifor = 'C');
comment on column g_clifor.cd_idioma is 'Language a person reads; null: that of the device. Owner: masterdata.';
