-- A vehicle type is taken out of use like every other record: new vehicles are not offered it.

alter table tipo_veiculo add column if not exists st_status char(1) not null default 'A';
alter table tipo_veiculo
  drop constraint if exists tipo_veiculo_status,
  add constraint tipo_veiculo_status check (st_status in ('A', 'I'));
comment on column tipo_veiculo.st_status is 'A: in use. I: out of use, offered to nothing new.';
