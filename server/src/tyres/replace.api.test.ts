import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Api, type Signed, startApi } from '../../test/api.ts';
import {
  addStock,
  type Dressed,
  departuresOf,
  dressVehicle,
  intervalsOf,
  situationOf,
} from '../../test/tyres.ts';

let api: Api;
/** Approves, and works in the tyre shop of branch 1. */
let approver: Signed;
let truck: Dressed;
let fresh: { id: number; fire: string };
let today: string;
let reason: number;

beforeAll(async () => {
  api = await startApi();
  approver = await api.signIn('1201', '456');
  const [row] = await api.sql<{ dia: string; motivo: number }>(
    `select (now() at time zone 'America/Sao_Paulo')::date::text as dia,
            (select min(nr_sequencial) from motivo where tp_motivo = 'DESCARTE') as motivo`,
  );
  today = row?.dia ?? '';
  reason = row?.motivo ?? 0;
});
afterAll(() => api.close());
beforeEach(async () => {
  truck = await dressVehicle(api, 'TOCO', { depths: [4, 4], empty: ['2DI'] });
  fresh = await addStock(api, { depths: [16, 16] });
});

const old = () => truck.tyres['1EE']?.id ?? 0;
const scrap = () => ({ tipo: 'D' as const, fornecedor: 31, motivos: [reason], data: today });
const replace = (over: object = {}) => {
  const body = {
    ...{ placa: truck.plate, km_informado: 100_200, pneu: old(), nr_posicao: 1, ds_lado: 'EE' as const },
    afericoes: [3, 3].map((novaAfericao, index) => ({ index, novaAfericao })),
    novo: fresh.id,
    ...over,
  };
  return api.call('replaceTyre', { body }, approver);
};

describe('a tyre is replaced by another', () => {
  it('at once: the removed one is in stock with its depths, the other in its place, with one reading of the meter', async () => {
    expect(await replace({ observacao: 'desgaste' })).toMatchObject({
      status: 200,
      body: { mensagem: 'Pneu trocado com sucesso!' },
    });
    expect(await intervalsOf(api, old())).toMatchObject([
      { posicao: '1EE', km_saida: 100_200, saida: [3, 3], ds_motivo: 'desgaste' },
    ]);
    expect(await intervalsOf(api, fresh.id)).toMatchObject([
      { posicao: '1EE', km_entrada: 100_200, fechada: false },
    ]);
    expect([await situationOf(api, old()), await situationOf(api, fresh.id)]).toEqual(['E', 'A']);
  });

  it('and scrapped in the same step; undone as one, departure and all', async () => {
    expect((await replace({ destino: scrap() })).status).toBe(200);
    expect(await situationOf(api, old())).toBe('D');
    expect(await departuresOf(api, old())).toMatchObject([{ tp_destino: 'D', cd_motivos: [reason] }]);
    const [row] = await api.sql<{ id: number }>('select max(nr_sequencial) as id from pneu_movimento');
    const undo = { params: { id: String(row?.id) }, body: { motivo: 'era o outro lado' } };
    expect((await api.call('voidTyreMovement', undo, approver)).status).toBe(200);
    expect([await situationOf(api, old()), await situationOf(api, fresh.id)]).toEqual(['A', 'E']);
    const { body } = await api.call(
      'getTyreHistory',
      { query: { nr_fogo: truck.tyres['1EE']?.fire ?? '' } },
      approver,
    );
    expect(body.vl_mm).toEqual([4, 4]);
    expect(body.destinos[0]?.correcao).toMatchObject({ ds_motivo: 'era o outro lado', nr_seq_novo: null });
    expect((await replace({ destino: scrap() })).status).toBe(200);
  });

  it.each<[string, () => object, string]>([
    ['a scrap without a reason', () => ({ destino: { ...scrap(), motivos: [] } }), 'DESTINO_INCOMPLETO'],
    ['a tyre that is mounted', () => ({ novo: truck.tyres['1DE']?.id }), 'PNEU_INDISPONIVEL'],
    ['itself', () => ({ novo: old() }), 'PNEU_INDISPONIVEL'],
    ['a tyre that does not exist', () => ({ novo: 99_999_999 }), 'NAO_ENCONTRADO'],
    ['from where it is not', () => ({ ds_lado: 'DE' }), 'CONFLITO'],
    [
      'with a groove deeper',
      () => ({
        afericoes: [
          { index: 0, novaAfericao: 5 },
          { index: 1, novaAfericao: 3 },
        ],
      }),
      'AFERICAO_MAIOR',
    ],
    ['below the meter', () => ({ km_informado: 99_999 }), 'KM_ANTERIOR'],
  ])('not by %s: all stays as it was', async (_case, over, codigo) => {
    expect(await replace(over())).toMatchObject({ codigo });
    expect(await intervalsOf(api, old())).toMatchObject([{ fechada: false }]);
    expect(await situationOf(api, fresh.id)).toBe('E');
  });
});
