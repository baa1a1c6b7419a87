-- What a movement can never say: a meter below the one known then, off before on.

alter table pneu_aplicacao add constraint pneu_aplicacao_datas check (dt_saida >= dt_entrada);

create function pneu_aplicacao_medidor() returns trigger language plpgsql as $$
declare
  quando timestamptz := coalesce(new.dt_saida, new.dt_entrada);
begin
  if coalesce(new.km_saida, new.km_entrada) < (select l.km from km_leitura l
                                                where l.nr_placa = new.nr_placa and l.dt_leitura <= quando
                                                order by l.dt_leitura desc, l.nr_sequencial desc limit 1) then
    raise exception 'vehicle %: the meter showed more already', new.nr_placa
      using errcode = 'check_violation', constraint = 'pneu_aplicacao_medidor';
  end if;
  return new;
end $$;
create trigger pneu_aplicacao_medidor before insert or update of dt_saida on pneu_aplicacao
  for each row execute function pneu_aplicacao_medidor();
