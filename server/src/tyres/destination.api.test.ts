import { randomUUID } from 'node:crypto';
import type { InputOf } from '@terminal/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Api, type Signed, startApi } from '../../test/api.ts';
import { addStock, departuresOf, dressVehicle, situationOf } from '../../test/tyres.ts';

let api: Api;
/** Works in branch 1. */
let fitter: Signed;
let today = '';
let reasons: number[] = [];
/** RECAPAGEM retreads, CONSERTO DE CARCACA repairs. */
let retread = 0;
let repair = 0;

beforeAll(async () => {
  api = await startApi();
  fitter = await api.signIn('1201', '456');
  const [row] = await api.sql<{ hoje: string }>(
    'select (now() at time zone ds_fuso)::date as hoje from filial where nr_sequencial = 1',
  );
  today = row?.hoje ?? '';
  const { body } = await api.call('getTyreOutChoices', {}, fitter);
  reasons = body.motivos.map(({ cd_motivo }) => cd_motivo);
  retread = body.servicos.find(({ tp_pneu }) => tp_pneu === 'R')?.nr_sequencial ?? 0;
  repair = body.servicos.find(({ tp_pneu }) => tp_pneu === 'S')?.nr_sequencial ?? 0;
});
afterAll(() => api.close());

type Out = InputOf<'sendTyreOut'>['body'];
type Back = InputOf<'takeTyreBack'>['body'];

const out = (body: Out, key: string = randomUUID()) => api.call('sendTyreOut', { body, key }, fitter);
const scrap = (pneu: number | string, over: Partial<Out> = {}) =>
  out({ tipo: 'D', pneu, fornecedor: 31, motivos: reasons.slice(0, 2), data: today, ...over });
const send = (pneu: number | string, over: Partial<Out> = {}) =>
  out({ tipo: 'S', pneu, fornecedor: 31, servico: retread, data: today, ...over });
const back = (pneu: number | string, over: Partial<Back> = {}) =>
  api.call('takeTyreBack', { body: { pneu, data: today, vl_mm: [14, 14, 14, 14], ...over } }, fitter);

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

  it.each<[string, Partial<Out>]>([
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
      (await out({ pneu: fire, fornecedor: 31, motivos: reasons.slice(0, 1), data: today })).status,
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
    const reply = await out({ pneu: id, fornecedor: 31, servico: 'RECAPAGEM', motivos: [], data: today });
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
    const reply = await back(id, { vl_mm: '14|13,5|13.5|14', vl_servico: 489.9 });
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

  it('from repair keeps life and depths', async () => {
    const { id } = await addStock(api, { depths: [9, 8.5, 8.5, 9] });
    await send(id, { servico: repair });
    expect(await back(id, { vl_mm: '' })).toMatchObject({
      status: 200,
      body: { nr_vida: 1, vl_mm: '9|8.5|8.5|9' },
    });
  });

  it('from repair is not deeper than it went', async () => {
    const { id } = await addStock(api, { depths: [9, 9, 9, 9] });
    await send(id, { servico: repair });
    expect(await back(id)).toMatchObject({ status: 422, codigo: 'AFERICAO_MAIOR' });
  });

  it.each<[string, Partial<Back>, string]>([
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
    expect(await back(id, over)).toMatchObject({ status: 422, codigo });
    expect(await situationOf(api, id)).toBe('S');
  });

  it('names the field that cannot be, also where several kinds of value are taken', async () => {
    const { id } = await addStock(api);
    await send(id);
    expect(await back(id, { vl_mm: 'muito', vl_servico: -1 })).toMatchObject({
      status: 422,
      campos: { vl_mm: 'tipo inválido ou ausente', vl_servico: 'no mínimo 0' },
    });
  });

  it('leaves the tyre free to be sent again, and to be mounted', async () => {
    const { id } = await addStock(api);
    for (const life of [2, 3]) {
      await send(id);
      expect((await back(id)).body.nr_vida).toBe(life);
    }
    expect(await departuresOf(api, id)).toHaveLength(2);
    const { plate } = await dressVehicle(api, 'TOCO', { empty: ['2DI'] });
    expect((await attach(id, plate)).status).toBe(200);
  });
});

const attach = (pneu: number, placa: string) =>
  api.call(
    'attachTyre',
    { body: { placa, pneu, nr_posicao: 2, ds_lado: 'DI', km_informado: 100_000 } },
    fitter,
  );

/** A tyre in a situation: applied, stock, away to be retreaded or repaired, discarded. */
async function tyreIn(situation: string): Promise<number> {
  if (situation === 'mounted') return (await dressVehicle(api, 'TOCO')).tyres['1EE']?.id ?? 0;
  const { id } = await addStock(api);
  if (situation === 'scrapped') await scrap(id);
  if (situation === 'at the retreader') await send(id);
  if (situation === 'in repair') await send(id, { servico: repair });
  return id;
}

const acts = {
  scrap: (tyre: number) => scrap(tyre),
  send: (tyre: number) => send(tyre),
  'take back': (tyre: number) => back(tyre, { vl_mm: [10, 10, 10, 10] }),
  mount: async (tyre: number) => attach(tyre, (await dressVehicle(api, 'TOCO', { empty: ['2DI'] })).plate),
};

describe('of every act in every situation', () => {
  it.each<[string, keyof typeof acts, string | null]>([
    ['in stock', 'scrap', null],
    ['in stock', 'send', null],
    ['in stock', 'take back', 'PNEU_NAO_ENVIADO'],
    ['in stock', 'mount', null],
    ['mounted', 'scrap', 'PNEU_APLICADO'],
    ['mounted', 'send', 'PNEU_APLICADO'],
    ['mounted', 'take back', 'PNEU_NAO_ENVIADO'],
    ['mounted', 'mount', 'PNEU_INDISPONIVEL'],
    ['at the retreader', 'scrap', 'PNEU_INDISPONIVEL'],
    ['at the retreader', 'send', 'PNEU_INDISPONIVEL'],
    ['at the retreader', 'take back', null],
    ['at the retreader', 'mount', 'PNEU_INDISPONIVEL'],
    ['in repair', 'scrap', 'PNEU_INDISPONIVEL'],
    ['in repair', 'send', 'PNEU_INDISPONIVEL'],
    ['in repair', 'take back', null],
    ['in repair', 'mount', 'PNEU_INDISPONIVEL'],
    ['scrapped', 'scrap', 'PNEU_INDISPONIVEL'],
    ['scrapped', 'send', 'PNEU_INDISPONIVEL'],
    ['scrapped', 'take back', 'PNEU_NAO_ENVIADO'],
    ['scrapped', 'mount', 'PNEU_INDISPONIVEL'],
  ])('a tyre %s: %s', async (situation, act, codigo) => {
    const tyre = await tyreIn(situation);
    const before = await situationOf(api, tyre);
    const reply = await acts[act](tyre);
    if (codigo === null) expect(reply.status).toBe(200);
    else expect(reply).toMatchObject({ status: 409, codigo });
    expect((await situationOf(api, tyre)) === before).toBe(codigo !== null);
  });

  it.each([
    ['mounted', 'pneu_destino_aplicado'],
    ['at the retreader', 'pneu_fora'],
    ['scrapped', 'pneu_fora'],
  ])('the database itself refuses to scrap one %s', async (situation, constraint) => {
    const tyre = await tyreIn(situation);
    await expect(
      api.sql(
        "insert into pneu_destino (nr_seq_pneu, tp_destino, nr_seq_fornecedor, cd_motivos, dt_envio, nr_vida) values ($1, 'D', 31, '{1}', now(), 1)",
        [tyre],
      ),
    ).rejects.toMatchObject({ constraint });
  });

  it.each(['at the retreader', 'in repair', 'scrapped'])(
    'the database itself refuses to mount one %s',
    async (situation) => {
      const tyre = await tyreIn(situation);
      const { plate } = await dressVehicle(api, 'TOCO', { empty: ['2DI'] });
      await expect(
        api.sql(
          "insert into pneu_aplicacao (nr_seq_pneu, nr_placa, nr_posicao, ds_lado, nr_vida, km_entrada, vl_mm_entrada) values ($1, $2, 2, 'DI', 1, 100000, '{9}')",
          [tyre, plate],
        ),
      ).rejects.toMatchObject({ constraint: 'pneu_aplicacao_fora' });
    },
  );

  it('the database itself lets no retread come back unmeasured, and nothing before it left', async () => {
    const tyre = await tyreIn('at the retreader');
    const close = (when: string) =>
      api.sql(`update pneu_destino set dt_retorno = ${when} where nr_seq_pneu = $1`, [tyre]);
    await expect(close('now()')).rejects.toMatchObject({ constraint: 'pneu_destino_recapado' });
    await expect(close("dt_envio - 1, vl_mm_retorno = '{9}'")).rejects.toMatchObject({
      constraint: 'pneu_destino_retorno',
    });
  });
});

describe('two at the same time', () => {
  it('scrap a tyre once', async () => {
    const { id } = await addStock(api);
    const replies = await Promise.all([scrap(id), scrap(id), send(id), send(id)]);
    expect(replies.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([
      200, 409, 409, 409,
    ]);
    expect(await departuresOf(api, id)).toHaveLength(1);
  });

  it('take one back once', async () => {
    const tyre = await tyreIn('at the retreader');
    const replies = await Promise.all([back(tyre), back(tyre), back(tyre)]);
    expect(replies.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([
      200, 409, 409,
    ]);
    expect(await api.sql('select nr_vida from pneu where nr_sequencial = $1', [tyre])).toEqual([
      { nr_vida: 2 },
    ]);
  });

  it('never both mount and scrap a tyre', async () => {
    for (let round = 0; round < 5; round++) {
      const { id } = await addStock(api);
      const { plate } = await dressVehicle(api, 'TOCO', { empty: ['2DI'] });
      const replies = await Promise.all([attach(id, plate), scrap(id), send(id)]);
      expect(replies.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([
        200, 409, 409,
      ]);
    }
  });

  it('are one when they carry the same key, and the second gets the answer of the first', async () => {
    const { id } = await addStock(api);
    const key = randomUUID();
    const body: Out = { tipo: 'D', pneu: id, fornecedor: 31, motivos: reasons.slice(0, 1), data: today };
    const [first, second] = await Promise.all([out(body, key), out(body, key)]);
    expect([first.status, second.status]).toEqual([200, 200]);
    expect([first, second].filter(({ headers }) => headers['idempotent-replayed'] === 'true')).toHaveLength(
      1,
    );
    expect(await departuresOf(api, id)).toHaveLength(1);
  });
});

describe('a tyre of another branch', () => {
  it.each<[string, (tyre: number) => Promise<{ status: number }>]>([
    ['scrapped', (tyre) => scrap(tyre)],
    ['sent away', (tyre) => send(tyre)],
    ['taken back', (tyre) => back(tyre)],
  ])('does not exist to be %s', async (_act, act) => {
    const { id } = await addStock(api, { branch: 2 });
    expect(await act(id)).toMatchObject({ status: 404, codigo: 'NAO_ENCONTRADO' });
    expect(await departuresOf(api, id)).toEqual([]);
  });
});
