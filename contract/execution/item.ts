import { z } from 'zod';
import { defineCall, everyone } from '../core/call.ts';
import { bigIdText } from '../core/fields.ts';
import { workIdentity } from '../core/identity.ts';
import { itemRefusals, work } from '../items/fields.ts';
import { orderItem } from '../orders/order.ts';

/** Stopping the work on one item (EXEC-35); `cod` is the item's number on the order. */
const stopItem = {
  path: `${work}/finalizaItem/{cod}`,
  // The last one ends the order.
  changes: ['exec', 'os'],
  who: everyone,
  command: true,
  params: z.strictObject({ cod: bigIdText }),
  answer: orderItem,
  refusals: [
    ...itemRefusals,
    'ITEM_NAO_INICIADO',
    'OUTRO_MECANICO',
    'PRECO_OBRIGATORIO',
    'MOTIVO_SOCORRO_OBRIGATORIO',
  ],
} as const;

/** The stop of one item of an order, by POST and by the documented GET (G-15). */
export const stopItemCalls = {
  /** Ends the work on one item; repeated, it answers the same. */
  stopItem: defineCall({
    ...stopItem,
    method: 'POST',
    summary: "End one item's work",
    source: 'doc 2 §7, C-081, EXEC-35, G-15',
    body: z.strictObject(workIdentity),
  }),
  /** The documented GET form: the session's person, digits in the header Cpf (G-15). */
  stopItemByGet: defineCall({
    ...stopItem,
    method: 'GET',
    byGet: true,
    summary: "End one item's work (GET form)",
    source: 'doc 2 §7, C-081, EXEC-35, G-15',
  }),
};
