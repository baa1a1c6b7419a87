import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Api } from '../../test/api.ts';
import { type Departure, departureToolsOf, openDepartures } from '../../test/tyre-departures.ts';
import { addStock, departuresOf, dressVehicle, situationOf } from '../../test/tyres.ts';

let kept: Awaited<ReturnType<typeof openDepartures>>;
let api: Api;
let today = '';
let reasons: number[] = [];
let repair = 0;
beforeAll(async () => {
  kept = await openDepartures();
  ({ api, today, reasons, repair } = kept);
});
afterAll(() => api.close());

const { depart, scrap, send, returnTyre, mount } = departureToolsOf(() => kept);

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
  return: (tyre: number) => returnTyre(tyre, { vl_mm: [10, 10, 10, 10] }),
  mount: async (tyre: number) => mount(tyre, (await dressVehicle(api, 'TOCO', { empty: ['2DI'] })).plate),
};

describe('of every act in every situation', () => {
  it.each<[string, keyof typeof acts, string | null]>([
    ['in stock', 'scrap', null],
    ['in stock', 'send', null],
    ['in stock', 'return', 'PNEU_NAO_ENVIADO'],
    ['in stock', 'mount', null],
    ['mounted', 'scrap', 'PNEU_APLICADO'],
    ['mounted', 'send', 'PNEU_APLICADO'],
    ['mounted', 'return', 'PNEU_NAO_ENVIADO'],
    ['mounted', 'mount', 'PNEU_INDISPONIVEL'],
    ['at the retreader', 'scrap', 'PNEU_INDISPONIVEL'],
    ['at the retreader', 'send', 'PNEU_INDISPONIVEL'],
    ['at the retreader', 'return', null],
    ['at the retreader', 'mount', 'PNEU_INDISPONIVEL'],
    ['in repair', 'scrap', 'PNEU_INDISPONIVEL'],
    ['in repair', 'send', 'PNEU_INDISPONIVEL'],
    ['in repair', 'return', null],
    ['in repair', 'mount', 'PNEU_INDISPONIVEL'],
    ['scrapped', 'scrap', 'PNEU_INDISPONIVEL'],
    ['scrapped', 'send', 'PNEU_INDISPONIVEL'],
    ['scrapped', 'return', 'PNEU_NAO_ENVIADO'],
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
    const replies = await Promise.all([returnTyre(tyre), returnTyre(tyre), returnTyre(tyre)]);
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
      const replies = await Promise.all([mount(id, plate), scrap(id), send(id)]);
      expect(replies.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([
        200, 409, 409,
      ]);
    }
  });

  it('are one when they carry the same key, and the second gets the answer of the first', async () => {
    const { id } = await addStock(api);
    const key = randomUUID();
    const body: Departure = {
      tipo: 'D',
      pneu: id,
      fornecedor: 31,
      motivos: reasons.slice(0, 1),
      data: today,
    };
    const [first, second] = await Promise.all([depart(body, key), depart(body, key)]);
    expect([first.status, second.status]).toEqual([200, 200]);
    expect([first, second].filter(({ headers }) => headers['idempotent-replayed'] === 'true')).toHaveLength(
      1,
    );
    expect(await departuresOf(api, id)).toHaveLength(1);
  });
});
