import { z } from 'zod';
import { defineCall, everyone } from '../core/call.ts';
import { bigIdText, text } from '../core/fields.ts';
import { orderItem } from '../orders/order.ts';

export const itemsCalls = {
  /** Items of an order with the work done on them. */
  listOrderItems: defineCall({
    method: 'GET',
    path: 'os/{id}/itens',
    summary: 'Items of an order',
    source: 'doc 2 §7, C-051, ITEMS-01',
    who: everyone,
    params: z.strictObject({ id: bigIdText }),
    answer: z.array(orderItem),
    errors: ['NAO_ENCONTRADO'],
  }),
  /** Services (3) and parts (4) of the catalogue by words of their name; at most 100. */
  searchItems: defineCall({
    method: 'GET',
    path: 'os/itens/getAllItens',
    summary: 'Search services and parts',
    source: 'doc 2 §7 and §9, C-058, ITEMS-11',
    who: everyone,
    query: z.strictObject({
      search: text(80).optional(),
      tipo: z.enum(['3', '4']).transform(Number).optional(),
    }),
    answer: z.array(
      z.strictObject({
        nr_sequencial: z.int(),
        ds_item: z.string(),
        nr_tipo: z.int(),
        ds_codigoitem: z.string().nullable(),
        qt_saldo: z.number().nullable(),
      }),
    ),
  }),
};
