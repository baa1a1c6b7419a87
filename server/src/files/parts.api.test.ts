import { randomUUID } from 'node:crypto';
import { largestPart } from '@terminal/contract/file-parts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Api, Signed } from '../../test/api.ts';
import { makeOrder } from '../../test/orders.ts';
import { openFiles, upload } from '../../test/uploads.ts';
import { removeOrphans } from './cleaning.service.ts';
import { openStore } from './store.service.ts';

let api: Api;
let joao: Signed;
let carlos: Signed;
let folder = '';
let close: () => Promise<void>;
beforeAll(async () => {
  ({ api, joao, carlos, folder, close } = await openFiles());
});
afterAll(() => close());

/** A document of a size in bytes. */
const document = (size: number) => Buffer.from('%PDF-1.4\n'.padEnd(size, 'x'));

async function send(
  who: Signed,
  key: string,
  start: number,
  bytes: Buffer,
  type = 'application/octet-stream',
) {
  const reply = await api.app.inject({
    method: 'POST',
    url: `/api/arquivos/partes/${key}/${start}`,
    payload: bytes,
    headers: { apikey: api.apiKey, token: who.token, 'content-type': type },
  });
  return { status: reply.statusCode, ...reply.json<{ qt_recebido?: number; codigo?: string }>() };
}

const received = async (who: Signed, key: string) =>
  (await api.call('getFileParts', { params: { chave: key } }, who)).body.qt_recebido;

/** Everything of a file, part by part. */
async function sendAll(who: Signed, key: string, bytes: Buffer): Promise<void> {
  for (let at = 0; at < bytes.length; at += largestPart)
    await send(who, key, at, bytes.subarray(at, at + largestPart));
}

/** The call that takes a file sent in parts, with name and size instead of bytes. */
async function take(who: Signed, order: number, key: string, size: number, name = 'laudo.pdf') {
  const form = new FormData();
  form.append('partes', String(size));
  form.append('nome', name);
  const request = new Request('http://terminal/', { method: 'POST', body: form });
  const reply = await api.app.inject({
    method: 'POST',
    url: `/api/os/uploadFiles/${order}`,
    payload: Buffer.from(await request.arrayBuffer()),
    headers: {
      apikey: api.apiKey,
      token: who.token,
      'idempotency-key': key,
      'content-type': request.headers.get('content-type') ?? '',
    },
  });
  return { status: reply.statusCode, headers: reply.headers, body: reply.json<unknown>() };
}

const countParts = async () =>
  (await api.sql<{ n: number }>('select count(distinct cd_chave)::int as n from anexo_parte'))[0]?.n;

describe('a file in parts', () => {
  it('becomes the file of an order, byte by byte, and the same as one that came at once', async () => {
    const { order } = await makeOrder(api);
    const key = randomUUID();
    const bytes = document(largestPart + 1_000);
    expect(await send(joao, key, 0, bytes.subarray(0, largestPart))).toMatchObject({
      status: 200,
      qt_recebido: largestPart,
    });
    expect(await received(joao, key)).toBe(largestPart);
    await send(joao, key, largestPart, bytes.subarray(largestPart));
    const taken = await take(joao, order, key, bytes.length);
    expect(taken.status).toBe(200);
    expect(taken.body).toMatchObject([{ ds_nome: 'laudo.pdf', qt_tamanho: bytes.length, tp_origem: 'A' }]);
    const [file] = (await api.call('getImages', { query: { nr_seq_os: String(order) } }, joao)).body;
    const back = await api.app.inject({ method: 'GET', url: `/api/${file?.ds_arquivo}` });
    expect(back.rawPayload.equals(bytes)).toBe(true);
    // A repetition after a lost answer is the same command, in either way of sending.
    const again = await upload(api, joao, order, {
      files: [{ name: 'laudo.pdf', bytes, type: 'application/pdf' }],
      key,
    });
    expect(again.status).toBe(200);
    expect(again.headers['idempotent-replayed']).toBe('true');
    expect((await take(joao, order, key, bytes.length)).headers['idempotent-replayed']).toBe('true');
  });

  it('goes on where it was broken off, whatever comes twice or out of turn', async () => {
    const key = randomUUID();
    const bytes = document(300);
    await send(joao, key, 0, bytes.subarray(0, 100));
    expect(await send(joao, key, 0, bytes.subarray(0, 100))).toMatchObject({ qt_recebido: 100 });
    expect(await send(joao, key, 200, bytes.subarray(200))).toMatchObject({ qt_recebido: 100 });
    const both = [send(joao, key, 100, bytes.subarray(100)), send(joao, key, 100, bytes.subarray(100))];
    expect(await Promise.all(both)).toMatchObject([{ qt_recebido: 300 }, { qt_recebido: 300 }]);
  });

  it('is nobody else’s to see, to add to or to take', async () => {
    const { order } = await makeOrder(api);
    const key = randomUUID();
    await send(joao, key, 0, document(100));
    expect(await received(carlos, key)).toBe(0);
    await send(carlos, key, 0, document(50));
    expect(await received(joao, key)).toBe(100);
    expect(await take(carlos, order, key, 100)).toMatchObject({
      status: 409,
      body: { codigo: 'ARQUIVO_INCOMPLETO' },
    });
  });

  it('that is not whole is not taken, and goes on all the same', async () => {
    const { order } = await makeOrder(api);
    const key = randomUUID();
    const bytes = document(200);
    await send(joao, key, 0, bytes.subarray(0, 150));
    const early = await take(joao, order, key, 200);
    expect(early).toMatchObject({ status: 409, body: { codigo: 'ARQUIVO_INCOMPLETO' } });
    await send(joao, key, 150, bytes.subarray(150));
    expect((await take(joao, order, key, 200)).status).toBe(200);
  });

  it('is looked into like any other', async () => {
    const { order } = await makeOrder(api);
    const key = randomUUID();
    const script = Buffer.from('<script>alert(1)</script>'.repeat(10));
    await send(joao, key, 0, script);
    const taken = await take(joao, order, key, script.length, '../../foto.jpg');
    expect(taken).toMatchObject({ status: 422, body: { codigo: 'ARQUIVO_TIPO' } });
  });

  it.each([
    ['an empty part', Buffer.alloc(0), 'application/octet-stream', 422],
    ['one that is too large', Buffer.alloc(largestPart + 1), 'application/octet-stream', 422],
    ['one beyond all measure', Buffer.alloc(3 * 1024 * 1024), 'application/octet-stream', 413],
    ['what is no bytes', Buffer.from('{}'), 'application/json', 415],
  ])('refuses %s', async (_what, bytes, type, status) => {
    expect((await send(joao, randomUUID(), 0, bytes, type)).status).toBe(status);
  });

  it('is no larger than a file may be, and one of few', async () => {
    await api.sql('delete from anexo_parte');
    await api.sql('update parametro set qt_mb_anexo = 1, qt_anexos = 2');
    try {
      const key = randomUUID();
      await sendAll(joao, key, document(4 * largestPart));
      expect(await received(joao, key)).toBe(4 * largestPart);
      expect(await send(joao, key, 4 * largestPart, document(10))).toMatchObject({
        status: 413,
        codigo: 'ARQUIVO_GRANDE',
      });
      await send(joao, randomUUID(), 0, document(10));
      expect(await send(joao, randomUUID(), 0, document(10))).toMatchObject({ codigo: 'ARQUIVOS_DEMAIS' });
      expect(await send(carlos, randomUUID(), 0, document(10))).toMatchObject({ status: 200 });
    } finally {
      await api.sql('update parametro set qt_mb_anexo = 10, qt_anexos = 10');
    }
  });

  it('is forgotten an hour after it was taken, or a day after the last part', async () => {
    await api.sql('delete from anexo_parte');
    const { order } = await makeOrder(api);
    const [taken, waiting] = [randomUUID(), randomUUID()];
    await send(joao, taken, 0, document(100));
    await take(joao, order, taken, 100);
    await send(joao, waiting, 0, document(100));
    const store = await openStore({ kind: 'folder', folder });
    const clean = () => removeOrphans(api.databases, store, Date.now(), api.app.log);
    const age = (interval: string) =>
      api.sql(`update anexo_parte set dt_envio = now() - interval '${interval}'`);
    await clean();
    expect(await countParts()).toBe(2);
    await age('61 minutes');
    await clean();
    expect(await countParts()).toBe(1);
    expect(await received(joao, waiting)).toBe(100);
    // An upload that continues is kept completely, regardless of when it began.
    await age('25 hours');
    await send(joao, waiting, 100, document(100));
    await clean();
    expect(await received(joao, waiting)).toBe(200);
    await age('25 hours');
    await clean();
    expect(await countParts()).toBe(0);
  });
});
