-- A note of running work recorded by mistake is declared void, as comments are: the row stays, nothing of it changes.

alter table correcao
  drop constraint correcao_fato,
  add constraint correcao_fato
      check (tp_fato in ('KM', 'SULCO', 'CALIBRAGEM', 'MOVIMENTO', 'DESCARTE', 'RETORNO', 'DISPENSA', 'PRECO', 'COMENTARIO', 'ANEXO', 'NOTA'));
comment on column correcao.tp_fato is
  'What was wrong: KM a meter reading; SULCO, CALIBRAGEM, MOVIMENTO, DESCARTE, RETORNO of tyres; DISPENSA of a plan''s item; PRECO told at the end of work; COMENTARIO, ANEXO a comment, a file of an order; NOTA a note of its work.';
