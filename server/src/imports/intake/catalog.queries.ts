import type { CompanyDb } from '../../core/db/pools.ts';
import type { ReasonRow } from './catalog.rules.ts';
import type { Lined } from './outcome.rules.ts';
import { upsert } from './upsert.queries.ts';

/** Reasons by use and name. */
export const upsertReasons = (tx: CompanyDb, rows: readonly (ReasonRow & Lined)[]) =>
  upsert(tx, rows, {
    table: 'motivo',
    key: {
      tp_motivo: { type: 'text', of: ({ use }) => use },
      ds_motivo: { type: 'text', of: ({ name }) => name, folded: true },
    },
    columns: {
      ds_motivo_es: { type: 'text', of: ({ spanish }) => spanish, cell: 'em_espanhol' },
      st_exige_peca: { type: 'text', of: ({ asksPart }) => asksPart, usual: "'N'", cell: 'exige_peca' },
      st_status: { type: 'text', of: ({ status }) => status, usual: "'A'" },
    },
  });
