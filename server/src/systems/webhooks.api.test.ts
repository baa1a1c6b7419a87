import { randomUUID } from 'node:crypto';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { AnswerOf, InputOf } from '@terminal/contract';
import { Webhook } from 'standardwebhooks';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Api, type Signed, startApi } from '../../test/api.ts';
import { cloneWorld } from '../../test/database.ts';
import { makeOrder } from '../../test/orders.ts';
import { loopback } from '../../test/scheduler.ts';
import { keepHouse } from '../session/housekeeping.ts';

interface Received {
  headers: IncomingHttpHeaders;
  body: string;
}

let api: Api;
/** A second server of the same company. */
let beside: Api;
let administrator: Signed;
let receiver: Awaited<ReturnType<typeof startReceiver>>;

/** Another system: keeps what it gets and answers with `status`. */
async function startReceiver() {
  const got: Received[] = [];
  const told = { got, status: 204, url: '', close: () => undefined as unknown };
  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      got.push({ headers: request.headers, body: Buffer.concat(parts).toString() });
      response.writeHead(told.status).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  told.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/avisos`;
  told.close = () => server.close();
  return told;
}

type Given = InputOf<'createWebhook'>['body'];
const given = (more: Partial<Given> = {}): Given => ({
  ds_webhook: 'ERP',
  ds_endereco: receiver.url,
  ds_eventos: ['leitura.gravada'],
  st_status: 'A',
  ...more,
});
async function register(more: Partial<Given> = {}): Promise<string> {
  const reply = await api.call('createWebhook', { body: given(more) }, administrator);
  expect(reply).toMatchObject({ status: 200 });
  return String(reply.body.nr_sequencial);
}
/** Something happens: a reading of a vehicle. @returns its plate */
async function happen(): Promise<string> {
  const { plate } = await makeOrder(api);
  const body = { nr_placa: plate, km: 5_240, confirma: 'S' as const };
  expect(await api.call('addReading', { body }, administrator)).toMatchObject({ status: 200 });
  return plate;
}
const secret = async (id: string) =>
  (await api.call('getWebhookSecret', { params: { id } }, administrator)).body.segredo;
const log = async (id: string): Promise<AnswerOf<'listDeliveries'>['data']> =>
  (await api.call('listDeliveries', { params: { id } }, administrator)).body.data;
const verified = (key: string, { headers, body }: Received) =>
  new Webhook(key).verify(body, headers as Record<string, string>);
const arrived = (count: number) => expect.poll(() => receiver.got.length).toBe(count);

beforeAll(async () => {
  receiver = await startReceiver();
  const world = await cloneWorld();
  const env = { ...loopback, SERVICES_EVERY_MS: '50' };
  api = await startApi(env, undefined, { world });
  beside = await startApi(env, undefined, { world });
  administrator = await api.signIn('1601', '789');
  await api.sql("update g_clifor set st_planos = 'S' where nr_sequencial = $1", [administrator.person]);
});
beforeEach(async () => {
  await api.sql("update webhook set st_status = 'I'");
  receiver.got.length = 0;
  receiver.status = 204;
});
afterAll(async () => {
  await beside.close();
  await api.close();
  receiver.close();
});

describe('a webhook', () => {
  it('is told what it asked for, signed, once, and nothing else', async () => {
    const id = await register();
    await register({ ds_webhook: 'Outro', ds_eventos: ['os.encerrada'] });
    const plate = await happen();
    await arrived(1);
    const [message] = receiver.got;
    if (message === undefined) throw new Error('nothing arrived');
    const told = verified(await secret(id), message) as { data: Record<string, unknown> };
    expect(told).toMatchObject({
      type: 'leitura.gravada',
      data: { nr_placa: plate, nr_seq_clifor: administrator.person },
    });
    expect(Object.keys(told.data).sort()).toEqual([
      'evento',
      'nr_placa',
      'nr_seq_clifor',
      'nr_seq_filial',
      'nr_seq_os',
    ]);
    await expect.poll(async () => (await log(id)).map(({ st_envio }) => st_envio)).toEqual(['S']);
    expect((await log(id))[0]).toMatchObject({
      cd_mensagem: message.headers['webhook-id'],
      nr_http: 204,
      nr_placa: plate,
    });
  });

  it('is told once of a record that was saved, and of which', async () => {
    const id = await register({ ds_eventos: ['cadastro.salvo'] });
    const [branches] = await api.sql<{ n: number }>(
      "select count(*)::int as n from filial where st_status = 'A'",
    );
    expect(branches?.n).toBeGreaterThan(1);
    const change = { params: { id }, body: given({ ds_webhook: 'BI', ds_eventos: ['cadastro.salvo'] }) };
    expect(await api.call('changeWebhook', change, administrator)).toMatchObject({ status: 200 });
    const rows = await api.sql(
      "select js_envio -> 'data' as data from webhook_envio where nr_seq_webhook = $1",
      [Number(id)],
    );
    // One of having been made, one of the change.
    expect(rows).toMatchObject(
      [1, 2].map(() => ({ data: { tipo: 'webhooks', registro: id, nr_seq_filial: null } })),
    );
  });

  it('is told nothing of a command that was refused', async () => {
    const id = await register();
    const { plate } = await makeOrder(api);
    const body = { nr_placa: plate, km: 1 };
    expect(await api.call('addReading', { body }, administrator)).toMatchObject({ codigo: 'KM_MENOR' });
    expect(await log(id)).toEqual([]);
  });

  it('that answers with a failure is told again, with the same id, and the log says why', async () => {
    receiver.status = 500;
    const id = await register();
    await happen();
    await arrived(1);
    await expect
      .poll(async () => (await log(id))[0])
      .toMatchObject({
        st_envio: 'P',
        qt_tentativas: 1,
        nr_http: 500,
        ds_erro: 'o sistema respondeu 500',
      });
    receiver.status = 200;
    await arrived(2);
    const [first, second] = receiver.got;
    expect(second?.headers['webhook-id']).toBe(first?.headers['webhook-id']);
    await expect.poll(async () => (await log(id))[0]).toMatchObject({ st_envio: 'S', qt_tentativas: 2 });
  });

  it('whose message was given up is told again when somebody wants it', async () => {
    const id = await register();
    await happen();
    await arrived(1);
    await api.sql("update webhook_envio set st_envio = 'F', ds_erro = 'x' where nr_seq_webhook = $1", [
      Number(id),
    ]);
    const [lost] = await log(id);
    const replay = { params: { id: String(lost?.nr_sequencial) } };
    expect(await api.call('resendDelivery', replay, administrator)).toMatchObject({ status: 200 });
    await arrived(2);
    expect(receiver.got[1]?.headers['webhook-id']).toBe(receiver.got[0]?.headers['webhook-id']);
    expect(receiver.got[1]?.body).toBe(receiver.got[0]?.body);
  });

  it('that answers 410 is switched off, and on again by hand', async () => {
    receiver.status = 410;
    const id = await register();
    await happen();
    await arrived(1);
    const status = async () =>
      (await api.call('listWebhooks', {}, administrator)).body.find(
        ({ nr_sequencial }) => String(nr_sequencial) === id,
      )?.st_status;
    await expect.poll(status).toBe('D');
    expect(await api.call('testWebhook', { params: { id } }, administrator)).toMatchObject({
      status: 409,
      codigo: 'WEBHOOK_DESATIVADO',
    });
    receiver.status = 200;
    await api.call('changeWebhook', { params: { id }, body: given() }, administrator);
    expect(await api.call('testWebhook', { params: { id } }, administrator)).toMatchObject({ status: 200 });
    await arrived(2);
    expect(JSON.parse(receiver.got[1]?.body ?? '')).toMatchObject({ type: 'teste' });
  });

  it('with another secret is signed with both for a day', async () => {
    const id = await register();
    const before = await secret(id);
    await api.call('rotateWebhookSecret', { params: { id } }, administrator);
    const after = await secret(id);
    expect(after).not.toBe(before);
    await api.call('testWebhook', { params: { id } }, administrator);
    await arrived(1);
    const [message] = receiver.got;
    if (message === undefined) throw new Error('nothing arrived');
    for (const key of [before, after]) expect(verified(key, message)).toMatchObject({ type: 'teste' });
  });

  it('gets no message twice from two servers', async () => {
    const id = await register();
    const rows = 30;
    await api.sql(
      `insert into evento (ds_evento, nr_seq_filial) select 'leitura.gravada', 1 from generate_series(1, $1::int)`,
      [rows],
    );
    await arrived(rows);
    await expect
      .poll(async () => new Set((await log(id)).map(({ st_envio }) => st_envio)))
      .toEqual(new Set(['S']));
    expect(new Set(receiver.got.map(({ headers }) => headers['webhook-id'])).size).toBe(rows);
    expect(receiver.got).toHaveLength(rows);
  });
});

describe('whoever administers the company', () => {
  it.each([
    ['http://erp.example.com/x', 'ENDERECO_DE_WEBHOOK'],
    ['https://192.168.0.7/x', 'REDE_DE_WEBHOOK'],
    ['https://169.254.169.254/latest/meta-data', 'REDE_DE_WEBHOOK'],
    ['https://ana:senha@erp.example.com/', 'ENDERECO_DE_WEBHOOK'],
    ['javascript:alert(1)', 'ENDERECO_DE_WEBHOOK'],
    ['nada', 'ENDERECO_DE_WEBHOOK'],
  ])('registers no webhook at %s', async (ds_endereco, codigo) => {
    const body = given({ ds_endereco });
    expect(await api.call('createWebhook', { body }, administrator)).toMatchObject({
      status: 422,
      codigo,
      campos: { ds_endereco: 'inválido' },
    });
  });

  it('is the only one who sees webhooks, their secrets and messages', async () => {
    const id = await register();
    const [approver, supplier] = [await api.signIn('1202', '789'), await api.signInSupplier('31', '00123')];
    for (const who of [approver, supplier]) {
      expect(await api.call('listWebhooks', {}, who)).toMatchObject({ status: 403 });
      expect(await api.call('getWebhookSecret', { params: { id } }, who)).toMatchObject({ status: 403 });
      expect(await api.call('listDeliveries', { params: { id } }, who)).toMatchObject({ status: 403 });
      expect(await api.call('createWebhook', { body: given() }, who)).toMatchObject({ status: 403 });
    }
  });

  it('makes one by a press repeated, and finds in its history who changed what', async () => {
    const key = randomUUID();
    const body = given({ ds_webhook: 'Uma vez' });
    const replies = await Promise.all(
      [1, 2].map(() => api.call('createWebhook', { body, key }, administrator)),
    );
    const id = String(replies[0]?.body.nr_sequencial);
    expect(String(replies[1]?.body.nr_sequencial)).toBe(id);
    const changed = { ...body, ds_eventos: ['leitura.gravada', 'os.encerrada'] } satisfies Given;
    await api.call('changeWebhook', { params: { id }, body: changed }, administrator);
    const { body: all } = await api.call('listWebhooks', {}, administrator);
    const one = all.find(({ nr_sequencial }) => String(nr_sequencial) === id);
    expect(one?.historia[0]).toMatchObject({
      ds_colaborador: 'BEATRIZ NOGUEIRA',
      mudancas: [{ coluna: 'eventos', antes: 'leitura.gravada', depois: 'leitura.gravada, os.encerrada' }],
    });
  });
});

it('messages older than thirty days are removed', async () => {
  const id = await register();
  await api.sql(
    `insert into webhook_envio (nr_seq_webhook, ds_evento, js_envio, st_envio, dt_criacao)
     values ($1, 'teste', '{}', 'S', now() - interval '31 days'), ($1, 'teste', '{}', 'S', now())`,
    [Number(id)],
  );
  const warnings: unknown[] = [];
  await keepHouse(api.databases, { warn: (told: unknown) => warnings.push(told) } as never);
  expect(warnings).toEqual([]);
  expect(await log(id)).toHaveLength(1);
});
