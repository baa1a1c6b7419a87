-- A document of a vehicle says something: a name, a number, a day, a note or a file. Those that say nothing stay, to be corrected or declared void.

create or replace function documento_diz_algo() returns trigger language plpgsql as $$
begin
  raise exception 'document of vehicle %: nothing but its kind', new.nr_placa
    using errcode = 'check_violation', constraint = 'documento_diz_algo';
end $$;
comment on function documento_diz_algo() is 'Refuses a new document that says nothing. Owner: vehicle.';
create or replace trigger documento_diz_algo before insert on veiculo_documento
  for each row when (num_nonnulls(new.nr_documento, new.ds_documento, new.dt_inicio, new.dt_validade, new.ds_observacao, new.nr_seq_anexo) = 0)
  execute function documento_diz_algo();
