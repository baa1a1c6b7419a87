import { type Sql, sql } from './db/sql.ts';

/** The reader of a branch's balances; a session of all branches sees none. */
interface Looking {
  branch: number | null;
  approver: boolean;
  /** The reader is a supplier, who never sees balances. */
  supplier?: boolean;
}

/**
 * Whether balances of a branch are withheld from the reader: always from suppliers; from people who may not approve while an
 * inventory runs in a branch that counts blind. Every statement that shows a balance of stock, or anything that reveals one,
 * must use this.
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

/** `balancesHidden` as a table `cego` with one row, for statements that need it for many rows. */
export const hiddenFrom = (looking: Looking) =>
  sql`cego as materialized (select ${balancesHidden(looking)} as oculto)`;

/** Of row `e` of stock: quantity open plan orders still need. */
export const reservedOf = sql`
  (select coalesce(sum(r.qt_reservada), 0)::float8 from estoque_reservado r
    where r.nr_seq_filial = e.nr_seq_filial and r.nr_seq_item = e.nr_seq_item)`;

/** Of row `e` of stock: balance minus reservations. */
export const freeOf = sql`(e.qt_saldo::float8 - ${reservedOf})`;
