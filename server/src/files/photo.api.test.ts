import { randomUUID } from 'node:crypto';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { AnswerOf } from '@terminal/contract';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Api, type Signed, startApi } from '../../test/api.ts';
import { makeOrder } from '../../test/orders.ts';
import { picture, postFiles } from '../../test/uploads.ts';

let api: Api;
let other: Api;
let joao: Signed;
let carlos: Signed;
let terminal: Signed;
let supplier: Signed;
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'fotos-'));
  [api, other] = await Promise.all([startApi({ FILES_URL: `file://${folder}` }), startApi()]);
  joao = await api.signIn('1001', '123');
  carlos = await api.signIn('1002', '234');
  terminal = await api.signIn('1201', '456');
  supplier = await api.signInSupplier('31', '00123');
});
afterAll(async () => {
  await Promise.all([api.close(), other.close()]);
  await rm(folder, { recursive: true, force: true });
});
beforeEach(() => api.sql('delete from clifor_foto where nr_seq_clifor = $1', [joao.person]));

const set = (files: { name: string; bytes: Buffer }[], who = joao, key = randomUUID()) =>
  postFiles<AnswerOf<'setPhoto'>>(api, who, 'pessoas/minhaFoto', { files, key });
const give = async (red = 200, who = joao) => {
  const { body } = await set([{ name: 'eu.jpg', bytes: await picture(red) }], who);
  return body.foto ?? '';
};
const remove = (who = joao) => api.call('removePhoto', {}, who);
const show = (photo: string, seal = joao.answer.selo_fotos, at = api) =>
  at.app.inject({ url: `/api/fotos/${photo}?${seal}` });
const trail = () =>
  api.sql<{ antes: string | null; depois: string | null; quem: number }>(
    `select js_dados ->> 'antes' as antes, js_dados ->> 'depois' as depois, nr_seq_clifor as quem
       from evento where ds_evento = 'pessoa.foto' order by nr_sequencial`,
  );

describe('giving oneself a photo', () => {
  it('keeps a small square one of what was sent, and nothing else of it', async () => {
    const sideways = await sharp(await picture(10))
      .withExif({ IFD3: { GPSLatitudeRef: 'S', GPSLatitude: '25/1 25/1 0/1' } })
      .withMetadata({ orientation: 6 })
      .toBuffer();
    const { status, body } = await set([{ name: 'eu.jpg', bytes: sideways }]);
    expect(status).toBe(200);
    const shown = await show(body.foto ?? '');
    expect(shown.headers).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'private, max-age=86400, immutable',
      'content-security-policy': "default-src 'none'; sandbox",
    });
    const kept = await sharp(shown.rawPayload).metadata();
    expect(kept).toMatchObject({ format: 'webp', width: 256, height: 256 });
    expect(kept.exif).toBeUndefined();
    expect(shown.rawPayload.length).toBeLessThan(65_536);
    expect((await readdir(folder, { recursive: true })).filter((name) => /\.\w+$/.test(name))).toEqual([]);
  });

  it('shows it wherever the person is shown', async () => {
    const foto = await give(20);
    const { order } = await makeOrder(api);
    const comment = { nr_seq_clifor: joao.person, ds_observacao: 'FREIO RANGENDO' };
    await api.call('commentOrder', { params: { id: String(order) }, body: comment }, joao);
    const detail = await api.call('getOrder', { params: { id: String(order) } }, carlos);
    expect(detail.body.comentarios.map(({ g_clifor }) => g_clifor.foto)).toEqual([foto]);
    const { body } = await api.call('listTechnicians', {}, terminal);
    expect(body.items.find(({ nr_sequencial }) => nr_sequencial === joao.person)?.foto).toBe(foto);
    const board = await api.call('getDashboardProductivity', {}, terminal);
    expect(board.body.find(({ nr_seq_clifor }) => nr_seq_clifor === joao.person)?.foto).toBe(foto);
    expect((await api.signIn('1001', '123')).answer.foto).toBe(foto);
  });

  it('changes its number with it, and says in the trail what was before', async () => {
    const before = (await trail()).length;
    const first = await give(30);
    const second = await give(31);
    expect(second).not.toBe(first);
    expect((await show(first)).statusCode).toBe(404);
    expect((await show(second)).statusCode).toBe(200);
    expect((await remove()).body).toEqual({ foto: null });
    expect((await show(second)).statusCode).toBe(404);
    expect((await trail()).slice(before)).toEqual([
      { antes: null, depois: first, quem: joao.person },
      { antes: first, depois: second, quem: joao.person },
      { antes: second, depois: null, quem: joao.person },
    ]);
  });

  it('takes a repeated press for one, and nothing away where nothing is', async () => {
    const key = randomUUID();
    const sent = [{ name: 'eu.jpg', bytes: await picture(40) }];
    const first = await set(sent, joao, key);
    const again = await set(sent, joao, key);
    expect(again.headers['idempotent-replayed']).toBe('true');
    expect(again.body).toEqual(first.body);
    await remove();
    const before = (await trail()).length;
    expect(await remove()).toMatchObject({ status: 200, body: { foto: null } });
    expect(await trail()).toHaveLength(before);
  });

  it('is for people who work in their own name', async () => {
    for (const who of [terminal, supplier]) {
      expect(await set([{ name: 'eu.jpg', bytes: await picture(50) }], who)).toMatchObject({
        status: 403,
        codigo: 'SEM_PERMISSAO',
      });
      expect(await remove(who)).toMatchObject({ status: 403, codigo: 'SEM_PERMISSAO' });
    }
    expect((await set([{ name: 'eu.jpg', bytes: await picture(51) }], { ...joao, token: 'x' })).status).toBe(
      401,
    );
  });
});

describe('what is no photo', () => {
  const pdf = Buffer.from('%PDF-1.4\n1 0 obj<<>>endobj\n%%EOF');

  it.each([
    ['a document', 'FOTO_TIPO', () => [{ name: 'eu.pdf', bytes: pdf }]],
    [
      'a drawing with a script',
      'ARQUIVO_TIPO',
      () => [{ name: 'eu.jpg', bytes: Buffer.from('<svg onload="alert(1)"/>') }],
    ],
    [
      'a picture that was cut off',
      'ARQUIVO_ILEGIVEL',
      async () => [{ name: 'eu.jpg', bytes: (await picture(60)).subarray(0, 900) }],
    ],
    ['nothing at all', 'ANEXO_OBRIGATORIO', () => []],
    [
      'two at once',
      'FOTO_TIPO',
      async () => [
        { name: 'a.jpg', bytes: await picture(61) },
        { name: 'b.jpg', bytes: await picture(62) },
      ],
    ],
  ])('%s is refused: %s', async (_what, codigo, files) => {
    const foto = await give(63);
    expect(await set(await files())).toMatchObject({ status: 422, codigo });
    expect((await show(foto)).statusCode).toBe(200);
    expect((await readdir(folder, { recursive: true })).filter((name) => /\.\w+$/.test(name))).toEqual([]);
  });
});

describe('the address of a photo', () => {
  it('is good for whoever is signed in to the company, as long as he is', async () => {
    const foto = await give(70);
    const guest = await api.signIn('1002', '234');
    expect((await show(foto, guest.answer.selo_fotos)).statusCode).toBe(200);
    await api.call('logout', {}, guest);
    const after = await show(foto, guest.answer.selo_fotos);
    expect(after.statusCode).toBe(403);
    expect(after.body).toContain('LINK_INVALIDO');
  });

  it('is good in no other company', async () => {
    const foto = await give(71);
    const stranger = await other.signIn('1002', '234');
    expect((await show(foto, stranger.answer.selo_fotos, other)).statusCode).toBe(404);
    expect((await show(foto, stranger.answer.selo_fotos)).statusCode).toBe(403);
  });

  it.each([
    ['without a seal', () => ''],
    [
      'with the name of another company',
      () => joao.answer.selo_fotos.replace(/empresa=\w{4}/, 'empresa=ffff'),
    ],
    [
      'with another session',
      () => joao.answer.selo_fotos.replace(/sessao=[^&]+/, `sessao=${'A'.repeat(43)}`),
    ],
    [
      'with a proof of its own',
      () => joao.answer.selo_fotos.replace(/assinatura=.+/, `assinatura=${'A'.repeat(43)}`),
    ],
  ])('is worth nothing %s', async (_what, seal) => {
    const foto = await give(72);
    expect((await show(foto, seal())).statusCode).toBe(403);
  });
});
