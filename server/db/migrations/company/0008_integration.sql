-- One message opens the ticket of an order, however often it is asked for.

alter table integracao add constraint integracao_pedido
  check (nr_tipo is null or (tp_integracao = 'TICKET' and nr_tipo in (1, 2)) or (tp_integracao = 'TRAVA' and nr_tipo in (2, 3)));
create unique index integracao_ticket on integracao (nr_seq_os) where tp_integracao = 'TICKET' and nr_tipo = 1;
comment on column integracao.nr_tipo is 'Forklift lock: 3 query, 2 clear. Ticket: 1 open, 2 close.';
comment on column integracao.dt_proxima is 'When it is tried; while it is being sent: when another server may try.';
