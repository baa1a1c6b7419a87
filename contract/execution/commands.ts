import { z } from 'zod';
import { defineCall } from '../core/call.ts';
import { bigId, id, text } from '../core/fields.ts';
import { identity, identityRefusals, workIdentity, workIdentityRefusals } from '../core/identity.ts';
import { orderRef } from '../orders/order.ts';
import { sendersOf } from '../orders/senders.ts';
import { shownOrder } from '../orders/shown.ts';
import { stateRefusals } from '../orders/states.ts';

const prefix = 'os/itens/execucoes';

const toSupplier = z.strictObject({ nr_os: bigId, nr_fornec: id.nullish(), ...shownOrder, ...identity });
const sendRefusals = [
  ...stateRefusals('enviar_externa'),
  ...identityRefusals,
  'OS_JA_EXTERNA',
  'OUTRO_MECANICO',
  'FORNECEDOR_OBRIGATORIO',
  'OS_MUDOU',
] as const;

/** Commands that end or hand over the work on an order. */
export const workCommandCalls = {
  /** Cancels an order: its work ends, used parts go back to stock (G-45). An approver rejects an order this way. */
  cancelOrder: defineCall({
    method: 'POST',
    path: 'os/cancelarOs',
    changes: ['os'],
    summary: 'Cancel an order',
    source: 'doc 2 §4 and §5, C-041, EXEC-32, EXEC-33, G-45',
    who: sendersOf('cancelar'),
    command: true,
    body: z.strictObject({ nr_os: bigId, justificativa: text(120).optional(), ...identity }),
    answer: orderRef,
    refusals: [
      ...stateRefusals('cancelar'),
      ...identityRefusals,
      'OUTRO_MECANICO',
      'CANCELAMENTO_SEM_MOTIVO',
    ],
  }),
  /** Sends an internal order to a supplier, who starts it anew (G-29). */
  sendExternal: defineCall({
    method: 'POST',
    path: 'os/osExterna',
    changes: ['os'],
    summary: 'Send an order to a supplier',
    source: 'doc 2 §4 and §7, C-036, EXT-02',
    who: sendersOf('enviar_externa'),
    command: true,
    body: toSupplier,
    answer: orderRef,
    refusals: sendRefusals,
  }),
  /** On an internal order the same as osExterna; on an external one the supplier changes (G-47). */
  linkSupplier: defineCall({
    method: 'PUT',
    path: 'os/getFornecedores/enviarOs',
    changes: ['os'],
    summary: 'Link a supplier to an order',
    source: 'doc 2 §7 and §8, C-037, EXT-02..04',
    who: sendersOf('enviar_externa', 'vincular_fornecedor'),
    command: true,
    body: toSupplier,
    answer: orderRef,
    refusals: [...stateRefusals('vincular_fornecedor'), ...sendRefusals],
  }),
  /** Note of the running work (G-62). */
  noteExecution: defineCall({
    method: 'POST',
    path: `${prefix}/envia-observacao`,
    changes: ['integracao'],
    summary: 'Note the running work',
    source: 'doc 2 §7, C-074, EXEC-37, G-62',
    who: sendersOf('observar'),
    command: true,
    body: z.strictObject({ nr_seq_os: bigId, observacao: text(300), ...workIdentity }),
    answer: z.strictObject({ nr_sequencial: bigId, nr_seq_os: bigId, ds_observacao: z.string() }),
    refusals: [
      ...stateRefusals('observar'),
      ...workIdentityRefusals,
      'OUTRO_MECANICO',
      'COMENTARIO_OBRIGATORIO',
    ],
  }),
  /** Warehouse equipment waits to be released; running work is paused (G-38). */
  awaitRelease: defineCall({
    method: 'POST',
    path: `${prefix}/enviaAguardandoLiberacao`,
    changes: ['os'],
    summary: 'Let an order wait for the release of its equipment',
    source: 'doc 2 §4, C-075, EXEC-34, G-38',
    who: sendersOf('aguardar_liberacao'),
    command: true,
    body: z.strictObject({ nr_seq_os: bigId, ...identity }),
    answer: orderRef,
    refusals: [...stateRefusals('aguardar_liberacao'), ...identityRefusals, 'OS_SO_ARMAZEM'],
  }),
  /** Releases the equipment; a complete order closes (E), another one goes on (A). */
  endRelease: defineCall({
    method: 'POST',
    path: `${prefix}/finalizarLiberacao`,
    changes: ['os'],
    summary: 'Release the equipment of an order',
    source: 'doc 2 §4, C-076, EXEC-34, G-38',
    who: sendersOf('finalizar_liberacao'),
    command: true,
    body: z.strictObject({ nr_seq_os: bigId, ...identity }),
    answer: z.strictObject({ nr_sequencial: bigId, codigo: z.enum(['A', 'E']) }),
    refusals: [...stateRefusals('finalizar_liberacao'), ...identityRefusals, 'OS_SO_ARMAZEM'],
  }),
};
