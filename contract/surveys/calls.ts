import { z } from 'zod';
import { defineCall, everyone } from '../core/call.ts';
import { done, flag, id, text } from '../core/fields.ts';

/** Grades of technicians. */
export const surveyCalls = {
  /** Grades the technician of an order the person opened: 1 to 10, once. */
  sendRating: defineCall({
    method: 'POST',
    path: 'colaborador/enviarAvaliacao',
    changes: ['pesquisa'],
    summary: 'Answer a survey',
    source: 'doc 1 §5 and §7, C-104, RATE-04, RATE-05, G-73',
    who: everyone,
    command: true,
    body: z.strictObject({
      /** The person who answers, which must be the session's. */
      cd_clifor: id,
      nr_seq_pesquisa: id,
      nota: z.int().min(1).max(10).optional(),
      observacao: text().optional(),
      /** S: the sender is a supplier. Proves nothing; refused if it contradicts the session. */
      loginExterno: flag.optional(),
    }),
    answer: done,
    refusals: [
      'OUTRA_PESSOA',
      'NAO_ENCONTRADO',
      'PESQUISA_RESPONDIDA',
      'NOTA_OBRIGATORIA',
      'JUSTIFICATIVA_DA_NOTA',
    ],
  }),
};
