-- How long a cycle takes is learned from its last orders.

create index os_ciclo_feito on os (nr_seq_ciclo, dt_final desc) where nr_seq_ciclo is not null and st_os = 'R';
comment on index os_ciclo_feito is 'Last orders of a cycle.';
