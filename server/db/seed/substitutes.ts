import type pg from 'pg';
import { stamp } from './time.ts';

/** Parts of a branch that are used up and have a substitute. */
const eachBranch = 6;

/**
 * Of parts that are used up in a branch some have a substitute of another make there; and oil is kept by the litre. Their numbers come
 * from the sequences.
 * @param openedAt moment of the first balances; milliseconds
 */
export async function insertSubstitutes(client: pg.ClientBase, openedAt: number): Promise<void> {
  const at = stamp(openedAt);
  await client.query(
    `with falta as (
       select nr_seq_item, nr_seq_filial, ds_codigoitem from (
         select e.*, row_number() over (partition by e.nr_seq_filial order by e.nr_sequencial) as vez
           from estoque e where e.qt_saldo = 0) z
        where vez <= $2),
     original as (
       select i.* from item i where i.nr_sequencial in (select nr_seq_item from falta)),
     peca as (
       insert into item (ds_item, nr_tipo, st_habilita_execucao, ds_classe, cd_unidade, ds_modelos)
       select o.ds_item || ' PARALELO', 4, 'N', o.ds_classe, o.cd_unidade, o.ds_modelos from original o order by o.nr_sequencial
       returning nr_sequencial, ds_item),
     par as (
       select o.nr_sequencial as nr_seq_item, p.nr_sequencial as nr_seq_substituto
         from original o join peca p on p.ds_item = o.ds_item || ' PARALELO'),
     troca as (
       insert into item_substituto (nr_seq_item, nr_seq_substituto) select nr_seq_item, nr_seq_substituto from par),
     estante as (
       insert into estoque (nr_seq_filial, nr_seq_item, ds_codigoitem, qt_saldo)
       select f.nr_seq_filial, p.nr_seq_substituto, f.ds_codigoitem || 'P', 8
         from falta f join par p on p.nr_seq_item = f.nr_seq_item
       returning nr_sequencial)
     insert into estoque_movimento (nr_seq_estoque, qt_movimento, tp_movimento, dt_movimento, ds_motivo)
     select nr_sequencial, 8, 'E', $1, 'SALDO INICIAL' from estante`,
    [at, eachBranch],
  );
  await client.query(
    `with oleo as (
       insert into item (ds_item, nr_tipo, st_habilita_execucao, ds_classe, cd_unidade)
       values ('ÓLEO DE MOTOR 15W40', 4, 'N', 'MOTOR', 'L') returning nr_sequencial),
     tambor as (
       insert into estoque (nr_seq_filial, nr_seq_item, ds_codigoitem, qt_saldo, qt_minimo, ds_prateleira)
       select f.nr_sequencial, o.nr_sequencial, lpad(f.nr_sequencial::text, 2, '0') || '15W40', 187.5, 60, 'TAMBORES'
         from filial f, oleo o
       returning nr_sequencial)
     insert into estoque_movimento (nr_seq_estoque, qt_movimento, tp_movimento, dt_movimento, vl_unitario, ds_motivo)
     select nr_sequencial, 187.5, 'E', $1, 32.9, 'SALDO INICIAL' from tambor`,
    [at],
  );
}
