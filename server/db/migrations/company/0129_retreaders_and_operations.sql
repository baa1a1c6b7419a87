-- Suppliers that retread tyres are told apart; operations are kept in the product.

alter table g_clifor add column if not exists st_recapadora char(1) not null default 'N';
alter table g_clifor
  drop constraint if exists g_clifor_recapadora,
  add constraint g_clifor_recapadora check (st_recapadora in ('S', 'N'));
comment on column g_clifor.st_recapadora is 'S: a supplier that retreads tyres. Owner: masterdata.';

create or replace view fornecedor as
select nr_sequencial, ds_colaborador as ds_fornecedor, st_ticket, st_status, st_recapadora
  from g_clifor
 where tp_clifor = 'F';

comment on table operacao is 'Customer operations vehicles are assigned to. Owner: masterdata.';
