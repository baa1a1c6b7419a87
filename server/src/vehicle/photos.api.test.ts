import { readdir } from 'node:fs/promises';
import type { AnswerOf } from '@terminal/contract';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Api, Signed } from '../../test/api.ts';
import { makeOrder } from '../../test/orders.ts';
import { openFiles, picture, postFiles } from '../../test/uploads.ts';

let api: Api;
let joao: Signed;
let carlos: Signed;
let keeper: Signed;
let supplier: Signed;
let folder = '';
let close: () => Promise<void>;

beforeAll(async () => {
  ({ api, joao, carlos, folder, close } = await openFiles());
  await api.sql(
    "insert into clifor_cadastro (nr_seq_clifor, tp_cadastro) select nr_sequencial, 'vehicles' from g_clifor where nr_matricula = '1201'",
  );
  await api.sql(
    "insert into clifor_cadastro (nr_seq_clifor, tp_cadastro) select nr_sequencial, 'problems' from g_clifor where nr_matricula = '1002'",
  );
  keeper = await api.signIn('1201', '456');
  carlos = await api.signIn('1002', '234');
  supplier = await api.signInSupplier('31', '00123');
});
afterAll(() => close());

const add = (plate: string, files: { name: string; bytes: Buffer }[], who = keeper) =>
  postFiles<AnswerOf<'addVehiclePhoto'>>(api, who, `veiculo/${plate}/fotos`, { files });
const give = async (plate: string, red: number) => {
  const { status, body } = await add(plate, [{ name: 'caminhao.jpg', bytes: await picture(red) }]);
  expect(status).toBe(200);
  return body.foto ?? '';
};
const list = (placa: string, who = keeper) => api.call('listVehiclePhotos', { params: { placa } }, who);
const annul = (placa: string, id: number, motivo = 'era outro caminhão', who = keeper) =>
  api.call('voidVehiclePhoto', { params: { placa, id: String(id) }, body: { motivo } }, who);
const show = (photo: string, more = '', who = joao) =>
  api.app.inject({ url: `/api/fotos/${photo}?${who.answer.selo_fotos}${more}` });
const shownOf = async (placa: string) =>
  (await api.call('getVehicle', { params: { placa }, query: {} }, joao)).body.foto;

describe('photos of a vehicle', () => {
  it('the newest is shown on its page and its orders, whole and small; the earlier ones are its history', async () => {
    const { plate, order } = await makeOrder(api);
    expect(await shownOf(plate)).toBeNull();
    const first = await give(plate, 10);
    const second = await give(plate, 20);
    expect(await shownOf(plate)).toBe(second);
    const detail = await api.call('getOrder', { params: { id: String(order) } }, carlos);
    expect(detail.body.foto).toBe(second);
    const { body } = await list(plate, joao);
    expect(body.mantem).toBe(false);
    expect(body.fotos.map(({ foto, correcao }) => [foto, correcao])).toEqual([
      [second, null],
      [first, null],
    ]);
    for (const photo of [first, second]) expect((await show(photo)).statusCode).toBe(200);
    const whole = await sharp((await show(second)).rawPayload).metadata();
    expect(whole).toMatchObject({ format: 'jpeg', width: 640, height: 400 });
    const small = await sharp((await show(second, '&mini=S')).rawPayload).metadata();
    expect(small).toMatchObject({ format: 'webp', width: 320, height: 320 });
  });

  it('the same picture a second time is the photo again', async () => {
    const { plate } = await makeOrder(api);
    const first = await give(plate, 30);
    await give(plate, 31);
    const again = await give(plate, 30);
    expect(again).not.toBe(first);
    expect(await shownOf(plate)).toBe(again);
  });

  it('one declared void is shown no more, with who and why; the one before it is again', async () => {
    const { plate } = await makeOrder(api);
    const first = await give(plate, 40);
    const wrong = await give(plate, 41);
    const [newest] = (await list(plate)).body.fotos;
    expect(await annul(plate, newest?.nr_sequencial ?? 0)).toMatchObject({
      status: 200,
      body: { foto: first },
    });
    expect(await annul(plate, newest?.nr_sequencial ?? 0)).toMatchObject({
      status: 409,
      codigo: 'REGISTRO_ANULADO',
    });
    expect((await show(wrong)).statusCode).toBe(404);
    const { body } = await list(plate);
    expect(body.mantem).toBe(true);
    expect(body.fotos[0]).toMatchObject({ foto: null, correcao: { ds_motivo: 'era outro caminhão' } });
    const stored = await api.sql(
      "select js_dados ->> 'justificativa' as why from evento where ds_evento = 'veiculo.foto' and nr_placa = $1 order by nr_sequencial desc limit 1",
      [plate],
    );
    expect(stored).toEqual([{ why: 'era outro caminhão' }]);
  });

  it('are kept by who keeps vehicles, and seen by who sees the vehicle', async () => {
    const { plate } = await makeOrder(api);
    const { order, plate: theirs } = await makeOrder(api, { origin: 'E', supplier: 31 });
    const bytes = await picture(50);
    const photo = await give(theirs, 51);
    const [known] = (await list(theirs)).body.fotos;
    for (const who of [joao, carlos, supplier]) {
      const before = await list(theirs);
      expect(await add(theirs, [{ name: 'a.jpg', bytes }], who)).toMatchObject({
        status: 403,
        codigo: 'SEM_PERMISSAO',
      });
      expect(await annul(theirs, known?.nr_sequencial ?? 0, 'porque sim', who)).toMatchObject({
        status: 403,
      });
      expect((await list(theirs)).body).toEqual(before.body);
    }
    expect((await list(plate, supplier)).status).toBe(403);
    const detail = await api.call('getOrder', { params: { id: String(order) } }, supplier);
    expect(detail.body.foto).toBe(photo);
    expect((await show(photo, '', supplier)).statusCode).toBe(200);
    expect((await add(plate, [{ name: 'a.jpg', bytes }], { ...keeper, token: 'x' })).status).toBe(401);
  });

  it('of another branch, or of another vehicle, are not there', async () => {
    const { plate: foreign } = await makeOrder(api, { branch: 2 });
    await api.sql('delete from clifor_filial where nr_seq_filial = 2 and nr_seq_clifor = $1', [
      keeper.person,
    ]);
    const before = (await readdir(folder, { recursive: true })).length;
    expect(await add(foreign, [{ name: 'a.jpg', bytes: await picture(60) }])).toMatchObject({ status: 404 });
    expect((await readdir(folder, { recursive: true })).length).toBe(before);
    expect((await list(foreign)).status).toBe(404);
    const { plate } = await makeOrder(api);
    const { plate: other } = await makeOrder(api);
    await give(plate, 61);
    const [known] = (await list(plate)).body.fotos;
    expect(await annul(other, known?.nr_sequencial ?? 0)).toMatchObject({
      status: 404,
      codigo: 'NAO_ENCONTRADO',
    });
  });

  it.each([
    ['a document', 'FOTO_TIPO', () => [{ name: 'a.pdf', bytes: Buffer.from('%PDF-1.4\n%%EOF') }]],
    ['a program', 'ARQUIVO_TIPO', () => [{ name: 'a.jpg', bytes: Buffer.from(`MZ${'\0'.repeat(200)}`) }]],
    ['nothing', 'ANEXO_OBRIGATORIO', () => []],
    [
      'two at once',
      'FOTO_TIPO',
      async () => [
        { name: 'a.jpg', bytes: await picture(70) },
        { name: 'b.jpg', bytes: await picture(71) },
      ],
    ],
  ])('%s is none: %s', async (_what, codigo, files) => {
    const { plate } = await makeOrder(api);
    expect(await add(plate, await files())).toMatchObject({ status: 422, codigo });
    expect((await list(plate)).body.fotos).toEqual([]);
  });

  it('a reason that says nothing, or more than there is room for, is refused', async () => {
    const { plate } = await makeOrder(api);
    await give(plate, 80);
    const [known] = (await list(plate)).body.fotos;
    for (const motivo of ['', ' x ', 'a'.repeat(301), 'a\u0000bc'])
      expect((await annul(plate, known?.nr_sequencial ?? 0, motivo)).status).toBe(422);
    expect((await list(plate)).body.fotos[0]?.correcao).toBeNull();
  });

  it('follow the vehicle to another plate', async () => {
    const { plate } = await makeOrder(api);
    const photo = await give(plate, 90);
    await api.sql('update veiculo set nr_placa = $2 where nr_placa = $1', [plate, `${plate}B`]);
    expect(await shownOf(`${plate}B`)).toBe(photo);
  });
});
