import type { CompanyDb } from '../../core/db/pools.ts';
import type { Lined } from './outcome.rules.ts';
import type { BranchTyreRow } from './shared.rules.ts';
import { upsert } from './upsert.queries.ts';

/** Updates description and price of existing tyres, by fire number. */
export const updateTyres = (tx: CompanyDb, rows: readonly (BranchTyreRow & Lined)[]) =>
  upsert(tx, rows, {
    table: 'pneu',
    key: { nr_fogo: { type: 'text', of: ({ fire }) => fire } },
    columns: {
      // Of those there are; named because a new one could not do without them.
      nr_seq_filial: { type: 'int', of: () => null, once: true },
      vl_mm: { type: 'numeric(4, 1)[]', of: () => null, once: true },
      ds_marca: { type: 'text', of: ({ brand }) => brand },
      ds_modelo: { type: 'text', of: ({ model }) => model },
      ds_medida: { type: 'text', of: ({ size }) => size },
      vl_compra: { type: 'numeric(12, 2)', of: ({ price }) => price },
      dt_compra: { type: 'date', of: ({ bought }) => bought },
    },
  });
