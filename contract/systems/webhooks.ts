import { z } from 'zod';
import { administrator, defineCall } from '../core/call.ts';
import { bigId, bigIdText, countText, done, envelope, id, idText, moment, text } from '../core/fields.ts';
import { eventNames } from '../live/event-names.ts';
import { recordHistory } from '../masterdata/history.ts';

const command = { ...administrator, method: 'POST', command: true, changes: ['cadastro'] } as const;
const named = { params: z.strictObject({ id: idText }) };

const given = {
  ds_webhook: text(60).min(1),
  /** https; http only to an address in a network of ROUTINE_NETWORKS. */
  ds_endereco: text(500).min(1),
  ds_eventos: z.array(z.enum(eventNames)).min(1),
  /** A active, I out of use. D: its receiver answered 410, and nothing is sent until it is made active again. */
  st_status: z.enum(['A', 'I', 'D']),
};

const webhook = z.strictObject({
  ...given,
  nr_sequencial: id,
  dt_criacao: moment,
  /** Last accepted delivery; null: none. */
  dt_ultima: moment.nullable(),
  /** Deliveries waiting, tried or not. */
  esperam: z.int(),
  /** Deliveries given up in the time they are kept. */
  falharam: z.int(),
  historia: recordHistory,
});

/** How far a delivery is: P waiting, S accepted, F given up. */
const delivery = z.strictObject({
  nr_sequencial: bigId,
  /** Header `webhook-id`, the same for every try. */
  cd_mensagem: z.uuid(),
  ds_evento: z.string(),
  nr_seq_os: bigId.nullable(),
  nr_placa: z.string().nullable(),
  st_envio: z.enum(['P', 'S', 'F']),
  qt_tentativas: z.int(),
  dt_criacao: moment,
  /** Waiting: next try. */
  dt_proxima: moment,
  dt_envio: moment.nullable(),
  nr_http: z.int().nullable(),
  /** Why the last try failed, as stored; the web tells it in its language. */
  ds_erro: z.string().nullable(),
});

/** Webhooks: what happens is sent to other systems, by the Standard Webhooks specification (docs/systems.md). */
export const webhookCalls = {
  listWebhooks: defineCall({
    ...administrator,
    method: 'GET',
    path: 'sistemas/webhooks',
    reads: ['cadastro'],
    summary: 'Webhooks of the company',
    source: 'addition; docs/systems.md, G-130',
    answer: z.array(webhook),
  }),
  createWebhook: defineCall({
    ...command,
    path: 'sistemas/webhooks/criar',
    summary: 'Register a webhook',
    source: 'addition; docs/systems.md, G-130',
    body: z.strictObject(given),
    answer: z.strictObject({ nr_sequencial: id }),
    refusals: ['ENDERECO_DE_WEBHOOK', 'REDE_DE_WEBHOOK'],
  }),
  changeWebhook: defineCall({
    ...command,
    ...named,
    path: 'sistemas/webhooks/{id}/mudar',
    summary: 'Change a webhook',
    source: 'addition; docs/systems.md, G-130',
    body: z.strictObject(given),
    answer: z.strictObject({ nr_sequencial: id }),
    refusals: ['NAO_ENCONTRADO', 'ENDERECO_DE_WEBHOOK', 'REDE_DE_WEBHOOK'],
  }),
  /** The secret its receiver verifies signatures with (`whsec_`…). */
  getWebhookSecret: defineCall({
    ...administrator,
    ...named,
    method: 'GET',
    path: 'sistemas/webhooks/{id}/segredo',
    summary: 'Signing secret of a webhook',
    source: 'addition; docs/systems.md, G-130',
    answer: z.strictObject({ segredo: z.string() }),
    refusals: ['NAO_ENCONTRADO'],
  }),
  /** Another secret from now on; for a day messages are signed with both. */
  rotateWebhookSecret: defineCall({
    ...command,
    ...named,
    path: 'sistemas/webhooks/{id}/trocar',
    summary: 'Give a webhook another secret',
    source: 'addition; docs/systems.md, G-130',
    answer: z.strictObject({ nr_sequencial: id }),
    refusals: ['NAO_ENCONTRADO'],
  }),
  /** Sends the receiver a message of the kind `teste`. */
  testWebhook: defineCall({
    ...command,
    ...named,
    path: 'sistemas/webhooks/{id}/testar',
    summary: 'Send a test message',
    source: 'addition; docs/systems.md, G-130',
    answer: done,
    refusals: ['NAO_ENCONTRADO', 'WEBHOOK_DESATIVADO'],
  }),
  /** Deliveries of the last thirty days, the newest first. */
  listDeliveries: defineCall({
    ...administrator,
    ...named,
    method: 'GET',
    path: 'sistemas/webhooks/{id}/envios',
    reads: ['cadastro'],
    summary: 'Deliveries of a webhook',
    source: 'addition; docs/systems.md, G-130',
    query: z.strictObject({ page: countText(100_000).optional() }),
    answer: envelope(delivery),
    refusals: ['NAO_ENCONTRADO'],
  }),
  /** Sends a message again, whether it was accepted or given up; its id stays. */
  resendDelivery: defineCall({
    ...command,
    path: 'sistemas/envios/{id}/reenviar',
    summary: 'Send a message of a webhook again',
    source: 'addition; docs/systems.md, G-130',
    params: z.strictObject({ id: bigIdText }),
    answer: done,
    refusals: ['NAO_ENCONTRADO', 'WEBHOOK_DESATIVADO'],
  }),
};
