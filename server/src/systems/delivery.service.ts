import type { IncomingMessage } from 'node:http';
import { webhookReasonText } from '@terminal/contract/webhook-reasons';
import type { CompanyDb } from '../core/db/pools.ts';
import type { Keys } from '../core/keys.ts';
import type { AddressCheck } from '../core/outside/networks.ts';
import { askOutside, OutsideError } from '../core/outside/request.ts';
import { type TakenMessage, takeDue, updateGone, updateNotTaken, updateTaken } from './delivery.queries.ts';
import { signedHeaders } from './signature.ts';
import { isGone, isTaken, waitAfter } from './webhooks.rules.ts';

interface SenderOptions {
  keys: Keys;
  mayAsk: AddressCheck;
  /** Aborts sending when the server stops; these messages are sent later. */
  stopping: AbortSignal;
  /** Longest a receiver may take, in ms. */
  longest: number;
}

const mostAtOnce = 5;

/** Sends the due messages of a company's webhooks, at least once each. @returns how many were taken to be sent */
export const createWebhookSender =
  (options: SenderOptions) =>
  async (db: CompanyDb, company: { id: number }): Promise<number> => {
    const messages = await takeDue(db, mostAtOnce);
    await Promise.all(messages.map((message) => send(options, db, company.id, message)));
    return messages.length;
  };

/** Sends a message, and notes what became of it. */
async function send(options: SenderOptions, db: CompanyDb, companyId: number, message: TakenMessage) {
  const { nr_sequencial: id } = message;
  const answer = await statusOf(options, companyId, message);
  if ('status' in answer && isTaken(answer.status)) return updateTaken(db, id, answer.status);
  if ('status' in answer && isGone(answer.status)) {
    await updateGone(db, message.nr_seq_webhook);
    const reason = webhookReasonText({ code: 'DESLIGADO' });
    return updateNotTaken(db, id, { status: answer.status, reason, wait: null });
  }
  const wait = waitAfter(message.qt_tentativas);
  if ('status' in answer) {
    const reason = webhookReasonText({ code: 'RESPOSTA', status: answer.status });
    return updateNotTaken(db, id, { status: answer.status, reason, wait });
  }
  return updateNotTaken(db, id, {
    status: answer.error.status,
    reason: webhookReasonText(answer.error.reason),
    wait,
  });
}

/** What the receiver answered, or why it did not. Of the answer only the status is read. */
async function statusOf(
  { keys, mayAsk, stopping, longest }: SenderOptions,
  companyId: number,
  { nr_seq_webhook, nr_segredo, segredo_novo, cd_mensagem, ds_endereco, js_envio }: TakenMessage,
): Promise<{ status: number } | { error: OutsideError }> {
  const body = JSON.stringify(js_envio);
  const signed = signedHeaders(
    keys,
    { companyId, webhook: nr_seq_webhook, secret: nr_segredo },
    { id: cd_mensagem, body, now: new Date(), twice: segredo_novo },
  );
  const headers = {
    'Content-Type': 'application/json',
    'Content-Length': String(Buffer.byteLength(body)),
    ...signed,
  };
  try {
    const request = { method: 'POST', headers, body, mayAsk, stopping, longest } as const;
    return await askOutside(new URL(ds_endereco), request, statusAlone);
  } catch (error) {
    if (error instanceof OutsideError) return { error };
    throw error;
  }
}

function statusAlone(response: IncomingMessage): Promise<{ status: number }> {
  response.destroy();
  return Promise.resolve({ status: response.statusCode ?? 0 });
}
