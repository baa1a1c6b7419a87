import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Api, type Signed, startApi } from '../../../test/api.ts';
import { type PlanTools, planTools } from '../../../test/plan-tools.ts';

let api: Api;
let keeper: Signed;
let freshName: PlanTools['freshName'];
let cycle: PlanTools['cycle'];
let makePlan: PlanTools['makePlan'];
let save: PlanTools['save'];
let read: PlanTools['read'];
let asKept: PlanTools['asKept'];
let makeVehicle: PlanTools['makeVehicle'];
let attach: PlanTools['attach'];

beforeAll(async () => {
  api = await startApi();
  keeper = await api.signIn('1201', '456');
  ({ freshName, cycle, makePlan, save, read, asKept, makeVehicle, attach } = planTools(api, keeper));
});
afterAll(() => api.close());

describe('a plan', () => {
  it('is made, listed under the name as it was typed, changed, and told of', async () => {
    const { id } = await makePlan(cycle('b'), cycle('l'));
    const plan = await read(id);
    expect(plan.ciclos.map(({ ds_ciclo }) => ds_ciclo)).toEqual(['B', 'L']);
    const body = {
      ds_plano: `Revisão do ${freshName()}`,
      tp_plano: 'P',
      qt_alerta_km: 500,
      qt_alerta_dias: 7,
      st_status: 'I',
    } as const;
    expect((await api.call('changePlan', { params: { id: String(id) }, body }, keeper)).status).toBe(200);
    api.statements.length = 0;
    const listed = await api.call('listPlans', {}, keeper);
    expect(api.statements.filter(({ text }) => text.includes('plano'))).toHaveLength(1);
    expect(listed.body.find(({ nr_sequencial }) => nr_sequencial === id)).toMatchObject({
      ...body,
      ciclos: ['B', 'L'],
    });
    const events = await api.sql(
      "select 1 from evento where ds_evento like 'plano.%' and (js_dados->>'plano')::int = $1",
      [id],
    );
    expect(events).toHaveLength(3);
  });

  it('counts the vehicles a person sees, on its card and at the cycle they do next', async () => {
    const { id, ring } = await makePlan(cycle('B'));
    const first = ring[0] ?? 0;
    await attach(id, [await makeVehicle()], first);
    const elsewhere = await makeVehicle();
    await attach(id, [elsewhere], first);
    await api.sql('update veiculo_filial set nr_seq_filial = 2 where nr_placa = $1', [elsewhere]);
    const { body } = await api.call('listPlans', {}, keeper);
    expect(body.find(({ nr_sequencial }) => nr_sequencial === id)).toMatchObject({ veiculos: 1 });
    expect((await read(id)).ciclos).toMatchObject([{ veiculos: 1 }]);
  });

  it('has a name of its own, whatever its case and accents', async () => {
    const { id } = await makePlan();
    const { ds_plano } = await read(id);
    const body = {
      ds_plano: ds_plano.toLowerCase().replace('a', 'á'),
      tp_plano: 'V',
      qt_alerta_km: null,
      qt_alerta_dias: null,
    } as const;
    expect(await api.call('createPlan', { body }, keeper)).toMatchObject({
      status: 409,
      codigo: 'PLANO_NOME_EM_USO',
    });
  });

  it('keeps its kind while vehicles are in it, and bodywork counts days alone', async () => {
    const { id, ring } = await makePlan(cycle('B'));
    const body = {
      ds_plano: freshName(),
      tp_plano: 'R',
      qt_alerta_km: null,
      qt_alerta_dias: null,
      st_status: 'A',
    } as const;
    const change = () => api.call('changePlan', { params: { id: String(id) }, body }, keeper);
    expect(await change()).toMatchObject({ status: 422, codigo: 'CICLO_SO_DIAS' });
    await attach(id, [await makeVehicle()], ring[0] ?? 0);
    expect(await change()).toMatchObject({ status: 409, codigo: 'PLANO_EM_USO' });
  });

  it('that is none is not found', async () => {
    const params = { id: '999999' };
    expect((await api.call('getPlan', { params }, keeper)).status).toBe(404);
    expect((await api.call('listPlanVehicles', { params }, keeper)).status).toBe(404);
    expect((await save(999_999, [], [cycle('B')])).status).toBe(404);
    expect((await attach(999_999, ['ABC1D23'], 1)).status).toBe(404);
  });
});

describe('a change that moves what falls due', () => {
  it('wants a reason, tells what it would do before, is written down with both, and goes back with what was', async () => {
    const { id, ring } = await makePlan(cycle('B', { km_intervalo: 10_000, qt_dias: null }));
    const plate = await makeVehicle();
    await attach(id, [plate], ring[0] ?? 0);
    await api.sql('update veiculo_plano set km_ultimo = 20000 where nr_placa = $1 and nr_seq_plano = $2', [
      plate,
      id,
    ]);
    const params = { id: String(id) };
    const before = await asKept(id);
    const wider = before.map((one) => ({ ...one, km_intervalo: 100_000 }));
    const asked = await api.call('saveCycles', { params, body: { antes: ring, ciclos: wider } }, keeper);
    expect(asked).toMatchObject({
      status: 409,
      codigo: 'CONFIRMA_PLANO',
      campos: { antes: '1', depois: '0', a_vencer_antes: '0', a_vencer_depois: '0' },
    });
    expect(await asKept(id)).toEqual(before);

    const body = { antes: ring, ciclos: wider, motivo: 'óleo sintético' };
    expect((await api.call('saveCycles', { params, body }, keeper)).status).toBe(200);
    const [change] = (await read(id)).mudancas;
    expect(change).toMatchObject({
      tp_mudanca: 'C',
      ds_motivo: 'óleo sintético',
      qt_vencidos_antes: 1,
      qt_vencidos_depois: 0,
      qt_a_vencer_antes: 0,
      qt_a_vencer_depois: 0,
    });
    expect(change?.antes.ciclos).toMatchObject([{ km_intervalo: 10_000 }]);
    expect(change?.depois.ciclos).toMatchObject([{ km_intervalo: 100_000 }]);
    const [event] = await api.sql<{ km: number[] }>(
      `select array[(js_dados#>>'{antes,ciclos,0,km_intervalo}')::int, (js_dados#>>'{depois,ciclos,0,km_intervalo}')::int] as km
         from evento where ds_evento = 'plano.mudou' and (js_dados->>'plano')::int = $1 order by nr_sequencial desc limit 1`,
      [id],
    );
    expect(event?.km).toEqual([10_000, 100_000]);

    const former = { antes: ring, ciclos: change?.antes.ciclos ?? [], motivo: 'desfeita' };
    expect((await api.call('saveCycles', { params, body: former }, keeper)).status).toBe(200);
    expect(await asKept(id)).toEqual(before);
  });

  it('tells what comes to be due soon as well', async () => {
    const { id, ring } = await makePlan(cycle('B', { km_intervalo: 100_000, qt_dias: null }));
    const plate = await makeVehicle();
    await attach(id, [plate], ring[0] ?? 0);
    // It shows 50,000 km: with 10,000 a cycle it is due in 100.
    await api.sql('update veiculo_plano set km_ultimo = 40100 where nr_placa = $1 and nr_seq_plano = $2', [
      plate,
      id,
    ]);
    const shorter = (await asKept(id)).map((one) => ({ ...one, km_intervalo: 10_000 }));
    const body = { antes: ring, ciclos: shorter };
    const asked = await api.call('saveCycles', { params: { id: String(id) }, body }, keeper);
    expect(asked.campos).toEqual({ antes: '0', depois: '0', a_vencer_antes: '0', a_vencer_depois: '1' });
  });

  it('that changes nothing is not kept', async () => {
    const { id, ring } = await makePlan(cycle('B'));
    const kept = (await read(id)).mudancas.length;
    expect((await save(id, ring, await asKept(id))).status).toBe(200);
    expect((await read(id)).mudancas).toHaveLength(kept);
  });

  it('is also a plan switched off; another name alone wants none', async () => {
    const { id, ring } = await makePlan(cycle('B'));
    await attach(id, [await makeVehicle()], ring[0] ?? 0);
    const params = { id: String(id) };
    const body = {
      ds_plano: freshName(),
      tp_plano: 'V',
      qt_alerta_km: null,
      qt_alerta_dias: null,
      st_status: 'A',
    } as const;
    expect((await api.call('changePlan', { params, body }, keeper)).status).toBe(200);
    const off = { ...body, st_status: 'I' as const };
    expect(await api.call('changePlan', { params, body: off }, keeper)).toMatchObject({
      codigo: 'CONFIRMA_PLANO',
    });
    const reply = await api.call('changePlan', { params, body: { ...off, motivo: 'fora de uso' } }, keeper);
    expect(reply.status).toBe(200);
    expect((await read(id)).mudancas[0]).toMatchObject({ tp_mudanca: 'P', ds_motivo: 'fora de uso' });
  });
});
