import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Api, startApi } from '../../test/api.ts';
import { addStock, type Dressed, dressVehicle } from '../../test/tyres.ts';

let api: Api;
let dressed: Dressed;

beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.close());
beforeEach(async () => {
  dressed = await dressVehicle(api, 'TOCO', { depths: [12, 11.5, 12], empty: ['2DI'] });
});

const on = (name: string) => dressed.tyres[name]?.id ?? 0;

describe('the database itself refuses', () => {
  const mount = (name: string, tyre: number, km = 100_000) =>
    api.sql(
      `insert into pneu_aplicacao (nr_seq_pneu, nr_placa, nr_posicao, ds_lado, nr_vida, km_entrada, vl_mm_entrada)
       values ($1, $2, $3, $4, 1, $5, '{12}')`,
      [tyre, dressed.plate, Number(name[0]), name.slice(1), km],
    );

  it('two tyres in one position, and a tyre in two', async () => {
    const tyre = await addStock(api);
    await expect(mount('1EE', tyre.id)).rejects.toThrow(/posicao_ocupada/);
    await expect(mount('2DI', on('1EE'))).rejects.toThrow(/pneu_aplicado/);
  });

  it('a movement below the meter, on or off, and one that ends before it began', async () => {
    const tyre = await addStock(api);
    await expect(mount('2DI', tyre.id, 99_999)).rejects.toThrow(/meter showed more/);
    const end = (change: string) =>
      api.sql(`update pneu_aplicacao set ${change} where nr_seq_pneu = $1`, [on('1EE')]);
    await expect(end('dt_saida = now(), km_saida = 99999')).rejects.toThrow(/meter showed more/);
    await expect(end("dt_saida = dt_entrada - interval '1 day', km_saida = 100000")).rejects.toThrow(
      /pneu_aplicacao_datas/,
    );
  });
});
