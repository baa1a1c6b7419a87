import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Signed } from '../../test/api.ts';
import { balanceOf, moveStock, stockPart } from '../../test/inventory.ts';
import { makeOrder } from '../../test/orders.ts';
import { stockOf } from '../../test/stock.ts';
import { as, openWorkshop, type Workshop } from '../../test/work.ts';

let shop: Workshop;
let api: Workshop['api'];

/** Staff of branch 1. */
let keeper: Signed;

let joao: Signed;
beforeAll(async () => {
  shop = await openWorkshop();
  ({ api, joao, terminal: keeper } = shop);
});

afterAll(() => api.close());

const { item, enter, correct } = stockOf(() => ({ api, keeper }));

const list = (query: Record<string, string> = {}, who = keeper) => api.call('listStockItems', { query }, who);

const minimum = (stock: number, qt_minimo: number | null) =>
  api.call('setStockMinimum', { params: { id: String(stock) }, body: { qt_minimo } }, keeper);

/** An order of Joao's, paused because it waits for a part. */
async function waitingFor(part: number) {
  const { order, plate } = await makeOrder(api);
  await shop.start(joao, order);
  await shop.pause(joao, order, { justificativa: 'Aguardando Peças', peca: part });
  return { order, plate };
}

const cameFor = async (order: number) => (await shop.detail(joao, order)).pausa?.peca_chegou;

/** Minima of a part in the trail: what it was and what it became. */
const minimaTold = (item: number) =>
  api.sql(
    `select (js_dados -> 'antes') as antes, (js_dados -> 'depois') as depois from evento
      where ds_evento = 'estoque.minimo' and (js_dados ->> 'item')::int = $1 order by nr_sequencial`,
    [item],
  );

describe('the parts in stock', () => {
  it('come a page at a time, those below their minimum first, in one statement', async () => {
    const low = await stockPart(api, { balance: 2, name: `ZEBRA ${process.pid}` });
    const fine = await stockPart(api, { balance: 9, name: `ABELHA ${process.pid}` });
    await stockPart(api, { branch: 2, name: `ALHEIA ${process.pid}` });
    await minimum(low.id, 3);
    await minimum(fine.id, 9);
    await minimum(fine.id, 8);
    expect(await minimaTold(fine.item)).toEqual([
      { antes: null, depois: 9 },
      { antes: 9, depois: 8 },
    ]);
    api.statements.length = 0;
    const { body } = await list({ per_page: '50' });
    expect(api.statements.filter(({ text }) => text.includes('estoque'))).toHaveLength(1);
    const isLow = ({ qt_saldo, qt_minimo }: (typeof body.data)[number]) =>
      qt_saldo !== null && qt_minimo !== null && qt_saldo < qt_minimo;
    expect(body.data.slice(0, body.abaixo).every(isLow)).toBe(true);
    expect(body.data.slice(body.abaixo).some(isLow)).toBe(false);
    expect(body.data.find(({ nr_sequencial }) => nr_sequencial === low.id)).toMatchObject({
      nr_sequencial: low.id,
      qt_saldo: 2,
      qt_minimo: 3,
      os_aguardando: 0,
    });
    expect(body.oculto).toBe(false);
    const own = await api.sql<{ n: number }>(
      'select count(*)::int as n from estoque where nr_seq_filial = 1',
    );
    expect(body.total).toBe(own[0]?.n);
    expect(body.last_page).toBe(Math.ceil(body.total / 50));
    const second = await list({ per_page: '50', page: '2' });
    const numbers = [...body.data, ...second.body.data].map(({ nr_sequencial }) => nr_sequencial);
    expect(new Set(numbers).size).toBe(numbers.length);
    const below = await list({ situacao: 'A' });
    expect(below.body).toMatchObject({ total: body.abaixo });
    expect(below.body.data.map(({ nr_sequencial }) => nr_sequencial)).toContain(low.id);
    expect(below.body.data.map(({ nr_sequencial }) => nr_sequencial)).not.toContain(fine.id);
  });

  it('are found by words of their name in any order or the beginning of their code, whatever these hold', async () => {
    const { id, code } = await stockPart(api, { name: `BOMBA 100% D'AGUA_${process.pid}` });
    const found = async (busca: string) => (await list({ busca })).body.data.map((row) => row.nr_sequencial);
    expect(await found(`bomba agua_${process.pid}`)).toEqual([id]);
    expect(await found("100% d'a")).toEqual([id]);
    expect(await found(code.toLowerCase())).toEqual([id]);
    expect(await found(`agua_${process.pid} bomba`)).toEqual([id]);
    expect(await found(code.slice(1))).toEqual([]);
  });

  it('answer 304 until the branch has an event', async () => {
    const { id } = await stockPart(api);
    const first = await list();
    const etag = String(first.headers['etag']);
    const again = () => api.call('listStockItems', { headers: { 'if-none-match': etag } }, keeper);
    expect((await again()).status).toBe(304);
    await enter(id, 1);
    expect((await again()).status).toBe(200);
  });

  it('are for staff with the permission alone', async () => {
    const { id } = await stockPart(api);
    const abroad = await stockPart(api, { branch: 2 });
    expect(await api.call('listStockItems')).toMatchObject({ status: 401 });
    for (const who of [joao, shop.supplier]) {
      expect(await list({}, who)).toMatchObject({ status: 403 });
      expect(await item(id, '1', who)).toMatchObject({ status: 403 });
      expect(await enter(id, 1, undefined, who)).toMatchObject({ status: 403 });
    }
    expect(await item(abroad.id)).toMatchObject({ status: 404 });
    expect(await enter(abroad.id, 1)).toMatchObject({ status: 404 });
    expect(await minimum(abroad.id, 1)).toMatchObject({ status: 404 });
    const set = (value: string) =>
      api.sql('update g_clifor set st_inventario = $1 where nr_sequencial = $2', [value, keeper.person]);
    await set('N');
    const barred = await api.signIn('1201', '456');
    expect(await list({}, barred)).toMatchObject({ status: 403 });
    await set('S');
  });

  it('withhold balance and movements from who may not approve while the branch counts blind', async () => {
    const { id } = await stockPart(api, { balance: 4 });
    await minimum(id, 5);
    await api.sql("update filial set st_inventario_cego = 'S' where nr_sequencial = 1");
    const [running] = await api.sql<{ id: number }>(
      'insert into inventario (nr_seq_filial) values (1) returning nr_sequencial as id',
    );
    await api.sql("update g_clifor set st_aprovador = 'N' where nr_sequencial = $1", [keeper.person]);
    const blind = await api.signIn('1201', '456');
    const page = (await list({ per_page: '50' }, blind)).body;
    expect(page).toMatchObject({ oculto: true, abaixo: 0 });
    expect(page.data.every(({ qt_saldo }) => qt_saldo === null)).toBe(true);
    expect((await list({ situacao: 'A' }, blind)).body.total).toBe(0);
    expect((await item(id, '1', blind)).body).toMatchObject({
      oculto: true,
      item: { qt_saldo: null },
      curva: [],
      movimentos: { total: 0, data: [] },
    });
    expect(await correct(id, 3, 2, 'palpite', blind)).toMatchObject({ status: 403, codigo: 'SEM_PERMISSAO' });
    await api.sql("update inventario set st_etapa = 'cancelado', dt_final = now() where nr_sequencial = $1", [
      running?.id,
    ]);
    expect((await item(id, '1', blind)).body).toMatchObject({ oculto: false, item: { qt_saldo: 4 } });
  });
});

describe('the movements of a part', () => {
  it('tell who, when, what is behind them and the balance after each, the newest first', async () => {
    const { id, item: part } = await stockPart(api, { balance: 0 });
    await enter(id, 10.5, { documento: 'NF 7788', vl_unitario: 12.34 });
    const { order } = await makeOrder(api);
    const { body: taken } = await api.call(
      'insertPart',
      { body: { nr_os: order, nr_sequencial: part, quantidade: 2, ...as(joao) } },
      joao,
    );
    await correct(id, 8.5, 8, 'contada errada');
    const params = { id: String(order), itemId: String(taken.nr_sequencial) };
    const removed = await api.call('removeItem', { params, body: as(joao) }, joao);
    expect(removed.status).toBe(200);
    const { body } = await item(id);
    expect(body.item).toMatchObject({ qt_saldo: 10, qt_minimo: null });
    expect(body.movimentos.data).toMatchObject([
      { tp_movimento: 'E', qt_movimento: 2, qt_saldo: 10, nr_seq_os: order },
      { tp_movimento: 'S', qt_movimento: -0.5, qt_saldo: 8, ds_motivo: 'contada errada', nr_seq_os: null },
      { tp_movimento: 'S', qt_movimento: -2, qt_saldo: 8.5, nr_seq_os: order },
      { qt_movimento: 10.5, qt_saldo: 10.5, ds_documento: 'NF 7788', vl_unitario: 12.34 },
    ]);
    expect(body.movimentos.data[3]?.ds_colaborador).toBeTruthy();
    expect(await balanceOf(api, id)).toEqual({ balance: 10, sum: 10 });
  });

  it('come twenty a page, with the curve of ninety days in one statement', async () => {
    const { id } = await stockPart(api, { balance: 0 });
    await api.withClient(async (client) => {
      await client.query('begin');
      await client.query(
        `insert into estoque_movimento (nr_seq_estoque, qt_movimento, tp_movimento, dt_movimento)
         select $1, 1, 'E', now() - n * interval '5 days' from generate_series(0, 29) n`,
        [id],
      );
      await client.query('update estoque set qt_saldo = 30 where nr_sequencial = $1', [id]);
      await client.query('commit');
    });
    api.statements.length = 0;
    const first = (await item(id)).body;
    expect(api.statements.filter(({ text }) => text.includes('estoque'))).toHaveLength(1);
    const second = (await item(id, '2')).body;
    expect(first.movimentos).toMatchObject({ total: 30, last_page: 2 });
    expect(first.movimentos.data).toHaveLength(20);
    expect(second.movimentos.data.map(({ qt_saldo }) => qt_saldo)).toEqual([10, 9, 8, 7, 6, 5, 4, 3, 2, 1]);
    expect(first.curva[0]?.qt_saldo).toBe(12);
    expect(first.curva.at(-1)?.qt_saldo).toBe(30);
    expect(first.curva).toHaveLength(19);
  });
});

describe('a part somebody waits for', () => {
  it('is told of where it is kept, with the purchase order', async () => {
    const { id, item: part } = await stockPart(api, { balance: 0 });
    const { order, plate } = await waitingFor(part);
    await api.sql("insert into ordem_compra (nr_seq_os, nr_seq_item, nr_oc) values ($1, $2, 'OC-9')", [
      order,
      part,
    ]);
    expect((await item(id)).body.aguardando).toMatchObject([
      { nr_seq_os: order, nr_placa: plate, oc_aberta: true, nr_oc: 'OC-9', peca_chegou: false },
    ]);
    const waiting = (await list({ situacao: 'P' })).body;
    expect(waiting.data).toMatchObject([{ nr_sequencial: id, os_aguardando: 1 }]);
    expect(waiting.aguardadas).toBe(1);
    await shop.close(joao, order, { finalizar_os: 'S', km_atual: 5_231 });
    await api.sql('update ordem_compra set dt_fechamento = now() where nr_seq_os = $1', [order]);
  });

  it('comes: the order says so until somebody dismisses it, and again with the next entry', async () => {
    const { id, item: part } = await stockPart(api, { balance: 1 });
    const { order } = await waitingFor(part);
    expect(await cameFor(order)).toBe(false);
    expect((await correct(id, 1, 0)).body.os_avisadas).toBe(0);
    expect(await cameFor(order)).toBe(false);
    expect((await enter(id, 1)).body.os_avisadas).toBe(1);
    expect(await cameFor(order)).toBe(true);
    const cards = (await api.call('listOrders', { query: { codigo: String(order) } }, joao)).body;
    expect(cards.data).toMatchObject([{ pausa: { peca_chegou: true } }]);
    const paused = (await api.call('listPaused', {}, joao)).body;
    expect(paused.find(({ nr_seq_os }) => nr_seq_os === order)).toMatchObject({ peca_chegou: true });
    const told = await api.sql('select ds_evento from evento where nr_seq_os = $1 order by nr_sequencial', [
      order,
    ]);
    expect(told.at(-1)).toEqual({ ds_evento: 'os.peca_chegou' });
    const dismiss = (who = joao) => api.call('dismissArrival', { body: { nr_seq_os: order } }, who);
    expect(await dismiss(shop.supplier)).toMatchObject({ status: 403 });
    expect(await dismiss()).toMatchObject({ status: 200 });
    expect(await cameFor(order)).toBe(false);
    expect(await dismiss()).toMatchObject({ status: 404 });
    await enter(id, 1);
    expect(await cameFor(order)).toBe(true);
    await shop.start(joao, order);
    expect((await shop.detail(joao, order)).pausa).toBeNull();
    expect(await dismiss()).toMatchObject({ status: 404 });
    await shop.pause(joao, order);
    expect(await cameFor(order)).toBe(false);
  });

  it('in another branch tells nobody here', async () => {
    const { item: part } = await stockPart(api, { balance: 0 });
    const { order } = await waitingFor(part);
    await api.sql("insert into estoque (nr_seq_filial, nr_seq_item, ds_codigoitem) values (2, $1, 'LONGE')", [
      part,
    ]);
    const [far] = await api.sql<{ id: number }>(
      "select nr_sequencial as id from estoque where ds_codigoitem = 'LONGE'",
    );
    await moveStock(api, far?.id ?? 0, 3);
    expect(await cameFor(order)).toBe(false);
  });
});

describe('labels of parts', () => {
  it('are those looked for, by code', async () => {
    const { code } = await stockPart(api, { name: `ETIQUETA ${process.pid}` });
    const { body } = await api.call(
      'listStockLabels',
      { query: { busca: `etiqueta ${process.pid}` } },
      keeper,
    );
    expect(body).toEqual({ total: 1, pecas: [{ ds_codigoitem: code, ds_item: `ETIQUETA ${process.pid}` }] });
  });
});
