import { z } from 'zod';
import { defineCall, panel } from '../../core/call.ts';
import { countText, flag, text } from '../../core/fields.ts';
import { tablePageSizes } from './sizes.ts';

/** Kinds of databases: terminals, internal (control), copies, management reports (G-90). */
const systemTypes = ['T', 'I', 'C', 'G'] as const;

/** Requested name of a database, table or column; its existence is checked in the catalogue. */
export const nameAsked = text(63).min(1);

/**
 * Filter of one column. contem: part of its text, case-insensitive. igual: exactly this (of moments:
 * within this day). entre: from `valor` to `ate`, both included, either may be missing. vazio, cheio: null or not.
 */
const filter = z.discriminatedUnion('tipo', [
  z.strictObject({ coluna: nameAsked, tipo: z.enum(['contem', 'igual']), valor: text(200).min(1) }),
  z.strictObject({
    coluna: nameAsked,
    tipo: z.literal('entre'),
    valor: text(60).min(1).nullable(),
    ate: text(60).min(1).nullable(),
  }),
  z.strictObject({ coluna: nameAsked, tipo: z.enum(['vazio', 'cheio']) }),
]);

/** Table, sorting and filters of a request. */
const rowsAsked = {
  nome_tabela: nameAsked,
  db_name: nameAsked,
  sort: z.strictObject({ coluna: nameAsked, desc: z.boolean() }).optional(),
  filters: z.array(filter).max(20).optional(),
};

/** A column of the grid. `tipo` is PostgreSQL's type; values of a masked column never leave the server. */
const field = z.strictObject({
  name: z.string(),
  tipo: z.string(),
  mascarada: z.boolean(),
  /** Part of the primary key. */
  chave: z.boolean(),
  /** Referenced column of a single-column foreign key; null: none. */
  aponta: z.strictObject({ tabela: z.string(), coluna: z.string() }).nullable(),
});

const baseRefusals = ['BASE_INEXISTENTE', 'SCRIPT_TEMPO'] as const;
const tableRefusals = [
  ...baseRefusals,
  'TABELA_INEXISTENTE',
  'COLUNA_INEXISTENTE',
  'COLUNA_MASCARADA',
] as const;

/** The table browser of the panel. */
export const tableCalls = {
  /** Databases of a type or, with db_name, the tables of one of them. */
  selectBases: defineCall({
    method: 'POST',
    path: 'selectBases',
    summary: 'Databases of a type, or the tables of one',
    source: 'doc 3 §7, C-139, TABLES-02, G-90, G-91',
    who: panel('L'),
    body: z.strictObject({ tp_base: z.enum(systemTypes), db_name: nameAsked.optional() }),
    answer: z.strictObject({
      bases: z.array(z.strictObject({ id: z.int(), name: z.string(), db_name: z.string() })),
      tabelas: z.array(
        z.strictObject({
          name: z.string(),
          /** Estimated number of rows by the database's statistics; null: no statistics. */
          linhas: z.int().nullable(),
          colunas: z.array(z.string()),
        }),
      ),
    }),
    refusals: baseRefusals,
  }),
  /** A page of a table. */
  getTable: defineCall({
    method: 'POST',
    path: 'frota/getTable',
    summary: 'A page of a table, sorted and filtered by the server',
    source: 'doc 3 §7, C-140, TABLES-03, TABLES-04',
    who: panel('L'),
    query: z.strictObject({ page: countText(1_000_000).optional() }),
    body: z.strictObject({
      ...rowsAsked,
      current_page: z.int().min(1).max(1_000_000).optional(),
      per_page: z.literal(tablePageSizes).optional(),
      /** S: values of up to 200,000 characters instead of 2,000, to show a row in full. */
      inteiras: flag.optional(),
    }),
    answer: z.strictObject({
      dados: z.strictObject({
        current_page: z.int(),
        /** Total number of rows, as precise as `contagem` says. */
        total: z.int(),
        /** exata; estimada: by the database's own statistics; minima: there are more than these. */
        contagem: z.enum(['exata', 'estimada', 'minima']),
        /** Last page that can be asked for. */
        last_page: z.int(),
        /** Values as text, null for NULL and for masked ones; long ones are cut and end in '…'. */
        data: z.array(z.record(z.string(), z.string().nullable())),
      }),
      fields: z.array(field),
    }),
    refusals: [...tableRefusals, 'PAGINA_DISTANTE'],
  }),
  /** The whole filtered table as CSV. */
  exportTable: defineCall({
    method: 'POST',
    path: 'frota/exportTable',
    summary: 'The whole filtered table as export.csv',
    source: 'addition; TABLES-05, G-94',
    who: panel('L'),
    wire: 'file',
    body: z.strictObject(rowsAsked),
    answer: z.string(),
    refusals: tableRefusals,
  }),
  /** Tables whose name contains the text, case-insensitive. */
  searchTable: defineCall({
    method: 'POST',
    path: 'frota/searchTable',
    summary: 'Tables by part of their name',
    source: 'doc 3 §7, C-142, TABLES-09, G-91',
    who: panel('L'),
    body: z.strictObject({ nome_tabela: text(63), db_name: nameAsked }),
    answer: z.strictObject({ tabelas: z.array(z.strictObject({ name: z.string() })) }),
    refusals: baseRefusals,
  }),
};
