import { z } from 'zod';
import { confirmedPanel, defineCall, panel } from '../../core/call.ts';
import { done, envelope, text } from '../../core/fields.ts';
import { ofCompany, ofImport, pageOfImport, valores } from './fields.ts';

/** Undo of an import: preview, execution, and the lines that stay. */
export const intakeUndoCalls = {
  /** Previews the undo of a written import line by line; nothing is changed. */
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
    refusals: ['NAO_ENCONTRADO', 'EMPRESA_SUSPENSA', 'CARGA_NADA_A_DESFAZER', 'CARGA_EM_CURSO'],
  }),
  /** Undoes a written import: created rows are deleted, changed rows restored; rows used or changed since stay. */
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
    refusals: ['NAO_ENCONTRADO', 'EMPRESA_SUSPENSA', 'CARGA_NADA_A_DESFAZER', 'CARGA_EM_CURSO'],
  }),
  /** Lines an undo cannot take back, in file order: line, record and reason. */
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
    summary: 'Why lines stay when an import is taken back',
    source: 'addition; docs/import.md, Taking a load back',
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
