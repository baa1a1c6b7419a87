import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Api, Signed } from '../../test/api.ts';
import { makeOrder } from '../../test/orders.ts';
import { openFiles, picture, upload } from '../../test/uploads.ts';

let api: Api;
let joao: Signed;
let folder = '';
let close: () => Promise<void>;
beforeAll(async () => {
  ({ api, joao, folder, close } = await openFiles());
});
afterAll(() => close());

const script = '<script>alert(document.domain)</script>';

/** What the store holds, file by file. */
async function stored(): Promise<Buffer[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return Promise.all(
    entries.filter((entry) => entry.isFile()).map((entry) => readFile(join(entry.parentPath, entry.name))),
  );
}

async function send(name: string, bytes: Buffer, type?: string) {
  const { order } = await makeOrder(api);
  const file = { name, bytes, ...(type === undefined ? {} : { type }) };
  const reply = await upload(api, joao, order, { files: [file] });
  const link = reply.status === 200 ? reply.body[0]?.ds_arquivo : undefined;
  return { ...reply, order, link };
}

const get = (link = '') => api.app.inject({ url: `/api/${link}` });

/** A PNG with a huge declared size and almost no data, which exhausts the memory of a naive decoder. */
function bomb(side: number): Buffer {
  const chunk = (type: string, data: Buffer) => {
    const length = Buffer.alloc(4);
    length.writeUInt32BE(data.length);
    const body = Buffer.concat([Buffer.from(type), data]);
    const sum = Buffer.alloc(4);
    sum.writeUInt32BE(crc(body));
    return Buffer.concat([length, body, sum]);
  };
  const head = Buffer.alloc(13);
  head.writeUInt32BE(side, 0);
  head.writeUInt32BE(side, 4);
  head.set([1, 0, 0, 0, 0], 8);
  const lines = deflateSync(Buffer.alloc(1_000_000));
  const mark = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([mark, chunk('IHDR', head), chunk('IDAT', lines), chunk('IEND', Buffer.alloc(0))]);
}

function crc(bytes: Buffer): number {
  let sum = 0xffffffff;
  for (const byte of bytes) {
    sum ^= byte;
    for (let bit = 0; bit < 8; bit += 1) sum = (sum >>> 1) ^ (sum & 1 ? 0xedb88320 : 0);
  }
  return (sum ^ 0xffffffff) >>> 0;
}

describe('a file that wants to be something else', () => {
  it.each([
    ['a GIF that is a script as well', 'foto.gif', Buffer.from(`GIF89a/*${'\0'.repeat(20)}*/=1;alert(1)`)],
    ['an archive', 'foto.jpg', Buffer.from(`PK\u0003\u0004${'\0'.repeat(60)}`)],
    [
      'a drawing with a script',
      'foto.jpg',
      Buffer.from(`<?xml version="1.0"?><svg onload="alert(1)">${script}</svg>`),
    ],
    ['a page that begins with a mark', 'foto.jpg', Buffer.from(`\uFEFF<!DOCTYPE html>${script}`)],
    ['a program of Linux', 'foto.png', Buffer.from(`\u007FELF${'\0'.repeat(60)}`)],
  ])('%s is refused, and nothing of it is kept', async (_what, name, bytes) => {
    const before = (await stored()).length;
    expect(await send(name, bytes)).toMatchObject({ status: 422, codigo: 'ARQUIVO_TIPO' });
    expect(await stored()).toHaveLength(before);
  });

  it.each([
    ['a picture of 50,000 by 50,000 points', () => Promise.resolve(bomb(50_000))],
    ['a picture that was cut off', async () => (await picture(31)).subarray(0, 900)],
  ])('%s is refused', async (_what, make) => {
    const before = (await stored()).length;
    expect(await send('foto.png', await make())).toMatchObject({ status: 422, codigo: 'ARQUIVO_ILEGIVEL' });
    expect(await stored()).toHaveLength(before);
  });

  it('a picture with a script behind it and words in it is drawn anew without them', async () => {
    const worded = await sharp(await picture(32))
      .withExif({ IFD0: { ImageDescription: script, Copyright: script } })
      .withXmp(`<x:xmpmeta xmlns:x="adobe:ns:meta/">${script}</x:xmpmeta>`)
      .toBuffer();
    const bytes = Buffer.concat([worded, Buffer.from(script)]);
    expect(bytes.toString('latin1').split(script).length).toBeGreaterThan(2);
    const { status, link } = await send('foto.html', bytes, 'text/html');
    expect(status).toBe(200);
    const answer = await get(link);
    expect(answer.headers['content-type']).toBe('image/jpeg');
    expect(answer.rawPayload.toString('latin1')).not.toContain('alert');
    for (const kept of await stored()) expect(kept.toString('latin1')).not.toContain('alert(document');
  });

  it('a PDF with a script comes back as it was, and nobody runs it', async () => {
    const pdf = Buffer.from(
      '%PDF-1.4\n1 0 obj<</OpenAction<</S/JavaScript/JS(app.alert(1))>>>>endobj\n%%EOF',
    );
    const { status, link } = await send('nota.pdf', pdf, 'application/pdf');
    expect(status).toBe(200);
    const answer = await get(link);
    expect(answer.headers).toMatchObject({
      'content-type': 'application/pdf',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
    });
    expect(answer.headers['content-disposition']).toMatch(/^attachment;/);
  });
});

describe('the name of a file', () => {
  it.each([
    ['a folder above', '../../../etc/passwd.jpg', 'passwd.jpg'],
    ['a folder of Windows', '..\\..\\boot.jpg', 'boot.jpg'],
    ['three hundred letters', `${'x'.repeat(300)}.jpg`, `${'x'.repeat(116)}.jpg`],
    ['a change of direction', 'foto\u202Egpj.exe', 'fotogpj.jpg'],
    ['dots alone', '..', 'arquivo.jpg'],
    ['an ending that is not its own', 'fatura.html', 'fatura.jpg'],
    ['a line of its own', 'a\r\nX-Evil: 1.jpg', /^[^\r\n]+$/],
    ['words of a page', '<img src=x onerror=alert(1)>.jpg', '<img src=x onerror=alert(1)>.jpg'],
  ])('with %s is harmless', async (_what, name, kept) => {
    const { status, order, link } = await send(name, await picture(40 + name.length));
    expect(status).toBe(200);
    const [row] = await api.sql<{ ds_nome: string; ds_arquivo: string }>(
      'select ds_nome, ds_arquivo from anexo where nr_seq_os = $1',
      [order],
    );
    expect(row?.ds_nome).toEqual(typeof kept === 'string' ? kept : expect.stringMatching(kept));
    expect(row?.ds_arquivo).toMatch(/^\d+\/\d{4}-\d\d-\d\d\/[0-9a-f-]{36}\.jpg$/);
    const answer = await get(link);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers).not.toHaveProperty('x-evil');
    expect(answer.headers['content-disposition']).toMatch(/^attachment; filename\*=UTF-8''[\w%.!~*'()-]+$/);
  });
});

describe('a body of parts that is none', () => {
  const sent = async (type: string, body: string) => {
    const { order } = await makeOrder(api);
    const response = await api.app.inject({
      method: 'POST',
      url: `/api/os/uploadFiles/${order}`,
      payload: body,
      headers: { apikey: api.apiKey, token: joao.token, 'content-type': type },
    });
    return { status: response.statusCode, codigo: response.json<{ codigo: string }>().codigo };
  };
  const head = 'Content-Disposition: form-data; name="files[]"; filename="a.jpg"';

  it.each([
    ['cut off in a file', 'multipart/form-data; boundary=b', `--b\r\n${head}\r\n\r\nabc`],
    ['cut off in its head', 'multipart/form-data; boundary=b', `--b\r\n${head}`],
    ['with a boundary nobody may use', `multipart/form-data; boundary=${'b'.repeat(500)}`, '--b--'],
    ['without its boundary', 'multipart/form-data', `--b\r\n${head}\r\n\r\nabc\r\n--b--`],
  ])('%s is refused as such', async (_what, type, body) => {
    const before = (await stored()).length;
    const reply = await sent(type, body);
    expect(reply.status).toBeGreaterThanOrEqual(400);
    expect(reply.status).toBeLessThan(500);
    expect(await stored()).toHaveLength(before);
  });
});
