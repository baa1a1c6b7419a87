import type { CompanyDb } from '../../core/db/pools.ts';
import type { LevelRow, ReasonRow } from './catalog.rules.ts';
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

/** What levels of criticality are called, by level. Which there are is the product's. */
export const upsertLevels = (tx: CompanyDb, rows: readonly (LevelRow & Lined)[]) =>
  upsert(tx, rows, {
    table: 'criticidade',
    key: { nr_nivel: { type: 'int', of: ({ level }) => level } },
    columns: {
      // Of the level there is.
      nr_sequencial: { type: 'int', of: () => null, once: true },
      ds_titulo: { type: 'text', of: ({ title }) => title },
      ds_criticidade: { type: 'text', of: ({ tag }) => tag },
      ds_titulo_es: { type: 'text', of: (row) => row.titleSpanish, cell: 'titulo_em_espanhol' },
      ds_criticidade_es: { type: 'text', of: (row) => row.tagSpanish, cell: 'etiqueta_em_espanhol' },
    },
  });
