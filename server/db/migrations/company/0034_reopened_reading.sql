-- An order that is opened again has told no meter yet: its reading goes on to stand, of the vehicle.
create or replace function guarda_leitura() returns trigger language plpgsql as $$
declare
  numero bigint;
  valor int;
begin
  if tg_table_name = 'veiculo_plano' then
    if tg_op = 'INSERT' or (new.km_ultimo, new.dt_ultimo) is distinct from (old.km_ultimo, old.dt_ultimo) then
      select l.numero, l.km into numero, valor from leitura_nova(new.nr_placa) l;
      new.nr_seq_leitura := numero;
      new.km_fato := case when valor is distinct from new.km_ultimo then new.km_ultimo end;
    end if;
  elsif tg_table_name = 'plano_historico' then
    select l.numero into new.nr_seq_leitura
      from veiculo_plano p cross join lateral leitura_nova(p.nr_placa) l
     where p.nr_sequencial = new.nr_seq_veiculo_plano and l.km = new.km;
  elsif tg_table_name = 'pneu_evento' then
    select l.numero, l.km into numero, valor from leitura_nova(new.nr_placa) l;
    new.nr_seq_leitura := numero;
    new.km_fato := case when valor is distinct from new.km_informado then new.km_informado end;
  elsif tg_table_name = 'pneu_aplicacao' then
    select l.numero, l.km into numero, valor from leitura_nova(new.nr_placa) l;
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
      select l.numero into new.nr_seq_leitura from leitura_nova(new.nr_placa) l where l.km = new.km_atual;
    end if;
  elsif new.km_final is null then
    new.nr_seq_leitura_final := null;
  elsif old.km_final is null then
    select l.numero into new.nr_seq_leitura_final from leitura_nova(new.nr_placa) l where l.km = new.km_final;
  end if;
  return new;
end $$;
update os set nr_seq_leitura_final = null where km_final is null and dt_final is null and nr_seq_leitura_final is not null;
