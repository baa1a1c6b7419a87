import type { AnswerOf } from '@terminal/contract';
import { largestPart } from '@terminal/contract/file-parts';
import { wire } from '@terminal/contract/wire';
import { addressOf } from './address.ts';
import { request } from './client.ts';
import { CallError } from './errors.ts';
import { post } from './post.ts';

/** How a file goes. */
export interface UploadOptions {
  /** Fields beside the file. */
  fields: Readonly<Record<string, string>>;
  /** Key of a chosen file: a retry adds it only once, and resumes an interrupted upload. */
  idempotencyKey: string;
  signal?: AbortSignal | undefined;
  /** From 0 to 1. */
  onProgress?: ((share: number) => void) | undefined;
}

/**
 * Sends one file below /api and reports the progress: at once, or in parts if it is larger than one part.
 * @param path with its parameters filled in
 * @throws CallError
 */
export async function upload(
  path: string,
  file: Blob,
  name: string,
  { fields, idempotencyKey, signal, onProgress }: UploadOptions,
): Promise<unknown> {
  const form = formOf(fields);
  const tell = (bytes: number) => onProgress?.(Math.min(bytes / Math.max(file.size, 1), 1));
  const options = { idempotencyKey, signal };
  if (file.size <= largestPart) {
    form.append('files[]', file, name);
    return post(path, form, { ...options, onSent: tell });
  }
  await sendParts(file, idempotencyKey, signal, tell);
  form.append('partes', String(file.size));
  form.append('nome', name);
  return post(path, form, options);
}

/** A form with these fields. */
export function formOf(fields: Readonly<Record<string, string>>): FormData {
  const form = new FormData();
  for (const [field, value] of Object.entries(fields)) form.append(field, value);
  return form;
}

/** Sends what the server has not got of a file. @param tell bytes that are there */
async function sendParts(
  file: Blob,
  chave: string,
  signal: AbortSignal | undefined,
  tell: (bytes: number) => void,
): Promise<void> {
  const known = await request('getFileParts', { params: { chave } }, signal === undefined ? {} : { signal });
  for (let { qt_recebido: at } = known; at < file.size; ) {
    tell(at);
    const path = addressOf(wire.sendFilePart.path, { chave, inicio: String(at) });
    const begun = at;
    const onSent = (bytes: number) => tell(begun + bytes);
    const part = file.slice(at, at + largestPart);
    // Bytes, which the typed sender does not know; the answer is the contract's.
    // The server checks its answers against the contract in tests and development.
    // The path is that of `sendFilePart`, so the answer is what the contract declares for it.
    const sent = (await post(path, part, {
      idempotencyKey: null,
      signal,
      onSent,
    })) as AnswerOf<'sendFilePart'>;
    // No progress; the next try asks for the received length again.
    if (sent.qt_recebido === begun) throw new CallError({ kind: 'timeout' });
    at = sent.qt_recebido;
  }
  tell(file.size);
}
