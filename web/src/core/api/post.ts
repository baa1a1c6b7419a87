import { answerMark } from '@terminal/contract/mark';
import { currentSession } from '../session/store.ts';
import { awayOf, callErrorOf } from './client.ts';
import { headersOf } from './early.ts';
import { CallError } from './errors.ts';
import { expire } from './expiry.ts';
import { hostOf } from './hosts.ts';
import { reportReach } from './reach.ts';

/** Longest a body may take, in ms; as long as the server listens. */
const patience = 120_000;

/** How a body goes. */
export interface PostOptions {
  idempotencyKey: string | null;
  signal?: AbortSignal | undefined;
  /** Bytes of the body that have gone, headers of its parts among them. */
  onSent?: ((bytes: number) => void) | undefined;
}

/**
 * Sends a form or raw bytes below /api and reports the upload progress, which fetch cannot.
 * @param path with its parameters filled in
 * @throws CallError; AbortError when it was called back
 */
export function post(
  path: string,
  body: FormData | Blob,
  { idempotencyKey, signal, onSent }: PostOptions,
): Promise<unknown> {
  return new Promise((resolve, reject) => {
    // Aborted before it was started, so no event follows.
    if (signal?.aborted) return reject(cancelled());
    const request = new XMLHttpRequest();
    request.open('POST', `${hostOf(location.hostname).base}/${path}`);
    const token = currentSession()?.token ?? null;
    const headers = headersOf(token, idempotencyKey, false);
    for (const [header, value] of Object.entries(headers)) request.setRequestHeader(header, value);
    if (body instanceof Blob) request.setRequestHeader('Content-Type', 'application/octet-stream');
    request.timeout = patience;
    request.upload.onprogress = ({ loaded }) => onSent?.(loaded);
    const asked = Date.now();
    const away = () => {
      // Of no answer the status is 0.
      const error = awayOf(request);
      reportReach(false, asked, error.kind === 'down');
      reject(error);
    };
    request.onload = () => {
      // Something in between has answered.
      if (request.getResponseHeader(answerMark) === null) return away();
      answerOf(request, token).then(resolve, reject);
    };
    request.onerror = away;
    request.ontimeout = () => reject(new CallError({ kind: 'timeout' }));
    request.onabort = () => reject(cancelled());
    signal?.addEventListener('abort', () => request.abort());
    request.send(body);
  });
}

const cancelled = () => new DOMException('cancelled', 'AbortError');

async function answerOf(request: XMLHttpRequest, token: string | null): Promise<unknown> {
  const wait = request.getResponseHeader('Retry-After');
  const response = new Response(request.responseText, {
    status: request.status,
    headers: { [answerMark]: '1', ...(wait !== null && { 'Retry-After': wait }) },
  });
  if (!response.ok) {
    const error = await callErrorOf(response);
    if (response.status === 401) expire(token, error.codigo);
    throw error;
  }
  return response.json();
}
