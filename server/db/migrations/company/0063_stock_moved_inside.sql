-- Our stock is given by people inside: a supplier takes nothing from it, whatever order he works on. What an order of his gives
-- back when he cancels it comes in.

create function estoque_movimento_de_casa() returns trigger language plpgsql as $$
begin
  if exists (select from g_clifor g where g.nr_sequencial = new.nr_seq_clifor and g.tp_clifor = 'F') then
    raise exception 'stock %: a supplier takes nothing from it', new.nr_seq_estoque
      using errcode = 'check_violation', constraint = 'estoque_movimento_de_casa';
  end if;
  return new;
end $$;

create trigger estoque_movimento_de_casa before insert on estoque_movimento
  for each row when (new.qt_movimento < 0) execute function estoque_movimento_de_casa();
