-- Tyres on a vehicle are where it is: one that goes to another branch takes them along. Asked when the transaction ends, because a
-- save writes the branches of a vehicle anew.

create or replace function pneus_seguem_veiculo() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  update pneu p
     set nr_seq_filial = agora.nr_seq_filial
    from pneu_aplicacao_valida a,
         (select min(nr_seq_filial) as nr_seq_filial from veiculo_filial where nr_placa = old.nr_placa) agora
   where a.nr_placa = old.nr_placa and a.dt_saida is null and p.nr_sequencial = a.nr_seq_pneu
     and agora.nr_seq_filial is not null
     and not exists (select from veiculo_filial f where f.nr_placa = old.nr_placa and f.nr_seq_filial = p.nr_seq_filial);
  return null;
end $$;
comment on function pneus_seguem_veiculo() is
  'Tyres mounted on a vehicle that left their branch are of its branch, the first of several. Owner: tyres.';

drop trigger if exists pneus_seguem_veiculo on veiculo_filial;
create constraint trigger pneus_seguem_veiculo after delete on veiculo_filial
  deferrable initially deferred for each row execute function pneus_seguem_veiculo();

update pneu p
   set nr_seq_filial = (select min(f.nr_seq_filial) from veiculo_filial f where f.nr_placa = a.nr_placa)
  from pneu_aplicacao_valida a
 where a.dt_saida is null and p.nr_sequencial = a.nr_seq_pneu
   and exists (select from veiculo_filial f where f.nr_placa = a.nr_placa)
   and not exists (select from veiculo_filial f where f.nr_placa = a.nr_placa and f.nr_seq_filial = p.nr_seq_filial);
