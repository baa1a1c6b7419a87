import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Signed } from '../../test/api.ts';
import {
  makeTruck,
  metersOf,
  openTellers,
  stateOf,
  strayCopies,
  type Tellers,
  type Telling,
  type Truck,
  tellings,
} from '../../test/meter-history.ts';
import { dressVehicle } from '../../test/tyres.ts';
import type { Workshop } from '../../test/work.ts';

let shop: Workshop & Tellers;
let keeper: Signed;
beforeAll(async () => {
  shop = await openTellers();
  keeper = shop.keeper;
});
afterAll(() => shop.api.close());

const { perform, newest, correct, annul } = metersOf(() => shop);

describe('a wrong reading', () => {
  it('of a closing is corrected: meter, plan and order follow, and it stays with who, when and why', async () => {
    const truck = await makeTruck(shop.api);
    await perform(truck, 'plan', 1_004_700);
    const id = await newest(truck);
    expect(await correct(id, { km: 100_470 })).toMatchObject({
      status: 200,
      body: { nr_placa: truck.plate, km_atual: 100_470 },
    });
    const state = await stateOf(shop.api, truck);
    expect(state.planos).toMatchObject([{ nr_ordem: 2, km_ultimo: 100_470, km_proximo: 120_470 }]);
    expect(state.feitos).toEqual([{ km: 100_470, tp_fato: 'E' }]);
    expect(state.ordens).toEqual([{ km_atual: 100_000, km_final: 100_470 }]);
    const { body } = await shop.api.call('listReadings', { params: { placa: truck.plate } }, keeper);
    expect(body.leituras.map(({ km, correcao }) => [km, correcao?.ds_motivo ?? null])).toEqual([
      [100_470, null],
      [1_004_700, 'um dígito a mais'],
      [100_000, null],
    ]);
    const [event] = await shop.api.sql<{ ds_dados: object }>(
      "select * from evento where ds_evento = 'leitura.corrigida' and nr_placa = $1",
      [truck.plate],
    );
    expect(JSON.stringify(event)).toContain('1004700');
    expect(JSON.stringify(event)).toContain('100470');
    expect(await correct(id, { km: 100_480 })).toMatchObject({ status: 409, codigo: 'LEITURA_CORRIGIDA' });
  });

  it('is asked about and kept in order as any other; nobody without the permission corrects it', async () => {
    const truck = await makeTruck(shop.api);
    await perform(truck, 'typed', 101_000);
    const id = await newest(truck);
    await perform(truck, 'typed', 102_000);
    expect(await correct(id, { km: 102_001 })).toMatchObject({ codigo: 'LEITURA_FORA_DE_ORDEM' });
    expect(await correct(id, { km: 99_999 })).toMatchObject({ codigo: 'LEITURA_FORA_DE_ORDEM' });
    const last = await newest(truck);
    expect(await correct(last, { km: 1_020_000 })).toMatchObject({ status: 409, codigo: 'CONFIRMA_LEITURA' });
    expect(await correct(last, { km: 102_000 })).toMatchObject({ codigo: 'CAMPO_INVALIDO' });
    expect(await correct(last, { km: 101_900 }, shop.joao)).toMatchObject({ status: 403 });
    expect(await annul(last, shop.joao)).toMatchObject({ status: 403 });
    expect((await correct(id, { km: 101_500 })).status).toBe(200);
  });

  it('is void: the meter is what it was, and the way is free again', async () => {
    const truck = await makeTruck(shop.api);
    const before = await stateOf(shop.api, truck);
    await perform(truck, 'typed', 1_004_700);
    expect(await annul(await newest(truck))).toMatchObject({ status: 200, body: { km_atual: 100_000 } });
    expect(await stateOf(shop.api, truck)).toEqual(before);
    await perform(truck, 'typed', 100_470);
  });

  it('is void, and what was counted at it follows a reading of before that is told afterwards', async () => {
    const truck = await makeTruck(shop.api);
    await perform(truck, 'typed', 101_000);
    const wrong = await newest(truck);
    await perform(truck, 'close', null);
    expect((await annul(wrong)).status).toBe(200);
    const [{ dia, hora } = { dia: '', hora: '' }] = await shop.api.sql<{ dia: string; hora: string }>(
      "select (current_date - 1)::text as dia, '10:00' as hora",
    );
    const body = { nr_placa: truck.plate, km: 100_500, confirma: 'S' as const, quando: { dia, hora } };
    expect((await shop.api.call('addReading', { body }, keeper)).status).toBe(200);
    expect(await strayCopies(shop.api, truck)).toEqual([]);
    expect((await stateOf(shop.api, truck)).ordens).toEqual([{ km_atual: 100_500, km_final: null }]);
  });

  it('that was repaired by an exchange is corrected and the exchange declared void', async () => {
    const truck = await makeTruck(shop.api);
    await perform(truck, 'close', 1_004_700);
    const wrong = await newest(truck);
    await perform(truck, 'exchange', 1_004_700, 100_470);
    const exchange = await newest(truck);
    await perform(truck, 'typed', 100_900);
    expect(await annul(exchange)).toMatchObject({ status: 422, codigo: 'TROCA_COM_LEITURAS' });
    expect((await correct(wrong, { km: 100_470 })).status).toBe(200);
    expect((await annul(exchange)).status).toBe(200);
    const state = await stateOf(shop.api, truck);
    expect(state.veiculo).toEqual([{ km_atual: 100_900 }]);
    expect(state.planos).toMatchObject([{ km_ultimo: 95_000, km_proximo: 115_000, km_restante: 14_100 }]);
    expect(state.pneus[0]).toMatchObject({ km_entrada: 90_000 });
  });

  it('of a vehicle of another branch does not exist', async () => {
    const elsewhere = await dressVehicle(shop.api, 'TOCO', { branch: 2, depths: [16] });
    const id = await newest(elsewhere);
    expect(await correct(id, { km: 1 })).toMatchObject({ status: 404 });
    expect(await annul(id)).toMatchObject({ status: 404 });
  });

  it('is corrected once by two people at the same time', async () => {
    const truck = await makeTruck(shop.api);
    await perform(truck, 'typed', 101_000);
    const id = await newest(truck);
    const replies = await Promise.all([correct(id, { km: 100_900 }), annul(id)]);
    expect(replies.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
  });

  it('is never changed in its place', async () => {
    const truck = await makeTruck(shop.api);
    const id = await newest(truck);
    await expect(shop.api.sql('update km_leitura set km = 1 where nr_sequencial = $1', [id])).rejects.toThrow(
      'corrected by another reading',
    );
  });
});

/** What happens to a truck: `km` more than before, recorded in one of the ways. */
interface Step {
  how: Telling;
  km: number;
}

/**
 * Fault of a step. High: value too high, corrected at once. Low: value too low, corrected at the end. Void: the step did not
 * happen.
 */
type Fault = 'high' | 'low' | 'void';

const history = fc
  .array(fc.record({ how: fc.constantFrom(...tellings), km: fc.integer({ min: 10, max: 900 }) }), {
    minLength: 3,
    maxLength: 6,
  })
  .chain((steps) =>
    fc.record({
      steps: fc.constant<Step[]>(steps),
      at: fc.nat(steps.length - 1),
      fault: fc.constantFrom<Fault>('high', 'low', 'void'),
      share: fc.integer({ min: 0, max: 9 }),
    }),
  );

/** What puts a wrong step right, called at once (`now`) or when all is over. */
interface Mend {
  now: boolean;
  mend(): Promise<void>;
}

/** A reading that was never there: of an order that is closed without one in the other world, or of nothing at all. */
async function invented(wronged: Truck, right: Truck, how: Telling, km: number): Promise<Mend> {
  await perform(wronged, how === 'close' ? 'close' : 'typed', km);
  if (how === 'close') await perform(right, 'close', null);
  const id = await newest(wronged);
  return { now: false, mend: async () => expect(await annul(id)).toMatchObject({ status: 200 }) };
}

async function mistaken(
  wronged: Truck,
  right: Truck,
  { how, told, first, wrong }: { how: Telling; told: number; first: number; wrong: number },
): Promise<Mend> {
  await perform(wronged, how, wrong, how === 'exchange' ? 0 : first);
  await perform(right, how, told, first);
  const id = await newest(wronged);
  const body = how === 'exchange' ? { km: first, km_anterior: told } : { km: told };
  return {
    now: wrong > told,
    mend: async () => expect(await correct(id, { ...body, confirma: 'S' })).toMatchObject({ status: 200 }),
  };
}

interface Case {
  steps: readonly Step[];
  at: number;
  fault: Fault;
  share: number;
}

/** Records the same history for two trucks; one step is recorded wrong for the first, and corrected. */
async function tellBoth(wronged: Truck, right: Truck, { steps, at, fault, share }: Case): Promise<void> {
  let meter = 100_000;
  let last: Mend | null = null;
  const both = async (how: Telling, told: number, first: number) => {
    for (const truck of [wronged, right]) await perform(truck, how, told, first);
    return null;
  };
  const amiss = (how: Telling, { told, first, km }: { told: number; first: number; km: number }) => {
    if (fault === 'void') return invented(wronged, right, how, meter + share);
    const wrong = fault === 'high' ? told * 10 : meter + Math.floor((km * share) / 10);
    return mistaken(wronged, right, { how, told, first, wrong });
  };
  for (const [place, { how, km }] of steps.entries()) {
    const [told, first] = [meter + km, how === 'exchange' ? 7 + share : 0];
    const mend = place === at ? await amiss(how, { told, first, km }) : await both(how, told, first);
    last ??= mend;
    if (mend?.now === true) await mend.mend();
    if (place !== at || fault !== 'void') meter = how === 'exchange' ? first : told;
  }
  if (last?.now === false) await last.mend();
}

it('whatever happened, what follows from facts of which one was wrong and corrected is what follows from the right ones', async () => {
  await fc.assert(
    fc.asyncProperty(history, async (one) => {
      const [wronged, right] = [await makeTruck(shop.api), await makeTruck(shop.api)];
      await tellBoth(wronged, right, one);
      expect(await stateOf(shop.api, wronged)).toEqual(await stateOf(shop.api, right));
      expect([await strayCopies(shop.api, wronged), await strayCopies(shop.api, right)]).toEqual([[], []]);
    }),
    { numRuns: 40, seed: 20_260_422 },
  );
}, 180_000);

describe('a true exchange', () => {
  it('keeps the average across it, and what the old meter showed last', async () => {
    const truck = await makeTruck(shop.api);
    await perform(truck, 'typed', 108_000);
    const [before] = (await stateOf(shop.api, truck)).planos;
    await perform(truck, 'exchange', 108_000, 12);
    const [after] = (await stateOf(shop.api, truck)).planos;
    expect(before).toMatchObject({ km_dia: 200, km_restante: 7_000 });
    expect(after).toMatchObject({ km_dia: 200, km_restante: 7_000, km_ultimo: -12_988, km_mostrado: 95_000 });
    const { body } = await shop.api.call('listReadings', { params: { placa: truck.plate } }, keeper);
    expect(body.km_dia).toBe(200);
  });
});

describe('the order that told it', () => {
  const told = async (plate: string) => {
    const [row] = await shop.api.sql<{ id: number }>(
      'select nr_sequencial as id from os where nr_placa = $1 order by 1 desc limit 1',
      [plate],
    );
    return shop.detail(keeper, row?.id ?? 0);
  };

  it('shows the reading, its correction, and that it never was', async () => {
    const truck = await makeTruck(shop.api);
    await perform(truck, 'close', 1_004_700);
    const id = await newest(truck);
    expect((await told(truck.plate)).leituras).toMatchObject([
      { nr_sequencial: Number(id), km_informado: 1_004_700, km: 1_004_700, correcao: null },
    ]);
    await correct(id, { km: 100_470 });
    const right = await told(truck.plate);
    expect(right).toMatchObject({
      km_final: 100_470,
      leituras: [{ km_informado: 1_004_700, km: 100_470, correcao: { ds_motivo: 'um dígito a mais' } }],
    });
    await annul(String(right.leituras[0]?.nr_sequencial));
    expect(await told(truck.plate)).toMatchObject({
      km_final: null,
      leituras: [{ km_informado: 1_004_700, km: null, correcao: { ds_motivo: 'de outro veículo' } }],
    });
  });

  it('tells it still once it is opened again', async () => {
    const truck = await makeTruck(shop.api);
    await perform(truck, 'close', 100_470);
    await shop.api.sql(
      "update os set st_os = 'A', dt_final = null, km_final = null, dt_inicial = null where nr_placa = $1",
      [truck.plate],
    );
    expect(await told(truck.plate)).toMatchObject({
      km_final: null,
      leituras: [{ km_informado: 100_470, km: 100_470, correcao: null }],
    });
    expect(await strayCopies(shop.api, truck)).toEqual([]);
  });
});
