import { itemTypes } from '@terminal/contract';
import { freeOf, hiddenFrom } from '../core/blind.queries.ts';
import type { CompanyDb } from '../core/db/pools.ts';
import { execute, many, one, sql } from '../core/db/sql.ts';
import { number, row, text, yesNo } from '../core/row.ts';
import type { SearchWords } from '../core/text.ts';
import { isItem, standingStock, stockLike } from '../core/words.queries.ts';

/** Locks the stock rows an order took parts from, in their order. */
export async function lockStockOf(tx: CompanyDb, order: number): Promise<void> {
  await execute(tx)`
    select e.nr_sequencial
      from estoque e
     where e.nr_sequencial in (
             select ${standingStock}
               from estoque_movimento m
               join estoque c on c.nr_sequencial = m.nr_seq_estoque
               join os_item oi on oi.nr_sequencial = m.nr_seq_os_item
              where oi.nr_seq_os = ${order})
     order by e.nr_sequencial
       for no key update`;
}

/** Updates, from the ledger, the quantity each item of an order has taken and not returned. */
export async function insertReturns(tx: CompanyDb, order: number, person: number): Promise<void> {
  await execute(tx)`
    with tirado as (
      select ${standingStock} as nr_seq_estoque, m.nr_seq_os_item, -sum(m.qt_movimento) as quantidade
        from estoque_movimento m
        join estoque c on c.nr_sequencial = m.nr_seq_estoque
        join os_item oi on oi.nr_sequencial = m.nr_seq_os_item
       where oi.nr_seq_os = ${order}
       group by 1, m.nr_seq_os_item
      having sum(m.qt_movimento) < 0),
    volta as (
      insert into estoque_movimento (nr_seq_estoque, qt_movimento, tp_movimento, nr_seq_os_item, nr_seq_clifor)
      select nr_seq_estoque, quantidade, 'E', nr_seq_os_item, ${person}::int from tirado)
    update estoque e
       set qt_saldo = e.qt_saldo + s.quantidade
      from (select nr_seq_estoque, sum(quantidade) as quantidade from tirado group by nr_seq_estoque) s
     where e.nr_sequencial = s.nr_seq_estoque`;
}

const Stocks = row({ nr_seq_item: number, nr_sequencial: number });

/**
 * Stock of parts in the branch of an order, locked as a change of their balances locks it: items point to the rows, and two
 * that were just added would wait for each other otherwise. In the order of the rows, as everybody locks several of them.
 * @returns rows by part; parts the branch does not stock are left out
 */
export async function lockStocks(
  tx: CompanyDb,
  branch: number,
  items: readonly number[],
): Promise<Map<number, number>> {
  const rows = await many(tx, Stocks)`
    select e.nr_seq_item, e.nr_sequencial
      from estoque e
     where e.nr_seq_filial = ${branch} and e.nr_seq_item = any (${items}::int[])
     order by e.nr_sequencial
       for no key update`;
  return new Map(rows.map(({ nr_seq_item, nr_sequencial }) => [nr_seq_item, nr_sequencial]));
}

/** One entry of the ledger; the balance moves with it, and never below zero where that is not allowed. */
export async function insertMovement(
  tx: CompanyDb,
  movement: { stock: number; quantity: number; orderItem: number; person: number; handedOver: boolean },
): Promise<void> {
  const out = movement.handedOver ? 'F' : 'S';
  await execute(tx)`
    with lancado as (
      insert into estoque_movimento (nr_seq_estoque, qt_movimento, tp_movimento, nr_seq_os_item, nr_seq_clifor)
      values (${movement.stock}, ${movement.quantity}::numeric, ${movement.quantity > 0 ? 'E' : out},
              ${movement.orderItem}, ${movement.person})
      returning nr_seq_estoque, qt_movimento)
    update estoque e set qt_saldo = e.qt_saldo + l.qt_movimento
      from lancado l
     where e.nr_sequencial = l.nr_seq_estoque`;
}

/** What an item of an order has taken from stock and not given back. */
export async function findTaken(tx: CompanyDb, orderItem: number): Promise<number> {
  return one(tx, number)`
    select coalesce(-sum(qt_movimento), 0)::float8 as quantity
      from estoque_movimento
     where nr_seq_os_item = ${orderItem}`;
}

const Materials = row({
  nr_sequencial: number,
  ds_item: text,
  ds_codigoitem: text,
  qt_quantidade: number.nullable(),
  qt_livre: number.nullable(),
  bloqueia_estoque_negativo: yesNo,
});

/** Parts in a branch's stock whose name contains the words or whose code begins with them; at most 100 (ITEMS-07, ITEMS-11). */
export async function listMaterials(
  db: CompanyDb,
  search: SearchWords & { branch: number | null; approver: boolean; supplier: boolean },
) {
  return many(db, Materials)`
    with ${hiddenFrom(search)}
    select i.nr_sequencial, i.ds_item, e.ds_codigoitem,
           case when not (select oculto from cego) then e.qt_saldo::float8 end as qt_quantidade,
           case when not (select oculto from cego) then ${freeOf} end as qt_livre, e.bloqueia_estoque_negativo
      from estoque e
      join item i on i.nr_sequencial = e.nr_seq_item
     where e.nr_seq_filial = ${search.branch} and i.st_status = 'A' and i.nr_tipo = ${sql.lit(itemTypes.part)}
       and (${isItem(search.words)} or e.nr_sequencial in (${stockLike(search.branch, search.code)}))
     order by i.ds_item
     limit 100`;
}
