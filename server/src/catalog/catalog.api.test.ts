import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Api, type Signed, startApi } from '../../test/api.ts';

let api: Api;
let joao: Signed;
let terminal: Signed;
let supplier: Signed;
beforeAll(async () => {
  api = await startApi();
  joao = await api.signIn('1001', '123');
  terminal = await api.signIn('1201', '456');
  supplier = await api.signInSupplier('31', '00123');
});
afterAll(() => api.close());

describe('look-ups', () => {
  it('offer every kind of order', async () => {
    const { body } = await api.call('listOrderTypes', {}, joao);
    const kinds = body.items.map((type) => type.nr_sequencial);
    expect(kinds.toSorted()).toEqual(['1', '13', '2', '20', '3', '4', '5', 'R', 'V']);
  });

  it('offer active segments, all of them for filters, and those of an operation', async () => {
    await api.sql("insert into segmento (ds_grupo, st_status) values ('ANTIGO', 'I')");
    const names = async (operacao: string) =>
      (await api.call('listSegments', { query: { operacao } }, joao)).body.data.map(
        (segment) => segment.ds_grupo,
      );
    expect(await names('0')).not.toContain('ANTIGO');
    expect(await names('3')).toContain('ANTIGO');
    expect((await names('1')).length).toBeGreaterThan(0);
  });

  it('offer no segment that has no problem for the type of vehicle', async () => {
    const segments = async (tipo_veiculo: string) =>
      (await api.call('listSegments', { query: { operacao: '0', tipo_veiculo } }, joao)).body.data;
    const types = await api.sql<{ type: string; departamento: string }>(
      'select cd_tipoveiculo as type, departamento from tipo_veiculo',
    );
    for (const { type, departamento } of types) {
      for (const { nr_sequencial, ds_grupo } of await segments(type)) {
        const input = { params: { nr_problema: String(nr_sequencial) }, query: { tipo_veiculo: type } };
        const { problema } = (await api.call('listProblems', input, joao)).body;
        expect(problema, `${ds_grupo} for ${type}`).not.toEqual([]);
        if (departamento === 'FROTA') expect(ds_grupo).not.toMatch(/EMPILHADEIRA|PALETEIRA/);
      }
    }
  });

  it('offer suppliers by name, and to a supplier itself alone', async () => {
    const { body } = await api.call('listSuppliers', {}, joao);
    expect(body.map((row) => row.nr_sequencial)).toContain(23);
    const found = await api.call('listSuppliers', { query: { search: 'araucaria' } }, joao);
    expect(found.body.map((row) => row.nr_sequencial)).toEqual([31]);
    const own = await api.call('listSuppliers', {}, supplier);
    expect(own.body.map((row) => row.nr_sequencial)).toEqual([31]);
    expect((await api.call('listSuppliers', { query: { search: '100%' } }, joao)).body).toEqual([]);
  });

  it('keep plates of fleet and warehouse apart', async () => {
    const fleet = (await api.call('listFleetPlates', {}, joao)).body.map((row) => row.nr_placa);
    const warehouse = (await api.call('listWarehousePlates', {}, joao)).body.map((row) => row.nr_placa);
    expect(fleet.length).toBeGreaterThan(0);
    expect(warehouse.length).toBeGreaterThan(0);
    expect(fleet.filter((plate) => warehouse.includes(plate))).toEqual([]);
  });

  it('offer the eight documented pause reasons, one of which asks for a part', async () => {
    const { body } = await api.call('listReasons', { query: { tp_motivo: 'PAUSA' } }, joao);
    expect(body.map((reason) => reason.ds_motivo)).toEqual([
      'Ir ao banheiro',
      'Atendimento',
      'Refeicao',
      'Aguardando Peças',
      'Auxílio externo',
      'Deslocamento',
      'Fim de expediente',
      'Aguardando cadastro de peça',
    ]);
    expect(body.filter((reason) => reason.st_exige_peca === 'S').map((reason) => reason.ds_motivo)).toEqual([
      'Aguardando Peças',
    ]);
  });

  it('offer the nine rescue reasons', async () => {
    const { body } = await api.call('listReasons', { query: { tp_motivo: 'SOCORRO' } }, joao);
    expect(body.map(({ ds_motivo }) => ds_motivo).toSorted()).toEqual([
      'AGENTE EXTERNO',
      'CONDIÇÃO DA VIA',
      'DESGASTE NATURAL DE PEÇA',
      'DESGASTE PREMATURO DE PEÇA',
      'ERRO HUMANO',
      'EXCESSO DE PESO (CARREGAMENTO OU MANUSEIO INCORRETO)',
      'LOCALIZAÇÃO DA PEÇA',
      'QUEBRA DE EQUIPAMENTO',
      'TRANSPORTADORA (TRAVA DO EQUIPAMENTO)',
    ]);
  });

  it('give staff the technicians of the branch without any digit, and suppliers none', async () => {
    const { body } = await api.call('listTechnicians', { query: { ds_funcao: 'MECANICO' } }, terminal);
    expect(body.items.length).toBeGreaterThan(0);
    expect(body.items.every((person) => person.ds_funcao === 'MECÂNICO')).toBe(true);
    expect(JSON.stringify(body)).not.toMatch(/cpf|hm_/);
    const one = await api.call('getTechnician', { params: { id: String(joao.person) } }, terminal);
    expect(one.body.ds_colaborador).toBe('JOÃO PEREIRA');
    expect((await api.call('getTechnician', { params: { id: '23' } }, terminal)).status).toBe(404);
    expect((await api.call('listTechnicians', {}, supplier)).status).toBe(403);
    expect(
      (await api.call('listTechnicians', {}, joao)).body.items.map((person) => person.nr_sequencial),
    ).toEqual([joao.person]);
  });

  it('find services and parts by words and by stock code, a hundred at most', async () => {
    const all = await api.call('searchItems', { query: { tipo: '4' } }, joao);
    expect(all.body.length).toBeLessThanOrEqual(100);
    expect(all.body.every((item) => item.nr_tipo === 4)).toBe(true);
    const [first] = all.body;
    const found = await api.call(
      'searchItems',
      { query: { search: first?.ds_item.slice(0, 6).toLowerCase() ?? '' } },
      joao,
    );
    expect(found.body.length).toBeGreaterThan(0);
  });

  it('need a session', async () => {
    expect((await api.call('listOrderTypes')).status).toBe(401);
    expect((await api.call('searchItems')).status).toBe(401);
  });

  it('give the dictionary to anybody', async () => {
    await api.control(
      "with p as (insert into palavra (name) values ('PLACA') returning nr_sequencial) insert into lang_system select nr_sequencial, 'es', 'Patente' from p",
    );
    const { body } = await api.call('getTranslations', { params: { lang: 'es' }, headers: { apikey: '' } });
    expect(body).toEqual({ PLACA: 'Patente' });
  });
});
