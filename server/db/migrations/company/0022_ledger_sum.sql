-- The balance is compared with the sum of its movements at each of them: read from the index alone, also where they are many.
create index estoque_movimento_soma on estoque_movimento (nr_seq_estoque) include (qt_movimento);
comment on index estoque_movimento_soma is 'The sum behind estoque_saldo_confere.';
