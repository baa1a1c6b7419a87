import { z } from 'zod';
import { defineCall, everyone } from '../core/call.ts';
import { correctionReason } from '../core/correction.ts';
import { bigIdText } from '../core/fields.ts';
import { identity, identityRefusals } from '../core/identity.ts';
import { orderRef } from './order.ts';

/** What declaring void takes and answers, whatever was recorded on an order. */
export const voiding = {
  method: 'POST',
  later: { given: true, signer: 'nr_seq_clifor' },
  changes: ['integracao'],
  source: 'addition; G-128, docs/decisions/022-corrections.md',
  who: everyone,
  command: true,
  body: z.strictObject({ motivo: correctionReason, ...identity }),
  answer: orderRef,
  refusals: [...identityRefusals, 'OS_ENCERRADA', 'REGISTRO_DE_OUTRO', 'REGISTRO_ANULADO'],
} as const;

/** Comments, and notes of the work, that were recorded by mistake. */
export const voidCalls = {
  /** Declares a comment void, with the reason; it stays, struck through. */
  voidComment: defineCall({
    ...voiding,
    path: 'os/{id}/comentarios/{comentarioId}/anular',
    summary: 'Declare a comment of an order void',
    params: z.strictObject({ id: bigIdText, comentarioId: bigIdText }),
  }),
  /** Declares a note of the work void, with the reason; it stays, struck through. */
  voidNote: defineCall({
    ...voiding,
    path: 'os/{id}/observacoes/{notaId}/anular',
    summary: 'Declare a note of the work on an order void',
    params: z.strictObject({ id: bigIdText, notaId: bigIdText }),
  }),
};
