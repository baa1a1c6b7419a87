import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { attendAll, makePlanOrder, planCommandsOf, standingOf } from '../../test/plan-orders.ts';
import { openWorkshop, orderCommandsOf, type Workshop } from '../../test/work.ts';

let shop: Workshop;
beforeAll(async () => {
  shop = await openWorkshop();
});

afterAll(() => shop.api.close());
beforeEach(() => shop.endAllWork());

const { begin, finish, stateOf } = planCommandsOf(() => shop.api);

describe('finishing a plan order', () => {
  it('closes it, keeps the reading and counts the next cycle from the real execution', async () => {
    const { order, vehiclePlan } = await makePlanOrder(shop.api);
    await begin(shop.joao, order);
    await attendAll(shop.api, order);
    const reply = await finish(shop.joao, order, { km_veiculo: 5400, obs_externa: 'filtro trocado' });
    expect(reply).toMatchObject({ status: 200, body: { nr_sequencial: order } });
    expect(await stateOf(order)).toEqual({ st_os: 'R', km_final: 5400, km_veiculo: 5400 });
    expect(await standingOf(shop.api, vehiclePlan)).toEqual({
      nr_ordem_prox: 2,
      km_ultimo: 5400,
      hoje: true,
    });
    expect((await shop.detail(shop.joao, order)).ds_obs_externa).toBe('filtro trocado');
  });

  it.each([
    [[1, 2, 3], 3, 1],
    [[1], 1, 1],
    [[2, 5], 2, 5],
  ])('of the ring %j at %i goes on to %i', async (cycles, doing, next) => {
    const { order, vehiclePlan } = await makePlanOrder(shop.api, { cycles, doing });
    await begin(shop.joao, order);
    await attendAll(shop.api, order);
    await finish(shop.joao, order);
    expect((await standingOf(shop.api, vehiclePlan))?.nr_ordem_prox).toBe(next);
  });

  it('waits for every item', async () => {
    const { order, items } = await makePlanOrder(shop.api);
    await begin(shop.joao, order);
    await shop.api.sql('update os_item set dt_atendido = now() where nr_sequencial = $1', [items[0]]);
    expect(await finish(shop.joao, order)).toMatchObject({
      status: 409,
      mensagem: 'Finalize todas as peças e serviços para encerrar o atendimento!',
    });
    expect((await stateOf(order))?.st_os).toBe('P');
  });

  it.each([
    ['none', {}, 422],
    ['zero', { km_veiculo: 0 }, 422],
    ['below the present', { km_veiculo: 5229 }, 422],
    ['equal to the present', { km_veiculo: 5230 }, 200],
  ])('with a meter %s', async (_name, extra, status) => {
    const { order } = await makePlanOrder(shop.api);
    await begin(shop.joao, order);
    await attendAll(shop.api, order);
    const reply = await finish(shop.joao, order, extra);
    expect(reply.status).toBe(status);
    if (status === 422) expect(reply.mensagem).toBe('Insira um KM maior que o atual');
  });

  it('blocks a leap of the hour meter on a young order and asks about it on an old one', async () => {
    const young = await makePlanOrder(shop.api, { department: 'ARMAZEM' });
    await begin(shop.joao, young.order);
    await attendAll(shop.api, young.order);
    const leap = { km_veiculo: 5230 + 745 };
    expect(await finish(shop.joao, young.order, leap)).toMatchObject({
      status: 422,
      mensagem: 'Diferença muito grande entre o KM atual e o informado!',
    });
    await finish(shop.joao, young.order, { km_veiculo: 5230 + 744 });
    const old = await makePlanOrder(shop.api, { department: 'ARMAZEM', openedDaysAgo: 40 });
    await begin(shop.joao, old.order);
    await attendAll(shop.api, old.order);
    expect(await finish(shop.joao, old.order, leap)).toMatchObject({ status: 409, codigo: 'CONFIRMA_KM' });
    expect((await finish(shop.joao, old.order, { ...leap, confirma_km: 'S' })).status).toBe(200);
  });

  it('asks about ten times the meter at start and end, and counts no cycle meanwhile', async () => {
    const { order, vehiclePlan } = await makePlanOrder(shop.api);
    await shop.api.sql(
      `insert into km_leitura (nr_placa, dt_leitura, km, tp_origem)
       select nr_placa, now() - interval '3 days', 5230, 'T' from os where nr_sequencial = $1`,
      [order],
    );
    const asked = {
      status: 409,
      codigo: 'CONFIRMA_LEITURA',
      campos: { km_atual: '5230', km: '52300', dias: '3' },
    };
    expect(await begin(shop.joao, order, { km_veiculo: 52_300 })).toMatchObject(asked);
    await begin(shop.joao, order);
    await attendAll(shop.api, order);
    expect(await finish(shop.joao, order, { km_veiculo: 52_300 })).toMatchObject(asked);
    expect(await standingOf(shop.api, vehiclePlan)).toMatchObject({ nr_ordem_prox: 1 });
    expect((await finish(shop.joao, order, { km_veiculo: 52_300, confirma: 'S' })).status).toBe(200);
    expect(await standingOf(shop.api, vehiclePlan)).toMatchObject({ nr_ordem_prox: 2, km_ultimo: 52_300 });
  });

  it('is the same when the ordinary end is sent', async () => {
    const { order, vehiclePlan } = await makePlanOrder(shop.api);
    await begin(shop.joao, order);
    expect((await shop.close(shop.joao, order, { km_atual: 5400 })).codigo).toBe('ITENS_DO_PLANO_PENDENTES');
    await attendAll(shop.api, order);
    expect((await shop.close(shop.joao, order)).codigo).toBe('KM_MENOR');
    const reply = await shop.close(shop.joao, order, { km_atual: 5400 });
    expect(reply.body.codigo).toBe('E');
    expect((await standingOf(shop.api, vehiclePlan))?.nr_ordem_prox).toBe(2);
  });

  it("is not done on another technician's work", async () => {
    const { order } = await makePlanOrder(shop.api);
    await begin(shop.joao, order);
    await attendAll(shop.api, order);
    expect((await finish(shop.carlos, order)).mensagem).toBe('Outro mecânico inicou esta OS');
  });

  it('sent twice with one key, and by five presses at once, counts one cycle', async () => {
    const { order, vehiclePlan } = await makePlanOrder(shop.api);
    await begin(shop.joao, order);
    await attendAll(shop.api, order);
    const key = '3f1c1c3e-7b90-4b15-9a3d-0000000000aa';
    const presses = await Promise.all([
      ...Array.from({ length: 2 }, () => finish(shop.joao, order, { km_veiculo: 5400 }, key)),
      ...Array.from({ length: 3 }, () => finish(shop.joao, order)),
    ]);
    const won = presses.filter(({ status }) => status === 200).length;
    expect([1, 2]).toContain(won);
    expect(presses.filter(({ codigo }) => codigo === 'OS_ENCERRADA')).toHaveLength(5 - won);
    expect((await standingOf(shop.api, vehiclePlan))?.nr_ordem_prox).toBe(2);
    const events = await shop.api.sql(
      "select 1 from evento where nr_seq_os = $1 and ds_evento = 'os.encerrada'",
      [order],
    );
    expect(events).toHaveLength(1);
  });

  it('cancelled counts no cycle; released complete it does, by the meter of the vehicle', async () => {
    const does = orderCommandsOf(shop.api);
    const cancelled = await makePlanOrder(shop.api);
    await shop.api.sql("update g_clifor set st_aprovador = 'S' where nr_sequencial = $1", [shop.joao.person]);
    const chief = await shop.api.signIn('1001', '123');
    expect((await does.cancel(chief, cancelled.order)).status).toBe(200);
    expect((await standingOf(shop.api, cancelled.vehiclePlan))?.nr_ordem_prox).toBe(1);
    const released = await makePlanOrder(shop.api, { department: 'ARMAZEM' });
    await begin(chief, released.order);
    await does.awaitRelease(chief, released.order);
    await attendAll(shop.api, released.order);
    expect((await does.endRelease(chief, released.order)).body.codigo).toBe('E');
    expect(await standingOf(shop.api, released.vehiclePlan)).toEqual({
      nr_ordem_prox: 2,
      km_ultimo: 5230,
      hoje: true,
    });
  });
});
