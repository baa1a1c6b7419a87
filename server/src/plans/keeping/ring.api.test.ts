import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Api, type Signed, startApi } from '../../../test/api.ts';
import { makePlanOrder } from '../../../test/plan-orders.ts';
import { type PlanTools, planTools } from '../../../test/plan-tools.ts';

let api: Api;
let keeper: Signed;
let items: number[] = [];
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
  ({ cycle, makePlan, save, read, ringOf, asKept, makeVehicle, today, attach, standing, factsOf } = planTools(
    api,
    keeper,
  ));
});
afterAll(() => api.close());

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
