import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Api, type Signed, startApi } from '../../test/api.ts';
import { at, type Removal, tyreMovesOf } from '../../test/tyre-moves.ts';
import { type Dressed, dressVehicle, intervalsOf } from '../../test/tyres.ts';

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
  dressed = await dressVehicle(api, 'TOCO', { depths: [12, 11.5, 12], empty: ['2DI'] });
});

const { on, remove, mounted, meterNow } = tyreMovesOf(() => ({ api, fitter, dressed }));

describe('a tyre is removed', () => {
  const read = (values: (number | '')[]) => ({
    afericoes: values.map((novaAfericao, index) => ({ index, ultimaAfericao: 12, novaAfericao })),
  });

  it('into stock, with its depths and why', async () => {
    const id = on('1DE');
    const reply = await remove('1DE', { ...read([9, 8.5, 9]), observacao: 'Corte na lateral' });
    expect(reply).toMatchObject({ status: 200, body: { mensagem: 'Pneu retirado com sucesso!' } });
    expect(await intervalsOf(api, id)).toMatchObject([
      {
        posicao: '1DE',
        km_entrada: 90_000,
        entrada: [12, 11.5, 12],
        km_saida: 100_200,
        saida: [9, 8.5, 9],
        fechada: true,
        quem_tirou: fitter.person,
        ds_motivo: 'Corte na lateral',
      },
    ]);
    expect(
      await api.sql(
        `select s.st_pneu, p.nr_seq_filial, p.vl_mm::float8[] as vl_mm
           from pneu p join pneu_situacao s on s.nr_seq_pneu = p.nr_sequencial where p.nr_sequencial = $1`,
        [id],
      ),
    ).toEqual([{ st_pneu: 'E', nr_seq_filial: 1, vl_mm: [9, 8.5, 9] }]);
    expect(await mounted()).not.toHaveProperty('1DE');
    expect(await meterNow()).toEqual({ km_atual: 100_200 });
  });

  it('with the depths it had when nobody read them; an event names it by its fire number', async () => {
    const id = on('1DE');
    expect((await remove('1DE', { afericoes: [], observacao: ' ' })).status).toBe(200);
    expect(await intervalsOf(api, id)).toMatchObject([{ saida: [12, 11.5, 12], ds_motivo: null }]);
    const told = await api.sql('select ds_evento, js_dados from evento where nr_placa = $1', [dressed.plate]);
    expect(told).toMatchObject([
      { ds_evento: 'pneu.removido', js_dados: { pneu: dressed.tyres['1DE']?.fire, km: 100_200 } },
    ]);
  });

  it('also from a position its type does not have', async () => {
    dressed = await dressVehicle(api, 'TOCO', { beside: ['7EE'] });
    expect((await remove('7EE')).status).toBe(200);
    expect(await mounted()).not.toHaveProperty('7EE');
  });

  it.each<[string, Partial<Removal>, number, string, string]>([
    [
      'with a groove left out',
      read([9, '', 9]),
      422,
      'SULCOS_INCOMPLETOS',
      'Informe a leitura de todos os sulcos',
    ],
    [
      'with a groove deeper',
      read([9, 11.6, 9]),
      422,
      'AFERICAO_MAIOR',
      'Informe uma aferição menor que a atual!',
    ],
    ['below the meter', { km_informado: 99_999 }, 422, 'KM_ANTERIOR', 'Insira um KM maior que o anterior!'],
    [
      'with a meter it cannot show',
      { km_informado: 900_000 },
      409,
      'CONFIRMA_LEITURA',
      'Esta leitura parece errada. Confira antes de gravar.',
    ],
    [
      'from where it is not',
      at('1EE'),
      409,
      'CONFLITO',
      'O registro mudou enquanto você trabalhava. Carregue novamente.',
    ],
  ])('%s: refused, and nothing changes', async (_case, over, status, codigo, mensagem) => {
    expect(await remove('1DE', over)).toMatchObject({ status, codigo, mensagem });
    expect(await intervalsOf(api, on('1DE'))).toMatchObject([{ fechada: false }]);
    expect(await meterNow()).toEqual({ km_atual: 100_000 });
  });

  it('of a vehicle of another branch: it does not exist', async () => {
    dressed = await dressVehicle(api, 'TOCO', { branch: 2 });
    expect(await remove('1DE')).toMatchObject({ status: 404 });
  });
});
