import { z } from 'zod';
import { bigId, moment } from '../core/fields.ts';

/** Purchase order of an order; open while `dt_fechamento` is null (G-44). */
export const purchase = z.strictObject({
  nr_sequencial: z.int(),
  nr_oc: z.string().nullable(),
  ds_item: z.string().nullable(),
  dt_abertura: moment,
  dt_fechamento: moment.nullable(),
});

/** State of a message to an outside service: P pending, S sent, F failed finally (G-14). */
export const integration = z.strictObject({
  nr_sequencial: bigId,
  /** Order of the message: this one, or the earlier order of the chain that has the ticket. */
  nr_seq_os: bigId,
  tp_integracao: z.enum(['TICKET', 'TRAVA', 'CHECKLIST']),
  /** Forklift lock: 3 query, 2 clear. Ticket: 1 open, 2 close. */
  nr_tipo: z.int().nullable(),
  st_envio: z.enum(['P', 'S', 'F']),
  qt_tentativas: z.int(),
  nr_protocolo: z.string().nullable(),
  ds_erro: z.string().nullable(),
  dt_proxima: moment,
  dt_envio: moment.nullable(),
  /** Why it was not sent to a service: NINGUEM, no recipient has an address; SIMULADO, no service is configured. */
  ds_destino: z.enum(['NINGUEM', 'SIMULADO']).nullable(),
});
