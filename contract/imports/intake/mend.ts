import { z } from 'zod';
import { confirmedPanel, defineCall, panel } from '../../core/call.ts';
import { envelope, idText, text } from '../../core/fields.ts';
import { fault, kind, ofCompany, ofImport, pageOfImport } from './fields.ts';

/** What is wrong with the rows of an import, and how they are mended before anything is written. */
export const intakeMendCalls = {
  /** All faults of refused rows in the order of the file: line, column, what stands there and what to do. */
  listIntakeRefusals: defineCall({
    method: 'GET',
    path: 'painel/getRecusasCarga',
    reads: ['cargas'],
    summary: 'Faults of the refused rows of an import',
    source: 'addition; docs/import.md',
    who: panel('A'),
    query: z.strictObject(pageOfImport),
    answer: envelope(
      z.strictObject({
        nr_linha: z.int(),
        /** The whole cell: what is at fault may be a name among several. */
        celula: z.string().nullable(),
        ...fault,
      }),
    ),
    errors: ['NAO_ENCONTRADO', 'EMPRESA_SUSPENSA'],
  }),
  /** The same by reason, most rows first: so many rows, of one column, with one value. Two hundred at most. */
  listIntakeFaults: defineCall({
    method: 'GET',
    path: 'painel/getFalhasCarga',
    reads: ['cargas'],
    summary: 'Faults of an import by reason',
    source: 'addition; docs/import.md',
    who: panel('A'),
    query: z.strictObject(ofImport),
    answer: z.array(
      z.strictObject({
        qt_linhas: z.int(),
        /** The first of its lines. */
        nr_linha: z.int(),
        ...fault,
      }),
    ),
    errors: ['NAO_ENCONTRADO', 'EMPRESA_SUSPENSA'],
  }),
  /** The same rows as a file to mend and send again; digits are not in it. */
  exportIntakeRefusals: defineCall({
    method: 'POST',
    path: 'painel/exportRecusasCarga',
    summary: 'Refused rows as CSV, to mend and send again',
    source: 'addition; docs/import.md',
    who: confirmedPanel('A'),
    wire: 'file',
    body: z.strictObject(ofCompany),
    answer: z.any(),
    errors: ['NAO_ENCONTRADO', 'EMPRESA_SUSPENSA'],
  }),
  /** Rows that will be written, new and changed ones first, as they were understood. */
  listIntakeRows: defineCall({
    method: 'GET',
    path: 'painel/getLinhasCarga',
    reads: ['cargas'],
    summary: 'Rows of a checked import as they will be',
    source: 'addition; docs/import.md',
    who: panel('A'),
    query: z.strictObject(pageOfImport),
    answer: envelope(
      z.strictObject({
        nr_linha: z.int(),
        /** N new, M changes what there is, I is there already. */
        st_linha: z.enum(['N', 'M', 'I']),
        /** Its cells in the order of the columns: plain numbers, ISO days, names as they are kept. */
        lida: z.array(z.string()),
      }),
    ),
    errors: ['NAO_ENCONTRADO', 'EMPRESA_SUSPENSA'],
  }),
  /** Puts another value in the place of one wherever it is at fault, or into the cell of one row; the import is checked anew. */
  mendIntake: defineCall({
    method: 'POST',
    path: 'painel/corrigirCarga',
    changes: ['cargas'],
    summary: 'Mend rows of a checked import',
    source: 'addition; docs/import.md',
    who: confirmedPanel('A'),
    command: true,
    unkeyed: true,
    body: z.strictObject({
      ...ofCompany,
      coluna: text(40).min(1),
      /** Value at fault, in every row that has it; of one row it does not matter. */
      de: z.string().max(65_536).nullable(),
      /** The one row; null: every row with the fault. */
      linha: z.int().positive().nullable(),
      /** Empty: the cell is left empty. */
      para: text(1_000),
    }),
    answer: z.strictObject({ mensagem: z.string(), qt_linhas: z.int() }),
    errors: ['NAO_ENCONTRADO', 'EMPRESA_SUSPENSA', 'CARGA_ESTADO', 'CARGA_EM_CURSO'],
  }),
  /** Names a column of a kind may have, two thousand at most; none: it names nothing that is kept. */
  listIntakeChoices: defineCall({
    method: 'GET',
    path: 'painel/getOpcoesCarga',
    summary: 'Names a column of an import may have',
    source: 'addition; docs/import.md',
    who: panel('A'),
    query: z.strictObject({ empresa: idText, tipo: kind, coluna: text(40) }),
    answer: z.array(z.string()),
    errors: ['NAO_ENCONTRADO', 'EMPRESA_SUSPENSA'],
  }),
  /** Columns somebody gave to the heads of a company's files, by kind; the next file with them needs no hand. */
  listIntakeColumns: defineCall({
    method: 'GET',
    path: 'painel/getColunasCarga',
    reads: ['cargas'],
    summary: 'Heads of files that were given a column by hand',
    source: 'addition; docs/import.md',
    who: panel('A'),
    query: z.strictObject({ empresa: idText }),
    answer: z.array(z.strictObject({ tp_carga: kind, ds_cabecalho: z.string(), ds_coluna: z.string() })),
    errors: ['NAO_ENCONTRADO', 'EMPRESA_SUSPENSA'],
  }),
};
