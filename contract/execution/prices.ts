import { z } from 'zod';
import { defineCall } from '../core/call.ts';
import { correctionReason } from '../core/correction.ts';
import { bigIdText, money } from '../core/fields.ts';
import { identity, identityRefusals } from '../core/identity.ts';
import { orderRef } from '../orders/order.ts';
import { sendersOf } from '../orders/senders.ts';

/** Prices told when work ended. */
export const priceCalls = {
  /** Puts another price, or none, in the place of a told one, with the reason, while the order is open; the total follows. */
  correctPrice: defineCall({
    method: 'POST',
    path: 'os/{id}/precos/{precoId}/correcao',
    changes: ['os'],
    summary: 'Correct a price told at the end of work',
    source: 'addition; G-127, docs/decisions/022-corrections.md',
    who: sendersOf('itens'),
    command: true,
    params: z.strictObject({ id: bigIdText, precoId: bigIdText }),
    body: z.strictObject({
      /** BRL; absent, null or 0: no price takes its place. */
      precoTotal: money.nullish(),
      motivo: correctionReason,
      ...identity,
    }),
    answer: orderRef,
    refusals: [...identityRefusals, 'OS_ENCERRADA', 'PRECO_CORRIGIDO'],
  }),
};
