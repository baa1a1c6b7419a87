import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { attendAll, makePlanOrder } from '../../../test/plan-orders.ts';
import { planOf } from '../../../test/plans.ts';
import { untilWaiting } from '../../../test/waiting.ts';
import { openWorkshop, type Workshop } from '../../../test/work.ts';

let shop: Workshop;
beforeAll(async () => {
  shop = await openWorkshop();
});
afterAll(() => shop.api.close());

const planOfOrder = async (vehiclePlan: number): Promise<number> => {
  const [row] = await shop.api.sql<{ id: number }>(
    'select nr_seq_plano as id from veiculo_plano where nr_sequencial = $1',
    [vehiclePlan],
  );
  return row?.id ?? 0;
};
const nextOf = async (vehiclePlan: number): Promise<string | undefined> => {
  const [row] = await shop.api.sql<{ ds_ciclo: string }>(
    `select c.ds_ciclo from veiculo_plano vp
       join plano_ciclo c on c.nr_seq_plano = vp.nr_seq_plano and c.nr_ordem = vp.nr_ordem_prox
      where vp.nr_sequencial = $1`,
    [vehiclePlan],
  );
  return row?.ds_ciclo;
};
const named = () => ({ tecnicoId: shop.joao.person, cpf: shop.joao.digits });

/** Puts the ring of a plan in the opposite order. */
async function turnRound(plan: number) {
  const params = { id: String(plan) };
  const { ciclos } = (await shop.api.call('getPlan', { params }, shop.terminal)).body;
  const kept = ciclos.map(({ veiculos: _, itens: __, ...cycle }) => ({ ...cycle, itens: [] }));
  return () =>
    shop.api.call(
      'saveCycles',
      {
        params,
        body: {
          antes: kept.map((cycle) => cycle.nr_sequencial),
          ciclos: kept.toReversed(),
          motivo: 'outra ordem',
        },
      },
      shop.terminal,
    );
}

it('an order that closes while its ring is turned round counts the next cycle in the new ring', async () => {
  const made = await makePlanOrder(shop.api, { cycles: [1, 2, 3, 4], doing: 2 });
  await attendAll(shop.api, made.order);
  await shop.endAllWork();
  await shop.api.call('workOnPlan', { body: { nrSeqOs: made.order, acao: 'I', ...named() } }, shop.joao);
  const turn = await turnRound(await planOfOrder(made.vehiclePlan));
  const close = { nrSeqOs: made.order, acao: 'F' as const, km_veiculo: 5_400, ...named() };
  // The vehicle's place is locked: saving the ring is blocked midway, and the order arrives then.
  const replies = await shop.api.withClient(async (client) => {
    await client.query('begin');
    await client.query('select 1 from veiculo_plano where nr_sequencial = $1 for update', [made.vehiclePlan]);
    const turned = turn();
    await untilWaiting(shop.api, 1);
    const closed = shop.api.call('workOnPlan', { body: close }, shop.joao);
    await untilWaiting(shop.api, 2);
    await client.query('commit');
    return Promise.all([turned, closed]);
  });
  expect(replies.map(({ status }) => status)).toEqual([200, 200]);
  expect(await nextOf(made.vehiclePlan)).toBe('C1');
  const done = await shop.api.sql(
    "select 1 from plano_historico where nr_seq_veiculo_plano = $1 and tp_fato = 'E'",
    [made.vehiclePlan],
  );
  expect(done).toHaveLength(1);
});

it('a vehicle attached by two people at once is in the plan once, and one of them is told', async () => {
  const made = await makePlanOrder(shop.api);
  const plan = await planOfOrder((await makePlanOrder(shop.api)).vehiclePlan);
  const params = { id: String(plan) };
  const { ciclos } = (await shop.api.call('getPlan', { params }, shop.terminal)).body;
  const [{ dia } = { dia: '' }] = await shop.api.sql<{ dia: string }>(
    "select (now() at time zone 'America/Sao_Paulo')::date::text as dia",
  );
  const body = {
    placas: [made.plate],
    nr_seq_ciclo: ciclos[0]?.nr_sequencial ?? 0,
    km_ultimo: null,
    dt_ultimo: dia,
  };
  const attach = () => shop.api.call('attachVehicles', { params, body }, shop.terminal);
  const both = await Promise.all([attach(), attach()]);
  expect(both.map(({ status }) => status)).toEqual([200, 200]);
  expect(both.flatMap((reply) => reply.body.vinculados)).toEqual([made.plate]);
  expect(both.flatMap((reply) => reply.body.ja_vinculados)).toEqual([made.plate]);
});

describe('each screen asks the database once', () => {
  const reads = [
    ['listPlans', {}],
    ['getPlan', { params: { id: '1' } }],
    ['listPlanVehicles', { params: { id: '1' } }],
    ['listCandidates', { params: { id: '1' } }],
    ['getVehicleChoices', {}],
    ['listPlaceHistory', { params: { id: '1' } }],
    ['listHeldReadings', {}],
  ] as const;
  it.each(reads)('%s, and looks up readings, orders and history by index', async (name, sent) => {
    const plan = await planOf(shop.api, () => shop.api.call(name, sent, shop.terminal));
    expect(plan).not.toMatch(/Seq Scan on (km_leitura|os|plano_historico)\b/);
  });

  it('listReadings too', async () => {
    const [{ nr_placa } = { nr_placa: '' }] = await shop.api.sql<{ nr_placa: string }>(
      'select nr_placa from veiculo_filial where nr_seq_filial = 1 limit 1',
    );
    const plan = await planOf(shop.api, () =>
      shop.api.call('listReadings', { params: { placa: nr_placa } }, shop.terminal),
    );
    expect(plan).not.toMatch(/Seq Scan on km_leitura\b/);
  });
});
