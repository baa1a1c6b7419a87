import { z } from 'zod';
import { defineCall, internal } from '../core/call.ts';
import { text } from '../core/fields.ts';
import { mostChangedAtOnce, recordKinds } from './kinds.ts';

/** One column of many records is changed at once (docs/master-data.md). */
export const manyCalls = {
  changeRecords: defineCall({
    method: 'POST',
    path: 'cadastros/{tipo}/alterar',
    changes: ['cadastro'],
    summary: 'Gives a column of many records one value, of all or of none',
    source: 'addition; docs/master-data.md',
    who: internal,
    needs: ['cadastros'],
    command: true,
    params: z.strictObject({ tipo: z.enum(recordKinds) }),
    body: z.strictObject({
      coluna: z.string().regex(/^[a-z_]{1,30}$/),
      valor: text(2_000),
      /** Each with the `versao` it was shown in. */
      registros: z
        .array(z.strictObject({ id: text(40).min(1), versao: text(64) }))
        .min(1)
        .max(mostChangedAtOnce),
    }),
    answer: z.strictObject({ mudados: z.int() }),
    refusals: ['NAO_ENCONTRADO', 'CADASTRO_FIXO', 'CADASTROS_MUDARAM', 'CADASTROS_RECUSADOS'],
  }),
};
