import { z } from 'zod';
import { confirmedPanel, defineCall, panel } from '../../core/call.ts';
import { bigId, countText, done, envelope, flag, moment } from '../../core/fields.ts';
import { nameAsked } from '../tables/calls.ts';

/** A script as written; kept as it is, blanks included. */
export const script = z
  .string()
  .min(1)
  .max(20_000)
  .refine((value) => !value.includes('\u0000') && value.isWellFormed());

/** Rows as arrays of texts, by column index, because two columns may have the same name. */
const rows = z.array(z.array(z.string().nullable()));
const field = z.strictObject({ name: z.string(), tipo: z.string() });

/** F waiting, X running, S done, E failed, C cancelled, I interrupted: its server stopped, the outcome is unknown. */
const state = z.enum(['F', 'X', 'S', 'E', 'C', 'I']);

/** Rows a script inserted, changed and deleted in a table, its triggers included. */
const touched = z.strictObject({
  tabela: z.string(),
  inseridas: z.int(),
  alteradas: z.int(),
  excluidas: z.int(),
});

/** What a script did in one database. */
const result = z.strictObject({
  db_name: z.string(),
  ok: z.boolean(),
  st_base: state,
  /** Rows read or changed. */
  linhas: z.int().nullable(),
  dados: rows.nullable(),
  fields: z.array(field).nullable(),
  /** There were more rows than the answer holds. */
  limitado: z.boolean(),
  /** Error message of the database; null: none. */
  erro: z.string().nullable(),
  /** Milliseconds. */
  ms: z.int().nullable(),
});

const run = z.strictObject({
  nr_sequencial: bigId,
  execucao: z.uuid(),
  ds_script: z.string(),
  tp_base: z.string().nullable(),
  dt_inicio: moment,
  dt_final: moment.nullable(),
  cancelado: z.boolean(),
  bases: z.array(
    z.strictObject({
      db_name: z.string(),
      st_base: state,
      linhas: z.int().nullable(),
      /** null: it wrote nothing or was rolled back. */
      tocadas: z.array(touched).nullable(),
      ms: z.int().nullable(),
      erro: z.string().nullable(),
    }),
  ),
});

const scriptRefusals = [
  'BASE_INEXISTENTE',
  'SCRIPT_NAO_CONSULTA',
  'SCRIPT_REPETIDO',
  'CHAVE_REUTILIZADA',
  'CABECALHO_INVALIDO',
] as const;

/** A script for many databases. */
const manyAsked = z.strictObject({
  script,
  bases: z.array(nameAsked).min(1).max(500),
  tp_base: z.enum(['T', 'C', 'G', 'I']),
  /** Key of this run if no Idempotency-Key is sent. */
  execucao: z.uuid().optional(),
});
const manyRefusals = [...scriptRefusals, 'SCRIPT_INTERNO', 'SCRIPT_COM_COMENTARIO'] as const;

/** Scripts of the panel: on one database to read, on many to change. */
export const scriptCalls = {
  /** Runs one reading statement and rolls it back. */
  executeScript: defineCall({
    method: 'POST',
    path: 'frota/executarScript',
    changes: ['scripts'],
    summary: 'Run one reading statement on one database',
    source: 'doc 3 §7, C-141, TABLES-06 to TABLES-10, G-92, G-124',
    who: confirmedPanel('E'),
    command: true,
    unkeyed: true,
    body: z.strictObject({
      script,
      db_name: nameAsked,
      /** Key of this run, by which it can be cancelled. */
      execucao: z.uuid().optional(),
      /** S: answers the execution plan without executing. */
      explicar: flag.optional(),
    }),
    answer: z.strictObject({
      dados: z.strictObject({ data: rows }),
      fields: z.array(field),
      /** There were more rows than the answer holds: 1,000 rows or 5 MB at most. */
      limitado: z.boolean(),
      /** Values cut because they were longer than 200,000 characters. */
      cortados: z.int(),
      ms: z.int(),
    }),
    refusals: [
      ...scriptRefusals,
      'PALAVRA_PROIBIDA',
      'SCRIPT_FALHOU',
      'SCRIPT_TEMPO',
      'SCRIPT_CANCELADO',
      'RESULTADO_GRANDE',
    ],
  }),
  /**
   * Rehearsal: runs a statement on many databases and rolls it back in each, to show its effect; required before a writing
   * statement.
   */
  rehearseScript: defineCall({
    method: 'POST',
    path: 'painel/ensaiarScript',
    summary: 'Rehearse a script on many databases: nothing it does stays',
    source: 'addition; C-143, G-93, G-124',
    who: confirmedPanel('E'),
    command: true,
    unkeyed: true,
    body: manyAsked,
    answer: run,
    refusals: manyRefusals,
  }),
  /** Runs a statement on many databases, each in a transaction of its own; the Idempotency-Key is the key of the run. */
  submitScript: defineCall({
    method: 'POST',
    path: 'submitScriptBase',
    changes: ['scripts'],
    summary: 'Run a script on many databases',
    source: 'doc 3 §7, C-143, MULTISQL-02 to MULTISQL-06, G-93, G-121, G-124',
    who: confirmedPanel('E'),
    command: true,
    unkeyed: true,
    body: z.strictObject({
      ...manyAsked.shape,
      /** Key of the rehearsal a writing script follows: of the same text, not older than ten minutes, for this run alone. */
      ensaio: z.uuid().optional(),
    }),
    answer: z.strictObject({ execucao: z.uuid(), resultados: z.array(result) }),
    refusals: [...manyRefusals, 'ENSAIO_EXIGIDO', 'ENSAIO_COM_ERRO', 'SCRIPT_CANCELADO', 'MULTI_SQL_FALHOU'],
  }),
  /** Cancels a run: ends its current statement and starts no other. */
  cancelScript: defineCall({
    method: 'POST',
    path: 'painel/cancelarScript',
    changes: ['scripts'],
    summary: 'Cancel a script of one’s own',
    source: 'addition; TABLES-10, MULTISQL-06',
    who: panel('E'),
    command: true,
    unkeyed: true,
    body: z.strictObject({ execucao: z.uuid() }),
    answer: done,
    refusals: ['NAO_ENCONTRADO'],
  }),
  /** Progress of one of the user's own runs; with `dados`, also the rows it read. */
  getScriptRun: defineCall({
    method: 'GET',
    path: 'painel/getExecucaoScript',
    summary: 'State of a run, database by database',
    source: 'addition; MULTISQL-04, MULTISQL-05',
    who: panel('E'),
    query: z.strictObject({ execucao: z.uuid(), dados: z.enum(['S', 'N']).optional() }),
    answer: z.strictObject({ ...run.shape, resultados: z.array(result).nullable() }),
    refusals: ['NAO_ENCONTRADO'],
  }),
  /** The user's own runs on many databases, newest first. */
  listScriptRuns: defineCall({
    method: 'GET',
    path: 'painel/getExecucoesScript',
    reads: ['scripts'],
    summary: 'Runs of scripts on many databases',
    source: 'addition; MULTISQL-06',
    who: panel('E'),
    query: z.strictObject({ page: countText(1_000_000).optional(), per_page: countText(50).optional() }),
    answer: envelope(run),
  }),
};
