import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Api, type Signed, startApi } from '../../test/api.ts';
import { dressVehicle } from '../../test/tyres.ts';

let api: Api;
/** Works in branch 1. */
let fitter: Signed;

beforeAll(async () => {
  api = await startApi();
  fitter = await api.signIn('1201', '456');
});
afterAll(() => api.close());

const layout = (plate: string) => api.call('getGaugingLayout', { query: { nr_placa: plate } }, fitter);

describe('the axles of a vehicle', () => {
  it('come from the front with the tyre on each position, the spare last', async () => {
    const { plate } = await dressVehicle(api, 'TRUCK 6X2', { depths: [16, 15.5, 15.5, 16] });
    const { status, body } = await layout(plate);
    expect(status).toBe(200);
    expect(body).toMatchObject({ nr_placa: plate, cd_tipoveiculo: 'TRUCK 6X2', km_atual: 100_000, mm: null });
    expect(body.posicoes.map(({ nr_posicao, ds_lado }) => `${nr_posicao}${ds_lado}`)).toEqual([
      ...['1EE', '1DE'],
      ...['2EE', '2EI', '2DI', '2DE'],
      ...['3EE', '3EI', '3DI', '3DE'],
      '0EEE',
    ]);
    expect(body.posicoes[0]).toMatchObject({
      eixo_direcional: 'S',
      nr_vida: 1,
      vl_mm: '16|15.5|15.5|16',
      nr_fogo: expect.stringContaining(plate) as string,
    });
  });

  it('have empty positions, and tell of a tyre on a position the type does not have', async () => {
    const { plate } = await dressVehicle(api, 'TOCO', { empty: ['2DI'], beside: ['7EE'] });
    const { body } = await layout(plate);
    const empty = body.posicoes.filter(({ idpneu }) => idpneu === null);
    expect(empty.map(({ nr_posicao, ds_lado }) => `${nr_posicao}${ds_lado}`)).toEqual(['2DI']);
    expect(body.posicoes.find(({ nr_posicao }) => nr_posicao === 7)).toMatchObject({ eixo_direcional: 'N' });
  });

  it('of another branch do not exist', async () => {
    const { plate } = await dressVehicle(api, 'TOCO', { branch: 2 });
    expect(await layout(plate)).toMatchObject({ status: 404, codigo: 'NAO_ENCONTRADO' });
  });

  it('are one statement, for gauging and for moving', async () => {
    const { plate } = await dressVehicle(api, 'TOCO');
    for (const name of ['getGaugingLayout', 'getMovementLayout'] as const) {
      await api.call(name, { query: { nr_placa: plate } }, fitter);
      api.statements.length = 0;
      await api.call(name, { query: { nr_placa: plate } }, fitter);
      expect(api.statements).toHaveLength(1);
    }
  });
});

describe('the plates', () => {
  it('tell the days since the last gauging and calibration, and how many positions are empty', async () => {
    const { plate } = await dressVehicle(api, 'TOCO', { empty: ['2DI', '0EEE'] });
    await api.sql(
      `insert into pneu_evento (tp_evento, nr_placa, km_informado, dt_evento)
       values ('A', $1, 100000, now() - interval '31 days'), ('A', $1, 100000, now() - interval '21 days'),
              ('C', $1, 100000, now() - interval '3 days')`,
      [plate],
    );
    const { body } = await api.call('listTyrePlates', { query: { placa: plate.toLowerCase() } }, fitter);
    expect(body.data).toMatchObject([
      { nr_placa: plate, dias_mm: 21, dias_calibragem: 3, qt_vazias: 1, exibe_terminal: 'N' },
    ]);
    expect(Object.keys(body.data[0] ?? {})).toEqual(
      expect.arrayContaining([
        ...['nr_placa', 'ds_tipoveiculo', 'ds_conjunto', 'mm', 'calibragem', 'exibe_terminal'],
        ...['ultima_movimentacao', 'km_atual', 'nr_seq_evento'],
      ]),
    );
  });

  it('begin with those never gauged, then the longest ago, twelve a page and none twice', async () => {
    const first = await api.call('listTyrePlates', { query: {} }, fitter);
    const second = await api.call('listTyrePlates', { query: { page: '2' } }, fitter);
    expect(first.body.data).toHaveLength(12);
    const all = [...first.body.data, ...second.body.data];
    expect(new Set(all.map(({ nr_placa }) => nr_placa)).size).toBe(all.length);
    const days = all.map(({ dias_mm }) => dias_mm ?? Number.POSITIVE_INFINITY);
    expect(days).toEqual(days.toSorted((one, other) => other - one));
  });

  it('leave out what has no tyres and what is of another branch', async () => {
    const pallet = await dressVehicle(api, 'PALETEIRA');
    const foreign = await dressVehicle(api, 'TOCO', { branch: 2 });
    for (const { plate } of [pallet, foreign]) {
      const { body } = await api.call('listTyrePlates', { query: { placa: plate } }, fitter);
      expect(body).toMatchObject({ total: 0, last_page: 1, data: [] });
    }
  });

  it('are one statement', async () => {
    await api.call('listTyrePlates', { query: {} }, fitter);
    api.statements.length = 0;
    await api.call('listTyrePlates', { query: { page: '2' } }, fitter);
    expect(api.statements).toHaveLength(1);
  });
});
