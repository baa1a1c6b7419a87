import type { CompanyDb } from '../core/db/pools.ts';
import { execute } from '../core/db/sql.ts';

/** Difference an inventory posts for a stock row. */
export interface Difference {
  stock: number;
  /** Signed, never zero. */
  quantity: number;
}

/** One entry of the ledger per difference, and the balances with them. The rows are locked. */
export async function insertDifferences(
  tx: CompanyDb,
  inventory: number,
  person: number,
  differences: readonly Difference[],
): Promise<void> {
  await execute(tx)`
    with lancado as (
      insert into estoque_movimento (nr_seq_estoque, qt_movimento, tp_movimento, nr_seq_inventario, nr_seq_clifor)
      select d.estoque, d.quantidade, 'I', ${inventory}, ${person}
        from unnest(${differences.map(({ stock }) => stock)}::int[],
                    ${differences.map(({ quantity }) => quantity)}::numeric[]) as d (estoque, quantidade)
      returning nr_seq_estoque, qt_movimento)
    update estoque e set qt_saldo = e.qt_saldo + l.qt_movimento
      from lancado l
     where e.nr_sequencial = l.nr_seq_estoque`;
}
