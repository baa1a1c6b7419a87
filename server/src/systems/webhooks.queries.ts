import { eventNames } from '@terminal/contract';
import { z } from 'zod';
import { deleteWhere } from '../core/db/batches.queries.ts';
import type { CompanyDb } from '../core/db/pools.ts';
import { execute, many, maybe, one, sql } from '../core/db/sql.ts';
import { moment, number, row, text } from '../core/row.ts';
import { webhookStatus } from './webhooks.rules.ts';

const WebhookRow = row({
  nr_sequencial: number,
  ds_webhook: text,
  ds_endereco: text,
  ds_eventos: z.enum(eventNames).array(),
  st_status: webhookStatus,
  dt_criacao: moment,
  dt_ultima: moment.nullable(),
  esperam: number,
  falharam: number,
});

/** Webhooks with how their deliveries go. */
export function listWebhooks(db: CompanyDb) {
  return many(db, WebhookRow)`
    select w.nr_sequencial, w.ds_webhook, w.ds_endereco, w.ds_eventos, w.st_status, w.dt_criacao, e.dt_ultima,
           coalesce(e.esperam, 0)::int as esperam, coalesce(e.falharam, 0)::int as falharam
      from webhook w
      left join lateral (select max(dt_envio) as dt_ultima, count(*) filter (where st_envio = 'P') as esperam,
                                count(*) filter (where st_envio = 'F') as falharam
                           from webhook_envio where nr_seq_webhook = w.nr_sequencial) e on true
     order by w.st_status, w.ds_webhook collate natural_order, w.nr_sequencial`;
}

const HeldWebhook = row({
  nr_sequencial: number,
  ds_webhook: text,
  ds_endereco: text,
  ds_eventos: text.array(),
  st_status: webhookStatus,
  nr_segredo: number,
});
export type HeldWebhook = z.infer<typeof HeldWebhook>;

/** A webhook. @param held until the end of the transaction: nobody else changes it meanwhile */
export function findWebhook(db: CompanyDb, id: number, held = false): Promise<HeldWebhook | undefined> {
  return maybe(db, HeldWebhook)`
    select nr_sequencial, ds_webhook, ds_endereco, ds_eventos, st_status, nr_segredo
      from webhook where nr_sequencial = ${id} ${held ? sql`for update` : sql``}`;
}

/** Who is told what. */
export interface WebhookGiven {
  ds_webhook: string;
  ds_endereco: string;
  ds_eventos: readonly string[];
  st_status: 'A' | 'I' | 'D';
}

/** Registers a webhook. @returns its number */
export function insertWebhook(tx: CompanyDb, given: WebhookGiven): Promise<number> {
  return one(tx, number)`
    insert into webhook (ds_webhook, ds_endereco, ds_eventos, st_status)
    values (${given.ds_webhook}, ${given.ds_endereco}, ${given.ds_eventos}::text[], ${given.st_status})
    returning nr_sequencial`;
}

export async function updateWebhook(tx: CompanyDb, id: number, given: WebhookGiven): Promise<void> {
  await execute(tx)`
    update webhook
       set ds_webhook = ${given.ds_webhook}, ds_endereco = ${given.ds_endereco}, ds_eventos = ${given.ds_eventos}::text[],
           st_status = ${given.st_status}
     where nr_sequencial = ${id}`;
}

export async function updateWebhookSecret(tx: CompanyDb, id: number): Promise<void> {
  await execute(tx)`
    update webhook set nr_segredo = nr_segredo + 1, dt_segredo = now() where nr_sequencial = ${id}`;
}

/** Queues a test message. */
export async function insertTest(tx: CompanyDb, webhook: number): Promise<void> {
  await execute(tx)`
    insert into webhook_envio (nr_seq_webhook, ds_evento, js_envio)
    values (${webhook}, 'teste', jsonb_build_object('type', 'teste', 'timestamp', now(), 'data', jsonb_build_object()))`;
}

const DeliveryRow = row({
  nr_sequencial: number,
  cd_mensagem: text,
  ds_evento: text,
  nr_seq_os: number.nullable(),
  nr_placa: text.nullable(),
  st_envio: z.enum(['P', 'S', 'F']),
  qt_tentativas: number,
  dt_criacao: moment,
  dt_proxima: moment,
  dt_envio: moment.nullable(),
  nr_http: number.nullable(),
  ds_erro: text.nullable(),
});

/** A page of a webhook's deliveries, the newest first. */
export function listDeliveries(
  db: CompanyDb,
  webhook: number,
  { from, most }: { from: number; most: number },
) {
  return many(db, DeliveryRow)`
    select nr_sequencial, cd_mensagem, ds_evento, (js_envio #>> '{data,nr_seq_os}')::bigint as nr_seq_os,
           js_envio #>> '{data,nr_placa}' as nr_placa, st_envio, qt_tentativas, dt_criacao, dt_proxima, dt_envio, nr_http,
           ds_erro
      from webhook_envio
     where nr_seq_webhook = ${webhook}
     order by nr_sequencial desc
    offset ${from} limit ${most}`;
}

export const countDeliveries = (db: CompanyDb, webhook: number): Promise<number> =>
  one(db, number)`select count(*)::int from webhook_envio where nr_seq_webhook = ${webhook}`;

/** The webhook of a delivery. */
export const findWebhookOf = (db: CompanyDb, delivery: number): Promise<number | undefined> =>
  maybe(db, number)`select nr_seq_webhook from webhook_envio where nr_sequencial = ${delivery}`;

/** Has a message sent again at once, with all its tries. */
export async function requeueDelivery(tx: CompanyDb, delivery: number): Promise<void> {
  await execute(tx)`
    update webhook_envio set st_envio = 'P', qt_tentativas = 0, dt_proxima = now(), ds_erro = null
     where nr_sequencial = ${delivery}`;
}

/** Removes messages older than thirty days; run once in a while. */
export const deleteOldDeliveries = (db: CompanyDb): Promise<void> =>
  deleteWhere(db, 'webhook_envio', sql`dt_criacao < now() - interval '30 days'`);
