import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { Signed } from '../../test/api.ts';
import { makeOrder } from '../../test/orders.ts';
import { attendAll, makePlanOrder } from '../../test/plan-orders.ts';
import { openWorkshop, orderCommandsOf, type Workshop } from '../../test/work.ts';

let shop: Workshop;
let maria: Signed;
beforeAll(async () => {
  shop = await openWorkshop();
  maria = await shop.api.signIn('1401', '678');
});
afterAll(() => shop.api.close());
beforeEach(() => shop.endAllWork());

const active = async (who: Signed) => (await shop.api.call('listActiveFleet', {}, who)).body;
const paused = async (who: Signed) => (await shop.api.call('listPaused', { query: {} }, who)).body;
const waiting = async (who: Signed, nr_tipo: 'A' | 'L' | 'P') =>
  (await shop.api.call('listWaiting', { query: { nr_tipo } }, who)).body;

/** What the row of an order permits; undefined: the order is not listed. */
function permittedIn<T extends { nr_seq_os: number; permitido: unknown[] }>(rows: T[], order: number) {
  return rows.find((row) => row.nr_seq_os === order)?.permitido;
}

it('a row of running work permits its technician and the terminal to pause and end it', async () => {
  const { order } = await makeOrder(shop.api);
  await shop.start(shop.joao, order);
  for (const who of [shop.joao, shop.terminal])
    expect(permittedIn(await active(who), order)).toEqual(
      expect.arrayContaining(['pausar', 'parar', 'finalizar']),
    );
  expect(permittedIn(await active(shop.carlos), order)).toBeUndefined();
});

it('a supplier may pause and end the work on his own orders', async () => {
  const { order } = await makeOrder(shop.api, { origin: 'E', supplier: 31 });
  await shop.start(shop.joao, order);
  expect(permittedIn(await active(shop.supplier), order)).toEqual(
    expect.arrayContaining(['pausar', 'parar', 'finalizar']),
  );
});

it('work on a plan order is finished, not stopped; with everything done there is nothing to start', async () => {
  const { order } = await makePlanOrder(shop.api);
  await shop.start(shop.joao, order);
  const running = permittedIn(await active(shop.joao), order);
  expect(running).toContain('finalizar');
  expect(running).not.toContain('parar');
  await shop.endAllWork();
  expect(permittedIn(await waiting(shop.joao, 'P'), order)).toContain('iniciar');
  await attendAll(shop.api, order);
  const settled = permittedIn(await waiting(shop.joao, 'P'), order);
  expect(settled).toContain('finalizar');
  expect(settled).not.toContain('iniciar');
});

it('paused work may be resumed until a purchase order is open', async () => {
  const { order } = await makeOrder(shop.api);
  await shop.start(shop.joao, order);
  await shop.pause(shop.joao, order);
  expect(permittedIn(await paused(shop.joao), order)).toContain('continuar');
  await orderCommandsOf(shop.api).openPurchase(shop.terminal, order);
  const [row] = (await paused(shop.joao)).filter((one) => one.nr_seq_os === order);
  expect(row).toMatchObject({ oc_aberta: true });
  expect(row?.permitido).not.toContain('continuar');
});

it('only an approver may approve, and only insiders end a release', async () => {
  const { order } = await makeOrder(shop.api, { approved: 'N' });
  expect(permittedIn(await waiting(shop.terminal, 'A'), order)).toContain('aprovar');
  expect(permittedIn(await waiting(maria, 'A'), order)).not.toContain('aprovar');
  const resting = await makeOrder(shop.api, {
    department: 'ARMAZEM',
    origin: 'E',
    supplier: 31,
    state: 'L',
  });
  expect(permittedIn(await waiting(shop.terminal, 'L'), resting.order)).toContain('finalizar_liberacao');
  expect(permittedIn(await waiting(shop.supplier, 'L'), resting.order)).not.toContain('finalizar_liberacao');
});

it('own work in another branch permits what it permits at home', async () => {
  const { token } = await shop.api.signIn('1001', '123');
  const moved = await shop.api.call('login', { body: { newFilial: 2 }, headers: { token } });
  const there = { ...shop.joao, token: moved.body.token };
  const { order } = await makeOrder(shop.api);
  await shop.start(shop.joao, order);
  const running = permittedIn(await active(there), order);
  expect(running).toContain('pausar');
  expect(running).toEqual((await shop.detail(there, order)).permitido);
  await shop.pause(shop.joao, order);
  expect(permittedIn(await paused(there), order)).toEqual((await shop.detail(there, order)).permitido);
});

it('rows permit what the pages of their orders do', async () => {
  let compared = 0;
  for (const who of [shop.terminal, shop.carlos, shop.supplier, maria]) {
    const lists = [active(who), paused(who), waiting(who, 'A'), waiting(who, 'L'), waiting(who, 'P')];
    for (const { nr_seq_os, permitido, estado } of (await Promise.all<Row[]>(lists)).flat()) {
      expect(await shop.detail(who, nr_seq_os)).toMatchObject({ permitido, estado });
      compared += 1;
    }
  }
  expect(compared).toBeGreaterThan(5);
});

interface Row {
  nr_seq_os: number;
  permitido: unknown[];
  estado: unknown[];
}
