import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Api, type Signed, startApi } from '../../test/api.ts';
import { addStock, type Dressed, dressVehicle, situationOf } from '../../test/tyres.ts';

let api: Api;
/** Approves, and works in the tyre shop of branch 1. */
let approver: Signed;
let fitter: Signed;
let truck: Dressed;

beforeAll(async () => {
  api = await startApi();
  approver = await api.signIn('1201', '456');
  fitter = await api.signIn('1301', '567');
});
afterAll(() => api.close());
beforeEach(async () => {
  truck = await dressVehicle(api, 'TOCO', { depths: [12, 12], empty: ['2DI'] });
});

const at = (name: string) => ({ nr_posicao: Number(name[0]), ds_lado: name.slice(1) as 'EE' });
const on = (name: string) => truck.tyres[name] ?? { id: 0, fire: '' };
const told = (km: number) => ({ placa: truck.plate, km_informado: km, confirma: 'S' as const });

async function taken<T extends { status: number }>(call: Promise<T>): Promise<T> {
  const reply = await call;
  expect(reply.status, JSON.stringify(reply)).toBe(200);
  return reply;
}
const mount = (pneu: number, to: string, km: number) =>
  taken(api.call('mountTyre', { body: { ...told(km), pneu, ...at(to) } }, fitter));
const remove = (from: string, km: number, depths: readonly number[] = [9, 9], pneu = on(from).id) => {
  const afericoes = depths.map((novaAfericao, index) => ({ index, novaAfericao }));
  return taken(api.call('removeTyre', { body: { ...told(km), pneu, ...at(from), afericoes } }, fitter));
};
const swap = (one: string, other: string, km: number) => {
  const move = (from: string, to: string) => ({ pneu: on(from).id, ...at(from), para: at(to) });
  const movimentos = [move(one, other), move(other, one)];
  return taken(api.call('moveTyres', { body: { ...told(km), movimentos } }, fitter));
};

/** Number of the newest movement that stands. */
async function newest(): Promise<string> {
  const [row] = await api.sql<{ id: number }>(
    'select max(nr_sequencial) as id from pneu_movimento where dt_substituida is null',
  );
  return String(row?.id);
}
const motivo = 'pneu trocado na digitação';
const annul = (id: string, who = approver) =>
  api.call('voidTyreMovement', { params: { id }, body: { motivo } }, who);
const correct = (id: string, body: object, who = approver) =>
  api.call('correctTyreMovement', { params: { id }, body: { motivo, ...body } }, who);
const historyOf = async (fire: string) =>
  (await api.call('getTyreHistory', { query: { nr_fogo: fire } }, approver)).body;
/** Fire number on each position: '1EE' → 'Z1X1-1EE'. */
async function mounted(): Promise<Record<string, string | null>> {
  const { body } = await api.call('getMovementLayout', { query: { nr_placa: truck.plate } }, fitter);
  return Object.fromEntries(body.posicoes.map((one) => [`${one.nr_posicao}${one.ds_lado}`, one.nr_fogo]));
}

describe('a movement that never was', () => {
  it('puts the removed tyre back where it was, as deep as it was, and says who and why', async () => {
    const before = await mounted();
    await remove('1EE', 100_200);
    expect((await historyOf(on('1EE').fire)).vl_mm).toEqual([9, 9]);
    expect(await annul(await newest())).toMatchObject({
      status: 200,
      body: { mensagem: 'Movimento anulado.' },
    });
    expect(await mounted()).toEqual(before);
    const { vl_mm, st_pneu, vidas, aplicacoes } = await historyOf(on('1EE').fire);
    expect({ vl_mm, st_pneu, km: vidas[0]?.qt_km }).toEqual({ vl_mm: [12, 12], st_pneu: 'A', km: 10_200 });
    expect(aplicacoes.map(({ km_saida, correcao }) => [km_saida, correcao?.ds_motivo ?? null])).toEqual([
      [null, null],
      [100_200, motivo],
    ]);
    // The meter recorded with it stays valid, and the position is occupied.
    await remove('1EE', 100_200, [11, 11]);
  });

  it('takes the mounted tyre back into the stock, in its branch', async () => {
    const tyre = await addStock(api);
    await mount(tyre.id, '2DI', 100_100);
    expect((await annul(await newest())).status).toBe(200);
    expect(await situationOf(api, tyre.id)).toBe('E');
    expect((await mounted())['2DI']).toBeNull();
    expect((await historyOf(tyre.fire)).vidas[0]).toMatchObject({ qt_km: 0 });
    const other = await addStock(api);
    await mount(other.id, '2DI', 100_100);
    expect((await mounted())['2DI']).toBe(other.fire);
  });

  it('undoes all one command moved, and gives a tyre back to its branch', async () => {
    const before = await mounted();
    await swap('1EE', '1DE', 100_100);
    const { aplicacoes } = await historyOf(on('1EE').fire);
    const both = [on('1DE').fire, on('1EE').fire].toSorted();
    expect(aplicacoes[0]?.movimento_entrada).toMatchObject({ tp_movimento: 'M', pneus: both });
    expect((await annul(await newest())).status).toBe(200);
    expect(await mounted()).toEqual(before);
    await api.sql('update pneu set nr_seq_filial = 2 where nr_sequencial = $1', [on('1EE').id]);
    await remove('1EE', 100_100);
    expect((await annul(await newest())).status).toBe(200);
    const branchOf = 'select nr_seq_filial from pneu where nr_sequencial = $1';
    expect(await api.sql(branchOf, [on('1EE').id])).toEqual([{ nr_seq_filial: 2 }]);
  });

  it.each([
    ['with its moment', "now() - interval '70 days'"],
    ['of which only the day is known', 'null'],
  ])('builds on nothing a retread came back from before, %s', async (_case, moment) => {
    const before = await mounted();
    await api.sql(
      `insert into pneu_destino (nr_seq_pneu, tp_destino, nr_seq_fornecedor, nr_seq_item, cd_motivos, nr_vida, dt_envio, dt_retorno, dt_volta, vl_mm_retorno)
       values ($1, 'R', (select min(nr_sequencial) from fornecedor), (select min(nr_sequencial) from item where tp_pneu = 'R'), '{}', 1, current_date - 80, current_date - 70, ${moment}, '{12,12}')`,
      [on('1EE').id],
    );
    await api.sql('update pneu set nr_vida = 2 where nr_sequencial = $1', [on('1EE').id]);
    await api.sql('update pneu_aplicacao set nr_vida = 2 where nr_seq_pneu = $1', [on('1EE').id]);
    await swap('1EE', '1DE', 100_100);
    expect(await annul(await newest())).toMatchObject({ status: 200 });
    expect(await mounted()).toEqual(before);
  });

  it('keeps what later facts build on: they are corrected first', async () => {
    const tyre = await addStock(api, { depths: [12, 12] });
    await remove('1EE', 100_100);
    const off = await newest();
    await mount(tyre.id, '1EE', 100_100);
    const put = await newest();
    expect(await annul(off)).toMatchObject({
      status: 409,
      codigo: 'LUGAR_POSTERIOR',
      mensagem: `No lugar do pneu ${on('1EE').fire} está agora o pneu ${tyre.fire}: corrija primeiro o movimento do ${tyre.fire}.`,
    });
    await remove('1EE', 100_300, [11, 11], tyre.id);
    expect(await annul(put)).toMatchObject({ codigo: 'MOVIMENTO_POSTERIOR' });
    await annul(await newest());
    const event =
      'insert into pneu_evento (tp_evento, nr_placa, km_informado) values ($1, $2, 100300) returning nr_sequencial';
    const [read] = await api.sql<{ nr_sequencial: number }>(event, ['C', truck.plate]);
    await api.sql(
      "insert into pneu_leitura (nr_seq_evento, nr_seq_pneu, nr_posicao, ds_lado, nr_vida, calibragem) values ($1, $2, 1, 'EE', 1, 100)",
      [read?.nr_sequencial, tyre.id],
    );
    expect(await annul(put)).toMatchObject({ codigo: 'AFERICAO_POSTERIOR' });
    await api.sql(
      `insert into pneu_destino (nr_seq_pneu, tp_destino, nr_seq_fornecedor, cd_motivos, dt_envio, nr_vida)
       values ($1, 'D', (select min(nr_sequencial) from g_clifor), '{1}', current_date, 1)`,
      [on('1EE').id],
    );
    expect(await annul(off)).toMatchObject({ codigo: 'SAIDA_POSTERIOR' });
  });

  it('is told by approvers of the branch, once', async () => {
    await remove('1EE', 100_100);
    const id = await newest();
    expect(await annul(id, fitter)).toMatchObject({ status: 403 });
    const replies = await Promise.all([annul(id), annul(id)]);
    expect(replies.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    expect(await annul(id)).toMatchObject({ codigo: 'MOVIMENTO_CORRIGIDO' });
    await remove('1EE', 100_100);
    await api.sql('update veiculo_filial set nr_seq_filial = 2 where nr_placa = $1', [truck.plate]);
    expect(await annul(await newest())).toMatchObject({ status: 404 });
    expect(await annul('99999999')).toMatchObject({ status: 404 });
  });
});

describe('a movement with another meter or other depths', () => {
  it('is corrected: what the tyres ran and how deep they are follows, and what was wrong stays', async () => {
    await remove('1EE', 108_000, [6.6, 9]);
    const id = await newest();
    const tyre = await addStock(api);
    await mount(tyre.id, '1EE', 108_000);
    expect(await correct(id, { km: 101_000, vl_mm: [9.6, 9] })).toMatchObject({ status: 200 });
    const { vl_mm, vidas, aplicacoes } = await historyOf(on('1EE').fire);
    expect({ vl_mm, km: vidas[0]?.qt_km }).toEqual({ vl_mm: [9.6, 9], km: 11_000 });
    expect(
      aplicacoes.map(({ km_saida, vl_mm_saida, correcao }) => [km_saida, vl_mm_saida, correcao !== null]),
    ).toEqual([
      [101_000, [9.6, 9], false],
      [108_000, [6.6, 9], true],
    ]);
    expect(await correct(id, { km: 101_500 })).toMatchObject({ codigo: 'MOVIMENTO_CORRIGIDO' });
    // Its replacement is corrected, and can be void once the tyre mounted later is gone.
    const again = String(aplicacoes[0]?.movimento_saida?.nr_sequencial);
    expect(await correct(again, { vl_mm: [9.5, 9] })).toMatchObject({ status: 200 });
  });

  it.each<[string, object, string]>([
    ['the same', { km: 100_100, vl_mm: [9, 9] }, 'CAMPO_INVALIDO'],
    ['depths above those before', { vl_mm: [12.1, 9] }, 'LEITURA_FORA_DE_ORDEM'],
    ['fewer grooves', { vl_mm: [9] }, 'SULCOS_INCOMPLETOS'],
    ['a meter below the one before', { km: 99_999 }, 'KM_MENOR'],
    ['a meter it cannot show', { km: 900_000 }, 'CONFIRMA_LEITURA'],
  ])('is not corrected to %s', async (_case, body, codigo) => {
    await remove('1EE', 100_100);
    expect(await correct(await newest(), body)).toMatchObject({ codigo });
    expect((await historyOf(on('1EE').fire)).vl_mm).toEqual([9, 9]);
  });

  it('has depths only of the tyre it removed', async () => {
    await swap('1EE', '1DE', 100_100);
    expect(await correct(await newest(), { vl_mm: [9, 9] })).toMatchObject({ codigo: 'CAMPO_INVALIDO' });
  });
});

it('stays that were replaced never change', async () => {
  await remove('1EE', 100_100);
  await annul(await newest());
  await expect(
    api.sql('update pneu_aplicacao set km_saida = 1 where nr_seq_pneu = $1 and dt_substituida is not null', [
      on('1EE').id,
    ]),
  ).rejects.toThrow('corrected by another row');
});
