-- Order types can go out of use, but for those the product itself opens.

alter table tipo_os add column if not exists st_status char(1) not null default 'A';
alter table tipo_os
  drop constraint if exists tipo_os_status,
  drop constraint if exists tipo_os_do_produto,
  add constraint tipo_os_status check (st_status in ('A', 'I')),
  add constraint tipo_os_do_produto check (st_status = 'A' or nr_sequencial not in ('1', '2', '20', 'V', 'R', '13'));
comment on column tipo_os.st_status is 'A in use, I out of use: no new order has it. Owner: masterdata.';
