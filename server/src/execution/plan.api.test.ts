import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { makeOrder } from '../../test/orders.ts';
import { attendAll, makePlanOrder, planCommandsOf, standingOf } from '../../test/plan-orders.ts';
import { openWorkshop, type Workshop } from '../../test/work.ts';

let shop: Workshop;
beforeAll(async () => {
  shop = await openWorkshop();
});

afterAll(() => shop.api.close());
beforeEach(() => shop.endAllWork());

const { begin, finish, pause, resume, stateOf } = planCommandsOf(() => shop.api);

describe('working on a plan order', () => {
  it('is started, paused and resumed as a whole, and keeps the meter told at the start', async () => {
    const { order } = await makePlanOrder(shop.api);
    expect((await begin(shop.joao, order, { km_veiculo: 5300 })).status).toBe(200);
    expect(await stateOf(order)).toEqual({ st_os: 'P', km_final: null, km_veiculo: 5300 });
    expect((await shop.detail(shop.joao, order)).leituras).toMatchObject([{ km_informado: 5300, km: 5300 }]);
    expect((await pause(shop.joao, order)).status).toBe(200);
    expect((await shop.detail(shop.joao, order)).st_os_pause).toBe('P');
    expect((await resume(shop.joao, order)).body).toEqual({ nr_sequencial: order, gera_transicao: false });
    const intervals = await shop.api.sql(
      'select nr_seq_os_item, tp_fim from execucao where nr_seq_os = $1 order by dt_inicio, nr_sequencial',
      [order],
    );
    expect(intervals).toEqual([
      { nr_seq_os_item: null, tp_fim: 'P' },
      { nr_seq_os_item: null, tp_fim: null },
    ]);
  });

  it('is offered as long as its state allows it', async () => {
    const { order } = await makePlanOrder(shop.api);
    expect((await shop.detail(shop.joao, order)).permitido).toContain('iniciar');
    await begin(shop.joao, order);
    const { permitido } = await shop.detail(shop.joao, order);
    expect(permitido).toEqual(expect.arrayContaining(['pausar', 'finalizar']));
    expect(permitido).not.toContain('parar');
  });

  it('with everything done is finished, not started again', async () => {
    const { order } = await makePlanOrder(shop.api);
    await begin(shop.joao, order);
    await attendAll(shop.api, order);
    await shop.api.sql(
      "update execucao set dt_final = greatest(now(), dt_inicio), tp_fim = 'F' where nr_seq_os = $1",
      [order],
    );
    const { permitido } = await shop.detail(shop.joao, order);
    expect(permitido).toContain('finalizar');
    expect(permitido).not.toContain('iniciar');
    expect(await begin(shop.joao, order)).toMatchObject({ status: 409, codigo: 'OS_PRONTA' });
    expect((await finish(shop.joao, order)).status).toBe(200);
  });

  it('with everything dispensed before its start is finished as well', async () => {
    const { order } = await makePlanOrder(shop.api);
    await attendAll(shop.api, order);
    const { permitido } = await shop.detail(shop.joao, order);
    expect(permitido).toContain('finalizar');
    expect(permitido).not.toContain('iniciar');
    expect(await begin(shop.joao, order)).toMatchObject({ status: 409, codigo: 'OS_PRONTA' });
    expect((await finish(shop.joao, order)).status).toBe(200);
    expect((await stateOf(order))?.st_os).toBe('R');
  });

  it('refuses a meter below the present one at the start', async () => {
    const { order } = await makePlanOrder(shop.api);
    expect(await begin(shop.joao, order, { km_veiculo: 5229 })).toMatchObject({
      status: 422,
      mensagem: 'Insira um KM maior que o atual',
    });
    expect((await stateOf(order))?.st_os).toBe('A');
  });

  it('is not for a technician who works elsewhere', async () => {
    const busy = await makeOrder(shop.api);
    const { order } = await makePlanOrder(shop.api);
    await shop.start(shop.joao, busy.order);
    expect(await begin(shop.joao, order)).toMatchObject({
      status: 409,
      codigo: 'MECANICO_OCUPADO_PLANO',
      mensagem: 'Você já está atendendo outra OS, encerre ela para iniciar outra!',
    });
  });

  it('keeps the technician from other orders, and is told beforehand', async () => {
    const other = await makeOrder(shop.api);
    const { order } = await makePlanOrder(shop.api);
    await begin(shop.joao, order);
    const params = { idMecanico: String(shop.joao.person) };
    expect((await shop.api.call('checkRunningPlans', { params }, shop.joao)).body).toEqual({
      iniciadas: [order],
    });
    expect((await shop.api.call('checkRunningPlans', { params }, shop.carlos)).codigo).toBe('OUTRA_PESSOA');
    expect(await shop.start(shop.joao, other.order)).toMatchObject({
      status: 409,
      codigo: 'MECANICO_OCUPADO',
    });
  });

  it('takes over from another technician as a transition order of the same plan, without a next cycle', async () => {
    const { order, vehiclePlan } = await makePlanOrder(shop.api);
    await begin(shop.joao, order);
    await pause(shop.joao, order);
    expect((await resume(shop.carlos, order)).body).toEqual({ nr_sequencial: order, gera_transicao: true });
    const { body } = await shop.takeOver(shop.carlos, order);
    expect((await stateOf(order))?.st_os).toBe('R');
    const [next] = await shop.api.sql('select st_os, nr_seq_veiculo_plano from os where nr_sequencial = $1', [
      body.nr_seq_os,
    ]);
    expect(next).toEqual({ st_os: 'P', nr_seq_veiculo_plano: vehiclePlan });
    expect(await standingOf(shop.api, vehiclePlan)).toMatchObject({ nr_ordem_prox: 1, km_ultimo: 1000 });
  });

  it('is not done by these calls on an ordinary order, nor item by item', async () => {
    const ordinary = await makeOrder(shop.api);
    const plan = await makePlanOrder(shop.api);
    expect(await begin(shop.joao, ordinary.order)).toMatchObject({ status: 409, codigo: 'OS_SEM_PLANO' });
    const item = { nr_seq_item: plan.items[0] ?? 0 };
    expect((await shop.start(shop.joao, plan.order, item)).codigo).toBe('OS_DE_PLANO');
    expect((await shop.start(shop.joao, plan.order)).status).toBe(200);
  });

  it('pauses with a documented reason only, and only the own work', async () => {
    const { order } = await makePlanOrder(shop.api);
    await begin(shop.joao, order);
    expect((await pause(shop.joao, order, {})).mensagem).toBe('Informe uma justificativa');
    expect((await pause(shop.carlos, order)).mensagem).toBe('Outro mecânico inicou esta OS');
    expect((await resume(shop.joao, order)).codigo).toBe('OS_EM_ATENDIMENTO');
  });
});
