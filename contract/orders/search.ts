import { z } from 'zod';
import { defineCall, everyone } from '../core/call.ts';
import { bigId, moment, text } from '../core/fields.ts';
import { criticality } from './criticality.ts';
import { orderStates } from './states.ts';

/** Search for an order from anywhere. */
export const searchCalls = {
  /**
   * Orders by number, plate or fleet number, as typed or scanned: open ones first, exact matches before prefixes and suffixes.
   * At most twenty; a supplier finds only his own orders.
   */
  searchOrders: defineCall({
    method: 'GET',
    path: 'os/busca',
    reads: ['os', 'exec'],
    summary: 'Find orders by number, plate or fleet number',
    source: 'addition; LIST-38, G-06',
    who: everyone,
    query: z.strictObject({ texto: text(40) }),
    answer: z.array(
      z.strictObject({
        nr_sequencial: bigId,
        nr_placa: z.string(),
        nr_frota: z.string().nullable(),
        ds_tipo: z.string(),
        ds_grupo: z.string().nullable(),
        /** Its problem, or its plan. */
        ds_conjunto: z.string().nullable(),
        st_situacao: z.enum(orderStates),
        st_origem: z.enum(['I', 'E']),
        dt_os: moment,
        dt_final: moment.nullable(),
        /** Exact match of number, plate or fleet number. */
        exata: z.boolean(),
        /** Its branch where it is not the session's; null: it is. */
        ds_filial: z.string().nullable(),
        criticidade: criticality.nullable(),
      }),
    ),
  }),
};
