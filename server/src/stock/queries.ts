import { sql } from 'kysely';
import type { CompanyDb } from '../core/db/pools.ts';

/** Locks the stock rows an order took parts from, in their order. */
export async function lockStockOf(tx: CompanyDb, order: number): Promise<void> {
  await sql`
    select e.nr_sequencial
      from estoque e
     where e.nr_sequencial in (
             select m.nr_seq_estoque
               from estoque_movimento m
               join os_item oi on oi.nr_sequencial = m.nr_seq_os_item
              where oi.nr_seq_os = ${order})
     order by e.nr_sequencial
       for update`.execute(tx);
}

/** Writes back what the ledger says each item of an order has taken and not returned. */
export async function insertReturns(tx: CompanyDb, order: number, person: number): Promise<void> {
  await sql`
    with tirado as (
      select m.nr_seq_estoque, m.nr_seq_os_item, -sum(m.qt_movimento) as quantidade
        from estoque_movimento m
        join os_item oi on oi.nr_sequencial = m.nr_seq_os_item
       where oi.nr_seq_os = ${order}
       group by m.nr_seq_estoque, m.nr_seq_os_item
      having sum(m.qt_movimento) < 0),
    volta as (
      insert into estoque_movimento (nr_seq_estoque, qt_movimento, tp_movimento, nr_seq_os_item, nr_seq_clifor)
      select nr_seq_estoque, quantidade, 'E', nr_seq_os_item, ${person}::int from tirado)
    update estoque e
       set qt_saldo = e.qt_saldo + s.quantidade
      from (select nr_seq_estoque, sum(quantidade) as quantidade from tirado group by nr_seq_estoque) s
     where e.nr_sequencial = s.nr_seq_estoque`.execute(tx);
}
