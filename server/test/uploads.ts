import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { AnswerOf, RefusalCode } from '@terminal/contract';
import sharp from 'sharp';
import { type Api, type Signed, startApi } from './api.ts';

/** A file as a person sends it. */
interface Sent {
  name: string;
  bytes: Buffer;
  /** As the browser calls it; the server looks for itself. */
  type?: string;
}

interface Upload {
  files: Sent[];
  origin?: 'E' | 'S' | undefined;
  key?: string | undefined;
  /** Item of the order they are about. */
  item?: number | undefined;
  /** Further fields of the form. */
  fields?: Record<string, string> | undefined;
  /** Whose they are, of an order; absent: the session's person's. */
  by?: Signed | undefined;
}

/** A JPEG of a small size; other colours make other files. */
export const picture = (red = 200): Promise<Buffer> =>
  sharp({ create: { width: 640, height: 400, channels: 3, background: { r: red, g: 40, b: 40 } } })
    .jpeg()
    .toBuffer();

/** A JPEG as a camera takes it: twelve megapixels, and nothing in it that packs well. */
export const photograph = (): Promise<Buffer> =>
  sharp(Buffer.from(Array.from({ length: 400 * 300 * 3 }, (_, at) => (at * 7919) % 251)), {
    raw: { width: 400, height: 300, channels: 3 },
  })
    .resize(4000, 3000)
    .jpeg({ quality: 98 })
    .toBuffer();

/** Sends files to an order as a form does: with an origin to uploadFilesOrdemServico, else to uploadFiles. */
export function upload(api: Api, who: Signed, order: number, sent: Upload) {
  const call = sent.origin === undefined ? 'uploadFiles' : 'uploadFilesOrdemServico';
  return postFiles<AnswerOf<'uploadFiles'>>(api, who, `os/${call}/${order}`, sent);
}

/** Sends files to an address of the API as a form does. */
export async function postFiles<Answer>(
  api: Api,
  who: Signed,
  path: string,
  { files, origin, key, item, by, fields = {} }: Upload,
) {
  const form = new FormData();
  if (origin !== undefined) form.append('tp_origem', origin);
  if (item !== undefined) form.append('nr_seq_os_item', String(item));
  if (by !== undefined) {
    form.append('nr_seq_clifor', String(by.person));
    form.append('cpf', by.digits);
  }
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  for (const { name, bytes, type } of files) {
    form.append('files[]', new File([new Uint8Array(bytes)], name, { type: type ?? 'image/jpeg' }));
  }
  const request = new Request('http://terminal/', { method: 'POST', body: form });
  const response = await api.app.inject({
    method: 'POST',
    url: `/api/${path}`,
    payload: Buffer.from(await request.arrayBuffer()),
    headers: {
      apikey: api.apiKey,
      token: who.token,
      'idempotency-key': key ?? randomUUID(),
      'content-type': request.headers.get('content-type') ?? '',
    },
  });
  const body = response.json<Answer & { codigo?: RefusalCode; mensagem?: string }>();
  return {
    status: response.statusCode,
    body,
    codigo: body.codigo,
    mensagem: body.mensagem,
    headers: response.headers,
  };
}

/** A server that keeps its files in a folder of its own, and two technicians; `close` takes the folder away. */
export async function openFiles() {
  const folder = await mkdtemp(join(tmpdir(), 'arquivos-'));
  const api = await startApi({ FILES_URL: `file://${folder}` });
  return {
    api,
    folder,
    joao: await api.signIn('1001', '123'),
    carlos: await api.signIn('1002', '234'),
    async close() {
      await api.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
