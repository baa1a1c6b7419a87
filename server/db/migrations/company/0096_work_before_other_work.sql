-- What a terminal kept without network may be told after later work of the same mechanic: it ended before that at the latest.

alter table execucao
  add column dt_limite timestamptz,
  add constraint execucao_limite check (dt_limite > dt_inicio and (dt_final is null or dt_final <= dt_limite));
comment on column execucao.dt_limite is
  'Beginning of later work of its mechanic that was written before this stretch was told: it ends by then.';

alter table execucao drop constraint execucao_sem_sobreposicao;
alter table execucao
  add constraint execucao_sem_sobreposicao
  exclude using gist (nr_seq_clifor_inicio with =, tstzrange(dt_inicio, coalesce(dt_final, dt_limite)) with &&)
  where (fornec_ext = 'N' and st_sobreposta = 'N');

create function fim(execucao) returns timestamptz language sql stable
  return least(greatest(feito_em(), $1.dt_inicio), $1.dt_limite);
comment on function fim(execucao) is
  'When a stretch that goes on ends, told now or by a command that was kept: never before its beginning, never after its limit.';
