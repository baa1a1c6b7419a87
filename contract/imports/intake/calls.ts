import { z } from 'zod';
import { confirmedPanel, defineCall, panel } from '../../core/call.ts';
import { countText, done, id, idText, text } from '../../core/fields.ts';
import { intake, kind, ofCompany } from './fields.ts';
import { mostAboveHead } from './heads.ts';
import { intakeMendCalls } from './mend.ts';
import { intakeUndoCalls } from './undo.ts';

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
  ...intakeMendCalls,
  ...intakeUndoCalls,
};
