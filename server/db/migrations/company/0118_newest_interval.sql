-- The newest interval of an order is the first of the index: nothing is sorted, 500 times for a page of columns.

drop index execucao_os;
create index execucao_os on execucao (nr_seq_os, dt_inicio, nr_sequencial);
