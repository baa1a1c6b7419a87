import { z } from 'zod';
import { confirmedPanel, defineCall, panel } from '../../core/call.ts';
import { countText, done, envelope, id, idText, moment, text } from '../../core/fields.ts';
import { mostAboveHead } from './heads.ts';
import { type IntakeKind, intakeOrder } from './kinds.ts';

const kind = z.enum(intakeOrder as [IntakeKind, ...IntakeKind[]]);

/**
 * L being read, C being checked, P checked, X being written, S done, K called off, E failed. What was written stays
 * written: one that was called off or failed goes on behind its last row. D looked at for what taking it back would do, Q looked
 * at, U being taken back, V taken back.
 */
const state = z.enum(['L', 'C', 'P', 'X', 'S', 'K', 'E', 'D', 'Q', 'U', 'V']);

/** An import with how far it is. Of C and P the counts say what would become of the rows, of the others what became of them. */
const intake = z.strictObject({
  nr_sequencial: id,
  tp_carga: kind,
  ds_arquivo: z.string(),
  st_carga: state,
  /** Nothing is written unless every row can be. */
  tudo_ou_nada: z.boolean(),
  qt_linhas: z.int(),
  /** Rows judged so far; of D and U looked at or taken back. */
  qt_feitas: z.int(),
  qt_novas: z.int(),
  qt_mudadas: z.int(),
  qt_iguais: z.int(),
  qt_recusadas: z.int(),
  /** Lines that add others up; they were left out. */
  nr_linhas_total: z.array(z.int()),
  /** Heads of the file that are no column of its kind; they were left out. */
  ds_ignoradas: z.array(z.string()),
  /** Columns of its kind the file has not, by name. */
  ds_faltam: z.array(z.string()),
  ds_usuario: z.string().nullable(),
  ds_erro: z.string().nullable(),
  /** Something it wrote is known still, for thirty days, and may be taken back. */
  pode_desfazer: z.boolean(),
  /** Lines there are to take back; of D and Q the next two say what would become of them, of U and V what became of them. */
  qt_desfazer: z.int(),
  qt_desfeitas: z.int(),
  qt_mantidas: z.int(),
  /** Why it is taken back. */
  ds_motivo: z.string().nullable(),
  dt_criacao: moment,
  dt_final: moment.nullable(),
});

const fault = {
  /** Name of the column; null: the row as a whole. */
  coluna: z.string().nullable(),
  /** What stands there. */
  valor: z.string().nullable(),
  codigo: z.string(),
  mensagem: z.string(),
};

/** An import, and a page of its lines. */
const ofImport = { empresa: idText, carga: idText };
const pageOfImport = { ...ofImport, page: countText(1_000_000).optional() };

const ofCompany = { nr_seq_empresa: id, nr_sequencial: id };

/** Real data of a company, brought as files in the order of `intakeKinds`. */
export const intakeCalls = {
  /** Newest first. */
  listIntakes: defineCall({
    method: 'GET',
    path: 'painel/getCargas',
    reads: ['cargas'],
    summary: 'Imports of a company with their progress',
    source: 'addition; docs/import.md',
    who: panel('A'),
    query: z.strictObject({ empresa: idText }),
    answer: z.array(intake),
    errors: ['NAO_ENCONTRADO', 'EMPRESA_SUSPENSA'],
  }),
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
  /** The CSV itself is the body; its rows are read, its digits are hashed, and it is checked without being asked. */
  uploadIntake: defineCall({
    method: 'POST',
    path: 'painel/enviarCarga',
    changes: ['cargas'],
    summary: 'Send a file of a company; its check begins',
    source: 'addition; docs/import.md',
    who: confirmedPanel('A'),
    command: true,
    unkeyed: true,
    files: true,
    query: z.strictObject({
      empresa: idText,
      tipo: kind,
      arquivo: text(200).min(1),
      /** Which row that is not empty holds the heads, from 1; without it the row is looked for. */
      cabecalho: countText(mostAboveHead).optional(),
      /** Place of each column of the kind in a row, from 0, -1 none; remembered by its head. Without it heads are known by their names. */
      colunas: text(600)
        .regex(/^-?\d{1,2}(,-?\d{1,2})*$/)
        .optional(),
    }),
    answer: z.strictObject({ nr_sequencial: id, qt_linhas: z.int() }),
    errors: [
      'NAO_ENCONTRADO',
      'EMPRESA_SUSPENSA',
      'CARGA_EM_CURSO',
      'CARGA_GRANDE',
      'CARGA_PLANILHA',
      'CARGA_BINARIA',
      'CARGA_CODIFICACAO',
      'CARGA_VAZIA',
      'CARGA_LINHA_LONGA',
      'CARGA_ASPAS',
      'CARGA_LINHAS_DEMAIS',
      'CARGA_COLUNAS_DEMAIS',
      'CARGA_COLUNA_REPETIDA',
      'CARGA_COLUNA_FALTA',
    ],
  }),
  /** Writes a checked import, or goes on with one that was called off or failed. */
  startIntake: defineCall({
    method: 'POST',
    path: 'painel/submitCarga',
    changes: ['cargas'],
    summary: 'Write a checked import',
    source: 'addition; docs/import.md',
    who: confirmedPanel('A'),
    command: true,
    unkeyed: true,
    body: z.strictObject({ ...ofCompany, tudo_ou_nada: z.boolean() }),
    answer: done,
    errors: [
      'NAO_ENCONTRADO',
      'EMPRESA_SUSPENSA',
      'CARGA_ESTADO',
      'CARGA_EM_CURSO',
      'CARGA_TUDO_OU_NADA',
      'CARGA_LINHAS_DEMAIS',
    ],
  }),
  /** Looks at what taking a written import back would do, line by line; nothing is changed. */
  previewIntakeUndo: defineCall({
    method: 'POST',
    path: 'painel/conferirDesfazerCarga',
    changes: ['cargas'],
    summary: 'Look at what taking an import back would do',
    source: 'addition; docs/import.md, Taking a load back',
    who: panel('A'),
    command: true,
    unkeyed: true,
    body: z.strictObject(ofCompany),
    answer: done,
    errors: ['NAO_ENCONTRADO', 'EMPRESA_SUSPENSA', 'CARGA_NADA_A_DESFAZER', 'CARGA_EM_CURSO'],
  }),
  /** Takes a written import back: what it made goes, what it changed is as before; what is used or was changed since stays. */
  undoIntake: defineCall({
    method: 'POST',
    path: 'painel/desfazerCarga',
    changes: ['cargas'],
    summary: 'Take a written import back',
    source: 'addition; docs/import.md, Taking a load back',
    who: confirmedPanel('A'),
    command: true,
    unkeyed: true,
    body: z.strictObject({ ...ofCompany, motivo: text(300).min(3) }),
    answer: done,
    errors: ['NAO_ENCONTRADO', 'EMPRESA_SUSPENSA', 'CARGA_NADA_A_DESFAZER', 'CARGA_EM_CURSO'],
  }),
  /** Lines that stay when an import is taken back, in the order of the file: line, what it made and why. */
  listIntakeKept: defineCall({
    method: 'GET',
    path: 'painel/getMantidasCarga',
    reads: ['cargas'],
    summary: 'Lines that stay when an import is taken back',
    source: 'addition; docs/import.md, Taking a load back',
    who: panel('A'),
    query: z.strictObject(pageOfImport),
    answer: envelope(
      z.strictObject({
        nr_linha: z.int(),
        /** What the line made, by the name people know it by. */
        ds_registro: z.string(),
        codigo: z.string(),
        mensagem: z.string(),
      }),
    ),
    errors: ['NAO_ENCONTRADO', 'EMPRESA_SUSPENSA'],
  }),
  /** The same by reason, most lines first. */
  listIntakeKeptReasons: defineCall({
    method: 'GET',
    path: 'painel/getMotivosMantidasCarga',
    reads: ['cargas'],
    summary: 'Why lines stay when an import is taken back',
    source: 'addition; docs/import.md, Taking a load back',
    who: panel('A'),
    query: z.strictObject(ofImport),
    answer: z.array(
      z.strictObject({
        qt_linhas: z.int(),
        /** The first of them. */
        nr_linha: z.int(),
        codigo: z.string(),
        mensagem: z.string(),
      }),
    ),
    errors: ['NAO_ENCONTRADO', 'EMPRESA_SUSPENSA'],
  }),
  /** Calls an import off, or taking it back: the rows under way are finished or left alone, those before stay. */
  cancelIntake: defineCall({
    method: 'POST',
    path: 'painel/cancelarCarga',
    changes: ['cargas'],
    summary: 'Call an import off',
    source: 'addition; docs/import.md',
    who: panel('A'),
    command: true,
    unkeyed: true,
    body: z.strictObject(ofCompany),
    answer: done,
    errors: ['NAO_ENCONTRADO', 'EMPRESA_SUSPENSA', 'CARGA_ESTADO'],
  }),
};
