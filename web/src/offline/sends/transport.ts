import { wire } from '@terminal/contract/wire';
import { addressOf } from '../../core/api/address.ts';
import { type CallInput, request } from '../../core/api/client.ts';
import { serverNow } from '../../core/api/clock.ts';
import { CallError } from '../../core/api/errors.ts';
import { upload } from '../../core/api/upload.ts';
import type { SendCall } from './calls.ts';
import { digitsOf } from './digits.ts';
import { ownerNow } from './kept.ts';
import { isOf, type Send } from './row.ts';
import { ageOf } from './rules.ts';
import { bytesOf } from './store.ts';

/** How a send goes while a screen waits for it. */
export interface Watch {
  signal?: AbortSignal | undefined;
  /** Of its file, from 0 to 1. */
  onProgress?: ((share: number) => void) | undefined;
  /** Longest wait for the answer of a command, in ms. */
  limit?: number | undefined;
}

/** What is sent along when the browser could not store it: it is in memory. */
interface AtHand {
  digits?: string | undefined;
  bytes?: Blob | undefined;
}

/**
 * Puts a send on its way, once: as it was given, with the digits typed on this page. @returns the server's answer
 * @throws CallError
 */
export async function transmit(send: Send, watch: Watch = {}, atHand: AtHand = {}): Promise<unknown> {
  const bytes = send.file === null ? undefined : (atHand.bytes ?? (await bytesOf(send.key)));
  // Another person has signed in: it waits for its owner.
  if (!isOf(send, ownerNow())) throw new CallError({ kind: 'refused', status: 401 });
  const { params } = send.input;
  const cpf = atHand.digits ?? (send.actor === null ? undefined : digitsOf(send.actor.id));
  // Always in this order, because the server compares the body's text for a key.
  const body = send.input.body && { ...send.input.body, ...(cpf !== undefined && { cpf }) };
  if (send.file !== null) return transmitFile(send, watch, bytes, body);
  const input = { ...(params && { params }), ...(body && { body }) };
  // Written by the typed hooks of this product; the server checks it anyway.
  return request(send.call, input as CallInput<SendCall>, {
    idempotencyKey: send.key,
    age: send.kept ? ageOf(send, Date.now(), serverNow()) : undefined,
    ...(watch.limit !== undefined && { timeoutMs: watch.limit }),
    ...(watch.signal && { signal: watch.signal }),
    tries: 1,
  });
}

async function transmitFile(
  send: Send,
  watch: Watch,
  bytes: Blob | undefined,
  body: Send['input']['body'] = {},
): Promise<unknown> {
  // The browser has evicted the stored file.
  if (bytes === undefined) throw new CallError({ kind: 'refused', status: 410 });
  const path = addressOf(wire[send.call].path, send.input.params);
  return upload(path, bytes, send.file ?? '', {
    // Fields of a form are texts.
    fields: body as Record<string, string>,
    idempotencyKey: send.key,
    ...watch,
  });
}
