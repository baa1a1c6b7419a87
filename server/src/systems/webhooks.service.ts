import type { AnswerOf, CheckedInput } from '@terminal/contract';
import type { Context } from '../core/context.ts';
import type { AddressCheck } from '../core/outside/networks.ts';
import { addressFault } from '../core/outside/written-address.ts';
import { lastPage } from '../core/paging.ts';
import { Refused } from '../core/refusal.ts';
import { historyOf, noteChanges } from '../masterdata/history.service.ts';
import { changesOf } from './changes.rules.ts';
import { webhookSecret } from './signature.ts';
import {
  countDeliveries,
  deleteOldDeliveries,
  findWebhook,
  findWebhookOf,
  type HeldWebhook,
  insertTest,
  insertWebhook,
  listDeliveries,
  listWebhooks,
  requeueDelivery,
  updateWebhook,
  updateWebhookSecret,
  type WebhookGiven,
} from './webhooks.queries.ts';

/** Webhooks of the company with what became of them. */
export async function webhooks(context: Context): Promise<AnswerOf<'listWebhooks'>> {
  const found = await listWebhooks(context.db);
  return Promise.all(
    found.map(async (webhook) => ({
      ...webhook,
      dt_criacao: webhook.dt_criacao.toISOString(),
      dt_ultima: webhook.dt_ultima?.toISOString() ?? null,
      historia: await historyOf(context, 'webhooks', String(webhook.nr_sequencial)),
    })),
  );
}

type Given = CheckedInput<'createWebhook'>['body'];

/** @throws Refused ENDERECO_DE_WEBHOOK, REDE_DE_WEBHOOK */
export async function createWebhook(
  context: Context,
  given: Given,
  mayAsk: AddressCheck,
): Promise<AnswerOf<'createWebhook'>> {
  refuseAddress(given, mayAsk);
  const nr_sequencial = await insertWebhook(context.db, given);
  await note(context, nr_sequencial, null, given);
  return { nr_sequencial };
}

/** @throws Refused NAO_ENCONTRADO, ENDERECO_DE_WEBHOOK, REDE_DE_WEBHOOK */
export async function changeWebhook(
  context: Context,
  id: number,
  given: Given,
  mayAsk: AddressCheck,
): Promise<AnswerOf<'changeWebhook'>> {
  const before = await found(context, id, true);
  refuseAddress(given, mayAsk);
  await updateWebhook(context.db, id, given);
  await note(context, id, before, given);
  return { nr_sequencial: id };
}

/** The secret a receiver verifies with. @throws Refused NAO_ENCONTRADO */
export async function secretOf(
  context: Context,
  id: number,
  secretKey: string,
): Promise<AnswerOf<'getWebhookSecret'>> {
  const { nr_segredo } = await found(context, id);
  const of = { companyId: context.company.id, webhook: id, secret: nr_segredo };
  return { segredo: webhookSecret(secretKey, of) };
}

/** @throws Refused NAO_ENCONTRADO */
export async function rotateWebhookSecret(
  context: Context,
  id: number,
): Promise<AnswerOf<'rotateWebhookSecret'>> {
  await found(context, id, true);
  await updateWebhookSecret(context.db, id);
  const changes = [{ coluna: 'segredo', antes: '', depois: 'trocado' }];
  await noteChanges(context, 'webhooks', String(id), { changes });
  return { nr_sequencial: id };
}

/** Queues a test message. @throws Refused NAO_ENCONTRADO, WEBHOOK_DESATIVADO */
export async function testWebhook(context: Context, id: number): Promise<AnswerOf<'testWebhook'>> {
  refuseIdle(await found(context, id));
  await insertTest(context.db, id);
  return { mensagem: 'Mensagem de teste na fila.' };
}

const pageSize = 20;

/** @throws Refused NAO_ENCONTRADO */
export async function deliveries(
  context: Context,
  id: number,
  page: number,
): Promise<AnswerOf<'listDeliveries'>> {
  await found(context, id);
  const total = await countDeliveries(context.db, id);
  const rows = await listDeliveries(context.db, id, { from: (page - 1) * pageSize, most: pageSize });
  return {
    current_page: page,
    total,
    last_page: lastPage(total, pageSize),
    data: rows.map((row) => ({
      ...row,
      dt_criacao: row.dt_criacao.toISOString(),
      dt_proxima: row.dt_proxima.toISOString(),
      dt_envio: row.dt_envio?.toISOString() ?? null,
    })),
  };
}

/** @throws Refused NAO_ENCONTRADO, WEBHOOK_DESATIVADO */
export async function resendDelivery(
  context: Context,
  delivery: number,
): Promise<AnswerOf<'resendDelivery'>> {
  const id = await findWebhookOf(context.db, delivery);
  if (id === undefined) throw new Refused('NAO_ENCONTRADO');
  refuseIdle(await found(context, id));
  await requeueDelivery(context.db, delivery);
  return { mensagem: 'Mensagem de volta na fila.' };
}

/** Removes messages no list shows any more; run once in a while. */
export const forgetOldDeliveries = deleteOldDeliveries;

async function found({ db }: Context, id: number, held = false): Promise<HeldWebhook> {
  const webhook = await findWebhook(db, id, held);
  if (webhook === undefined) throw new Refused('NAO_ENCONTRADO');
  return webhook;
}

function refuseIdle({ st_status }: HeldWebhook): void {
  if (st_status !== 'A') throw new Refused('WEBHOOK_DESATIVADO');
}

const addressRefusals = { form: 'ENDERECO_DE_WEBHOOK', network: 'REDE_DE_WEBHOOK' } as const;

function refuseAddress({ ds_endereco }: Given, mayAsk: AddressCheck): void {
  const fault = addressFault(ds_endereco, mayAsk);
  if (fault !== null) throw new Refused(addressRefusals[fault], { faults: { ds_endereco: 'INVALIDO' } });
}

const note = (context: Context, id: number, before: HeldWebhook | null, after: WebhookGiven) =>
  noteChanges(context, 'webhooks', String(id), {
    fresh: before === null,
    changes: changesOf(before && cellsOf(before), cellsOf(after)),
  });

const cellsOf = ({ ds_webhook, ds_endereco, ds_eventos, st_status }: WebhookGiven) => ({
  nome: ds_webhook,
  endereco: ds_endereco,
  eventos: ds_eventos.toSorted().join(', '),
  situacao: st_status,
});
