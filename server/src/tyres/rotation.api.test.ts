import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Api, type Signed, startApi } from '../../test/api.ts';
import { at, type Moves, tyreMovesOf } from '../../test/tyre-moves.ts';
import { type Dressed, dressVehicle, intervalsOf, readingsOf } from '../../test/tyres.ts';

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

const { moveOf, move, mounted } = tyreMovesOf(() => ({ api, fitter, dressed }));

describe('tyres change positions', () => {
  it('two with each other: each time ends where it was and begins where it is', async () => {
    const [left, right] = [dressed.tyres['1EE'], dressed.tyres['1DE']];
    expect(await move([moveOf('1EE', '1DE'), moveOf('1DE', '1EE')])).toMatchObject({
      status: 200,
      body: { mensagem: 'Pneus movidos com sucesso!' },
    });
    expect(await mounted()).toMatchObject({ '1EE': right?.fire, '1DE': left?.fire });
    expect(await intervalsOf(api, left?.id ?? 0)).toMatchObject([
      { posicao: '1EE', km_saida: 100_200, saida: [12, 11.5, 12], fechada: true },
      {
        posicao: '1DE',
        km_entrada: 100_200,
        entrada: [12, 11.5, 12],
        fechada: false,
        quem_pos: fitter.person,
      },
    ]);
    expect(await readingsOf(api, dressed.plate)).toHaveLength(1);
    const told =
      "select js_dados -> 'pneus' as pneus from evento where ds_evento = 'pneu.movido' and nr_placa = $1";
    const [outer, inner] = [at('1EE'), at('1DE')];
    expect(await api.sql(told, [dressed.plate])).toEqual([
      {
        pneus: [
          { pneu: left?.fire, antes: outer, depois: inner },
          { pneu: right?.fire, antes: inner, depois: outer },
        ],
      },
    ]);
  });

  it('in a ring, and the last of a chain to the empty position', async () => {
    const before = await mounted();
    await move([moveOf('1EE', '2EE'), moveOf('2EE', '2EI'), moveOf('2EI', '2DI'), moveOf('0EEE', '1EE')]);
    expect(await mounted()).toEqual({
      '1EE': before['0EEE'],
      '1DE': before['1DE'],
      '2EE': before['1EE'],
      '2EI': before['2EE'],
      '2DI': before['2EI'],
      '2DE': before['2DE'],
    });
  });

  it.each<[string, () => Moves, number, number, string]>([
    ['to where another stays', () => [moveOf('1EE', '1DE')], 100_200, 409, 'POSICAO_OCUPADA'],
    [
      'to a position its type does not have',
      () => [moveOf('1EE', '4EE')],
      100_200,
      422,
      'POSICAO_INEXISTENTE',
    ],
    ['from where it is not', () => [{ ...moveOf('1EE', '2DI'), ...at('1DE') }], 100_200, 409, 'CONFLITO'],
    ['below the meter', () => [moveOf('1EE', '2DI')], 99_999, 422, 'KM_ANTERIOR'],
  ])('%s: refused, and all stay', async (_case, moves, meter, status, codigo) => {
    const before = await mounted();
    expect(await move(moves(), meter)).toMatchObject({ status, codigo });
    expect(await mounted()).toEqual(before);
  });
});
