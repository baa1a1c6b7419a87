import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Signed } from '../../test/api.ts';
import {
  makeTruck,
  metersOf,
  openTellers,
  stateOf,
  strayCopies,
  type Tellers,
} from '../../test/meter-history.ts';
import type { Workshop } from '../../test/work.ts';

let shop: Workshop & Tellers;
let keeper: Signed;
beforeAll(async () => {
  shop = await openTellers();
  keeper = shop.keeper;
});
afterAll(() => shop.api.close());

const { perform, newest, correct, annul } = metersOf(() => shop);

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
