import { type Sql, sql } from './db/sql.ts';

/** The reader of a branch's balances; a session of all branches sees none. */
interface Looking {
  branch: number | null;
  approver: boolean;
  /** A supplier looks: he never sees them. */
  supplier?: boolean;
}

/**
 * Whether balances of a branch are withheld from the reader: from every supplier; and it counts blind, an inventory runs,
 * and he may not approve.
 * Whoever shows a balance of stock, or what tells one, asks this.
 */
export const balancesHidden = ({ branch, approver, supplier = false }: Looking): Sql =>
  supplier
    ? sql`true`
    : approver
      ? sql`false`
      : sql`
  exists (select from inventario v
            join filial f on f.nr_sequencial = v.nr_seq_filial
           where v.nr_seq_filial = ${branch} and v.dt_final is null and f.st_inventario_cego = 'S')`;

/** The same as a table `cego` with one row, for statements that ask it for many rows. */
export const hiddenFrom = (looking: Looking) =>
  sql`cego as materialized (select ${balancesHidden(looking)} as oculto)`;

/** Of row `e` of stock: what open plan orders still have to take. */
export const reservedOf = sql`
  (select coalesce(sum(r.qt_reservada), 0)::float8 from estoque_reservado r
    where r.nr_seq_filial = e.nr_seq_filial and r.nr_seq_item = e.nr_seq_item)`;

/** Of row `e` of stock: the balance without what is reserved. */
export const freeOf = sql`(e.qt_saldo::float8 - ${reservedOf})`;
