import type pg from 'pg';
import { hour, stamp } from './time.ts';

/**
 * What the first branch settled this morning: an item of a plan that its approver let go undone, and a part of ours handed to
 * the supplier of an external order. Written as the product writes them; their numbers come from the sequences.
 * @param now moment the data describes; milliseconds
 */
export async function insertSettled(client: pg.ClientBase, now: number): Promise<void> {
  const at = stamp(now - hour);
  await client.query(
    `with dispensado as (
       select oi.nr_sequencial, o.nr_sequencial as nr_seq_os, o.nr_seq_filial, o.nr_placa
         from os o join os_item oi on oi.nr_seq_os = o.nr_sequencial and oi.st_plano = 'S' and oi.dt_atendido is null
        where o.dt_final is null and o.nr_seq_filial = 1 and o.departamento_os = 'FROTA' and o.dt_os < $1
        order by o.dt_os, oi.nr_sequencial desc limit 1),
     aprovador as (
       select min(g.nr_sequencial) as nr_sequencial from g_clifor g
         join clifor_filial f on f.nr_seq_clifor = g.nr_sequencial and f.nr_seq_filial = 1
        where g.st_aprovador = 'S'),
     motivo as (
       insert into os_item_dispensa (nr_seq_os_item, ds_motivo, nr_seq_clifor, dt_dispensa)
       select d.nr_sequencial, 'veículo sem este componente', a.nr_sequencial, $1 from dispensado d, aprovador a),
     feito as (
       update os_item oi set dt_atendido = $1 from dispensado d where oi.nr_sequencial = d.nr_sequencial)
     insert into evento (ds_evento, nr_seq_filial, nr_seq_os, nr_placa, nr_seq_clifor, js_dados, dt_evento)
     select 'os.alterada', d.nr_seq_filial, d.nr_seq_os, d.nr_placa, a.nr_sequencial,
            jsonb_build_object('dispensado', d.nr_sequencial, 'motivo', 'veículo sem este componente'), $1
       from dispensado d, aprovador a`,
    [at],
  );
  await client.query(
    `with externa as (
       select o.nr_sequencial, o.nr_seq_filial, o.nr_placa from os o
        where o.dt_final is null and o.st_origem = 'E' and o.nr_seq_filial = 1 and o.departamento_os = 'FROTA'
          and o.nr_seq_fornecedor = 31 and o.dt_os < $1
        order by o.dt_os limit 1),
     peca as (
       select e.nr_sequencial, e.nr_seq_item from estoque e join externa x on x.nr_seq_filial = e.nr_seq_filial
        where e.qt_saldo >= 2 order by e.nr_sequencial limit 1),
     mecanico as (select nr_sequencial from g_clifor where nr_matricula = '1001'),
     item as (
       insert into os_item (nr_seq_os, nr_seq_item, qt_quantidade, nr_seq_estoque, dt_atendido, nr_seq_clifor)
       select x.nr_sequencial, p.nr_seq_item, 1, p.nr_sequencial, $1, m.nr_sequencial from externa x, peca p, mecanico m
       returning nr_sequencial, nr_seq_estoque, nr_seq_clifor),
     entregue as (
       insert into estoque_movimento (nr_seq_estoque, qt_movimento, tp_movimento, nr_seq_os_item, nr_seq_clifor, dt_movimento)
       select nr_seq_estoque, -1, 'F', nr_sequencial, nr_seq_clifor, $1 from item
       returning nr_seq_estoque),
     saldo as (
       update estoque e set qt_saldo = e.qt_saldo - 1 from entregue t where e.nr_sequencial = t.nr_seq_estoque)
     insert into evento (ds_evento, nr_seq_filial, nr_seq_os, nr_placa, nr_seq_clifor, js_dados, dt_evento)
     select 'os.alterada', x.nr_seq_filial, x.nr_sequencial, x.nr_placa, i.nr_seq_clifor,
            jsonb_build_object('entregue', i.nr_sequencial, 'quantidade', 1), $1
       from externa x, item i`,
    [at],
  );
}
