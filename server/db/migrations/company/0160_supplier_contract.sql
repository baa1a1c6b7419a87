-- Suppliers have a contract, a limit of what an order may cost, and people to talk to.

alter table g_clifor
  add column if not exists nr_contrato text,
  add column if not exists dt_contrato_inicio date,
  add column if not exists dt_contrato_fim date,
  add column if not exists vl_limite_os numeric(11, 2);
alter table g_clifor
  drop constraint if exists g_clifor_contrato_de_fornecedor,
  drop constraint if exists g_clifor_contrato_tamanho,
  drop constraint if exists g_clifor_contrato_datas,
  drop constraint if exists g_clifor_limite,
  add constraint g_clifor_contrato_de_fornecedor check (
    tp_clifor = 'F' or num_nonnulls(nr_contrato, dt_contrato_inicio, dt_contrato_fim, vl_limite_os) = 0),
  add constraint g_clifor_contrato_tamanho check (length(nr_contrato) between 1 and 40),
  add constraint g_clifor_contrato_datas check (dt_contrato_fim >= dt_contrato_inicio),
  add constraint g_clifor_limite check (vl_limite_os > 0);
comment on column g_clifor.nr_contrato is 'Number of the contract with a supplier. Owner: masterdata.';
comment on column g_clifor.dt_contrato_inicio is 'First day of the contract with a supplier. Owner: masterdata.';
comment on column g_clifor.dt_contrato_fim is 'Last day of the contract with a supplier; null: it has no end. Owner: masterdata.';
comment on column g_clifor.vl_limite_os is 'BRL an order may cost at a supplier; one that costs more is told, not refused. Owner: masterdata.';

create table if not exists fornecedor_contato (
  nr_sequencial int generated always as identity,
  nr_seq_fornecedor int not null,
  ds_contato text not null,
  ds_funcao text,
  nr_telefone text,
  ds_email text,
  constraint fornecedor_contato_pk primary key (nr_sequencial),
  constraint fornecedor_contato_unico unique (nr_seq_fornecedor, ds_contato),
  constraint fornecedor_contato_fornecedor_fk foreign key (nr_seq_fornecedor) references g_clifor (nr_sequencial),
  constraint fornecedor_contato_nome check (length(ds_contato) between 1 and 60),
  constraint fornecedor_contato_tamanho check (
    length(ds_funcao) between 1 and 40 and length(nr_telefone) between 1 and 25 and length(ds_email) between 1 and 60)
);
comment on table fornecedor_contato is 'People to talk to at a supplier. Owner: masterdata.';
comment on column fornecedor_contato.ds_funcao is 'What they do there; null: nobody has said.';

create or replace function fornecedor_contato_de_fornecedor() returns trigger language plpgsql as $$
begin
  if not exists (select from g_clifor where nr_sequencial = new.nr_seq_fornecedor and tp_clifor = 'F') then
    raise exception 'clifor %: only a supplier has contacts', new.nr_seq_fornecedor
      using errcode = 'check_violation', constraint = 'fornecedor_contato_de_fornecedor';
  end if;
  return new;
end $$;
comment on function fornecedor_contato_de_fornecedor() is 'Refuses contacts of a person. Owner: masterdata.';
create or replace trigger fornecedor_contato_de_fornecedor before insert or update of nr_seq_fornecedor on fornecedor_contato
  for each row execute function fornecedor_contato_de_fornecedor();
create or replace trigger segue_uniao_nr_seq_fornecedor before insert or update of nr_seq_fornecedor on fornecedor_contato
  for each row execute function segue_uniao('suppliers', 'nr_seq_fornecedor');
