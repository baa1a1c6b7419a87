-- Whoever writes a meter down holds the vehicle until he is done: no reading is told, corrected or exchanged between what he
-- looked at and what he leaves, and who corrects one finds what he left.

create function leitura_presa(p_placa varchar, out numero bigint, out km int) language plpgsql as $$
begin
  perform from veiculo where nr_placa = p_placa for share;
  select l.numero, l.km into numero, km from leitura_nova(p_placa) l;
end $$;
comment on function leitura_presa is
  'The newest reading of a vehicle, which stays that until the transaction ends. Volatile: it looks once it has the lock.';

create or replace function guarda_leitura() returns trigger language plpgsql as $$
declare
  numero bigint;
  valor int;
begin
  if tg_table_name = 'veiculo_plano' then
    if tg_op = 'INSERT' or (new.km_ultimo, new.dt_ultimo) is distinct from (old.km_ultimo, old.dt_ultimo) then
      select l.numero, l.km into numero, valor from leitura_presa(new.nr_placa) l;
      new.nr_seq_leitura := numero;
      new.km_fato := case when valor is distinct from new.km_ultimo then new.km_ultimo end;
    end if;
  elsif tg_table_name = 'plano_historico' then
    select l.numero into new.nr_seq_leitura
      from veiculo_plano p cross join lateral leitura_presa(p.nr_placa) l
     where p.nr_sequencial = new.nr_seq_veiculo_plano and l.km = new.km;
  elsif tg_table_name = 'pneu_evento' then
    select l.numero, l.km into numero, valor from leitura_presa(new.nr_placa) l;
    new.nr_seq_leitura := numero;
    new.km_fato := case when valor is distinct from new.km_informado then new.km_informado end;
  elsif tg_table_name = 'pneu_aplicacao' then
    select l.numero, l.km into numero, valor from leitura_presa(new.nr_placa) l;
    if tg_op = 'INSERT' then
      new.nr_seq_leitura_entrada := numero;
      new.km_fato_entrada := case when valor is distinct from new.km_entrada then new.km_entrada end;
    end if;
    if new.km_saida is not null and (tg_op = 'INSERT' or old.km_saida is null) then
      new.nr_seq_leitura_saida := numero;
      new.km_fato_saida := case when valor is distinct from new.km_saida then new.km_saida end;
    end if;
  elsif tg_op = 'INSERT' then -- os
    if new.nr_seq_leitura is null then
      select l.numero into new.nr_seq_leitura from leitura_presa(new.nr_placa) l where l.km = new.km_atual;
    end if;
  elsif new.km_final is null then
    new.nr_seq_leitura_final := null;
  elsif old.km_final is null then
    select l.numero into new.nr_seq_leitura_final from leitura_presa(new.nr_placa) l where l.km = new.km_final;
  end if;
  return new;
end $$;

-- What was left behind so far is written anew: of vehicles with a corrected reading or another meter, where it differs.
select medidor_refaz(v.nr_placa)
  from (select distinct c.nr_placa from medidor_copia c
         where c.nr_placa in (select l.nr_placa from km_leitura l where l.dt_substituida is not null or l.tp_origem = 'X')
           and c.tabela in ('os', 'veiculo_plano', 'plano_historico')
           and c.guardado is distinct from c.derivado) v;
