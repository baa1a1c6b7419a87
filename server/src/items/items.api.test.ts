import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeOrder } from '../../test/orders.ts';
import { id, one, partsOf } from '../../test/parts.ts';
import { as, openWorkshop, type Workshop } from '../../test/work.ts';

let shop: Workshop;
let api: Workshop['api'];
let joao: Workshop['joao'];
let carlos: Workshop['carlos'];
let supplier: Workshop['supplier'];
beforeAll(async () => {
  shop = await openWorkshop();
  ({ api, joao, carlos, supplier } = shop);
});

afterAll(() => api.close());

const { makePart, insert, saldo } = partsOf(() => api);

describe('items of an order', () => {
  it('are created, read, changed and deleted', async () => {
    const { order } = await makeOrder(api, { services: 0 });
    const { part, stock } = await makePart(10);
    const added = await api.call(
      'addItem',
      { params: id(order), body: { nr_seq_item: part, quantidade: 2, ...as(joao) } },
      joao,
    );
    expect(added).toMatchObject({
      status: 200,
      body: { nr_seq_item: part, qt_quantidade: 2, item_atendido: true, vl_total: null },
    });
    const item = added.body.nr_sequencial;
    const { dt_atendido: _written, ...same } = added.body;
    expect((await api.call('getOrderItem', { params: one(order, item) }, joao)).body).toMatchObject(same);
    const changed = await api.call(
      'changeItem',
      { params: one(order, item), body: { quantidade: 5, ...as(joao) } },
      joao,
    );
    expect(changed.body).toMatchObject({ qt_quantidade: 5 });
    expect(await saldo(stock)).toBe(5);
    const removed = await api.call('removeItem', { params: one(order, item), body: as(joao) }, joao);
    expect(removed).toMatchObject({ status: 200, body: { mensagem: 'Item excluído com sucesso!' } });
    expect(await saldo(stock)).toBe(10);
    expect((await api.call('getOrderItem', { params: one(order, item) }, joao)).status).toBe(404);
    const events = await api.sql("select 1 from evento where nr_seq_os = $1 and ds_evento = 'os.alterada'", [
      order,
    ]);
    expect(events).toHaveLength(3);
  });

  it('are answered alike by every call that lists them', async () => {
    const { order } = await makeOrder(api, { services: 2 });
    const { part, code } = await makePart(1);
    await insert(joao, order, part, 1);
    const all = (await api.call('listOrderItems', { params: id(order) }, joao)).body;
    expect(all.map((row) => row.item.tipo.nr_sequencial)).toEqual([3, 3, 4]);
    expect(all[2]).toMatchObject({ estoque: { ds_codigoitem: code }, item: { st_habilita_execucao: 'N' } });
    expect((await api.call('listItemsOf', { params: { nrOs: String(order) } }, joao)).body).toEqual(all);
    expect((await api.call('listItemsWork', { params: { nr_os: String(order) } }, joao)).body).toEqual(all);
    expect(
      (await api.call('listExecutionItems', { query: { nr_seq_os: String(order) } }, joao)).body,
    ).toEqual(all);
    expect((await api.call('listPlanItems', { params: id(order) }, joao)).body).toEqual([]);
  });

  it('of a plan order are those of its cycle, one by one too', async () => {
    const [row] = await api.sql<{ nr_sequencial: string }>(
      `select o.nr_sequencial from os o where o.nr_seq_veiculo_plano is not null and o.nr_seq_filial = 1
          and exists (select 1 from os_item oi where oi.nr_seq_os = o.nr_sequencial) limit 1`,
    );
    const order = Number(row?.nr_sequencial);
    const { body } = await api.call('listPlanItems', { params: id(order) }, joao);
    expect(body.length).toBeGreaterThan(0);
    const first = body[0];
    const single = await api.call('getPlanItem', { params: one(order, first?.nr_sequencial ?? 0) }, joao);
    expect(single.body).toEqual(first);
  });

  it.each([
    ['without an item', undefined, 1],
    ['with an unknown item', 2_000_000_000, 1],
    ['without a quantity', 1, undefined],
    ['with quantity 0', 1, 0],
  ])('are refused %s', async (_what, part, quantity) => {
    const { order } = await makeOrder(api);
    expect(await insert(joao, order, part, quantity)).toMatchObject({
      status: 422,
      mensagem: 'Insira todas as informações!',
    });
  });

  it('have a price on external orders only, and its unit price is computed here', async () => {
    const internal = await makeOrder(api);
    const { part } = await makePart(100);
    expect(await insert(joao, internal.order, part, 4, { precoTotal: 10 })).toMatchObject({
      status: 422,
      codigo: 'PRECO_SO_EXTERNA',
    });
    const external = await makeOrder(api, { origin: 'E', supplier: supplier.person });
    const added = await insert(supplier, external.order, part, 4, { precoTotal: 10, precoUnit: 99 });
    expect(added.body).toMatchObject({ vl_total: 10, vl_unitario: 2.5 });
    const third = await insert(supplier, external.order, part, 3, { precoTotal: 10 });
    expect(third.body.vl_unitario).toBe(3.3333);
    const [row] = await api.sql<{ total: number }>(
      'select vl_total::float8 as total from os where nr_sequencial = $1',
      [external.order],
    );
    expect(row?.total).toBe(20);
  });

  it('stay as they are on a closed order and on the order of another branch', async () => {
    const closed = await makeOrder(api, { state: 'R' });
    const { part, stock } = await makePart(5);
    expect(await insert(joao, closed.order, part, 1)).toMatchObject({ status: 409, codigo: 'OS_ENCERRADA' });
    const foreign = await makeOrder(api, { branch: 2 });
    expect(await insert(joao, foreign.order, part, 1)).toMatchObject({ status: 404 });
    expect(await saldo(stock)).toBe(5);
  });

  it('need the digits of the person who acts', async () => {
    const { order } = await makeOrder(api);
    const { part } = await makePart(5);
    const body = {
      nr_os: order,
      nr_sequencial: part,
      quantidade: 1,
      nr_seq_clifor: carlos.person,
      cpf: '999',
    };
    expect(await api.call('insertPart', { body }, carlos)).toMatchObject({
      status: 422,
      codigo: 'CPF_INCORRETO',
    });
  });

  it('of an external order are priced by an approver in his own name; he puts nothing on it so', async () => {
    const { terminal } = shop;
    const { order, items } = await makeOrder(api, { services: 1, origin: 'E', supplier: 31 });
    const item = items[0] ?? 0;
    const body = { precoTotal: 150.5, ...as(terminal) };
    expect(await api.call('changeItem', { params: one(order, item), body }, terminal)).toMatchObject({
      status: 200,
      body: { vl_total: 150.5 },
    });
    const { part } = await makePart(5);
    const entry = { nr_seq_item: part, quantidade: 1, ...as(terminal) };
    expect(await api.call('addItem', { params: id(order), body: entry }, terminal)).toMatchObject({
      codigo: 'TECNICO_INVALIDO',
    });
  });

  it('that were worked on are not removed; ended by mistake they are unticked, keep their time and are done again', async () => {
    const { order, items } = await makeOrder(api, { services: 2 });
    const item = items[0] ?? 0;
    await shop.start(joao, order, { nr_seq_item: item });
    const untouched = { params: one(order, item), body: as(joao) };
    expect(await api.call('removeItem', untouched, joao)).toMatchObject({
      status: 409,
      codigo: 'ITEM_EM_EXECUCAO',
    });
    const tick = (item_atendido: boolean) =>
      api.call('changeItem', { params: one(order, item), body: { item_atendido, ...as(joao) } }, joao);
    expect(await tick(true)).toMatchObject({ status: 409, codigo: 'OS_EM_ATENDIMENTO' });
    await shop.close(joao, order);
    expect(await tick(false)).toMatchObject({ status: 200, body: { item_atendido: false } });
    expect(await api.call('removeItem', untouched, joao)).toMatchObject({ codigo: 'ITEM_EM_EXECUCAO' });
    expect((await shop.start(joao, order, { nr_seq_item: item })).status).toBe(200);
    await shop.close(joao, order);
    expect(
      await api.sql(
        `select count(*)::int as intervals, bool_and(tp_fim = 'F') as ended from execucao where nr_seq_os_item = $1`,
        [item],
      ),
    ).toEqual([{ intervals: 2, ended: true }]);
    await shop.endAllWork();
  });
});

describe('services', () => {
  it('are registered together or not at all', async () => {
    const { order, items } = await makeOrder(api, { services: 2 });
    const register = (servicos: number[]) =>
      api.call('registerServices', { body: { nr_os: order, servicos, ...as(joao) } }, joao);
    expect(await register(items.slice(1))).toMatchObject({
      status: 422,
      mensagem: 'Selecione todos os serviços!',
    });
    const done = await register(items);
    expect(done.status).toBe(200);
    expect(done.body.map(({ item_atendido }) => item_atendido)).toEqual([true, true]);
  });

  it('end one by one, and ending one again answers the same', async () => {
    const { order, items } = await makeOrder(api, { services: 2 });
    const item = items[0] ?? 0;
    const finish = () => api.call('stopItem', { params: { cod: String(item) }, body: as(joao) }, joao);
    expect(await finish()).toMatchObject({ status: 409, codigo: 'ITEM_NAO_INICIADO' });
    await shop.start(joao, order, { nr_seq_item: item });
    const first = await finish();
    expect(first).toMatchObject({
      status: 200,
      body: { item_atendido: true, execucao_final: { nr_seq_clifor_final: joao.person } },
    });
    expect((await finish()).body).toEqual(first.body);
    const byGet = await api.call(
      'stopItemByGet',
      { params: { cod: String(item) }, headers: { cpf: '123' } },
      joao,
    );
    expect(byGet.body).toEqual(first.body);
    const [open] = await api.sql('select 1 from os where nr_sequencial = $1 and dt_final is null', [order]);
    expect(open).toBeDefined();
  });

  it('end by the documented GET with the digits in a header, never in the address', async () => {
    const { order, items } = await makeOrder(api, { services: 2 });
    const params = { cod: String(items[0]) };
    await shop.start(joao, order, { nr_seq_item: items[0] ?? 0 });
    expect(await api.call('stopItemByGet', { params }, joao)).toMatchObject({ status: 400 });
    expect(await api.call('stopItemByGet', { params, query: { cpf: '123' } }, joao)).toMatchObject({
      status: 400,
    });
    const done = await api.call('stopItemByGet', { params, headers: { cpf: '123' } }, joao);
    expect(done.body).toMatchObject({ item_atendido: true });
    const told = await api.sql("select 1 from evento where nr_seq_os = $1 and ds_evento = 'exec.encerrada'", [
      order,
    ]);
    expect(told).toHaveLength(1);
  });
});
