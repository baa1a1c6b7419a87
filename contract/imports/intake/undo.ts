import { z } from 'zod';
import { confirmedPanel, defineCall, panel } from '../../core/call.ts';
import { done, envelope, text } from '../../core/fields.ts';
import { ofCompany, ofImport, pageOfImport, valores } from './fields.ts';

/** Taking an import back: what that would do, doing it, and what stays. */
export const intakeUndoCalls = {
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
        valores,
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
        valores,
      }),
    ),
    errors: ['NAO_ENCONTRADO', 'EMPRESA_SUSPENSA'],
  }),
};
