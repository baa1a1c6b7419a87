-- A mechanic's stretches of work never overlap. Those written before that do are kept as they are and told apart.

create extension if not exists btree_gist;

alter table execucao
  add column st_sobreposta char(1) not null default 'N' constraint execucao_sobreposta check (st_sobreposta in ('S', 'N'));
comment on column execucao.st_sobreposta is 'S: may overlap another stretch of its mechanic: written before they were kept apart, or moved in time from outside.';

update execucao e
   set st_sobreposta = 'S'
  from (select nr_sequencial, dt_inicio,
               max(coalesce(dt_final, 'infinity')) over (
                 partition by nr_seq_clifor_inicio order by dt_inicio, nr_sequencial
                 rows between unbounded preceding and 1 preceding) as antes
          from execucao
         where fornec_ext = 'N') x
 where x.nr_sequencial = e.nr_sequencial and x.antes > x.dt_inicio;

alter table execucao
  add constraint execucao_sem_sobreposicao
  exclude using gist (nr_seq_clifor_inicio with =, tstzrange(dt_inicio, dt_final) with &&)
  where (fornec_ext = 'N' and st_sobreposta = 'N');
