import { randomUUID } from 'node:crypto';
import { readdir, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Api, Signed } from '../../test/api.ts';
import { makeOrder } from '../../test/orders.ts';
import { openFiles, picture, upload } from '../../test/uploads.ts';
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

const stored = async () => (await readdir(folder, { recursive: true })).filter((name) => name.includes('.'));

const rows = (order: number) =>
  api.sql<{ tp_origem: string }>(
    'select tp_origem, ds_nome, tp_mime from anexo where nr_seq_os = $1 order by nr_sequencial',
    [order],
  );

const get = (link: string | null | undefined) => api.app.inject({ method: 'GET', url: `/api/${link}` });

const pdf = Buffer.from('%PDF-1.4\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n');

describe('adding files to an order', () => {
  it('stores two files of one call and answers links to them', async () => {
    const { order } = await makeOrder(api);
    const files = [
      { name: 'motor.jpg', bytes: await picture(10) },
      { name: 'laudo.pdf', bytes: pdf, type: 'application/pdf' },
    ];
    const { status, body } = await upload(api, joao, order, { files });
    expect(status).toBe(200);
    expect(body).toHaveLength(2);
    const picked = body.find(({ ds_nome }) => ds_nome === 'motor.jpg');
    expect(picked).toMatchObject({ tp_origem: 'A', tp_mime: 'image/jpeg' });
    expect(picked?.ds_arquivo).toMatch(/^arquivos\/\d+\?empresa=/);
    expect(picked?.ds_miniatura).toContain('&mini=S');
    expect(body.find(({ ds_nome }) => ds_nome === 'laudo.pdf')).toMatchObject({ ds_miniatura: null });
    const images = await api.call('getImages', { query: { nr_seq_os: String(order) } }, joao);
    expect(images.body.map(({ ds_nome }) => ds_nome).toSorted()).toEqual(['laudo.pdf', 'motor.jpg']);
    const events = await api.sql(
      "select js_dados ->> 'anexos' as anexos from evento where nr_seq_os = $1 and ds_evento = 'os.comentada'",
      [order],
    );
    expect(events).toEqual([{ anexos: '2' }]);
  });

  it('keeps execution and claim apart from the opening', async () => {
    const { order } = await makeOrder(api);
    const bytes = await picture(11);
    await upload(api, joao, order, { files: [{ name: 'a.jpg', bytes }], origin: 'E' });
    await upload(api, joao, order, { files: [{ name: 'a.jpg', bytes }], origin: 'S' });
    expect((await rows(order)).map((row) => row.tp_origem)).toEqual(['E', 'S']);
  });

  it('keeps a picture of a step with its item; one of an item of another order is of the order as a whole', async () => {
    const { order, items } = await makeOrder(api);
    const { items: others } = await makeOrder(api);
    const send = async (name: string, item: number | undefined, red: number) =>
      upload(api, joao, order, { files: [{ name, bytes: await picture(red) }], origin: 'E', item });
    await send('passo.jpg', items[0], 13);
    await send('alheio.jpg', others[0], 14);
    const { body } = await send('geral.jpg', undefined, 15);
    expect(Object.fromEntries(body.map(({ ds_nome, nr_seq_os_item }) => [ds_nome, nr_seq_os_item]))).toEqual({
      'passo.jpg': items[0],
      'alheio.jpg': null,
      'geral.jpg': null,
    });
    await api.sql('delete from os_item where nr_sequencial = $1', [items[0]]);
    const { body: left } = await api.call('getImages', { query: { nr_seq_os: String(order) } }, joao);
    expect(left.map(({ nr_seq_os_item }) => nr_seq_os_item)).toEqual([null, null, null]);
    await expect(
      api.sql(
        `insert into anexo (nr_seq_os, nr_seq_os_item, tp_origem, ds_nome, qt_tamanho, tp_mime, ds_arquivo)
         values ($1, $2, 'E', 'x.jpg', 1, 'image/jpeg', $3)`,
        [order, others[0], `1/${randomUUID()}.jpg`],
      ),
    ).rejects.toThrow(/not of order/);
  });

  it('ignores a file of the same name and size, also when both come at once', async () => {
    const { order } = await makeOrder(api);
    const file = { name: 'freio.jpg', bytes: await picture(12) };
    const before = (await stored()).length;
    await Promise.all([
      upload(api, joao, order, { files: [file] }),
      upload(api, carlos, order, { files: [file, file] }),
    ]);
    expect(await rows(order)).toHaveLength(1);
    expect(await stored()).toHaveLength(before + 2);
  });

  it('does a repeated press once and answers it again', async () => {
    const { order } = await makeOrder(api);
    const before = (await stored()).length;
    const sent = {
      files: [{ name: 'x.jpg', bytes: await picture(13) }],
      key: '8d1c7d3e-54a2-4d0e-9d1f-0a8a4d2c9b10',
    };
    const first = await upload(api, joao, order, sent);
    const again = await upload(api, joao, order, sent);
    expect(again.status).toBe(200);
    expect(again.headers['idempotent-replayed']).toBe('true');
    expect(again.body).toEqual(first.body);
    expect(await stored()).toHaveLength(before + 2);
    const other = { ...sent, files: [{ name: 'y.jpg', bytes: await picture(14) }] };
    expect(await upload(api, joao, order, other)).toMatchObject({ status: 422, codigo: 'CHAVE_REUTILIZADA' });
    expect(await stored()).toHaveLength(before + 2);
  });

  it('keeps the file of a row that was committed before the connection broke', async () => {
    const { order } = await makeOrder(api);
    const sent = { files: [{ name: 'queda.jpg', bytes: await picture(27) }], key: randomUUID() };
    const client = pg.Client.prototype as unknown as { query(...args: unknown[]): unknown };
    const query = client.query;
    const cut = vi.spyOn(client, 'query').mockImplementation(function (this: unknown, ...args) {
      const [statement] = args as [{ text?: string; callback: (error: Error) => void }];
      const { text, callback } = statement;
      if (text === 'commit')
        statement.callback = () => callback(new Error('Connection terminated unexpectedly'));
      return query.apply(this, args);
    });
    const first = await upload(api, joao, order, sent);
    cut.mockRestore();
    expect(first).toMatchObject({ status: 503, codigo: 'OCUPADO' });
    const again = await upload(api, joao, order, sent);
    expect(again.headers['idempotent-replayed']).toBe('true');
    const fresh = await upload(api, joao, order, { files: sent.files });
    for (const { body } of [again, fresh]) {
      expect(body).toHaveLength(1);
      expect((await get(body[0]?.ds_arquivo)).statusCode).toBe(200);
    }
  });

  it('turns pictures upright and takes place and camera out of them', async () => {
    const { order } = await makeOrder(api);
    const bytes = await sharp(await picture(15))
      .withExif({ IFD3: { GPSLatitudeRef: 'S', GPSLatitude: '25/1 25/1 0/1' } })
      .withMetadata({ orientation: 6 })
      .toBuffer();
    const { body } = await upload(api, joao, order, { files: [{ name: 'gps.jpg', bytes }] });
    const kept = await sharp((await get(body[0]?.ds_arquivo)).rawPayload).metadata();
    expect(kept).toMatchObject({ width: 400, height: 640 });
    expect(kept.exif).toBeUndefined();
    const mini = await sharp((await get(body[0]?.ds_miniatura)).rawPayload).metadata();
    expect(mini).toMatchObject({ width: 320, height: 320, format: 'webp' });
  });

  it.each([
    ['a program', 'conta.jpg', Buffer.from(`MZ${'\0'.repeat(200)}`), 422, 'ARQUIVO_TIPO'],
    ['a page', 'foto.png', Buffer.from('<html><script>alert(1)</script></html>'), 422, 'ARQUIVO_TIPO'],
    [
      'a drawing with a script',
      'foto.svg',
      Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'),
      422,
      'ARQUIVO_TIPO',
    ],
    [
      'a broken picture',
      'foto.jpg',
      Buffer.from([0xff, 0xd8, 0xff, 0xe0, 1, 2, 3, 4]),
      422,
      'ARQUIVO_ILEGIVEL',
    ],
    ['11 MB', 'grande.jpg', Buffer.alloc(11 * 1024 * 1024, 1), 413, 'ARQUIVO_GRANDE'],
    ['nothing', 'vazio.jpg', Buffer.alloc(0), 422, 'ARQUIVO_TIPO'],
  ])('refuses %s and keeps nothing of the call', async (_what, name, bytes, status, codigo) => {
    const { order } = await makeOrder(api);
    const before = (await stored()).length;
    const good = { name: 'boa.jpg', bytes: await picture(16) };
    const reply = await upload(api, joao, order, { files: [good, { name, bytes }] });
    expect(reply).toMatchObject({ status, codigo });
    expect(await rows(order)).toEqual([]);
    expect(await stored()).toHaveLength(before);
  });

  it.each([
    ['an order has a hundred', 100, 100],
    ['somebody sent five hundred in a day', 500, 500],
  ])('refuses one more where %s, and keeps nothing of it', async (_what, count, limit) => {
    const { order } = await makeOrder(api);
    const { order: other } = await makeOrder(api);
    await api.sql(
      `insert into anexo (nr_seq_os, tp_origem, ds_nome, qt_tamanho, tp_mime, ds_arquivo, nr_seq_clifor)
       select case when $2 = 100 then $1::bigint else $3::bigint end, 'E', 'cheio' || g, 1, 'image/jpeg', $1 || '/cheio' || g, $4
         from generate_series(1, $2) g`,
      [order, count, other, joao.person],
    );
    const before = (await stored()).length;
    const files = [{ name: 'mais.jpg', bytes: await picture(18) }];
    const reply = await upload(api, joao, order, { files });
    expect(reply).toMatchObject({ status: 422, codigo: 'ARQUIVOS_DEMAIS' });
    expect(reply.mensagem).toContain(String(limit));
    expect(await stored()).toHaveLength(before);
    await api.sql("delete from anexo where ds_nome like 'cheio%'");
    expect((await upload(api, joao, order, { files })).status).toBe(200);
  });

  it('refuses an eleventh file, a call without files and what is no form', async () => {
    const { order } = await makeOrder(api);
    const bytes = await picture(17);
    const many = Array.from({ length: 11 }, (_, n) => ({ name: `${n}.jpg`, bytes }));
    expect(await upload(api, joao, order, { files: many })).toMatchObject({
      status: 422,
      codigo: 'ARQUIVOS_DEMAIS',
    });
    expect(await upload(api, joao, order, { files: [], origin: 'E' })).toMatchObject({
      status: 422,
      mensagem: 'Falha ao cadastrar anexos, tente novamente!',
    });
    const json = await api.call('uploadFiles', { params: { nrSeqOs: String(order) } }, joao);
    expect(json).toMatchObject({ status: 415, codigo: 'TIPO_NAO_SUPORTADO' });
    expect(await rows(order)).toEqual([]);
  });

  it("does not know another branch's order and keeps nothing for it", async () => {
    const { order } = await makeOrder(api, { branch: 2 });
    const before = (await stored()).length;
    const files = [{ name: 'a.jpg', bytes: await picture(18) }];
    expect(await upload(api, joao, order, { files })).toMatchObject({
      status: 404,
      codigo: 'NAO_ENCONTRADO',
    });
    expect(await stored()).toHaveLength(before);
  });

  it('writes nowhere but into its own folder, whatever the file is called', async () => {
    const { order } = await makeOrder(api);
    const files = [{ name: '../../../fora.jpg', bytes: await picture(19) }];
    const { status } = await upload(api, joao, order, { files });
    expect(status).toBe(200);
    const [row] = await api.sql<{ ds_nome: string; ds_arquivo: string }>(
      'select ds_nome, ds_arquivo from anexo where nr_seq_os = $1',
      [order],
    );
    expect(row?.ds_nome).toBe('fora.jpg');
    expect(row?.ds_arquivo).toMatch(/^\d+\/\d{4}-\d\d-\d\d\/[0-9a-f-]{36}\.jpg$/);
  });
});

describe('files nobody owns', () => {
  it('are removed once they are an hour old, others stay', async () => {
    const { order } = await makeOrder(api);
    await upload(api, joao, order, { files: [{ name: 'fica.jpg', bytes: await picture(24) }] });
    const store = await openStore({ kind: 'folder', folder });
    const [mine] = await api.sql<{ ds_arquivo: string }>(
      'select ds_arquivo from anexo where nr_seq_os = $1',
      [order],
    );
    const home = (mine?.ds_arquivo ?? '').replace(/[^/]+$/, '');
    await store.write(`${home}novo.jpg`, await picture(25), 'image/jpeg');
    await store.write(`${home}velho.jpg`, await picture(26), 'image/jpeg');
    const before = new Date(Date.now() - 2 * 3_600_000);
    // A company whose database is missing comes first and must not stop the cleaning of the others.
    await api.control(
      "insert into empresa (nr_sequencial, ds_empresa, db_name) values (0, 'SUMIDA', 'nao_existe')",
    );
    await store.write(
      `0/${new Date().toISOString().slice(0, 10)}/velho.jpg`,
      await picture(28),
      'image/jpeg',
    );
    for (const name of [mine?.ds_arquivo ?? '', `${home}velho.jpg`])
      await utimes(join(folder, name), before, before);
    expect(await removeOrphans(api.databases, store, Date.now(), api.app.log)).toBe(1);
    const left = await store.list(home);
    expect(left).toContain(`${home}novo.jpg`);
    expect(left).toContain(mine?.ds_arquivo);
    expect(left).not.toContain(`${home}velho.jpg`);
  });
});
