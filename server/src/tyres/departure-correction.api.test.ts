import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Api, type Signed, startApi } from '../../test/api.ts';
import { addStock, dressVehicle, situationOf } from '../../test/tyres.ts';

let api: Api;
/** Approves, and works in the tyre shop of branch 1. */
let approver: Signed;
let fitter: Signed;

beforeAll(async () => {
  api = await startApi();
  approver = await api.signIn('1201', '456');
  fitter = await api.signIn('1301', '567');
});
afterAll(() => api.close());

async function today(): Promise<string> {
  const [row] = await api.sql<{ dia: string }>(
    "select (now() at time zone 'America/Sao_Paulo')::date::text as dia",
  );
  return row?.dia ?? '';
}

const send = async (tyre: number, retread: boolean) => {
  const [service] = await api.sql<{ id: number }>(
    'select nr_sequencial as id from item where tp_pneu = $1 limit 1',
    [retread ? 'R' : 'S'],
  );
  const body = {
    tipo: 'S' as const,
    pneu: tyre,
    fornecedor: 31,
    servico: service?.id ?? 0,
    data: await today(),
  };
  expect((await api.call('recordTyreDeparture', { body }, fitter)).status).toBe(200);
};
const scrap = async (tyre: number) => {
  const [reason] = await api.sql<{ id: number }>(
    "select nr_sequencial as id from motivo where tp_motivo = 'DESCARTE' limit 1",
  );
  const body = {
    tipo: 'D' as const,
    pneu: tyre,
    fornecedor: 31,
    motivos: [reason?.id ?? 0],
    data: await today(),
  };
  expect((await api.call('recordTyreDeparture', { body }, fitter)).status).toBe(200);
};
const back = async (tyre: number, depths: number[] | null, price: number | null = null) => {
  const body = { pneu: tyre, data: await today(), vl_mm: depths, vl_servico: price };
  expect((await api.call('takeTyreBack', { body }, fitter)).status).toBe(200);
};

/** The departure of a tyre that stands. */
async function departure(tyre: number): Promise<string> {
  const [row] = await api.sql<{ id: number }>(
    'select nr_sequencial as id from pneu_destino_valido where nr_seq_pneu = $1 order by 1 desc limit 1',
    [tyre],
  );
  return String(row?.id);
}
const kept = async (tyre: number) => {
  const [row] = await api.sql('select nr_vida, to_json(vl_mm) as vl_mm from pneu where nr_sequencial = $1', [
    tyre,
  ]);
  return row;
};

const body = { motivo: 'era outro pneu' };
const annulDeparture = (id: string, who = approver) =>
  api.call('voidTyreDeparture', { params: { id }, body }, who);
const annulReturn = (id: string, who = approver) => api.call('voidTyreReturn', { params: { id }, body }, who);
const correct = (id: string, right: object, who = approver) =>
  api.call('correctTyreReturn', { params: { id }, body: { ...body, ...right } }, who);

it('a scrap by mistake is void: the tyre is in stock again, and its history says who and why', async () => {
  const { id, fire } = await addStock(api);
  await scrap(id);
  const out = await departure(id);
  expect(await annulDeparture(out, fitter)).toMatchObject({ status: 403 });
  expect((await annulDeparture(out)).status).toBe(200);
  expect(await situationOf(api, id)).toBe('E');
  const history = await api.call('getTyreHistory', { query: { nr_fogo: fire } }, approver);
  expect(history.body.destinos).toMatchObject([
    { tp_destino: 'D', correcao: { nr_seq_novo: null, ds_motivo: 'era outro pneu' } },
  ]);
  expect(await annulDeparture(out)).toMatchObject({ status: 409, codigo: 'LEITURA_CORRIGIDA' });
  await scrap(id);
  expect(await situationOf(api, id)).toBe('D');
});

it('a return with wrong depths and price is corrected: what began with them follows', async () => {
  const { id, fire } = await addStock(api, { depths: [4, 4] });
  await send(id, true);
  await back(id, [4, 14], 489.9);
  const { plate } = await dressVehicle(api, 'TOCO', { empty: ['1EE'] });
  const put = { placa: plate, km_informado: 100_000, pneu: id, nr_posicao: 1, ds_lado: 'EE' as const };
  expect((await api.call('mountTyre', { body: put }, fitter)).status).toBe(200);
  const out = await departure(id);
  expect(await correct(out, { vl_mm: [14] })).toMatchObject({ codigo: 'SULCOS_INCOMPLETOS' });
  expect(await correct(out, { vl_mm: [4, 14] })).toMatchObject({ codigo: 'CAMPO_INVALIDO' });
  expect(await annulReturn(out)).toMatchObject({ status: 409, codigo: 'MOVIMENTO_POSTERIOR' });
  expect((await correct(out, { vl_mm: [14, 14], vl_servico: 498.9 })).status).toBe(200);
  expect(await kept(id)).toEqual({ nr_vida: 2, vl_mm: [14, 14] });
  const history = await api.call('getTyreHistory', { query: { nr_fogo: fire } }, approver);
  expect(history.body.destinos.map(({ st_anulado }) => st_anulado)).toEqual(['N', 'N']);
  expect(history.body.aplicacoes).toMatchObject([{ nr_vida: 2, vl_mm_entrada: [14, 14] }]);
  expect(history.body.vidas).toMatchObject([{ nr_vida: 1 }, { nr_vida: 2, vl_preco: 498.9 }]);
});

it('a return that never was is void: the tyre is away again, in its life and as deep as it left', async () => {
  const { id, fire } = await addStock(api, { depths: [4, 3.5] });
  const voided = async () => {
    const { body: told } = await api.call('getTyreHistory', { query: { nr_fogo: fire } }, approver);
    return told.destinos.map(({ st_anulado }) => st_anulado);
  };
  await send(id, true);
  const out = await departure(id);
  await back(id, [14, 14]);
  expect(await annulDeparture(out)).toMatchObject({ status: 409, codigo: 'RETORNO_POSTERIOR' });
  expect((await annulReturn(out)).status).toBe(200);
  expect(await situationOf(api, id)).toBe('S');
  expect(await kept(id)).toEqual({ nr_vida: 1, vl_mm: [4, 3.5] });
  expect(await voided()).toEqual(['N', 'S']);
  await back(id, [15, 15]);
  expect(await kept(id)).toEqual({ nr_vida: 2, vl_mm: [15, 15] });
  expect(await voided()).toEqual(['N', 'S']);
  const second = await departure(id);
  await send(id, false);
  expect(await annulReturn(second)).toMatchObject({ status: 409, codigo: 'SAIDA_POSTERIOR' });
  expect((await annulDeparture(await departure(id))).status).toBe(200);
  expect(await situationOf(api, id)).toBe('E');
});

it('a casing the retreader refused keeps life and depths, can be scrapped, and its history says so; unless it is void', async () => {
  const { id, fire } = await addStock(api, { depths: [3.2, 3] });
  await send(id, true);
  const refused = { pneu: id, data: await today(), recusada: 'S' as const };
  const call = (body: object) => api.call('takeTyreBack', { body: { ...refused, ...body } }, fitter);
  expect(await call({ vl_mm: [14, 14] })).toMatchObject({ status: 422, codigo: 'CAMPO_INVALIDO' });
  expect(await call({})).toMatchObject({ status: 200, body: { nr_vida: 1, vl_mm: '3.2|3' } });
  expect((await annulReturn(await departure(id))).status).toBe(200);
  expect(await situationOf(api, id)).toBe('S');
  expect((await call({})).status).toBe(200);
  await scrap(id);
  const { body: told } = await api.call('getTyreHistory', { query: { nr_fogo: fire } }, approver);
  expect(told).toMatchObject({ st_pneu: 'D', vidas: [{ nr_vida: 1 }] });
  expect(told.destinos.map(({ tp_destino, st_recusada }) => tp_destino + st_recusada)).toEqual([
    'DN',
    'RS',
    'RS',
  ]);
});

it('a casing the retreader refused is scrapped in its return: at the retreader, the same day', async () => {
  const { id, fire } = await addStock(api, { depths: [3.2, 3] });
  await send(id, true);
  const [reason] = await api.sql<{ id: number }>(
    "select nr_sequencial as id from motivo where ds_motivo = 'CARCAÇA RECUSADA NA RECAPAGEM'",
  );
  const day = await today();
  const body = { pneu: id, data: day, recusada: 'S' as const, motivos: [reason?.id ?? 0] };
  expect(await api.call('takeTyreBack', { body: { ...body, motivos: [99_999] } }, fitter)).toMatchObject({
    codigo: 'CAMPO_INVALIDO',
  });
  expect(await situationOf(api, id)).toBe('S');
  expect((await api.call('takeTyreBack', { body }, fitter)).status).toBe(200);
  const { body: told } = await api.call('getTyreHistory', { query: { nr_fogo: fire } }, approver);
  const [gone, sent] = told.destinos;
  expect(told.st_pneu).toBe('D');
  expect(gone).toMatchObject({ tp_destino: 'D', dt_envio: day, motivos: ['CARCAÇA RECUSADA NA RECAPAGEM'] });
  expect(sent).toMatchObject({ st_recusada: 'S', ds_fornecedor: gone?.ds_fornecedor });
});

it('a departure of another branch does not exist, and one without a return has none to correct', async () => {
  const { id } = await addStock(api);
  await send(id, false);
  expect(await annulReturn(await departure(id))).toMatchObject({ status: 404 });
  await api.sql('update pneu set nr_seq_filial = 2 where nr_sequencial = $1', [id]);
  expect(await annulDeparture(await departure(id))).toMatchObject({ status: 404 });
});
