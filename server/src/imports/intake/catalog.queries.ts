import type { CompanyDb } from '../../core/db/pools.ts';
import { many } from '../../core/db/sql.ts';
import { row, text } from '../../core/row.ts';
import type { DesignRow, LevelRow, OrderTypeRow, ReasonRow } from './catalog.rules.ts';
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

/** Order types by code. */
export const upsertOrderTypes = (tx: CompanyDb, rows: readonly (OrderTypeRow & Lined)[]) =>
  upsert(tx, rows, {
    table: 'tipo_os',
    key: { nr_sequencial: { type: 'text', of: ({ code }) => code } },
    columns: {
      ds_tipo: { type: 'text', of: ({ name }) => name },
      ds_tipo_es: { type: 'text', of: ({ spanish }) => spanish, cell: 'em_espanhol' },
      st_exige_aprovacao: { type: 'text', of: ({ approval }) => approval, usual: "'N'", cell: 'aprovacao' },
      st_status: { type: 'text', of: ({ status }) => status, usual: "'A'" },
    },
  });

const Codes = row({ nome: text, codigo: text });

/** Codes of order types by name. */
export async function findOrderTypes(tx: CompanyDb, names: readonly string[]): Promise<Map<string, string>> {
  const rows = await many(tx, Codes)`
    select ds_tipo as nome, nr_sequencial::text as codigo from tipo_os where ds_tipo = any (${names})`;
  return new Map(rows.map(({ nome, codigo }) => [nome, codigo]));
}

/** Designs of tyres by make, model and size. */
export const upsertDesigns = (tx: CompanyDb, rows: readonly (DesignRow & Lined)[]) =>
  upsert(tx, rows, {
    table: 'pneu_modelo',
    key: {
      ds_marca: { type: 'text', of: ({ brand }) => brand },
      ds_modelo: { type: 'text', of: ({ model }) => model },
      ds_medida: { type: 'text', of: ({ size }) => size },
    },
    columns: { st_status: { type: 'text', of: ({ status }) => status, usual: "'A'" } },
  });
