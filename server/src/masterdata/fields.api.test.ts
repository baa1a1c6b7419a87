import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Api, type Signed, startApi } from '../../test/api.ts';
import { freshPlate, keepRecords, truck } from '../../test/master-data.ts';

type Records = ReturnType<typeof keepRecords>;

let api: Api;
let administrator: Signed;
let save: Records['save'];
let get: Records['get'];

beforeAll(async () => {
  api = await startApi();
  administrator = await api.signIn('1601', '789');
  ({ save, get } = keepRecords(api, administrator));
});
afterAll(() => api.close());

describe('names of other records are kept as they are written there', () => {
  it('a problem keeps its service', async () => {
    await save('items', { celulas: { tipo: 'S', nome: 'Revisar embreagem', executavel: 'N' } });
    const celulas = { segmento: 'motor', problema: 'EMBREAGEM GASTA', nivel: '2', sla: '24' };
    const { status, body } = await save('problems', {
      celulas: { ...celulas, servico: 'revisar embreagem' },
    });
    expect({ status, servico: body.celulas['servico'] }).toEqual({
      status: 200,
      servico: 'Revisar embreagem',
    });
  });

  it('a vehicle keeps its branch and type', async () => {
    await api.sql("insert into filial (ds_filial) values ('Filial Velha')");
    await api.sql(
      `insert into tipo_veiculo (cd_tipoveiculo, ds_tipoveiculo, departamento, tp_medidor, km_dia_padrao)
       values ('Toco velho', 'TOCO VELHO', 'FROTA', 'K', 100)`,
    );
    const placa = freshPlate();
    const { status } = await save('vehicles', {
      celulas: truck(placa, { filiais: 'filial velha', tipo: 'toco velho' }),
    });
    expect(status).toBe(200);
    expect((await get('vehicles', placa)).celulas).toMatchObject({
      filiais: 'Filial Velha',
      tipo: 'Toco velho',
    });
  });
});
