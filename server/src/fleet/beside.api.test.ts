import { placeholderSupplier } from '@terminal/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Signed } from '../../test/api.ts';
import { makeTruck, newestOf, strayCopies, type Truck } from '../../test/meter-history.ts';
import { untilWaiting } from '../../test/waiting.ts';
import { openWorkshop, type Workshop } from '../../test/work.ts';

let shop: Workshop;
/** Keeps the plans of branch 1. */
let keeper: Signed;
beforeAll(async () => {
  shop = await openWorkshop();
  keeper = await shop.api.signIn('1201', '456');
});
afterAll(() => shop.api.close());

async function problems() {
  return shop.api.sql<{ id: number; segment: number }>(
    `select c.nr_sequencial as id, c.nr_seq_segmento as segment
       from conjunto c join segmento s on s.nr_sequencial = c.nr_seq_segmento and s.st_status = 'A'
      where c.cd_tipoveiculo is null and c.st_status = 'A' and coalesce(s.departamento, 'FROTA') = 'FROTA'
      order by 1 limit 2`,
  );
}

async function open({ plate }: Truck, nth: number) {
  const problem = (await problems())[nth];
  const body = {
    placa: plate,
    descricaoProblema: 'freio puxa para a direita',
    nr_segmento: problem?.segment ?? 0,
    nr_problema: problem?.id ?? 0,
    idMecanico: shop.joao.person,
  };
  return shop.api.call('createOrder', { body }, shop.joao);
}

/** The next cycle of a truck, as a screen shows it. */
async function standing({ place }: Truck) {
  const [row] = await shop.api.sql<{ cycle: number; day: string; today: string }>(
    `select c.nr_sequencial as cycle, vp.dt_ultimo::text as day, (now() at time zone 'America/Sao_Paulo')::date::text as today
       from veiculo_plano vp join plano_ciclo c on c.nr_seq_plano = vp.nr_seq_plano and c.nr_ordem = vp.nr_ordem_prox
      where vp.nr_sequencial = $1`,
    [place],
  );
  return row ?? { cycle: 0, day: '', today: '' };
}

const opening = (truck: Truck) => open(truck, 1);
async function generation(truck: Truck) {
  const { cycle, day } = await standing(truck);
  const body = {
    placa: truck.plate,
    cdClifor: shop.joao.person,
    cpf: shop.joao.digits,
    cdProxCiclo: cycle,
    cd_prox_ordem: truck.place,
    km_ultimo: 95_000,
    dt_ultimo: day,
    nr_seq_fornecedor: placeholderSupplier,
  };
  return shop.api.call('generatePreventive', { body }, shop.joao);
}

/**
 * Corrects the newest reading of a truck, 101,000 km, to 100,900, and runs an act meanwhile: a lock on an order derived from
 * the reading stops the correction between replacing the reading and recomputing.
 */
async function whileCorrecting(truck: Truck, act: (truck: Truck) => Promise<{ status: number }>) {
  const told = { nr_placa: truck.plate, km: 101_000, confirma: 'S' as const };
  await shop.api.call('addReading', { body: told }, keeper);
  const first = await open(truck, 0);
  const params = { id: await newestOf(shop.api, truck.plate) };
  return shop.api.withClient(async (client) => {
    await client.query('begin');
    await client.query('select 1 from os where nr_sequencial = $1 for update', [first.body.nr_seq_os]);
    const correction = { km: 100_900, motivo: 'um dígito a mais', confirma: 'S' as const };
    const corrected = shop.api.call('correctReading', { params, body: correction }, keeper);
    await untilWaiting(shop.api, 1);
    const done = act(truck);
    await untilWaiting(shop.api, 2);
    await client.query('commit');
    return Promise.all([corrected, done]);
  });
}

describe('beside the correction of a reading', () => {
  it.each([
    ['an order is opened', opening],
    ['a preventive is generated', generation],
  ] as const)('%s: with the meter as it is then', async (_, act) => {
    const truck = await makeTruck(shop.api);
    const replies = await whileCorrecting(truck, act);
    expect(replies.map(({ status }) => status)).toEqual([200, 200]);
    expect(await strayCopies(shop.api, truck)).toEqual([]);
    expect(
      await shop.api.sql('select km_atual from os where nr_placa = $1 order by nr_sequencial', [truck.plate]),
    ).toEqual([{ km_atual: 100_900 }, { km_atual: 100_900 }]);
  });

  it('a place is put right: judged and counted by the meter as it is then', async () => {
    const truck = await makeTruck(shop.api);
    const { cycle, today } = await standing(truck);
    const params = { id: String(truck.place) };
    const place = { nr_seq_ciclo: cycle, dt_ultimo: today, motivo: 'conferido na ficha' };
    const put = (km: number) => () =>
      shop.api.call('correctPlace', { params, body: { ...place, km_ultimo: km } }, keeper);
    const replies = await whileCorrecting(truck, put(101_000));
    expect(replies).toMatchObject([{ status: 200 }, { status: 422, codigo: 'KM_ACIMA_DO_MEDIDOR' }]);
    expect((await put(100_900)()).status).toBe(200);
    expect(await strayCopies(shop.api, truck)).toEqual([]);
  });
});
