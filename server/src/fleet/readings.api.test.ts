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

const { meterOf, add } = meterOfVehicle(() => ({ api, keeper, plate }));

describe('a reading typed by hand', () => {
  it('moves the meter and says who typed it', async () => {
    expect(await add({ km: 100_150 })).toMatchObject({
      status: 200,
      body: { nr_placa: plate, km_atual: 100_150 },
    });
    expect(await meterOf()).toBe(100_150);
    const seen = await api.call('listReadings', { params: { placa: plate } }, keeper);
    expect(seen.body).toMatchObject({ km_atual: 100_150, tp_medidor: 'K' });
    expect(seen.body.km_dia).toBeCloseTo(205, -1);
    expect(seen.body.leituras[0]).toMatchObject({
      km: 100_150,
      tp_origem: 'M',
      ds_colaborador: 'TERMINAL OFICINA CURITIBA',
    });
  });

  it('of last week goes between its neighbours and leaves the meter alone', async () => {
    expect((await add({ km: 98_000, quando: await daysAgo(api, 10) })).status).toBe(200);
    expect(await meterOf()).toBe(100_000);
    const seen = await api.call('listReadings', { params: { placa: plate } }, keeper);
    expect(seen.body.leituras.map(({ km }) => km)).toEqual([100_000, 98_600, 98_000, 97_200, 95_800, 94_400]);
  });

  it.each([
    ['above the next one', 98_601, 10],
    ['below the one before', 97_199, 10],
  ])('of last week is refused %s', async (_why, km, days) => {
    const reply = await add({ km, quando: await daysAgo(api, days) });
    expect(reply).toMatchObject({ status: 422, codigo: 'LEITURA_FORA_DE_ORDEM' });
  });

  it('is refused below the meter, and of tomorrow', async () => {
    expect(await add({ km: 99_999 })).toMatchObject({
      status: 422,
      codigo: 'KM_MENOR',
      campos: { km_atual: '100000' },
    });
    expect(await add({ km: 100_100, quando: await daysAgo(api, -1) })).toMatchObject({
      status: 422,
      codigo: 'LEITURA_FUTURA',
    });
  });

  it('that is unlikely asks first, and is written when confirmed', async () => {
    expect(await add({ km: 1_001_500 })).toMatchObject({
      status: 409,
      codigo: 'CONFIRMA_LEITURA',
      campos: { motivo: 'DIGITO', km_atual: '100000' },
    });
    expect(await meterOf()).toBe(100_000);
    expect((await add({ km: 1_001_500, confirma: 'S' })).status).toBe(200);
    expect(await meterOf()).toBe(1_001_500);
  });

  it('of a vehicle of another branch does not exist', async () => {
    const elsewhere = await makeVehicle(api, 2);
    expect(await add({ km: 100_100 }, elsewhere)).toMatchObject({ status: 404, codigo: 'NAO_ENCONTRADO' });
    expect(await api.call('listReadings', { params: { placa: elsewhere } }, keeper)).toMatchObject({
      status: 404,
    });
  });

  it('needs the permission, a session and values', async () => {
    const plain = await api.signIn('1401', '678');
    const body = { nr_placa: plate, km: 100_100 };
    expect(await api.call('addReading', { body }, plain)).toMatchObject({
      status: 403,
      codigo: 'SEM_PERMISSAO',
    });
    expect((await api.call('addReading', { body })).status).toBe(401);
    expect(await add({ km: -1 })).toMatchObject({ status: 422, codigo: 'CAMPO_INVALIDO' });
    expect(await add({ km: 1, quando: { dia: '2026-02-30', hora: '10:00' } })).toMatchObject({ status: 422 });
  });

  it('and another at the same time leave a meter that equals the newest reading', async () => {
    const replies = await Promise.all([100_050, 100_200, 100_100, 100_150].map((km) => add({ km })));
    expect(replies.some(({ status }) => status === 200)).toBe(true);
    const rows = await api.sql<{ km: number }>(
      'select km from km_leitura where nr_placa = $1 order by dt_leitura, nr_sequencial',
      [plate],
    );
    const values = rows.map(({ km }) => km);
    expect(values).toEqual(values.toSorted((one, other) => one - other));
    expect(await meterOf()).toBe(values.at(-1));
  });
});

describe('a held reading', () => {
  const hold = async (km: number, name = plate, days = 0): Promise<number> => {
    const [row] = await api.sql<{ id: string }>(
      `insert into leitura_retida (nr_placa, dt_leitura, km, tp_origem, ds_motivo)
       values ($1, now() - make_interval(days => $3), $2, 'T', 'DIGITO') returning nr_sequencial as id`,
      [name, km, days],
    );
    return Number(row?.id);
  };

  it('is listed with the meter it would move, for vehicles of the branch alone', async () => {
    const elsewhere = await makeVehicle(api, 2);
    await hold(190_000, elsewhere);
    const id = await hold(190_000);
    api.statements.length = 0;
    const { body } = await api.call('listHeldReadings', {}, keeper);
    expect(api.statements.filter(({ text }) => text.includes('leitura_retida'))).toHaveLength(1);
    expect(body.find(({ nr_sequencial }) => nr_sequencial === id)).toMatchObject({
      nr_placa: plate,
      km: 190_000,
      km_atual: 100_000,
      ds_motivo: 'DIGITO',
    });
    expect(body.map(({ nr_placa }) => nr_placa)).not.toContain(elsewhere);
  });

  it('moves nothing until somebody confirms it, once', async () => {
    const id = String(await hold(190_000));
    expect(await meterOf()).toBe(100_000);
    expect(await api.call('confirmReading', { params: { id } }, keeper)).toMatchObject({
      status: 200,
      body: { km_atual: 190_000 },
    });
    expect(await meterOf()).toBe(190_000);
    expect(await api.call('confirmReading', { params: { id } }, keeper)).toMatchObject({
      status: 409,
      codigo: 'LEITURA_DECIDIDA',
    });
    const [row] = await api.sql<{ tp_origem: string; st_leitura: string; nr_seq_decisor: number }>(
      `select l.tp_origem, r.st_leitura, r.nr_seq_decisor from leitura_retida r
         join km_leitura l on l.nr_placa = r.nr_placa and l.km = r.km where r.nr_sequencial = $1`,
      [id],
    );
    expect(row).toEqual({ tp_origem: 'T', st_leitura: 'C', nr_seq_decisor: keeper.person });
  });

  it('that is discarded never counts', async () => {
    const id = String(await hold(190_000));
    expect((await api.call('discardReading', { params: { id } }, keeper)).status).toBe(200);
    expect(await meterOf()).toBe(100_000);
    expect(await api.call('confirmReading', { params: { id } }, keeper)).toMatchObject({ status: 409 });
  });

  it('cannot be confirmed against the order of the readings', async () => {
    const below = String(await hold(10_000));
    expect(await api.call('confirmReading', { params: { id: below } }, keeper)).toMatchObject({
      status: 422,
      codigo: 'KM_MENOR',
    });
    const between = String(await hold(99_000, plate, 10));
    expect(await api.call('confirmReading', { params: { id: between } }, keeper)).toMatchObject({
      status: 422,
      codigo: 'LEITURA_FORA_DE_ORDEM',
    });
  });

  it('of another branch does not exist, and nobody without the permission decides', async () => {
    const id = String(await hold(190_000, await makeVehicle(api, 2)));
    expect(await api.call('confirmReading', { params: { id } }, keeper)).toMatchObject({ status: 404 });
    expect(await api.call('discardReading', { params: { id } }, keeper)).toMatchObject({ status: 404 });
  });

  it('is decided once by two people at the same time', async () => {
    const id = String(await hold(190_000));
    const replies = await Promise.all([
      api.call('confirmReading', { params: { id } }, keeper),
      api.call('discardReading', { params: { id } }, keeper),
    ]);
    expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([200, 409]));
  });
});
