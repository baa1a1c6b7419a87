-- What a gauging can never say: a groove deeper than it was in the same life, a meter below the one known then.

create index pneu_aplicacao_placa on pneu_aplicacao (nr_placa, dt_entrada);
comment on index pneu_aplicacao_placa is 'Movements of a vehicle.';

create function sulcos_sobem(antes numeric[], depois numeric[]) returns boolean
  language sql immutable parallel safe
  return exists (select from unnest(antes, depois) as s (antigo, novo) where s.novo > s.antigo);
comment on function sulcos_sobem is 'Whether any groove is deeper than before; grooves that only one side has are not compared.';

create function pneu_nao_sobe() returns trigger language plpgsql as $$
begin
  if new.nr_vida = old.nr_vida and sulcos_sobem(old.vl_mm, new.vl_mm) then
    raise exception 'tyre %: a groove cannot grow within a life', new.nr_sequencial
      using errcode = 'check_violation', constraint = 'pneu_nao_sobe';
  end if;
  return new;
end $$;
create trigger pneu_nao_sobe before update of vl_mm on pneu for each row execute function pneu_nao_sobe();

create function pneu_leitura_nao_sobe() returns trigger language plpgsql as $$
declare
  antes numeric[];
begin
  select l.vl_mm into antes from pneu_leitura l
   where l.nr_seq_pneu = new.nr_seq_pneu and l.nr_seq_evento < new.nr_seq_evento and l.nr_vida = new.nr_vida
     and l.vl_mm is not null
   order by l.nr_seq_evento desc limit 1;
  if sulcos_sobem(antes, new.vl_mm) then
    raise exception 'tyre %: a groove cannot grow within a life', new.nr_seq_pneu
      using errcode = 'check_violation', constraint = 'pneu_leitura_nao_sobe';
  end if;
  return new;
end $$;
create trigger pneu_leitura_nao_sobe before insert or update of vl_mm on pneu_leitura
  for each row when (new.vl_mm is not null) execute function pneu_leitura_nao_sobe();

create function pneu_evento_km() returns trigger language plpgsql as $$
begin
  if new.km_informado < (select l.km from km_leitura l
                          where l.nr_placa = new.nr_placa and l.dt_leitura <= new.dt_evento
                          order by l.dt_leitura desc, l.nr_sequencial desc limit 1) then
    raise exception 'vehicle %: the meter showed more already', new.nr_placa
      using errcode = 'check_violation', constraint = 'pneu_evento_km';
  end if;
  return new;
end $$;
create trigger pneu_evento_km before insert on pneu_evento for each row execute function pneu_evento_km();

alter table pneu add constraint pneu_sulcos check (cardinality(vl_mm) between 1 and 6);
alter table pneu_leitura add constraint pneu_leitura_sulcos check (cardinality(vl_mm) between 1 and 6);
