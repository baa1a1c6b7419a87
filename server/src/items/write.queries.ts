import type { z } from 'zod';
import type { CompanyDb } from '../core/db/pools.ts';
import { execute, many, maybe, one } from '../core/db/sql.ts';
import { bool, number, row } from '../core/row.ts';

/** nr_tipo of an item of the catalogue that may be put on orders; undefined when there is none. */
export async function findItemKind(db: CompanyDb, item: number): Promise<number | undefined> {
  return maybe(db, number)`
    select nr_tipo from item where nr_sequencial = ${item} and st_status = 'A'`;
}

/** Puts an item on an order; a part is handed out with it, a service is still to do. */
export async function insertItem(
  tx: CompanyDb,
  added: {
    order: number;
    branch: number;
    item: number;
    quantity: number;
    price: number | null;
    person: number;
    part: boolean;
    /** The part comes from the branch's stock. */
    ours: boolean;
  },
): Promise<number> {
  return one(tx, number)`
    insert into os_item (nr_seq_os, nr_seq_item, qt_quantidade, vl_total, nr_seq_estoque, dt_atendido, nr_seq_clifor)
    select ${added.order}, ${added.item}, ${added.quantity}::numeric, ${added.price}::numeric,
           (select e.nr_sequencial from estoque e
             where e.nr_seq_filial = ${added.branch} and e.nr_seq_item = ${added.item} and ${added.ours}),
           case when ${added.part} then feito_em() end, case when ${added.part} then ${added.person}::int end
    returning nr_sequencial`;
}

/** Facts that decide whether an item may be changed. */
export const ItemFacts = row({
  nr_sequencial: number,
  nr_seq_item: number,
  nr_tipo: number,
  qt_quantidade: number,
  attended: bool,
  inHand: bool,
  worked: bool,
  ofPlan: bool,
  dispensed: bool,
  /** Our stock gave it and did not get it back. */
  given: bool,
});
export type ItemFacts = z.infer<typeof ItemFacts>;

/** Items of an order with what decides on them. The caller holds the order's lock. */
export async function listFacts(tx: CompanyDb, order: number): Promise<ItemFacts[]> {
  return many(tx, ItemFacts)`
    select oi.nr_sequencial, oi.nr_seq_item, i.nr_tipo, oi.qt_quantidade::float8 as qt_quantidade,
           oi.dt_atendido is not null as attended, oi.st_plano = 'S' as "ofPlan",
           exists (select from os_item_dispensa_valida d where d.nr_seq_os_item = oi.nr_sequencial) as dispensed,
           coalesce((select sum(m.qt_movimento) from estoque_movimento m
                      where m.nr_seq_os_item = oi.nr_sequencial), 0) < 0 as given,
           exists (select 1 from execucao e where e.nr_seq_os_item = oi.nr_sequencial) as worked,
           exists (select 1 from execucao e
                    where e.nr_seq_os = oi.nr_seq_os and e.nr_seq_os_item = oi.nr_sequencial
                      and (e.dt_final is null or (e.tp_fim = 'P' and e.dt_retomada is null))) as "inHand"
      from os_item oi
      join item i on i.nr_sequencial = oi.nr_seq_item
     where oi.nr_seq_os = ${order}
     order by oi.nr_sequencial`;
}

/** Changes quantity, price or tick; null leaves the value unchanged. */
export async function updateItem(
  tx: CompanyDb,
  item: number,
  change: { quantity: number | null; price: number | null; attended: boolean; person: number },
): Promise<void> {
  await execute(tx)`
    update os_item
       set qt_quantidade = coalesce(${change.quantity}::numeric, qt_quantidade),
           vl_total = coalesce(${change.price}::numeric, vl_total),
           nr_seq_clifor = case when ${change.attended} = (dt_atendido is not null) then nr_seq_clifor
                                when ${change.attended} then ${change.person}::int end,
           dt_atendido = case when ${change.attended} then coalesce(dt_atendido, feito_em()) end
     where nr_sequencial = ${item}`;
}

/** Ticks the open ones of some items. */
export async function updateAllAttended(
  tx: CompanyDb,
  done: { items: readonly number[]; person: number },
): Promise<void> {
  await execute(tx)`
    update os_item set dt_atendido = feito_em(), nr_seq_clifor = ${done.person}
     where nr_sequencial = any (${done.items}) and dt_atendido is null`;
}

/** Dispenses an item of a plan: it counts as settled without being done. */
export async function insertDispensation(
  tx: CompanyDb,
  { item, reason, person }: { item: number; reason: string; person: number },
): Promise<void> {
  await execute(tx)`
    with motivo as (
      insert into os_item_dispensa (nr_seq_os_item, ds_motivo, nr_seq_clifor)
      values (${item}, ${reason}, ${person}))
    update os_item set dt_atendido = feito_em() where nr_sequencial = ${item}`;
}

/** Marks the dispensation of an item as void: the item is to be done again. @returns its number; undefined: none stands */
export async function updateDispensationVoid(tx: CompanyDb, item: number): Promise<number | undefined> {
  return maybe(tx, number)`
    with retirada as (
      update os_item_dispensa set dt_substituida = now()
       where nr_seq_os_item = ${item} and dt_substituida is null
      returning nr_sequencial, nr_seq_os_item),
    aberto as (
      update os_item oi set dt_atendido = null from retirada r where oi.nr_sequencial = r.nr_seq_os_item)
    select nr_sequencial from retirada`;
}

/** The part comes from the stock of its order's branch. */
export async function updateStockOf(tx: CompanyDb, item: number): Promise<void> {
  await execute(tx)`
    update os_item oi
       set nr_seq_estoque = e.nr_sequencial
      from os o, estoque e
     where oi.nr_sequencial = ${item} and o.nr_sequencial = oi.nr_seq_os
       and e.nr_seq_filial = o.nr_seq_filial and e.nr_seq_item = oi.nr_seq_item`;
}

/** Takes an item off its order; its movements stay in the ledger. */
export async function deleteItem(tx: CompanyDb, item: number): Promise<void> {
  await execute(tx)`delete from os_item where nr_sequencial = ${item}`;
}
