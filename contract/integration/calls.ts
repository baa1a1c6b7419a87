import { z } from 'zod';
import { defineCall, everyone } from '../core/call.ts';
import { bigId, bigIdText, done, idText, plate } from '../core/fields.ts';
import { identity, identityRefusals } from '../core/identity.ts';
import { sendersOf } from '../orders/senders.ts';
import { stateRefusals } from '../orders/states.ts';

const protocol = z.strictObject({ protocolo: z.string() });
const ticketRefusals = [
  ...stateRefusals('enviar_ticket'),
  ...identityRefusals,
  'TICKET_NAO_PERMITIDO',
  'ERRO_AO_ENVIAR',
] as const;

/** The GET forms name the technician in the query (absent: the session's person) and the digits in the header Cpf (G-15). */
const named = { nr_seq_clifor: idText.optional() };

/** Ticket provider, forklift lock and notifications. */
export const integrationCalls = {
  /** Requests the order's ticket from the ticket provider; repeated, it answers the same protocol number (G-48). */
  sendTicket: defineCall({
    method: 'POST',
    path: 'os/integracaoTicket',
    changes: ['integracao'],
    summary: 'Send an order to the ticket provider',
    source: 'doc 2 §7, C-038, EXT-06, G-48',
    who: sendersOf('enviar_ticket'),
    command: true,
    unkeyed: true,
    body: z.strictObject({ nr_os: bigId, ...identity }),
    answer: protocol,
    refusals: ticketRefusals,
  }),
  /** The documented GET form (G-15). */
  sendTicketByGet: defineCall({
    method: 'GET',
    path: 'os/integracaoTicket',
    summary: 'Send an order to the ticket provider (GET form)',
    source: 'doc 2 §7, C-038, EXT-06, G-15',
    who: sendersOf('enviar_ticket'),
    query: z.strictObject({ nr_os: bigIdText, ...named }),
    answer: protocol,
    refusals: ticketRefusals,
  }),
  /** The older form of `sendTicket`, with the same effect on the same row. */
  requestTicket: defineCall({
    method: 'POST',
    path: 'os/solicitaTicket/{nr_os}',
    changes: ['integracao'],
    summary: 'Send an order to the ticket provider (older routine)',
    source: 'doc 2 §7, C-039, EXT-07, G-48',
    who: sendersOf('enviar_ticket'),
    command: true,
    unkeyed: true,
    params: z.strictObject({ nr_os: bigIdText }),
    body: z.strictObject(identity),
    answer: protocol,
    refusals: ticketRefusals,
  }),
  /** The documented GET form of the older routine (G-15). */
  requestTicketByGet: defineCall({
    method: 'GET',
    path: 'os/solicitaTicket/{nr_os}',
    summary: 'Send an order to the ticket provider (older routine, GET form)',
    source: 'doc 2 §7, C-039, EXT-07, G-15',
    who: sendersOf('enviar_ticket'),
    params: z.strictObject({ nr_os: bigIdText }),
    query: z.strictObject(named),
    answer: protocol,
    refusals: ticketRefusals,
  }),
  /** State of the forklift lock of a finished order; requested once after finishing (G-49). */
  checkForkliftLock: defineCall({
    method: 'POST',
    path: 'os/itens/execucoes/validaTravaEmpilhadeira',
    summary: 'State of the forklift lock of an order',
    source: 'doc 2 §4 and §7, C-073, G-49',
    who: everyone,
    body: z.strictObject({ nr_seq_os: bigId, nr_placa: plate }),
    answer: z.strictObject({ travada: z.boolean(), mensagem: z.string() }),
    refusals: ['NAO_ENCONTRADO'],
  }),
  /** Records the notification of a new or finished order; only checklists reach the approvers (G-60). */
  notifyChecklist: defineCall({
    method: 'POST',
    path: 'checklist/notificacao',
    changes: ['integracao'],
    summary: 'Notify of an order made or closed',
    source: 'doc 2 §7, C-103, EXEC-39, G-60',
    who: everyone,
    command: true,
    query: z.strictObject({ nr_seq_os: bigIdText }),
    answer: done,
    refusals: ['NAO_ENCONTRADO'],
  }),
};
