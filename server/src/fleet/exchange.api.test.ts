import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Api, type Signed, startApi } from '../../test/api.ts';
import { daysAgo, makeVehicle, meterOfVehicle } from '../../test/readings.ts';

let api: Api;

/** Keeps the plans of branch 1. */
let keeper: Signed;

let plate = '';
beforeAll(async () => {
  api = await startApi();
  keeper = await api.signIn('1201', '456');
});

afterAll(() => api.close());
beforeEach(async () => {
  plate = await makeVehicle(api);
});

const { meterOf, leftOf, add } = meterOfVehicle(() => ({ api, keeper, plate }));

describe('a meter exchange', () => {
  const exchange = (body: object) =>
    api.call('exchangeMeter', { body: { nr_placa: plate, ...body } as never }, keeper);

  it('leaves plans and tyres what they had, and readings go on from the new meter', async () => {
    const before = await leftOf();
    expect(await exchange({ km_anterior: 100_000, km_novo: 12 })).toMatchObject({
      status: 200,
      body: { km_atual: 12 },
    });
    expect(await leftOf()).toEqual(before);
    const tyres = await api.sql<{ corrido: number }>(
      `select v.km_atual - a.km_entrada as corrido from pneu_aplicacao a join veiculo v using (nr_placa) where a.nr_placa = $1`,
      [plate],
    );
    expect(tyres).toEqual([{ corrido: 10_000 }, { corrido: 10_000 }]);
    expect((await add({ km: 100 })).status).toBe(200);
    expect(await meterOf()).toBe(100);
    const [written] = await api.sql<{ km: number; km_anterior: number; nr_seq_clifor: number }>(
      "select km, km_anterior, nr_seq_clifor from km_leitura where nr_placa = $1 and tp_origem = 'X'",
      [plate],
    );
    expect(written).toEqual({ km: 12, km_anterior: 100_000, nr_seq_clifor: keeper.person });
  });

  it('counts what was run with the old meter since its last reading', async () => {
    const [before] = await leftOf();
    await exchange({ km_anterior: 100_300, km_novo: 0 });
    expect(await leftOf()).toContainEqual({ resto: (before?.resto ?? 0) - 300 });
  });

  it('takes readings of before it up to what the old meter showed last', async () => {
    await exchange({ km_anterior: 100_300, km_novo: 0 });
    expect(await add({ km: 98_700, quando: await daysAgo(api, 5) })).toMatchObject({
      status: 200,
      body: { km_atual: 0 },
    });
    expect(await meterOf()).toBe(0);
  });

  it.each([
    ['the old meter below its last reading', { km_anterior: 99_999, km_novo: 0 }, 422, 'KM_MENOR'],
    ['the old meter with a digit too many', { km_anterior: 1_000_000, km_novo: 0 }, 409, 'CONFIRMA_LEITURA'],
  ])('is refused with %s', async (_why, body, status, codigo) => {
    expect(await exchange(body)).toMatchObject({ status, codigo });
    expect(await meterOf()).toBe(100_000);
  });

  it('is refused before a reading there is', async () => {
    expect(await exchange({ km_anterior: 99_000, km_novo: 0, quando: await daysAgo(api, 3) })).toMatchObject({
      status: 422,
      codigo: 'TROCA_ANTES_DE_LEITURA',
    });
  });
});

describe('whatever is typed in whatever order', () => {
  const act = fc.oneof(
    {
      weight: 6,
      arbitrary: fc.record({
        kind: fc.constant('now' as const),
        step: fc.integer({ min: -500, max: 1_500 }),
      }),
    },
    {
      weight: 3,
      arbitrary: fc.record({
        kind: fc.constant('past' as const),
        step: fc.integer({ min: -6_000, max: 500 }),
        days: fc.integer({ min: 1, max: 30 }),
      }),
    },
    {
      weight: 1,
      arbitrary: fc.record({
        kind: fc.constant('exchange' as const),
        step: fc.integer({ min: -50, max: 800 }),
        first: fc.nat(50),
      }),
    },
  );

  type Act = typeof act extends fc.Arbitrary<infer Kind> ? Kind : never;

  async function exchange(name: string, last: number, first: number): Promise<void> {
    const [meter, [before]] = [(await meterOf(name)) ?? 0, await leftOf(name)];
    const body = { nr_placa: name, km_anterior: last, km_novo: first, confirma: 'S' as const };
    const { status } = await api.call('exchangeMeter', { body }, keeper);
    const [after] = await leftOf(name);
    expect(after?.resto).toBe((before?.resto ?? 0) - (status === 200 ? last - meter : 0));
  }

  async function perform(name: string, one: Act): Promise<void> {
    const km = Math.max(0, ((await meterOf(name)) ?? 0) + one.step);
    if (one.kind === 'exchange') return exchange(name, km, one.first);
    const quando = one.kind === 'past' ? await daysAgo(api, one.days) : null;
    await add({ km, quando, confirma: 'S' }, name);
  }

  it('readings rise between exchanges, the meter is the newest one, and an exchange takes nothing from a plan', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(act, { minLength: 4, maxLength: 9 }), async (acts) => {
        const name = await makeVehicle(api);
        for (const one of acts) await perform(name, one);
        const rows = await api.sql<{ km: number; km_anterior: number | null }>(
          'select km, km_anterior from km_leitura where nr_placa = $1 order by dt_leitura, nr_sequencial',
          [name],
        );
        for (const [place, { km, km_anterior }] of rows.entries())
          expect(km_anterior ?? km).toBeGreaterThanOrEqual(rows[place - 1]?.km ?? 0);
        expect(await meterOf(name)).toBe(rows.at(-1)?.km);
      }),
      { numRuns: 15, seed: 20_260_420 },
    );
  });
});
