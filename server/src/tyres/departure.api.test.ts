import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Api, Signed } from '../../test/api.ts';
import { type Departure, departureToolsOf, openDepartures, type Return } from '../../test/tyre-departures.ts';
import { addStock, departuresOf, dressVehicle, situationOf } from '../../test/tyres.ts';

let kept: Awaited<ReturnType<typeof openDepartures>>;
let api: Api;
let today = '';
let reasons: number[] = [];
let retread = 0;
let repair = 0;
let fitter: Signed;
beforeAll(async () => {
  kept = await openDepartures();
  ({ api, today, reasons, retread, repair, fitter } = kept);
});
afterAll(() => api.close());

const { depart, scrap, send, returnTyre, mount } = departureToolsOf(() => kept);

describe('a scrap', () => {
  it('is for good: the tyre is dated, told of and no longer in stock', async () => {
    const { id, fire } = await addStock(api);
    expect(await scrap(id, { observacao: 'corte no flanco' })).toMatchObject({
      status: 200,
      body: { mensagem: 'Descarte realizado com sucesso!' },
    });
    expect(await departuresOf(api, id)).toMatchObject([
      {
        tp_destino: 'D',
        nr_seq_fornecedor: 31,
        nr_seq_item: null,
        cd_motivos: reasons.slice(0, 2),
        ds_observacao: 'corte no flanco',
        dt_envio: today,
        dt_retorno: null,
        nr_vida: 1,
        quem_enviou: fitter.person,
      },
    ]);
    const { body } = await api.call('getTyreDashboard', {}, fitter);
    expect(body.informacoes.find(({ nr_fogo }) => nr_fogo === fire)).toEqual({
      nr_fogo: fire,
      nr_placa: null,
      des_data: today,
      rec_dataenvio: null,
    });
    expect(
      await api.sql(
        "select nr_seq_filial, js_dados ->> 'destino' as destino from evento where ds_evento = 'pneu.destino' and (js_dados ->> 'pneu')::int = $1",
        [id],
      ),
    ).toEqual([{ nr_seq_filial: 1, destino: 'D' }]);
  });

  it.each<[string, Partial<Departure>]>([
    ['reasons', { motivos: [] }],
    ['supplier', { fornecedor: null }],
    ['date', { data: '' }],
  ])('without %s is refused', async (_what, over) => {
    const { id } = await addStock(api);
    expect(await scrap(id, over)).toMatchObject({
      status: 422,
      codigo: 'DESTINO_INCOMPLETO',
      mensagem: 'Insira todas as informações!',
    });
    expect(await departuresOf(api, id)).toEqual([]);
  });

  it('is what nothing but reasons means', async () => {
    const { id, fire } = await addStock(api);
    expect(
      (await depart({ pneu: fire, fornecedor: 31, motivos: reasons.slice(0, 1), data: today })).status,
    ).toBe(200);
    expect(await situationOf(api, id)).toBe('D');
  });

  it('names what does not exist', async () => {
    const { id } = await addStock(api);
    expect(await scrap(id, { fornecedor: 999_999, motivos: [999_999] })).toMatchObject({
      status: 422,
      codigo: 'CAMPO_INVALIDO',
      campos: { fornecedor: 'desconhecido', motivos: 'desconhecido' },
    });
    expect(await send(id, { servico: 'LAVAGEM DA LUA' })).toMatchObject({
      campos: { servico: 'desconhecido' },
    });
  });

  it('is not dated tomorrow, nor before the tyre came off', async () => {
    const { id } = await addStock(api);
    expect(await scrap(id, { data: '2999-01-01' })).toMatchObject({ status: 422, codigo: 'DATA_FUTURA' });
    const { tyres } = await dressVehicle(api, 'TOCO');
    const removed = tyres['1EE']?.id ?? 0;
    await api.sql(
      'update pneu_aplicacao set dt_saida = now(), km_saida = 100000 where nr_seq_pneu = $1 and dt_saida is null',
      [removed],
    );
    expect(await scrap(removed, { data: '2020-01-01' })).toMatchObject({
      status: 422,
      codigo: 'DATA_ANTES_DO_MOVIMENTO',
    });
    expect((await scrap(removed)).status).toBe(200);
  });

  it('is not dated before the tyre was bought, nor in a year that is a slip of the finger', async () => {
    const { id } = await addStock(api);
    await api.sql("update pneu set dt_compra = '2026-02-01' where nr_sequencial = $1", [id]);
    expect(await scrap(id, { data: '2026-01-31' })).toMatchObject({
      status: 422,
      codigo: 'DATA_ANTES_DO_MOVIMENTO',
    });
    expect(await scrap(id, { data: '0202-02-01' })).toMatchObject({
      status: 422,
      codigo: 'CAMPO_INVALIDO',
      campos: { data: 'valor inválido' },
    });
    expect(await departuresOf(api, id)).toEqual([]);
  });
});

describe('a sending', () => {
  it('to a retreader shows the tyre as away, and a service may be told by its name', async () => {
    const { id, fire } = await addStock(api);
    const reply = await depart({ pneu: id, fornecedor: 31, servico: 'RECAPAGEM', motivos: [], data: today });
    expect(reply).toMatchObject({ status: 200, body: { mensagem: 'Sucesso!' } });
    expect(await departuresOf(api, id)).toMatchObject([
      { tp_destino: 'R', nr_seq_item: retread, cd_motivos: [] },
    ]);
    const { body } = await api.call('getTyreDashboard', {}, fitter);
    expect(body.informacoes.find(({ nr_fogo }) => nr_fogo === fire)).toMatchObject({
      des_data: null,
      rec_dataenvio: today,
    });
  });

  it('without service is refused, whatever reasons it gives', async () => {
    const { id } = await addStock(api);
    expect(await send(id, { servico: '', motivos: reasons })).toMatchObject({
      status: 422,
      codigo: 'DESTINO_INCOMPLETO',
    });
  });

  it('of a tyre in its last life is refused', async () => {
    const { id } = await addStock(api, { life: 9 });
    expect(await send(id)).toMatchObject({ status: 409, codigo: 'VIDA_MAXIMA' });
  });
});

describe('a return', () => {
  it('from the retreader begins the next life with its depths, and keeps the price', async () => {
    const { id } = await addStock(api, { depths: [3.2, 3, 3, 3.2] });
    await send(id);
    const reply = await returnTyre(id, { vl_mm: '14|13,5|13.5|14', vl_servico: 489.9 });
    expect(reply).toMatchObject({
      status: 200,
      body: { idpneu: id, nr_vida: 2, vl_mm: '14|13.5|13.5|14', nr_seq_filial: 1 },
    });
    expect(await situationOf(api, id)).toBe('E');
    expect(await departuresOf(api, id)).toMatchObject([
      {
        dt_retorno: today,
        nr_vida: 1,
        vl_servico: 489.9,
        volta: [14, 13.5, 13.5, 14],
        quem_recebeu: fitter.person,
      },
    ]);
  });

  it('from the retreader no deeper than where tyres are removed is asked about first', async () => {
    const { id } = await addStock(api, { depths: [3.2, 3, 3, 3.2] });
    await send(id);
    const worn = { vl_mm: '14|1,2|14|14' };
    expect(await returnTyre(id, worn)).toMatchObject({
      status: 409,
      codigo: 'CONFIRMA_SULCO',
      campos: { sulco: '2', para: '1.2', limite: '3' },
    });
    expect(await situationOf(api, id)).toBe('S');
    expect(await returnTyre(id, { ...worn, confirma_sulco: 'S' })).toMatchObject({
      status: 200,
      body: { nr_vida: 2, vl_mm: '14|1.2|14|14' },
    });
  });

  it('from repair keeps life and depths', async () => {
    const { id } = await addStock(api, { depths: [9, 8.5, 8.5, 9] });
    await send(id, { servico: repair });
    expect(await returnTyre(id, { vl_mm: '' })).toMatchObject({
      status: 200,
      body: { nr_vida: 1, vl_mm: '9|8.5|8.5|9' },
    });
  });

  it('from repair is not deeper than it went', async () => {
    const { id } = await addStock(api, { depths: [9, 9, 9, 9] });
    await send(id, { servico: repair });
    expect(await returnTyre(id)).toMatchObject({ status: 422, codigo: 'AFERICAO_MAIOR' });
  });

  it.each<[string, Partial<Return>, string]>([
    ['without depths', { vl_mm: null }, 'SULCOS_INCOMPLETOS'],
    ['without date', { data: null }, 'DESTINO_INCOMPLETO'],
    ['tomorrow', { data: '2999-01-01' }, 'DATA_FUTURA'],
    ['before it was sent', { data: '2020-01-01' }, 'RETORNO_ANTES_DO_ENVIO'],
    ['with a word for a depth', { vl_mm: 'muito' }, 'CAMPO_INVALIDO'],
    ['deeper than any tyre', { vl_mm: '31|31' }, 'CAMPO_INVALIDO'],
    ['for less than nothing', { vl_servico: -1 }, 'CAMPO_INVALIDO'],
  ])('from the retreader %s is refused', async (_case, over, codigo) => {
    const { id } = await addStock(api);
    await send(id);
    expect(await returnTyre(id, over)).toMatchObject({ status: 422, codigo });
    expect(await situationOf(api, id)).toBe('S');
  });

  it('names the field that cannot be, also where several kinds of value are taken', async () => {
    const { id } = await addStock(api);
    await send(id);
    expect(await returnTyre(id, { vl_mm: 'muito', vl_servico: -1 })).toMatchObject({
      status: 422,
      campos: { vl_mm: 'tipo inválido ou ausente', vl_servico: 'no mínimo 0' },
    });
  });

  it('leaves the tyre free to be sent again, and to be mounted', async () => {
    const { id } = await addStock(api);
    for (const life of [2, 3]) {
      await send(id);
      expect((await returnTyre(id)).body.nr_vida).toBe(life);
    }
    expect(await departuresOf(api, id)).toHaveLength(2);
    const { plate } = await dressVehicle(api, 'TOCO', { empty: ['2DI'] });
    expect((await mount(id, plate)).status).toBe(200);
  });
});

describe('a tyre of another branch', () => {
  it.each<[string, (tyre: number) => Promise<{ status: number }>]>([
    ['scrapped', (tyre) => scrap(tyre)],
    ['sent away', (tyre) => send(tyre)],
    ['returned', (tyre) => returnTyre(tyre)],
  ])('does not exist to be %s', async (_act, act) => {
    const { id } = await addStock(api, { branch: 2 });
    expect(await act(id)).toMatchObject({ status: 404, codigo: 'NAO_ENCONTRADO' });
    expect(await departuresOf(api, id)).toEqual([]);
  });
});
