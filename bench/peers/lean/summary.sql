-- Open orders of each level, and how long those of the last 30 days were kept.
select k.nr_nivel, k.ds_criticidade, k.ds_titulo, a.total, m.media
  from criticidade k
  left join (select coalesce(nr_seq_criticidade, (select nr_sequencial from criticidade order by nr_nivel desc limit 1)) as nr_seq_criticidade,
                    count(*) as total from os
              where nr_seq_filial = 1 and departamento_os = 'FROTA' and st_origem = 'I' and liberado = 'S'
                and dt_final is null and dt_reabertura is null and nr_seq_tipo not in ('V', 'R', '13')
              group by 1) a on a.nr_seq_criticidade = k.nr_sequencial
  left join (select nr_seq_criticidade, avg(coalesce(dt_liberado, dt_final) - dt_os) as media from os
              where nr_seq_filial = 1 and departamento_os = 'FROTA' and st_origem = 'I'
                and coalesce(dt_liberado, dt_final) >= now() - interval '30 days'
                and (dt_liberado is not null or dt_final is not null) and st_os <> 'E'
              group by 1) m on m.nr_seq_criticidade = k.nr_sequencial
 order by k.nr_nivel;
