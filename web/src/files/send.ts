import type { AnswerOf } from '@terminal/contract';
import { wire } from '@terminal/contract/wire';
import { addressOf } from '../core/api/address.ts';
import { headersOf, refusalOf } from '../core/api/client.ts';
import { CallError } from '../core/api/errors.ts';
import { expire } from '../core/api/expiry.ts';
import { hostOf } from '../core/api/hosts.ts';
import { currentSession } from '../core/session/store.ts';

/** A opening and comments, E execution, S accident (G-63), P an event of the tyre shop. */
export type Origin = 'A' | 'E' | 'S' | 'P';

/** What one file needs on its way. */
export interface Sending {
  /** Number of the order, or of the tyre shop's event. */
  order: number;
  origin: Origin;
  /** Vehicle of the tyre shop's event. */
  plate?: string | undefined;
  file: File;
  /** One per file chosen: a second try of the same file is added once. */
  key: string;
  signal: AbortSignal;
  /** From 0 to 1. */
  onProgress: (share: number) => void;
}

/** Longest a file may take, in ms; as long as the server listens. */
const patience = 120_000;

/** Sends one file to an order and tells how far it is, which fetch cannot. @throws CallError */
export function sendFile({
  order,
  origin,
  plate = '',
  file,
  key,
  signal,
  onProgress,
}: Sending): Promise<AnswerOf<'uploadFiles'>> {
  const form = new FormData();
  if (origin === 'E' || origin === 'S') form.append('tp_origem', origin);
  form.append('files[]', file);
  const path = pathOf(origin, order, plate);
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('POST', `${hostOf(location.hostname).base}/${path}`);
    const token = currentSession()?.token ?? null;
    const headers = headersOf(token, key, false);
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
    request.timeout = patience;
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0);
    request.onload = () => void answerOf(request, token).then(resolve, reject);
    request.onerror = () => reject(new CallError({ kind: 'offline' }));
    request.ontimeout = () => reject(new CallError({ kind: 'timeout' }));
    request.onabort = () => reject(new DOMException('cancelled', 'AbortError'));
    signal.addEventListener('abort', () => request.abort());
    request.send(form);
  });
}

function pathOf(origin: Origin, number: number, plate: string): string {
  if (origin === 'P') return addressOf(wire.uploadTyreFiles.path, { nr_placa: plate, nr_seq_evento: number });
  return addressOf(wire[origin === 'A' ? 'uploadFiles' : 'uploadOrderFiles'].path, { nrSeqOs: number });
}

async function answerOf(request: XMLHttpRequest, token: string | null): Promise<AnswerOf<'uploadFiles'>> {
  const response = new Response(request.responseText, { status: request.status });
  if (response.status === 401) expire(token);
  if (!response.ok) throw await refusalOf(response);
  // The server checks its answers against the contract in tests and development.
  return (await response.json()) as AnswerOf<'uploadFiles'>;
}
