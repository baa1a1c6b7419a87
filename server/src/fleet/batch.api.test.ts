import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Api, type Signed, startApi } from '../../test/api.ts';
import { makeOrder } from '../../test/orders.ts';

let api: Api;
let keeper: Signed;

beforeAll(async () => {
  api = await startApi();
  keeper = await api.signIn('1001', '123');
  await api.sql("update g_clifor set st_planos = 'S' where nr_sequencial = $1", [keeper.person]);
});
afterAll(() => api.close());

const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString();
const send = (leituras: { nr_placa: string; km: number; dt_leitura: string }[], key: string = randomUUID()) =>
  api.call('sendReadings', { body: { leituras }, key }, keeper);
const meterOf = async (plate: string) => {
  const [row] = await api.sql<{ km: number; leituras: number; retidas: number }>(
    `select km_atual as km, (select count(*)::int from km_leitura where nr_placa = $1) as leituras,
            (select count(*)::int from leitura_retida where nr_placa = $1 and st_leitura = 'P') as retidas
       from veiculo where nr_placa = $1`,
    [plate],
  );
  return row;
};

it('of several vehicles, in any order, are recorded or held, and each is answered', async () => {
  const [{ plate: a }, { plate: b }] = [await makeOrder(api), await makeOrder(api)];
  const { status, body } = await send([
    { nr_placa: a, km: 5_250, dt_leitura: minutesAgo(10) },
    { nr_placa: b, km: 9_000_000, dt_leitura: minutesAgo(5) },
    { nr_placa: 'ZZZ9Z99', km: 10, dt_leitura: minutesAgo(5) },
    { nr_placa: a, km: 5_240, dt_leitura: minutesAgo(20) },
  ]);
  expect(status).toBe(200);
  expect(body.map(({ nr_placa, st_leitura }) => [nr_placa, st_leitura])).toEqual([
    [a, 'G'],
    [b, 'R'],
    ['ZZZ9Z99', 'N'],
    [a, 'G'],
  ]);
  expect(await meterOf(a)).toEqual({ km: 5_250, leituras: 2, retidas: 0 });
  expect(await meterOf(b)).toEqual({ km: 5_230, leituras: 0, retidas: 1 });
});

it('sent again change nothing, with the same key or another, also after one was discarded', async () => {
  const { plate } = await makeOrder(api);
  const leituras = [
    { nr_placa: plate, km: 5_250, dt_leitura: minutesAgo(10) },
    { nr_placa: plate, km: 8_000_000, dt_leitura: minutesAgo(5) },
  ];
  const key = randomUUID();
  const first = await send(leituras, key);
  expect((await send(leituras, key)).body).toEqual(first.body);
  const again = await send(leituras);
  expect(again.body.map(({ st_leitura }) => st_leitura)).toEqual(['C', 'R']);
  expect(await meterOf(plate)).toEqual({ km: 5_250, leituras: 1, retidas: 1 });
  await api.sql("update leitura_retida set st_leitura = 'D', dt_decisao = now() where nr_placa = $1", [
    plate,
  ]);
  await send(leituras);
  expect(await meterOf(plate)).toEqual({ km: 5_250, leituras: 1, retidas: 0 });
});

it('of two batches at once with the same vehicles are all recorded', async () => {
  const plates = [await makeOrder(api), await makeOrder(api), await makeOrder(api)].map(({ plate }) => plate);
  const batch = (km: number, minutes: number, order: readonly string[]) =>
    send(order.map((nr_placa) => ({ nr_placa, km, dt_leitura: minutesAgo(minutes) })));
  const replies = await Promise.all([batch(5_240, 30, plates), batch(5_241, 20, plates.toReversed())]);
  expect(replies.map(({ status }) => status)).toEqual([200, 200]);
  for (const plate of plates) expect(await meterOf(plate)).toMatchObject({ km: 5_241, leituras: 2 });
});

it.each([
  ['none', []],
  ['too many', Array.from({ length: 1_001 }, () => ({ nr_placa: 'A', km: 1, dt_leitura: minutesAgo(1) }))],
  ['a moment without zone', [{ nr_placa: 'AAA1A11', km: 1, dt_leitura: '2026-11-30T10:00:00' }]],
  ['a meter below zero', [{ nr_placa: 'AAA1A11', km: -1, dt_leitura: minutesAgo(1) }]],
])('are refused: %s', async (_what, leituras) => {
  const reply = await send(leituras);
  expect(reply.status).toBeGreaterThanOrEqual(400);
  expect(reply.status).toBeLessThan(423);
});
