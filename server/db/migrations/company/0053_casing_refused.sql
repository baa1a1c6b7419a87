-- A retreader can refuse a casing: the tyre comes back as it left, in the life it had.

alter table pneu_destino
  add column st_recusada char(1) not null default 'N' constraint pneu_destino_recusada_sn check (st_recusada in ('S', 'N')),
  drop constraint pneu_destino_recapado,
  add constraint pneu_destino_recapado
    check (tp_destino <> 'R' or dt_retorno is null or (vl_mm_retorno is null) = (st_recusada = 'S')),
  add constraint pneu_destino_recusada check (st_recusada = 'N' or (tp_destino = 'R' and dt_retorno is not null));
comment on column pneu_destino.st_recusada is 'S: the retreader refused the casing; no life began.';
create or replace view pneu_destino_valido as select * from pneu_destino where dt_substituida is null;
