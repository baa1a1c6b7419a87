-- The closed orders of a plate and problem, newest first: the item history of an order's page. A plate has hundreds of others.
create index os_historico on os (nr_placa, nr_conjunto, dt_os desc) where dt_final is not null and nr_conjunto is not null;
