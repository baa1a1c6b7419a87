import type { CheckedInput } from '@terminal/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Api, type Signed, startApi } from '../../../test/api.ts';
import { dressVehicle } from '../../../test/tyres.ts';

type Settings = CheckedInput<'saveTyreSettings'>['body'];

let api: Api;
/** May approve. */
let approver: Signed;
let fitter: Signed;

beforeAll(async () => {
  api = await startApi();
  approver = await api.signIn('1201', '456');
  fitter = await api.signIn('1301', '567');
});
afterAll(() => api.close());

const read = async () => (await api.call('getTyreSettings', {}, approver)).body;
const save = async (change: Partial<Settings> = {}, who: Signed | null = approver) => {
  const { limites } = await read();
  return api.call('saveTyreSettings', { body: { limites, pressoes: [], problemas: [], ...change } }, who);
};

describe('settings of tyres', () => {
  it('are the limits, the target of each calibrated type, and the problem of each finding', async () => {
    const told = await read();
    expect(told.limites).toMatchObject({ vl_mm_retirada: 3, vl_mm_legal: 1.6, qt_dias_retirada: 60 });
    expect(told.pressoes).toContainEqual(
      expect.objectContaining({ cd_tipoveiculo: 'TOCO', vl_calibragem: 110, st_variada: 'N' }),
    );
    expect(told.pressoes.filter(({ cd_tipoveiculo }) => cd_tipoveiculo === 'EMPILHADEIRA')).toEqual([]);
    expect(told.problemas.map(({ tp_achado }) => tp_achado)).toEqual(['L', 'G', 'D', 'P']);
    expect(told.st_altera).toBe('S');
    expect((await api.call('getTyreSettings', {}, fitter)).body.st_altera).toBe('N');
  });

  it('are one statement', async () => {
    await read();
    api.statements.length = 0;
    await read();
    expect(api.statements).toHaveLength(1);
  });

  it('decide what is found, from then on', async () => {
    const { limites, problemas } = await read();
    const { plate, tyres } = await dressVehicle(api, 'TOCO', { depths: [5, 5] });
    const found = async () =>
      (await api.call('listTyreFindings', {}, fitter)).body.achados.filter(
        ({ nr_placa }) => nr_placa === plate,
      );
    expect(await found()).toEqual([]);
    const deeper = { ...limites, vl_mm_retirada: 5 };
    expect((await save({ limites: deeper, problemas: [{ tp_achado: 'L', nr_conjunto: null }] })).status).toBe(
      200,
    );
    expect((await found()).map(({ tp_achado }) => tp_achado)).toContain('L');
    const order = {
      body: { tp_achado: 'L' as const, nr_placa: plate, nr_fogo: tyres['1EE']?.fire ?? '' },
    };
    expect(await api.call('openFindingOrder', order, fitter)).toMatchObject({
      codigo: 'ACHADO_SEM_PROBLEMA',
    });
    await save({ limites, problemas });
    expect(await found()).toEqual([]);
    expect((await read()).problemas).toEqual(problemas);
  });

  it('set the pressure of all positions of a type, and leave the others; none is fine', async () => {
    const of = async (type: string) =>
      (await read()).pressoes.find(({ cd_tipoveiculo }) => cd_tipoveiculo === type);
    await api.sql(
      "update tipo_veiculo_posicao set vl_calibragem = 120 where cd_tipoveiculo = 'VUC' and nr_posicao = 1",
    );
    expect(await of('VUC')).toMatchObject({ vl_calibragem: null, st_variada: 'S' });
    await save({ pressoes: [{ cd_tipoveiculo: 'TOCO', vl_calibragem: 105.5 }] });
    expect(await of('TOCO')).toMatchObject({ vl_calibragem: 105.5, st_variada: 'N' });
    expect(await of('VUC')).toMatchObject({ st_variada: 'S' });
    await save({ pressoes: [{ cd_tipoveiculo: 'VUC', vl_calibragem: null }] });
    expect(await of('VUC')).toMatchObject({ vl_calibragem: null, st_variada: 'N' });
    const events = await api.sql("select nr_seq_clifor from evento where ds_evento = 'pneu.ajustado'");
    expect(events).toContainEqual({ nr_seq_clifor: approver.person });
  });

  it('are changed by approvers alone, and by nobody from outside', async () => {
    expect(await save({}, null)).toMatchObject({ status: 401 });
    expect(await save({}, fitter)).toMatchObject({ status: 403, codigo: 'SEM_PERMISSAO' });
    expect(await save({}, await api.signInSupplier('31', '00123'))).toMatchObject({ status: 403 });
  });

  it.each<[string, (now: Settings['limites']) => Partial<Settings>, string]>([
    ['removed below the law', (now) => ({ limites: { ...now, vl_mm_retirada: 1.5 } }), 'vl_mm_retirada'],
    ['no days ahead', (now) => ({ limites: { ...now, qt_dias_retirada: 0 } }), 'limites.qt_dias_retirada'],
    ['two decimals', (now) => ({ limites: { ...now, vl_mm_desgaste: 2.05 } }), 'limites.vl_mm_desgaste'],
    ['any pressure', (now) => ({ limites: { ...now, pc_calibragem: 51 } }), 'limites.pc_calibragem'],
    ['no such type', () => ({ pressoes: [{ cd_tipoveiculo: 'BALSA', vl_calibragem: 100 }] }), 'pressoes'],
    [
      'equipment that is not calibrated',
      () => ({ pressoes: [{ cd_tipoveiculo: 'EMPILHADEIRA', vl_calibragem: 100 }] }),
      'pressoes',
    ],
    ['no such problem', () => ({ problemas: [{ tp_achado: 'L', nr_conjunto: 999_999 }] }), 'problemas'],
  ])('with %s are refused, and all stay', async (_case, change, field) => {
    const before = await read();
    const reply = await save(change(before.limites));
    expect(reply).toMatchObject({ status: 422, codigo: 'CAMPO_INVALIDO' });
    expect(Object.keys(reply.campos ?? {})).toEqual([field]);
    expect(await read()).toEqual(before);
  });
});
