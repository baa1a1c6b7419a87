import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Api, type Signed, startApi } from '../../test/api.ts';

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
  plate = await makeVehicle();
});

let serial = 0;

/** A truck that runs 200 km a day: 98,600 km a week ago, 100,000 km now; with a plan and two tyres. */
async function makeVehicle(branch = 1): Promise<string> {
  serial += 1;
  const name = `R${process.pid % 1000}L${serial}`;
  await api.sql(
    "insert into veiculo (nr_placa, cd_tipoveiculo, km_atual) select $1, min(cd_tipoveiculo), 100000 from tipo_veiculo where tp_medidor = 'K'",
    [name],
  );
  await api.sql('insert into veiculo_filial (nr_placa, nr_seq_filial) values ($1, $2)', [name, branch]);
  await api.sql(
    `insert into km_leitura (nr_placa, dt_leitura, km, tp_origem)
     select $1, now() - make_interval(days => 7 * n, mins => 1), 100000 - 1400 * n, 'T' from generate_series(0, 4) n`,
    [name],
  );
  await api.sql(
    `insert into veiculo_plano (nr_placa, nr_seq_plano, nr_ordem_prox, km_ultimo, dt_ultimo)
     select $1, nr_seq_plano, 1, 95000, current_date - 30 from plano_ciclo where km_intervalo is not null and nr_ordem = 1 limit 2`,
    [name],
  );
  await api.sql(
    `insert into pneu (nr_fogo, nr_seq_filial, ds_marca, ds_medida, ds_modelo, vl_mm)
     select $1::text || n, $2, 'M', '295', 'X', '{16}' from generate_series(1, 2) n`,
    [name, branch],
  );
  await api.sql(
    `insert into pneu_aplicacao (nr_seq_pneu, nr_placa, nr_posicao, ds_lado, nr_vida, km_entrada, vl_mm_entrada, dt_entrada)
     select nr_sequencial, $1::text, row_number() over (), 'EE', 1, 90000, vl_mm, now() - interval '60 days' from pneu where nr_fogo like $1::text || '_'`,
    [name],
  );
  return name;
}

const meterOf = async (name = plate): Promise<number | undefined> =>
  (await api.sql<{ km_atual: number }>('select km_atual from veiculo where nr_placa = $1', [name]))[0]
    ?.km_atual;

/** What the plans of a vehicle have left, in meter units. */
const leftOf = (name = plate) =>
  api.sql<{ resto: number }>(
    `select vp.km_ultimo + c.km_intervalo - v.km_atual as resto
       from veiculo_plano vp
       join plano_ciclo c on c.nr_seq_plano = vp.nr_seq_plano and c.nr_ordem = vp.nr_ordem_prox
       join veiculo v on v.nr_placa = vp.nr_placa
      where vp.nr_placa = $1 order by vp.nr_sequencial`,
    [name],
  );

/** Day and time of the branch, so many days back. */
async function daysAgo(days: number): Promise<{ dia: string; hora: string }> {
  const [row] = await api.sql<{ dia: string; hora: string }>(
    `select to_char(t, 'YYYY-MM-DD') as dia, to_char(t, 'HH24:MI') as hora
       from (select (now() - make_interval(secs => 86400 * $1::float8)) at time zone 'America/Sao_Paulo' as t) x`,
    [days],
  );
  if (row === undefined) throw new Error('no day');
  return row;
}

const add = (body: object, name = plate) =>
  api.call('addReading', { body: { nr_placa: name, ...body } as never }, keeper);

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
    expect(await add({ km: 98_700, quando: await daysAgo(5) })).toMatchObject({
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
    expect(await exchange({ km_anterior: 99_000, km_novo: 0, quando: await daysAgo(3) })).toMatchObject({
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
    const quando = one.kind === 'past' ? await daysAgo(one.days) : null;
    await add({ km, quando, confirma: 'S' }, name);
  }

  it('readings rise between exchanges, the meter is the newest one, and an exchange takes nothing from a plan', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(act, { minLength: 4, maxLength: 9 }), async (acts) => {
        const name = await makeVehicle();
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
