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

/** The faults of a save that is refused, by their columns. */
async function faultsOf(...[tipo, body]: Parameters<Records['save']>) {
  const refused = await save(tipo, body);
  expect(refused.status).toBe(422);
  const { celulas } = refused.body as unknown as {
    celulas: { coluna: string; codigo: string; valores: Record<string, string> }[];
  };
  return Object.fromEntries(celulas.map(({ coluna, codigo, valores }) => [coluna, [codigo, valores]]));
}

const type = {
  codigo: 'PROVA',
  descricao: 'TIPO DE PROVA',
  departamento: 'FROTA',
  medidor: 'K',
  por_dia: '100',
  posicoes: '1EE | 1DE | 2EE | 2DE',
  direcionais: '1',
};

describe('what would be dropped is refused', () => {
  it('a steering axle the type has not, and a position named twice', async () => {
    const axle = await faultsOf('types', { celulas: { ...type, direcionais: '1 | 7' } });
    expect(axle['direcionais']).toEqual(['EIXO_DESCONHECIDO', expect.objectContaining({ nome: '7' })]);
    const twice = await faultsOf('types', { celulas: { ...type, posicoes: '1EE | 1DE | 1 ee' } });
    expect(twice['posicoes']).toEqual(['POSICAO_REPETIDA', expect.objectContaining({ nome: '1EE' })]);
  });

  it('a person who attends nowhere', async () => {
    const person = { matricula: '9901', nome: 'SEM FILIAL', atende: 'S' };
    expect((await faultsOf('people', { celulas: person }))['filiais']).toEqual(['PESSOA_SEM_FILIAL', {}]);
    expect((await save('people', { celulas: { ...person, atende: 'N' } })).status).toBe(200);
  });

  it('a state and a place there are not', async () => {
    const branch = { filial: 'FILIAL DE PROVA' };
    const faults = await faultsOf('branches', { celulas: { ...branch, uf: 'XX', local: 'abc' } });
    expect(faults).toMatchObject({ uf: ['UF_DESCONHECIDA', { nome: 'XX' }], local: ['LOCAL_INVALIDO', {}] });
    const { status, body } = await save('branches', {
      celulas: { ...branch, uf: 'pr', local: '-25.4950, -49.3320' },
    });
    expect(status).toBe(200);
    expect(body.celulas).toMatchObject({ uf: 'PR', local: '-25.4950,-49.3320' });
  });
});

describe('what is wrong is told', () => {
  it('with the limit, where a text is too long', async () => {
    const faults = await faultsOf('vehicles', {
      celulas: truck('W24A1B2C999999', { marca: 'X'.repeat(41) }),
    });
    expect(faults).toMatchObject({
      placa: ['CELULA_LONGA', { limite: '10', tem: '14' }],
      marca: ['CELULA_LONGA', { limite: '40', tem: '41' }],
    });
  });

  it('all at once', async () => {
    const placa = freshPlate();
    await save('vehicles', { celulas: truck(placa, { frota: 'W24' }) });
    const faults = await faultsOf('vehicles', {
      celulas: truck(placa, { frota: 'w24', tipo: 'NAVIO', ano: 'x', filiais: 'JOIN' }),
    });
    expect(Object.entries(faults).map(([column, [code]]) => [column, code])).toEqual([
      ['ano', 'CELULA_FAIXA'],
      ['tipo', 'TIPO_DESCONHECIDO'],
      ['filiais', 'FILIAL_DESCONHECIDA'],
      ['placa', 'CADASTRO_EXISTE'],
      ['frota', 'FROTA_EM_USO'],
    ]);
  });
});

describe('a type out of use', () => {
  it('is offered no more, and stays where it is', async () => {
    const { body } = await save('types', { celulas: type });
    expect(body.celulas).toMatchObject({ situacao: 'A' });
    const placa = freshPlate();
    await save('vehicles', { celulas: truck(placa, { tipo: 'PROVA' }) });
    const offered = async () =>
      (
        await api.call(
          'listRecordNames',
          { params: { tipo: 'vehicles', coluna: 'tipo' }, query: { busca: 'PROVA' } },
          administrator,
        )
      ).body;
    expect(await offered()).toEqual(['PROVA']);
    await save('types', { id: 'PROVA', celulas: { ...body.celulas, situacao: 'I' } });
    expect(await offered()).toEqual([]);
    expect((await get('types', 'PROVA')).uso).toContainEqual({ de: 'veiculos', quantos: 1 });
    const { celulas, versao } = await get('vehicles', placa);
    expect((await save('vehicles', { id: placa, versao, celulas: { ...celulas, modelo: 'X' } })).status).toBe(
      200,
    );
    await save('types', { id: 'PROVA', celulas: { ...body.celulas, situacao: 'A' } });
    expect(await offered()).toEqual(['PROVA']);
  });
});
