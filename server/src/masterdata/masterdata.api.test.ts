import { recordKinds } from '@terminal/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Api, type Signed, startApi } from '../../test/api.ts';
import { freshPlate, keepRecords, truck } from '../../test/master-data.ts';

type Records = ReturnType<typeof keepRecords>;

let api: Api;
let administrator: Signed;
let save: Records['save'];
let get: Records['get'];
let list: Records['list'];

beforeAll(async () => {
  api = await startApi();
  administrator = await api.signIn('1601', '789');
  ({ save, get, list } = keepRecords(api, administrator));
});
afterAll(() => api.close());

describe('master data', () => {
  it('are of every kind for who administers the company', async () => {
    const { body } = await api.call('listRecordKinds', {}, administrator);
    expect(body.map(({ tipo }) => tipo)).toEqual(recordKinds);
    for (const { tipo, quantos } of body) expect((await list(tipo)).total).toBe(quantos);
  });

  it.each(recordKinds)('%s: a record saved as it is changes nothing', async (tipo) => {
    const { data } = await list(tipo);
    expect(data.length).toBeGreaterThan(0);
    for (const { id } of data.slice(0, 12)) {
      const { celulas, versao } = await get(tipo, id);
      const { status, body } = await save(tipo, { id, versao, celulas });
      expect({ status, body }).toEqual({ status: 200, body: { id, versao, celulas } });
      expect((await get(tipo, id)).historia).toEqual([]);
    }
  });

  it('are found by words, by state, and sorted with numbers in their order', async () => {
    for (const frota of ['F 9', 'F 10', 'F 8'])
      await save('vehicles', { celulas: truck(freshPlate(), { frota, modelo: 'ORDEM' }) });
    const { data } = await list('vehicles', { busca: 'ordem curitiba', ordem: 'frota' });
    expect(data.map(({ celulas }) => celulas['frota'])).toEqual(['F 8', 'F 9', 'F 10']);
    const down = await list('vehicles', { busca: 'ordem', ordem: '-frota' });
    expect(down.data.map(({ celulas }) => celulas['frota'])).toEqual(['F 10', 'F 9', 'F 8']);
    expect((await list('vehicles', { busca: 'ordem', situacao: 'I' })).total).toBe(0);
  });

  it('offer the names a column can refer to', async () => {
    const { body } = await api.call(
      'listRecordNames',
      { params: { tipo: 'vehicles', coluna: 'filiais' }, query: { busca: 'curit' } },
      administrator,
    );
    expect(body).toEqual(['CURITIBA']);
  });
});

describe('a vehicle', () => {
  it('is registered, and there for a new order at once', async () => {
    const placa = freshPlate();
    const { status, body } = await save('vehicles', {
      celulas: truck(placa.toLowerCase(), {
        medidor: '1.200',
        marca: 'Volvo',
        ano: '2024',
        operacao: 'NOVA OPERACAO',
      }),
    });
    expect(status).toBe(200);
    expect(body.celulas).toMatchObject({
      placa,
      marca: 'VOLVO',
      medidor: '1200',
      operacao: 'NOVA OPERACAO',
      situacao: 'A',
    });
    const plates = await api.call('listFleetPlates', {}, administrator);
    expect(plates.body).toContainEqual({ nr_placa: placa });
    const { historia } = await get('vehicles', placa);
    expect(historia).toMatchObject([{ nova: true, ds_colaborador: 'BEATRIZ NOGUEIRA' }]);
    expect(historia[0]?.mudancas).toContainEqual({ coluna: 'marca', antes: '', depois: 'VOLVO' });
  });

  it('is refused with what is wrong with each field, and nothing is written', async () => {
    const before = (await list('vehicles')).total;
    const { status, body } = await save('vehicles', {
      celulas: truck(freshPlate(), { tipo: 'NAVIO', ano: '1800', filiais: 'CURITIBA | LUA' }),
    });
    expect(status).toBe(422);
    expect(body).toMatchObject({ codigo: 'CADASTRO_RECUSADO' });
    expect(body).toHaveProperty('celulas', [
      { coluna: 'ano', codigo: 'CELULA_FAIXA', valores: { coluna: 'Ano', minimo: '1950', maximo: '2100' } },
      { coluna: 'tipo', codigo: 'TIPO_DESCONHECIDO', valores: { nome: 'NAVIO' } },
      { coluna: 'filiais', codigo: 'FILIAL_DESCONHECIDA', valores: { nome: 'LUA' } },
    ]);
    expect(body).toHaveProperty('campos.ano');
    expect((await list('vehicles')).total).toBe(before);
  });

  it('of an unknown type and branch is refused at these fields', async () => {
    const { status, body } = await save('vehicles', {
      celulas: truck(freshPlate(), { tipo: 'NAVIO', filiais: 'CURITIBA | LUA' }),
    });
    expect(status).toBe(422);
    expect(Object.keys((body as unknown as { campos: object }).campos).sort()).toEqual(['filiais', 'tipo']);
  });

  it('with the plate or fleet number of another is refused', async () => {
    const placa = freshPlate();
    await save('vehicles', { celulas: truck(placa, { frota: 'FROTA X' }) });
    const same = await save('vehicles', { celulas: truck(placa) });
    expect(same.status).toBe(422);
    expect(same.body).toHaveProperty('celulas.0.codigo', 'CADASTRO_EXISTE');
    const fleet = await save('vehicles', { celulas: truck(freshPlate(), { frota: 'FROTA X' }) });
    expect(fleet.body).toHaveProperty('celulas.0.codigo', 'FROTA_EM_USO');
  });

  it('keeps its life under another plate, and its history with it', async () => {
    const [placa, next] = [freshPlate(), freshPlate()];
    await save('vehicles', { celulas: truck(placa, { medidor: '500' }) });
    const { celulas, versao } = await get('vehicles', placa);
    const { status, body } = await save('vehicles', {
      id: placa,
      versao,
      celulas: { ...celulas, placa: next },
    });
    expect(status).toBe(200);
    expect(body.id).toBe(next);
    expect(await api.sql('select km from km_leitura where nr_placa = $1', [next])).toEqual([{ km: 500 }]);
    const { historia } = await get('vehicles', next);
    expect(historia.map(({ nova }) => nova)).toEqual([false, true]);
    expect(
      (await api.call('getRecord', { params: { tipo: 'vehicles', id: placa } }, administrator)).status,
    ).toBe(404);
  });

  it('has its first reading as typed by hand, cut to whole units', async () => {
    const placa = freshPlate();
    expect((await save('vehicles', { celulas: truck(placa, { medidor: '120.500,9' }) })).status).toBe(200);
    expect(await api.sql('select km, tp_origem from km_leitura where nr_placa = $1', [placa])).toEqual([
      { km: 120_500, tp_origem: 'M' },
    ]);
  });

  it('loses what a form empties, and the branches it no longer names', async () => {
    const placa = freshPlate();
    await save('vehicles', {
      celulas: truck(placa, {
        modelo: 'VM',
        operacao: 'A SERVICO',
        contrato: 'S',
        filiais: 'CURITIBA | SÃO PAULO',
      }),
    });
    const { celulas } = await get('vehicles', placa);
    expect(celulas['filiais']).toBe('CURITIBA | SÃO PAULO');
    const { body } = await save('vehicles', { id: placa, celulas: truck(placa) });
    expect(body.celulas).toMatchObject({
      modelo: '',
      operacao: '',
      contrato: 'N',
      filiais: 'CURITIBA',
    });
  });

  it('two people change: the second is told what the first did', async () => {
    const placa = freshPlate();
    const { body } = await save('vehicles', { celulas: truck(placa) });
    await save('vehicles', { id: placa, versao: body.versao, celulas: truck(placa, { marca: 'SCANIA' }) });
    const second = await save('vehicles', {
      id: placa,
      versao: body.versao,
      celulas: truck(placa, { modelo: 'R' }),
    });
    expect(second.status).toBe(409);
    expect(second.body).toMatchObject({
      codigo: 'CADASTRO_MUDOU',
      valores: { quem: 'BEATRIZ NOGUEIRA', colunas: 'Marca', versao: (await get('vehicles', placa)).versao },
      celulas: [
        {
          coluna: 'marca',
          codigo: 'CADASTRO_MUDOU',
          valores: { quem: 'BEATRIZ NOGUEIRA', antes: '', depois: 'SCANIA' },
        },
      ],
    });
  });

  it('pressed twice is registered once', async () => {
    const celulas = truck(freshPlate());
    const key = '0b9e2f5e-62a3-4a6c-9a51-0d3c4a0b7d11';
    const input = { params: { tipo: 'vehicles' as const }, body: { celulas }, key };
    const [first, second] = [
      await api.call('saveRecord', input, administrator),
      await api.call('saveRecord', input, administrator),
    ];
    expect(second.body).toEqual(first.body);
  });
});

describe('a type', () => {
  it('does not lose a position on which a tyre is mounted', async () => {
    const [{ tipo } = { tipo: '' }] = await api.sql<{ tipo: string }>(
      `select v.cd_tipoveiculo as tipo from pneu_aplicacao a join veiculo v using (nr_placa) where a.dt_saida is null limit 1`,
    );
    const { celulas, versao } = await get('types', tipo);
    const { status, body } = await save('types', {
      id: tipo,
      versao,
      celulas: { ...celulas, posicoes: '', direcionais: '' },
    });
    expect(status).toBe(422);
    expect(body).toHaveProperty(
      'celulas.0',
      expect.objectContaining({ coluna: 'posicoes', codigo: 'POSICAO_COM_PNEU' }),
    );
    expect((await get('types', tipo)).celulas).toEqual(celulas);
  });

  it('keeps its code', async () => {
    const { celulas, versao } = await get('types', 'TRUCK 6X2');
    const { body } = await save('types', {
      id: 'TRUCK 6X2',
      versao,
      celulas: { ...celulas, codigo: 'OUTRO' },
    });
    expect(body).toHaveProperty('celulas.0.codigo', 'CADASTRO_FIXO');
  });

  it('is taken away no sooner than it is used', async () => {
    const { uso } = await get('types', 'TRUCK 6X2');
    expect(uso.find(({ de }) => de === 'veiculos')?.quantos).toBeGreaterThan(0);
  });
});

describe('who may', () => {
  it.each([
    ['1001', '123'],
    ['1201', '456'],
  ])('%s keeps no master data', async (matricula, digits) => {
    const who = await api.signIn(matricula, digits);
    expect((await save('vehicles', { celulas: truck(freshPlate()) }, who)).status).toBe(403);
    expect((await api.call('listRecords', { params: { tipo: 'people' }, query: {} }, who)).status).toBe(403);
  });
});
