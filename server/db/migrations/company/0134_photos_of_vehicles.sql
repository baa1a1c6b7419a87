-- A vehicle has photos: the newest that stands is shown, the others are its history.

alter table anexo
  add column if not exists nr_placa text,
  add column if not exists cd_foto uuid;
alter table anexo
  drop constraint if exists anexo_veiculo_fk,
  drop constraint if exists anexo_origem,
  drop constraint if exists anexo_um_dono,
  drop constraint if exists anexo_foto,
  drop constraint if exists anexo_repetido,
  add constraint anexo_veiculo_fk foreign key (nr_placa) references veiculo on update cascade,
  add constraint anexo_origem check (tp_origem in ('A', 'E', 'S', 'P', 'V')),
  add constraint anexo_um_dono check (num_nonnulls(nr_seq_os, nr_seq_evento, nr_placa) = 1),
  add constraint anexo_foto check ((tp_origem = 'V') = (cd_foto is not null) and (cd_foto is null or nr_placa is not null));

-- Photos are taken one after the other: one that looks like an earlier one by its name and size is another photo.
create unique index if not exists anexo_unico
  on anexo (nr_seq_os, nr_seq_evento, tp_origem, ds_nome, qt_tamanho, dt_substituida) nulls not distinct where nr_placa is null;
create index if not exists anexo_veiculo on anexo (nr_placa, nr_sequencial desc) where nr_placa is not null;
create unique index if not exists anexo_foto_uk on anexo (cd_foto) where cd_foto is not null;

comment on column anexo.nr_placa is 'The vehicle it is of; null: of an order or an event.';
comment on column anexo.cd_foto is 'Number the photo of a vehicle is asked for by; nobody guesses it. Null: no such photo.';
comment on column anexo.tp_origem is 'A opening and comments, E execution, S accident, P tyre, V photo of a vehicle.';
comment on column correcao.tp_fato is
  'What was wrong: KM a meter reading; SULCO, CALIBRAGEM, MOVIMENTO, DESCARTE, RETORNO of tyres; DISPENSA of a plan''s item; PRECO told at the end of work; COMENTARIO, ANEXO a comment, a file of an order or a photo of a vehicle; NOTA a note of its work.';

-- Kept pages of its open orders show it.
create or replace trigger mudou_placa after insert or update or delete on anexo for each row execute function mudou_placa();
