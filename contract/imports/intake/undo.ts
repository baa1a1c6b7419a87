import { z } from 'zod';
import { confirmedPanel, defineCall, panel } from '../../core/call.ts';
import { done, envelope, text } from '../../core/fields.ts';
import { ofCompany, ofImport, pageOfImport, valores } from './fields.ts';

/** Undo of an intake: preview, execution, and the lines that stay. */
export const intakeUndoCalls = {
  /** Previews the undo of a written intake line by line; nothing is changed. */
  previewIntakeUndo: defineCall({
    method: 'POST',
    path: 'painel/conferirDesfazerCarga',
    changes: ['cargas'],
    summary: 'Look at what the undo of an intake would do',
    source: 'addition; docs/import.md, Undoing an intake',
    who: panel('A'),
    command: true,
    unkeyed: true,
    body: z.strictObject(ofCompany),
    answer: done,
    refusals: ['NAO_ENCONTRADO', 'EMPRESA_SUSPENSA', 'CARGA_NADA_A_DESFAZER', 'CARGA_EM_CURSO'],
  }),
  /** Undoes a written intake: created rows are deleted, changed rows restored; rows used or changed since stay. */
  undoIntake: defineCall({
    method: 'POST',
    path: 'painel/desfazerCarga',
    changes: ['cargas'],
    summary: 'Undo a written intake',
    source: 'addition; docs/import.md, Undoing an intake',
    who: confirmedPanel('A'),
    command: true,
    unkeyed: true,
    body: z.strictObject({ ...ofCompany, motivo: text(300).min(3) }),
    answer: done,
    refusals: ['NAO_ENCONTRADO', 'EMPRESA_SUSPENSA', 'CARGA_NADA_A_DESFAZER', 'CARGA_EM_CURSO'],
  }),
  /** Lines an undo leaves, in file order: line, record and reason. */
  listIntakeKept: defineCall({
    method: 'GET',
    path: 'painel/getMantidasCarga',
    reads: ['cargas'],
    summary: 'Lines that stay when an intake is undone',
    source: 'addition; docs/import.md, Undoing an intake',
    who: panel('A'),
    query: z.strictObject(pageOfImport),
    answer: envelope(
      z.strictObject({
        nr_linha: z.int(),
        /** Display name of the record the line created or changed. */
        ds_registro: z.string(),
        codigo: z.string(),
        mensagem: z.string(),
        valores,
      }),
    ),
    refusals: ['NAO_ENCONTRADO', 'EMPRESA_SUSPENSA'],
  }),
  /** Lines that stay grouped by reason, most lines first. */
  listIntakeKeptReasons: defineCall({
    method: 'GET',
    path: 'painel/getMotivosMantidasCarga',
    reads: ['cargas'],
    summary: 'Why lines stay when an intake is undone',
    source: 'addition; docs/import.md, Undoing an intake',
    who: panel('A'),
    query: z.strictObject(ofImport),
    answer: z.array(
      z.strictObject({
        qt_linhas: z.int(),
        /** The first of these lines. */
        nr_linha: z.int(),
        codigo: z.string(),
        mensagem: z.string(),
        valores,
      }),
    ),
    refusals: ['NAO_ENCONTRADO', 'EMPRESA_SUSPENSA'],
  }),
};
