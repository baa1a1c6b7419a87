import { z } from 'zod';
import { confirmedPanel, defineCall, panel } from '../../core/call.ts';
import { countText, done, id, idText, text } from '../../core/fields.ts';
import { intake, kind, ofCompany } from './fields.ts';
import { mostAboveHead } from './heads.ts';
import { intakeMendCalls } from './mend.ts';
import { intakeUndoCalls } from './undo.ts';

/** Intake of a company's own data from files, in the order of `intakeKinds`. */
export const intakeCalls = {
  /** Newest first. */
  listIntakes: defineCall({
    method: 'GET',
    path: 'painel/getCargas',
    reads: ['cargas'],
    summary: 'Intakes of a company with their progress',
    source: 'addition; docs/import.md',
    who: panel('A'),
    query: z.strictObject({ empresa: idText }),
    answer: z.array(intake),
    refusals: ['NAO_ENCONTRADO', 'EMPRESA_SUSPENSA'],
  }),
  /** The CSV itself is the body; its rows are read, its CPF digits hashed, and the check starts by itself. */
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
      /** Number of the head row among the rows that are not empty, from 1; left out: the server detects it. */
      cabecalho: countText(mostAboveHead).optional(),
      /**
       * Index of each column of the kind in a row, from 0; -1: absent. The choice is remembered by head. Left out: columns are
       * matched by their heads.
       */
      colunas: text(600)
        .regex(/^-?\d{1,2}(,-?\d{1,2})*$/)
        .optional(),
    }),
    answer: z.strictObject({ nr_sequencial: id, qt_linhas: z.int() }),
    refusals: [
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
  /** Writes a checked intake, or resumes one that was cancelled or failed. */
  startIntake: defineCall({
    method: 'POST',
    path: 'painel/submitCarga',
    changes: ['cargas'],
    summary: 'Write a checked intake',
    source: 'addition; docs/import.md',
    who: confirmedPanel('A'),
    command: true,
    unkeyed: true,
    body: z.strictObject({ ...ofCompany, tudo_ou_nada: z.boolean() }),
    answer: done,
    refusals: [
      'NAO_ENCONTRADO',
      'EMPRESA_SUSPENSA',
      'CARGA_ESTADO',
      'CARGA_EM_CURSO',
      'CARGA_TUDO_OU_NADA',
      'CARGA_LINHAS_DEMAIS',
    ],
  }),
  /** Cancels an intake or its undo: the rows in progress are completed or skipped, earlier rows keep their result. */
  cancelIntake: defineCall({
    method: 'POST',
    path: 'painel/cancelarCarga',
    changes: ['cargas'],
    summary: 'Cancel an intake',
    source: 'addition; docs/import.md',
    who: panel('A'),
    command: true,
    unkeyed: true,
    body: z.strictObject(ofCompany),
    answer: done,
    refusals: ['NAO_ENCONTRADO', 'EMPRESA_SUSPENSA', 'CARGA_ESTADO'],
  }),
  ...intakeMendCalls,
  ...intakeUndoCalls,
};
