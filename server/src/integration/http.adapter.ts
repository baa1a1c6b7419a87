import { deliveryReasonText } from '@terminal/contract/delivery-reasons';
import { z } from 'zod';
import type { Adapter, Delivered, Message } from './adapters.ts';

const ticketAnswer = z.object({ protocolo: z.union([z.string().min(1), z.int().transform(String)]) });
const lockAnswer = z.object({ travada: z.boolean() });

/** Address of a service and the secret it knows us by. */
export interface Remote {
  url: string;
  token: string | undefined;
}

/** The ticket provider: a JSON message out, {protocolo} back (G-48). */
export function ticketAdapter(remote: Remote): Adapter {
  return async (message, signal): Promise<Delivered> => {
    const body = { tipo: message.kind, ...message.body };
    const answer = ticketAnswer.parse(await post(remote, body, message, signal));
    return { protocol: answer.protocolo, answer };
  };
}

/** The forklift lock: type 3 asks whether it is locked, type 2 clears it; {travada} back (G-49). */
export function lockAdapter(remote: Remote): Adapter {
  return async (message, signal): Promise<Delivered> => {
    const body = { tipo: message.kind, ...message.body };
    const answer = lockAnswer.parse(await post(remote, body, message, signal));
    return { protocol: null, answer };
  };
}

async function post(
  { url, token }: Remote,
  body: Record<string, unknown>,
  message: Message,
  signal: AbortSignal,
): Promise<unknown> {
  const response = await fetch(url, {
    method: 'POST',
    signal,
    redirect: 'error',
    headers: {
      'content-type': 'application/json',
      accept: 'application/json',
      'idempotency-key': message.reference,
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(deliveryReasonText({ code: 'RESPOSTA', status: response.status }));
  return response.json();
}
