import { z } from 'zod';
import { confirmedPanel, defineCall, panel } from '../../core/call.ts';
import { envelope, idText, text } from '../../core/fields.ts';
import { fault, kind, ofCompany, ofImport, pageOfImport } from './fields.ts';

/** Faults in the rows of an intake, and their correction before anything is written. */
export const intakeMendCalls = {
  /** All faults of refused rows in file order: line, column, value and advice. */
  listIntakeRefusals: defineCall({
    method: 'GET',
    path: 'painel/getRecusasCarga',
    reads: ['cargas'],
    summary: 'Faults of the refused rows of an intake',
    source: 'addition; docs/import.md',
    who: panel('A'),
    query: z.strictObject(pageOfImport),
    answer: envelope(
      z.strictObject({
        nr_linha: z.int(),
        /** The whole cell; the faulty value may be one name of several in it. */
        celula: z.string().nullable(),
        ...fault,
      }),
    ),
    refusals: ['NAO_ENCONTRADO', 'EMPRESA_SUSPENSA'],
  }),
  /** Faults grouped by reason, column and value, with their number of rows, most rows first; at most 200. */
  listIntakeFaults: defineCall({
    method: 'GET',
    path: 'painel/getFalhasCarga',
    reads: ['cargas'],
    summary: 'Faults of an intake by reason',
    source: 'addition; docs/import.md',
    who: panel('A'),
    query: z.strictObject(ofImport),
    answer: z.array(
      z.strictObject({
        qt_linhas: z.int(),
        /** Its first line. */
        nr_linha: z.int(),
        ...fault,
      }),
    ),
    refusals: ['NAO_ENCONTRADO', 'EMPRESA_SUSPENSA'],
  }),
  /** Refused rows as a file to correct and send again, without CPF digits. */
  exportIntakeRefusals: defineCall({
    method: 'POST',
    path: 'painel/exportRecusasCarga',
    summary: 'Refused rows as CSV, to mend and send again',
    source: 'addition; docs/import.md',
    who: confirmedPanel('A'),
    wire: 'file',
    body: z.strictObject(ofCompany),
    answer: z.any(),
    refusals: ['NAO_ENCONTRADO', 'EMPRESA_SUSPENSA'],
  }),
  /** Rows that will be written, as parsed, new and changed ones first. */
  listIntakeRows: defineCall({
    method: 'GET',
    path: 'painel/getLinhasCarga',
    reads: ['cargas'],
    summary: 'Rows of a checked intake as they will be',
    source: 'addition; docs/import.md',
    who: panel('A'),
    query: z.strictObject(pageOfImport),
    answer: envelope(
      z.strictObject({
        nr_linha: z.int(),
        /** N new, M changes an existing row, I identical to an existing row. */
        st_linha: z.enum(['N', 'M', 'I']),
        /** Its cells in the order of the columns: plain numbers, ISO days, names as stored. */
        lida: z.array(z.string()),
      }),
    ),
    refusals: ['NAO_ENCONTRADO', 'EMPRESA_SUSPENSA'],
  }),
  /** Replaces a faulty value in all rows, or the cell of one row; then the intake is checked again. */
  mendIntake: defineCall({
    method: 'POST',
    path: 'painel/corrigirCarga',
    changes: ['cargas'],
    summary: 'Mend rows of a checked intake',
    source: 'addition; docs/import.md',
    who: confirmedPanel('A'),
    command: true,
    unkeyed: true,
    body: z.strictObject({
      ...ofCompany,
      coluna: text(40).min(1),
      /** Faulty value to replace in all rows; ignored when `linha` is given. */
      de: z.string().max(65_536).nullable(),
      /** Line of the row; null: all rows with the fault. */
      linha: z.int().positive().nullable(),
      /** Empty: the cell is left empty. */
      para: text(1_000),
    }),
    answer: z.strictObject({ mensagem: z.string(), qt_linhas: z.int() }),
    refusals: ['NAO_ENCONTRADO', 'EMPRESA_SUSPENSA', 'CARGA_ESTADO', 'CARGA_EM_CURSO'],
  }),
  /** Existing names a column may refer to, at most 2,000; empty: the column does not refer to stored rows. */
  listIntakeChoices: defineCall({
    method: 'GET',
    path: 'painel/getOpcoesCarga',
    summary: 'Names a column of an intake may have',
    source: 'addition; docs/import.md',
    who: panel('A'),
    query: z.strictObject({ empresa: idText, tipo: kind, coluna: text(40) }),
    answer: z.array(z.string()),
    refusals: ['NAO_ENCONTRADO', 'EMPRESA_SUSPENSA'],
  }),
  /** Columns assigned by hand to the heads of a company's files, by kind; they are applied to the next file with these heads. */
  listIntakeColumns: defineCall({
    method: 'GET',
    path: 'painel/getColunasCarga',
    reads: ['cargas'],
    summary: 'Heads of files that were given a column by hand',
    source: 'addition; docs/import.md',
    who: panel('A'),
    query: z.strictObject({ empresa: idText }),
    answer: z.array(z.strictObject({ tp_carga: kind, ds_cabecalho: z.string(), ds_coluna: z.string() })),
    refusals: ['NAO_ENCONTRADO', 'EMPRESA_SUSPENSA'],
  }),
};
