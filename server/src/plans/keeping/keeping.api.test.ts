import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Api, type Signed, startApi } from '../../../test/api.ts';
import { makePlanOrder } from '../../../test/plan-orders.ts';
import { type PlanTools, planTools } from '../../../test/plan-tools.ts';

let api: Api;
let keeper: Signed;
let items: number[] = [];
let freshName: PlanTools['freshName'];
let cycle: PlanTools['cycle'];
let makePlan: PlanTools['makePlan'];
let save: PlanTools['save'];
let read: PlanTools['read'];
let ringOf: PlanTools['ringOf'];
let asKept: PlanTools['asKept'];
let makeVehicle: PlanTools['makeVehicle'];
let today: PlanTools['today'];
let attach: PlanTools['attach'];
let standing: PlanTools['standing'];
let factsOf: PlanTools['factsOf'];

beforeAll(async () => {
  api = await startApi();
  keeper = await api.signIn('1201', '456');
  const rows = await api.sql<{ nr_sequencial: number }>('select nr_sequencial from item order by 1 limit 3');
  items = rows.map(({ nr_sequencial }) => nr_sequencial);
  ({ freshName, cycle, makePlan, save, read, ringOf, asKept, makeVehicle, today, attach, standing, factsOf } =
    planTools(api, keeper));
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

describe('the ring of a plan', () => {
  it('keeps services and parts with their quantities, and hours', async () => {
    const [first = 0, second = 0, third = 0] = items;
    const { id, ring } = await makePlan(
      cycle('B', {
        qt_horas: 2.5,
        itens: [
          { nr_seq_item: first, qt_quantidade: 1 },
          { nr_seq_item: second, qt_quantidade: 12.5 },
        ],
      }),
    );
    const [kept] = await asKept(id);
    expect(kept?.qt_horas).toBe(2.5);
    expect(kept?.itens).toContainEqual({ nr_seq_item: second, qt_quantidade: 12.5 });
    const changed = cycle('B', {
      nr_sequencial: ring[0] ?? 0,
      itens: [
        { nr_seq_item: second, qt_quantidade: 3 },
        { nr_seq_item: third, qt_quantidade: 1 },
      ],
    });
    expect((await save(id, ring, [changed])).status).toBe(200);
    expect((await asKept(id))[0]?.itens.toSorted((a, b) => a.nr_seq_item - b.nr_seq_item)).toEqual(
      changed.itens,
    );
  });

  it('put in another order takes the vehicles before each cycle along', async () => {
    const { id, ring } = await makePlan(cycle('B'), cycle('L'), cycle('LB'));
    const plates = [await makeVehicle(), await makeVehicle(), await makeVehicle()];
    for (const [place, plate] of plates.entries()) await attach(id, [plate], ring[place] ?? 0);
    const [b, l, lb] = await asKept(id);
    if (!b || !l || !lb) throw new Error('three cycles');
    expect((await save(id, ring, [lb, cycle('X'), b, l])).status).toBe(200);
    expect((await read(id)).ciclos.map(({ ds_ciclo, veiculos }) => `${ds_ciclo}${veiculos}`)).toEqual([
      'LB1',
      'X0',
      'B1',
      'L1',
    ]);
    const next = await Promise.all(plates.map(standing));
    expect(next.map(({ prox }) => prox)).toEqual(['B', 'L', 'LB']);
  });

  it('lets go a cycle that has only a past, and never one that a vehicle or an open order needs', async () => {
    const { id, ring } = await makePlan(cycle('B'), cycle('L'));
    const plate = await makeVehicle();
    await attach(id, [plate], ring[0] ?? 0);
    const [b, l] = await asKept(id);
    if (!b || !l) throw new Error('two cycles');
    const refused = await save(id, ring, [l]);
    expect(refused).toMatchObject({ status: 409, codigo: 'CICLO_EM_USO' });
    expect(refused.mensagem).toContain(plate);
    const { id: place } = await standing(plate);
    const done = {
      nr_seq_ciclo: ring[0] ?? 0,
      km: 50_000,
      dia: await today(),
      observacao: 'na concessionária',
    };
    await api.call('reportDone', { params: { id: String(place) }, body: done }, keeper);
    expect((await save(id, ring, [l])).status).toBe(200);
    expect(await factsOf(place)).toContainEqual(expect.objectContaining({ tp_fato: 'E', ds_ciclo: 'B' }));
    const made = await makePlanOrder(api, { cycles: [1, 2], doing: 1 });
    const [other] = await api.sql<{ nr_seq_plano: number }>(
      'select nr_seq_plano from veiculo_plano where nr_sequencial = $1',
      [made.vehiclePlan],
    );
    await api.sql('update veiculo_plano set nr_ordem_prox = 2 where nr_sequencial = $1', [made.vehiclePlan]);
    const plan = other?.nr_seq_plano ?? 0;
    const [, second] = await asKept(plan);
    if (second === undefined) throw new Error('two cycles');
    expect(await save(plan, await ringOf(plan), [second])).toMatchObject({
      status: 409,
      codigo: 'CICLO_COM_OS',
    });
  });

  it('that somebody else changed meanwhile is not written over', async () => {
    const { id, ring } = await makePlan(cycle('B'));
    const kept = await asKept(id);
    const [one, two] = await Promise.all([
      save(id, ring, [...kept, cycle('L')]),
      save(id, ring, [...kept, cycle('X')]),
    ]);
    expect(new Set([one.status, two.status])).toEqual(new Set([200, 409]));
    expect(await ringOf(id)).toHaveLength(2);
  });

  it.each([
    ['a cycle without meter and days', { km_intervalo: null, qt_dias: null }],
    [
      'an item twice',
      {
        itens: [
          { nr_seq_item: 1, qt_quantidade: 1 },
          { nr_seq_item: 1, qt_quantidade: 2 },
        ],
      },
    ],
    ['an item there is none of', { itens: [{ nr_seq_item: 2_000_000_000, qt_quantidade: 1 }] }],
    ['no name', { ds_ciclo: ' ' }],
  ])('refuses %s', async (_what, more) => {
    const { id } = await makePlan();
    expect(await save(id, [], [cycle('B', more)])).toMatchObject({ status: 422, codigo: 'CAMPO_INVALIDO' });
  });
});
