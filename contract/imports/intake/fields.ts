import { z } from 'zod';
import { countText, id, idText, moment } from '../../core/fields.ts';
import { intakeOrder } from './kinds.ts';

/** What a file of an intake is of, in the order files are brought in. */
export const kind = z.enum(intakeOrder);

/**
 * L being read, C being checked, P checked, X being written, S done, K cancelled, E failed. Written rows stay written: a
 * cancelled or failed intake resumes after its last row. D undo being previewed, Q undo previewed, U being undone, V undone.
 */
const state = z.enum(['L', 'C', 'P', 'X', 'S', 'K', 'E', 'D', 'Q', 'U', 'V']);

/** An intake and its progress. In C and P the counts are expected outcomes of the rows, in other states actual ones. */
export const intake = z.strictObject({
  nr_sequencial: id,
  tp_carga: kind,
  ds_arquivo: z.string(),
  st_carga: state,
  /** Nothing is written unless every row can be. */
  tudo_ou_nada: z.boolean(),
  qt_linhas: z.int(),
  /** Rows processed so far; in D and U lines previewed or undone. */
  qt_feitas: z.int(),
  qt_novas: z.int(),
  qt_mudadas: z.int(),
  qt_iguais: z.int(),
  qt_recusadas: z.int(),
  /** Total lines, which were skipped. */
  nr_linhas_total: z.array(z.int()),
  /** Heads of the file that match no column of the kind and were skipped. */
  ds_ignoradas: z.array(z.string()),
  /** Names of the kind's columns the file lacks. */
  ds_faltam: z.array(z.string()),
  ds_usuario: z.string().nullable(),
  ds_erro: z.string().nullable(),
  /** The record of what it wrote still exists (thirty days), so it can be undone. */
  pode_desfazer: z.boolean(),
  /** Lines to undo; in D and Q the next two counts are expected outcomes, in U and V actual ones. */
  qt_desfazer: z.int(),
  qt_desfeitas: z.int(),
  qt_mantidas: z.int(),
  /** Reason of the undo. */
  ds_motivo: z.string().nullable(),
  dt_criacao: moment,
  dt_final: moment.nullable(),
});

/** Values of the `{names}` in the text of a `mensagem`; null: recorded by a version that did not store them. */
export const valores = z.record(z.string(), z.string()).nullable();

/** What is wrong with a cell of a file, as stored when the row was read. */
export const fault = {
  /** Name of the column; null: the row as a whole. */
  coluna: z.string().nullable(),
  /** Value of the cell. */
  valor: z.string().nullable(),
  codigo: z.string(),
  mensagem: z.string(),
  valores,
};

/** Path parameters of an intake. */
export const ofImport = { empresa: idText, carga: idText };
/** The same, with the page of its rows, from 1. */
export const pageOfImport = { ...ofImport, page: countText(1_000_000).optional() };

/** An intake in a body: the company and the intake. */
export const ofCompany = { nr_seq_empresa: id, nr_sequencial: id };
