import { randomUUID } from 'node:crypto';
import type { InputOf } from '@terminal/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Api, type Signed, startApi } from '../../test/api.ts';
import { at, type Moves, tyreMovesOf } from '../../test/tyre-moves.ts';
import { addStock, type Dressed, dressVehicle, intervalsOf, readingsOf } from '../../test/tyres.ts';

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

const { remove, moveOf, move, mounted, meterNow } = tyreMovesOf(() => ({ api, fitter, dressed }));

type Mounting = InputOf<'mountTyre'>['body'];

const mount = (pneu: number, over: Partial<Mounting> = {}, key?: string) =>
  api.call(
    'mountTyre',
    {
      body: { placa: dressed.plate, pneu, km_informado: 100_200, ...at('2DI'), ...over },
      ...(key === undefined ? {} : { key }),
    },
    fitter,
  );

describe('a tyre is mounted', () => {
  it('an empty position: its time there begins, the meter moves, the screens are told', async () => {
    const tyre = await addStock(api, { depths: [16, 15.5, 16], life: 2 });
    expect(await mount(tyre.id)).toMatchObject({
      status: 200,
      body: {
        mensagem: 'Pneu vinculado com sucesso!',
        insert_pneu_mm: true,
        insert_veiculos_pneus: true,
        veiculos_pneus: true,
      },
    });
    expect(await intervalsOf(api, tyre.id)).toEqual([
      {
        nr_placa: dressed.plate,
        posicao: '2DI',
        nr_vida: 2,
        km_entrada: 100_200,
        entrada: [16, 15.5, 16],
        km_saida: null,
        saida: null,
        fechada: false,
        quem_pos: fitter.person,
        quem_tirou: null,
        ds_motivo: null,
      },
    ]);
    expect((await mounted())['2DI']).toBe(tyre.fire);
    expect(await meterNow()).toEqual({ km_atual: 100_200 });
    expect(await readingsOf(api, dressed.plate)).toEqual([{ km: 100_200, nr_seq_clifor: fitter.person }]);
    expect(await api.sql('select ds_evento from evento where nr_placa = $1', [dressed.plate])).toEqual([
      { ds_evento: 'pneu.aplicado' },
    ]);
  });

  it('without an axle the only empty position of its side', async () => {
    const tyre = await addStock(api);
    expect((await mount(tyre.id, { nr_posicao: null })).status).toBe(200);
    expect((await mounted())['2DI']).toBe(tyre.fire);
  });

  it.each<[string, Partial<Mounting>, number, string, string]>([
    ['a taken position', at('2DE'), 409, 'POSICAO_OCUPADA', 'Já existe um pneu nesta posição.'],
    [
      'a position its type does not have',
      at('3EE'),
      422,
      'POSICAO_INEXISTENTE',
      'Este veículo não tem esta posição.',
    ],
    [
      'with a meter below the current one',
      { km_informado: 99_999 },
      422,
      'KM_ANTERIOR',
      'Insira um KM maior que o anterior!',
    ],
    ['without a meter', { km_informado: '' }, 422, 'KM_OBRIGATORIO', 'Informe o KM atual!'],
    [
      'with a meter it cannot show',
      { km_informado: 900_000 },
      409,
      'CONFIRMA_LEITURA',
      'Esta leitura parece errada. Confira antes de gravar.',
    ],
  ])('%s: refused, and nothing changes', async (_case, over, status, codigo, mensagem) => {
    const tyre = await addStock(api);
    expect(await mount(tyre.id, over)).toMatchObject({ status, codigo, mensagem });
    expect(await intervalsOf(api, tyre.id)).toEqual([]);
    expect(await meterNow()).toEqual({ km_atual: 100_000 });
  });

  it('at the very meter it has, and at an unlikely one once that is confirmed', async () => {
    const [one, other] = [await addStock(api), await addStock(api)];
    expect((await mount(one.id, { km_informado: 100_000 })).status).toBe(200);
    await remove('1EE', { km_informado: 100_000 });
    expect((await mount(other.id, { ...at('1EE'), km_informado: 900_000, confirma: 'S' })).status).toBe(200);
    expect(await meterNow()).toEqual({ km_atual: 900_000 });
  });

  it('unless it is mounted, away or scrapped', async () => {
    const elsewhere = await dressVehicle(api, 'TOCO');
    const [sent, scrapped] = [await addStock(api), await addStock(api)];
    await api.sql(
      `insert into pneu_destino (nr_seq_pneu, tp_destino, nr_seq_fornecedor, nr_seq_item, cd_motivos, dt_envio, nr_vida)
       values ($1, 'S', (select min(nr_sequencial) from g_clifor), (select min(nr_sequencial) from item), '{}', current_date, 1),
              ($2, 'D', (select min(nr_sequencial) from g_clifor), null, '{1}', current_date, 1)`,
      [sent.id, scrapped.id],
    );
    for (const pneu of [elsewhere.tyres['1EE']?.id ?? 0, sent.id, scrapped.id]) {
      expect(await mount(pneu)).toMatchObject({
        status: 409,
        codigo: 'PNEU_INDISPONIVEL',
        mensagem: 'Este pneu não está no estoque.',
      });
    }
  });

  it('neither from another branch nor on a vehicle of one: they do not exist', async () => {
    const foreign = await addStock(api, { branch: 2 });
    expect(await mount(foreign.id)).toMatchObject({ status: 404 });
    expect(await mount(2_000_000)).toMatchObject({ status: 404 });
    const away = await dressVehicle(api, 'TOCO', { branch: 2, empty: ['2DI'] });
    const own = await addStock(api);
    expect(await mount(own.id, { placa: away.plate })).toMatchObject({ status: 404 });
  });

  it('once, sent twice with one key', async () => {
    const tyre = await addStock(api);
    const key = randomUUID();
    const first = await mount(tyre.id, {}, key);
    expect((await mount(tyre.id, {}, key)).body).toEqual(first.body);
    expect(await intervalsOf(api, tyre.id)).toHaveLength(1);
  });

  it('only by who is signed in and works in the tyre shop', async () => {
    const tyre = await addStock(api);
    const body = { placa: dressed.plate, pneu: tyre.id, km_informado: 100_200, ...at('2DI') };
    expect(await api.call('mountTyre', { body }, null)).toMatchObject({ status: 401 });
    await api.sql("update g_clifor set st_borracharia = 'N' where nr_matricula = '1001'");
    const barred = await api.signIn('1001', '123');
    expect(await api.call('mountTyre', { body }, barred)).toMatchObject({ status: 403 });
    expect(await intervalsOf(api, tyre.id)).toEqual([]);
  });
});

describe('of two at the same time', () => {
  const inOrder = (replies: { status: number }[]) =>
    replies.map(({ status }) => status).sort((one, other) => one - other);

  it('one puts his tyre on the position, the other is told it is taken', async () => {
    const [one, other] = [await addStock(api), await addStock(api)];
    const replies = await Promise.all([mount(one.id), mount(other.id)]);
    expect(inOrder(replies)).toEqual([200, 409]);
    expect(replies.find(({ status }) => status === 409)).toMatchObject({ codigo: 'POSICAO_OCUPADA' });
  });

  it('one gets the tyre, for whichever vehicle, the other is told it is not in stock', async () => {
    const tyre = await addStock(api);
    const second = await dressVehicle(api, 'TOCO', { empty: ['2DI'] });
    const replies = await Promise.all([mount(tyre.id), mount(tyre.id, { placa: second.plate })]);
    expect(inOrder(replies)).toEqual([200, 409]);
    expect(replies.find(({ status }) => status === 409)).toMatchObject({ codigo: 'PNEU_INDISPONIVEL' });
    expect(await intervalsOf(api, tyre.id)).toHaveLength(1);
  });

  it('one takes the tyre off or moves it, the other is told it is no longer there', async () => {
    const replies = await Promise.all([remove('1EE'), remove('1EE'), move([moveOf('1EE', '2DI')])]);
    expect(inOrder(replies)).toEqual([200, 409, 409]);
    for (const reply of replies.filter(({ status }) => status === 409))
      expect(reply).toMatchObject({ codigo: 'CONFLITO' });
  });

  it('whichever comes last, a gauging never lands on a tyre that was moved', async () => {
    dressed = await dressVehicle(api, 'TOCO', { depths: [12, 11.5, 12] });
    const batch = Object.entries(dressed.tyres)
      .filter(([name]) => name !== '0EEE')
      .map(([name, { fire }]) => ({
        ...at(name),
        nr_fogo: fire,
        nr_vida: 1,
        afericoes: [10, 10, 10].map((novaAfericao, index) => ({ index, ultimaAfericao: 12, novaAfericao })),
      }));
    const gauging = { nr_placa: dressed.plate, km_informado: 100_200, afericoes: batch };
    const [gauged, swapped] = await Promise.all([
      api.call('submitGauging', { body: gauging }, fitter),
      move([moveOf('1EE', '2EE'), moveOf('2EE', '1EE')]),
    ]);
    expect(swapped.status).toBe(200);
    expect(gauged.status === 200 || gauged.codigo === 'CONFLITO').toBe(true);
  });
});

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
