import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Signed } from '../../test/api.ts';
import { makeOrder } from '../../test/orders.ts';
import { makePlanOrder, planCommandsOf } from '../../test/plan-orders.ts';
import { openWorkshop, type Workshop } from '../../test/work.ts';

let shop: Workshop;
beforeAll(async () => {
  shop = await openWorkshop();
});
afterAll(() => shop.api.close());
beforeEach(async () => {
  await shop.endAllWork();
  await count(30);
});
afterEach(() => count(0));

const count = (minutes: number) => shop.api.sql('update parametro set qt_minutos_digitos = $1', [minutes]);
const { begin } = planCommandsOf(() => shop.api);

/** The commands on work in hand, without digits. @param by who is signed in, when it is somebody else */
const without = (who: Signed, order: number, by = who, headers = {}) => {
  const body = { nr_seq_os: order, nr_seq_clifor: who.person };
  return {
    pause: () =>
      shop.api.call('pauseExecution', { body: { ...body, justificativa: 'Refeicao' }, headers }, by),
    stop: (proximo?: number) =>
      shop.api.call('closeExecution', { body: { ...body, ...(proximo && { proximo }) } }, by),
    finish: () => shop.api.call('closeExecution', { body: { ...body, finalizar_os: 'S' } }, by),
    note: () => shop.api.call('noteExecution', { body: { ...body, observacao: 'folga no terminal' } }, by),
    add: (nr_seq_item: number) =>
      shop.api.call(
        'addItem',
        {
          params: { id: String(order) },
          body: { nr_seq_clifor: who.person, nr_seq_item, quantidade: 1 },
        },
        by,
      ),
  };
};

const asked = { status: 422, codigo: 'CPF_EXIGIDO', campos: { cpf: 'três dígitos ou o crachá' } };

describe('digits typed at the start', () => {
  it('count for noting, adding, stopping with the next service, and finishing', async () => {
    const { order, items } = await makeOrder(shop.api, { services: 2 });
    await shop.start(shop.joao, order);
    const again = without(shop.joao, order);
    expect((await again.note()).status).toBe(200);
    const [service] = await shop.api.sql<{ nr_seq_item: number }>(
      'select nr_seq_item from os_item where nr_sequencial = $1',
      [items[0]],
    );
    expect((await again.add(service?.nr_seq_item ?? 0)).status).toBe(200);
    expect((await again.stop(items[1])).body).toMatchObject({ codigo: 'A' });
    expect((await again.pause()).status).toBe(200);
  });

  it('count for finishing, in the name of the person who started', async () => {
    const { order } = await makeOrder(shop.api);
    await shop.start(shop.joao, order);
    expect((await without(shop.joao, order).finish()).body).toMatchObject({ codigo: 'E' });
    const [work] = await shop.api.sql('select nr_seq_clifor_final from execucao where nr_seq_os = $1', [
      order,
    ]);
    expect(work).toEqual({ nr_seq_clifor_final: shop.joao.person });
  });

  it('count for a plan order', async () => {
    const { order } = await makePlanOrder(shop.api);
    await begin(shop.joao, order);
    const body = { nr_seq_os: order, tecnicoId: shop.joao.person, justificativa: 'Refeicao' };
    expect((await shop.api.call('pausePlan', { body }, shop.joao)).status).toBe(200);
  });

  it('count on the shared terminal they were typed on, for that technician alone', async () => {
    const { order } = await makeOrder(shop.api);
    const body = { nr_seq_os: order, nr_seq_clifor: shop.joao.person, cpf: shop.joao.digits };
    await shop.api.call('startExecution', { body }, shop.terminal);
    expect(await without(shop.carlos, order, shop.terminal).pause()).toMatchObject(asked);
    expect(await without(shop.joao, order).pause()).toMatchObject(asked);
    expect((await without(shop.joao, order, shop.terminal).pause()).status).toBe(200);
  });

  it('begin the time anew when they are typed again', async () => {
    const { order } = await makeOrder(shop.api);
    await shop.start(shop.joao, order);
    await shop.api.sql("update prova_digitos set dt_prova = now() - interval '31 minutes'");
    const body = { nr_seq_os: order, nr_seq_clifor: shop.joao.person, observacao: 'vazamento' };
    const typed = { body: { ...body, cpf: shop.joao.digits } };
    expect((await shop.api.call('noteExecution', typed, shop.joao)).status).toBe(200);
    expect((await without(shop.joao, order).pause()).status).toBe(200);
  });

  it('count for a command kept without network that was given in time', async () => {
    const { order } = await makeOrder(shop.api);
    await shop.start(shop.joao, order);
    await shop.api.sql("update prova_digitos set dt_prova = now() - interval '40 minutes'");
    const ago = (minutes: number) => ({ 'feito-ha': String(minutes * 60_000) });
    expect(await without(shop.joao, order, shop.joao, ago(5)).pause()).toMatchObject(asked);
    expect((await without(shop.joao, order, shop.joao, ago(20)).pause()).status).toBe(200);
  });
});

describe('digits are asked again', () => {
  it.each([
    ['where the company asks at every command', () => count(0)],
    [
      'when the time is over',
      () => shop.api.sql("update prova_digitos set dt_prova = now() - interval '30 minutes'"),
    ],
  ])('%s', async (_when, change) => {
    const { order } = await makeOrder(shop.api);
    await shop.start(shop.joao, order);
    await change();
    expect(await without(shop.joao, order).pause()).toMatchObject(asked);
    expect((await shop.detail(shop.joao, order)).estado).toContain('running');
  });

  it('in another session of the same person', async () => {
    const { order } = await makeOrder(shop.api);
    await shop.start(shop.joao, order);
    const elsewhere = await shop.api.signIn('1001', '123');
    expect(await without(shop.joao, order, elsewhere).pause()).toMatchObject(asked);
  });

  it('on another order', async () => {
    const { order } = await makeOrder(shop.api);
    const { order: other } = await makeOrder(shop.api);
    await shop.start(shop.joao, order);
    expect(await without(shop.joao, other).note()).toMatchObject(asked);
  });

  it('once the work is paused: continuing it needs them', async () => {
    const { order } = await makeOrder(shop.api);
    await shop.start(shop.joao, order);
    await shop.pause(shop.joao, order);
    expect(await without(shop.joao, order).finish()).toMatchObject(asked);
    const body = { nr_seq_os: order, nr_seq_clifor: shop.joao.person, cpf: '' };
    expect(await shop.api.call('startExecution', { body }, shop.joao)).toMatchObject({
      status: 422,
      codigo: 'CAMPO_INVALIDO',
    });
  });

  it('for an order that does not exist, without a trace', async () => {
    expect(await without(shop.joao, 999_999_999).note()).toMatchObject(asked);
    const body = {
      nr_seq_os: 999_999_999,
      nr_seq_clifor: shop.joao.person,
      cpf: '123',
      observacao: 'nada',
    };
    expect(await shop.api.call('noteExecution', { body }, shop.joao)).toMatchObject({
      status: 404,
      codigo: 'NAO_ENCONTRADO',
    });
  });

  it('after wrong ones, which prove nothing', async () => {
    const { order } = await makeOrder(shop.api);
    const wrong = { nr_seq_os: order, nr_seq_clifor: shop.joao.person, cpf: '999' };
    expect(await shop.api.call('startExecution', { body: wrong }, shop.joao)).toMatchObject({
      codigo: 'CPF_INCORRETO',
    });
    await shop.start(shop.carlos, order);
    expect(await without(shop.joao, order).note()).toMatchObject(asked);
  });
});
