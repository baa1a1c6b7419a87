-- A comment or a file of an order recorded by mistake is declared void, as other facts are: the row stays.

alter table anexo add column if not exists dt_substituida timestamptz;
comment on column anexo.dt_substituida is 'Since when it is declared void (correcao, ANEXO); null: it stands.';

-- The same picture may be added again, to the right item, once the wrong one is void.
alter table anexo
  drop constraint if exists anexo_repetido,
  add constraint anexo_repetido
      unique nulls not distinct (nr_seq_os, nr_seq_evento, tp_origem, ds_nome, qt_tamanho, dt_substituida);

alter table correcao
  drop constraint correcao_fato,
  add constraint correcao_fato
      check (tp_fato in ('KM', 'SULCO', 'CALIBRAGEM', 'MOVIMENTO', 'DESCARTE', 'RETORNO', 'DISPENSA', 'PRECO', 'COMENTARIO', 'ANEXO'));
comment on column correcao.tp_fato is
  'What was wrong: KM a meter reading; SULCO, CALIBRAGEM, MOVIMENTO, DESCARTE, RETORNO of tyres; DISPENSA of a plan''s item; PRECO told at the end of work; COMENTARIO, ANEXO a comment, a file of an order.';
