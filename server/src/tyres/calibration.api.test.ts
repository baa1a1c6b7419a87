import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Api, type Signed, startApi } from '../../test/api.ts';
import { at, tyreMovesOf } from '../../test/tyre-moves.ts';
import { type Dressed, dressVehicle } from '../../test/tyres.ts';

let api: Api;

/** Works in branch 1. */
let fitter: Signed;

let dressed: Dressed;
beforeAll(async () => {
  api = await startApi();
  fitter = await api.signIn('1201', '456');
});

afterAll(() => api.close());
beforeEach(async () => {
  dressed = await dressVehicle(api, 'TOCO', { depths: [12, 11.5, 12] });
});

const { layout, readBut } = tyreMovesOf(() => ({ api, fitter, dressed }));

const calibrate = (calibragem: number | '', leaveOut = ['0EEE'], plate = dressed.plate) =>
  api.call(
    'submitCalibration',
    {
      body: {
        nr_placa: plate,
        km_informado: 100_100,
        calibragens: readBut(leaveOut).map(([position, { fire }]) => ({
          ...at(position),
          nr_fogo: fire,
          nr_vida: 1,
          imagem: null,
          calibragem,
        })),
      },
    },
    fitter,
  );

describe('a calibration', () => {
  it('keeps the pressure of each tyre; the date is of today', async () => {
    expect(await calibrate(110.5)).toMatchObject({ status: 200 });
    const { body } = await layout();
    expect(body.posicoes[0]).toMatchObject({ calibragem: 110.5, vl_mm: '12|11.5|12' });
    const { body: list } = await api.call('listTyrePlates', { query: { placa: dressed.plate } }, fitter);
    expect(list.data[0]).toMatchObject({ dias_calibragem: 0, dias_mm: null, km_atual: 100_100 });
  });

  it('is refused without one tyre and without one value', async () => {
    expect(await calibrate(110, ['0EEE', '1EE'])).toMatchObject({
      status: 422,
      codigo: 'LEITURA_INCOMPLETA',
    });
    expect(await calibrate('')).toMatchObject({ status: 422, codigo: 'LEITURA_INCOMPLETA' });
  });

  it('of warehouse equipment is refused', async () => {
    dressed = await dressVehicle(api, 'EMPILHADEIRA');
    expect(await calibrate(110)).toMatchObject({ status: 409, codigo: 'SEM_CALIBRAGEM' });
  });
});
