import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Api, type Signed, startApi } from '../../test/api.ts';
import { openBranch, reads, sevenOrders, workOf } from '../../test/dashboard.ts';
import { makeOrder } from '../../test/orders.ts';

let api: Api;
let joao: Signed;
let branch = 0;

beforeAll(async () => {
  api = await startApi();
});

afterAll(() => api.close());
beforeEach(async () => {
  ({ branch, joao } = await openBranch(api));
});

const work = workOf(() => ({ api, joao }));

describe('one answer for all screens of a branch', () => {
  it('is computed once, however many ask for whichever part', async () => {
    const screens = await Promise.all([api.signIn('1001', '123'), api.signIn('1001', '123')]);
    await Promise.all(screens.map((screen) => api.call('listRescues', {}, screen)));
    api.statements.length = 0;
    const replies = await Promise.all(
      screens.flatMap((screen) => reads.map((name) => api.call(name, {}, screen))),
    );
    expect(replies.map(({ status }) => status)).toEqual(Array(2 * reads.length).fill(200));
    expect(api.statements.filter(({ text }) => text.includes('janela'))).toHaveLength(1);
    // The figures, the counters of the lists, the wall.
    expect(api.statements).toHaveLength(3);
  });

  it('belongs to the branch', async () => {
    await sevenOrders(api, branch);
    expect((await api.call('getDashboardCounters', {}, joao)).body.os_frota).toBe(2);
    const elsewhere = await api.signIn('1001', '123');
    const { body } = await api.call('getDashboardCounters', {}, elsewhere);
    expect(body.os_frota).toBeGreaterThan(2);
  });
});

describe('the wall', () => {
  it('puts rescues before late orders, the worst level first, and counts them', async () => {
    const made = (wanted: Parameters<typeof makeOrder>[1]) => makeOrder(api, { branch, ...wanted });
    const light = await made({ openedDaysAgo: 5 });
    const worst = await made({ openedDaysAgo: 1 });
    const rescue = await made({ rescue: true });
    const inTime = await made({});
    await made({ approved: 'N', openedDaysAgo: 5 });
    await made({ state: 'R', openedDaysAgo: 5 });
    const level = (order: number, id: number) =>
      api.sql('update os set nr_seq_criticidade = $2 where nr_sequencial = $1', [order, id]);
    await level(light.order, 4);
    await level(worst.order, 1);
    await work(inTime.order, 1, null, null);
    await work(light.order, 30, 29, 'P');
    const { body } = await api.call('getDashboardWall', {}, joao);
    expect(
      body.urgentes.map(({ nr_sequencial, socorro, situacao }) => [nr_sequencial, socorro, situacao]),
    ).toEqual([
      [rescue.order, true, 'A'],
      [worst.order, false, 'A'],
      [light.order, false, 'P'],
    ]);
    // Why he rests is his own affair: a pause that waits for no part is not shown.
    expect(body.urgentes.map(({ motivo }) => motivo)).toEqual([null, null, null]);
    expect(body.em_maos.map(({ nr_sequencial, motivo }) => [nr_sequencial, motivo])).toEqual([
      [inTime.order, null],
    ]);
    expect(body).toMatchObject({ abertas: 4, em_atendimento: 1, atrasadas: 2 });
  });
});
