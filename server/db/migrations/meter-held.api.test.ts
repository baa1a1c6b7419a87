import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { makeTruck, newestOf, strayCopies } from '../../test/meter-history.ts';
import { openWorkshop, type Workshop } from '../../test/work.ts';

let shop: Workshop;
/** The statement of the migration that writes anew what was left behind; it stands at its end. */
let repair = '';
beforeAll(async () => {
  shop = await openWorkshop();
  const file = await readFile(join(import.meta.dirname, 'company/0046_meter_held.sql'), 'utf8');
  repair = file.slice(file.lastIndexOf('select medidor_refaz'));
});
afterAll(() => shop.api.close());

/** A truck at 101,000 km with an order opened then, whose meter is made to differ before the statement runs. */
async function leftBehind(corrected: boolean) {
  const truck = await makeTruck(shop.api);
  const keeper = await shop.api.signIn('1201', '456');
  const told = { nr_placa: truck.plate, km: 101_000, confirma: 'S' as const };
  await shop.api.call('addReading', { body: told }, keeper);
  const { order } = await openOn(truck.plate);
  if (corrected) {
    const params = { id: await newestOf(shop.api, truck.plate) };
    const body = { km: 100_900, motivo: 'um dígito a mais', confirma: 'S' as const };
    expect((await shop.api.call('correctReading', { params, body }, keeper)).status).toBe(200);
  }
  await shop.api.sql('update os set km_atual = 99 where nr_sequencial = $1', [order]);
  expect(await strayCopies(shop.api, truck)).toHaveLength(1);
  await shop.api.sql(repair);
  return { truck, order };
}

const openOn = async (plate: string) => {
  const [row] = await shop.api.sql<{ order: number }>(
    `insert into os (nr_seq_filial, nr_placa, nr_seq_tipo, departamento_os, st_os, st_origem, liberado, nr_conjunto, nr_seq_criticidade, hr_sla, km_atual)
     select nr_seq_filial, $1, nr_seq_tipo, 'FROTA', 'A', 'I', 'S', nr_conjunto, nr_seq_criticidade, hr_sla, 101000
       from os where nr_conjunto is not null and nr_seq_veiculo_plano is null order by nr_sequencial limit 1
     returning nr_sequencial as order`,
    [plate],
  );
  return { order: row?.order ?? 0 };
};

const meterOf = async (order: number) =>
  (await shop.api.sql<{ km_atual: number }>('select km_atual from os where nr_sequencial = $1', [order]))[0];

it('what was left behind by a corrected reading is written anew', async () => {
  const { truck, order } = await leftBehind(true);
  expect(await strayCopies(shop.api, truck)).toEqual([]);
  expect(await meterOf(order)).toEqual({ km_atual: 100_900 });
});

it('a vehicle none of whose readings was corrected is left alone', async () => {
  const { order } = await leftBehind(false);
  expect(await meterOf(order)).toEqual({ km_atual: 99 });
});
