import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Signed } from '../../test/api.ts';
import { makeOrder } from '../../test/orders.ts';
import { attendAll, makePlanOrder } from '../../test/plan-orders.ts';
import { as, openWorkshop, orderCommandsOf, type Workshop } from '../../test/work.ts';

let shop: Workshop;
beforeAll(async () => {
  shop = await openWorkshop();
});
afterAll(() => shop.api.close());
beforeEach(() => shop.endAllWork());

const external = (services = 1) => makeOrder(shop.api, { origin: 'E', supplier: 31, services });
const id = (order: number) => ({ id: String(order) });

/** A service of the catalogue with its price, entered by the supplier. @returns its number on the order */
const enter = async (order: number, precoTotal: number) => {
  const [service] = await shop.api.sql<{ nr_sequencial: number }>(
    "select nr_sequencial from item where nr_tipo = 3 and st_habilita_execucao = 'S' order by 1 desc limit 1",
  );
  const body = { nr_seq_item: service?.nr_sequencial, quantidade: 1, precoTotal, ...as(shop.supplier) };
  return (await shop.api.call('addItem', { params: id(order), body }, shop.supplier)).body.nr_sequencial;
};
const totalOf = async (order: number) => (await shop.detail(shop.joao, order)).vl_total;

it('the total is what was registered and what is told at the end, line by line', async () => {
  const { order } = await external();
  const item = await enter(order, 300);
  await shop.api.call(
    'changeItem',
    { params: { ...id(order), itemId: String(item) }, body: { item_atendido: true, ...as(shop.supplier) } },
    shop.supplier,
  );
  await shop.start(shop.supplier, order);
  expect((await shop.close(shop.supplier, order, { precoTotal: 800 })).body.codigo).toBe('E');
  const closed = await shop.detail(shop.joao, order);
  expect(closed.vl_total).toBe(1100);
  expect(closed.itens.map(({ vl_total }) => vl_total)).toContain(300);
  expect(closed.precos).toMatchObject([{ vl_total: 800, ds_item: expect.any(String) as string }]);
});

it('a price told before stays when items change after a reopening', async () => {
  const { order, items } = await external();
  await shop.api.call(
    'changeItem',
    {
      params: { ...id(order), itemId: String(items[0]) },
      body: { item_atendido: true, ...as(shop.supplier) },
    },
    shop.supplier,
  );
  await shop.start(shop.supplier, order);
  await shop.close(shop.supplier, order, { precoTotal: 981, finalizar_os: 'S' });
  expect(await totalOf(order)).toBe(981);
  expect((await orderCommandsOf(shop.api).reopen(shop.terminal, order)).status).toBe(200);
  const added = await enter(order, 50);
  expect(await totalOf(order)).toBe(1031);
  const params = { ...id(order), itemId: String(added) };
  await shop.api.call('removeItem', { params, body: as(shop.supplier) }, shop.supplier);
  expect(await totalOf(order)).toBe(981);
});

it('an order that is taken over gives its prices away with its items: the chain is one sum', async () => {
  const { order } = await external();
  await enter(order, 500);
  await shop.start(shop.joao, order);
  await shop.pause(shop.joao, order);
  const { body } = await shop.takeOver(shop.carlos, order);
  expect(await totalOf(order)).toBeNull();
  expect(await totalOf(body.nr_seq_os)).toBe(500);
});

it('an external plan order needs its price as any other', async () => {
  const { order } = await makePlanOrder(shop.api);
  await shop.api.sql("update os set st_origem = 'E', nr_seq_fornecedor = 31 where nr_sequencial = $1", [
    order,
  ]);
  const named = { tecnicoId: shop.supplier.person, cpf: shop.supplier.digits };
  const work = (acao: 'I' | 'F', extra: object = {}) =>
    shop.api.call('workOnPlan', { body: { nrSeqOs: order, acao, ...named, ...extra } }, shop.supplier);
  expect((await work('I')).status).toBe(200);
  await attendAll(shop.api, order);
  expect(await work('F', { km_veiculo: 5300 })).toMatchObject({
    status: 422,
    mensagem: 'Insira um preço!',
  });
  expect((await work('F', { km_veiculo: 5300, precoTotal: 1250 })).status).toBe(200);
  expect(await totalOf(order)).toBe(1250);
});

it('an internal order takes no price', async () => {
  const { order } = await makeOrder(shop.api);
  await shop.start(shop.joao, order);
  expect(await shop.close(shop.joao, order, { precoTotal: 10 })).toMatchObject({
    status: 422,
    codigo: 'PRECO_SO_EXTERNA',
  });
});

it('what else was told at the end is read on the order: tyres, reason of the rescue, meter and hours', async () => {
  const { order } = await makeOrder(shop.api, { rescue: true });
  await shop.start(shop.joao, order);
  await shop.api.sql(
    "update execucao set st_sobreposta = 'S', dt_inicio = dt_inicio - interval '1 hour' where nr_seq_os = $1",
    [order],
  );
  const [reason] = await shop.api.sql<{ ds_motivo: string }>(
    "select ds_motivo from motivo where tp_motivo = 'SOCORRO' and st_status = 'A' limit 1",
  );
  const told = {
    socorroEmRota: reason?.ds_motivo,
    pneuAtendimento: 'F123',
    pneuNovo: 'F456',
    km_atual: 5300,
  };
  expect((await shop.close(shop.joao, order, told)).body.codigo).toBe('E');
  const closed = await shop.detail(shop.joao, order);
  expect(closed).toMatchObject({
    pneu_atendimento: 'F123',
    pneu_novo: 'F456',
    km_final: 5300,
    socorro_emrota: { ds_motivo: reason?.ds_motivo },
  });
  expect(closed.segundos).toBeGreaterThanOrEqual(3600);
});

it('PostgreSQL keeps every total the sum of its lines, whatever is written, and a told price is not taken away', async () => {
  const wrong = () =>
    shop.api.sql(`
      select o.nr_sequencial from os o
       where o.vl_total is distinct from (
               select sum(v) from (select vl_total from os_item where nr_seq_os = o.nr_sequencial
                                   union all select vl_total from os_preco
                                    where nr_seq_os = o.nr_sequencial and dt_substituida is null) l (v))`);
  expect(await wrong()).toEqual([]);
  const { order } = await external();
  await enter(order, 70);
  await shop.api.sql('insert into os_preco (nr_seq_os, vl_total) values ($1, 30)', [order]);
  await shop.api.sql('update os set vl_total = 1 where nr_sequencial = $1', [order]);
  expect(await totalOf(order)).toBe(100);
  await expect(shop.api.sql('delete from os_preco where nr_seq_os = $1', [order])).rejects.toThrow('stays');
  await expect(
    shop.api.sql('update os_preco set vl_total = 1 where nr_seq_os = $1', [order]),
  ).rejects.toThrow('stays');
  await shop.api.sql('update os_preco set dt_substituida = now() where nr_seq_os = $1', [order]);
  expect(await totalOf(order)).toBe(70);
  await expect(
    shop.api.sql('update os_preco set dt_substituida = null where nr_seq_os = $1', [order]),
  ).rejects.toThrow('stays');
  expect(await wrong()).toEqual([]);
});

/** An external order reopened after its supplier told 100 at the finish, and the number of that price. */
async function reopened() {
  const { order } = await external();
  await shop.start(shop.supplier, order);
  await shop.close(shop.supplier, order, { precoTotal: 100 });
  await orderCommandsOf(shop.api).reopen(shop.terminal, order, 'preço errado');
  const [told] = (await shop.detail(shop.joao, order)).precos;
  return { order, told: told?.nr_sequencial ?? 0 };
}
const correct = (order: number, price: number, who: Signed, extra: object = {}) =>
  shop.api.call(
    'correctPrice',
    {
      params: { ...id(order), precoId: String(price) },
      body: { precoTotal: 80, motivo: 'nota fiscal de 80', ...as(who), ...extra },
    },
    who,
  );

describe('a price told wrong', () => {
  it('gives way to the right one: the total follows, and what was wrong is told with who and why', async () => {
    const { order, told } = await reopened();
    expect((await correct(order, told, shop.terminal)).status).toBe(200);
    const { vl_total, precos, precos_alteraveis } = await shop.detail(shop.terminal, order);
    expect(vl_total).toBe(80);
    expect(precos).toMatchObject([
      { vl_total: 100, nr_seq_clifor: shop.supplier.person, correcao: { ds_motivo: 'nota fiscal de 80' } },
      { vl_total: 80, nr_seq_clifor: shop.terminal.person, correcao: null },
    ]);
    expect(precos[1]?.ds_item).toBe(precos[0]?.ds_item);
    expect(precos_alteraveis).toEqual([precos[1]?.nr_sequencial]);
    expect(await correct(order, told, shop.terminal)).toMatchObject({
      status: 409,
      codigo: 'PRECO_CORRIGIDO',
    });
  });

  it('is taken away where none was right, and asked for again at the finish', async () => {
    const { order, told } = await reopened();
    expect((await correct(order, told, shop.supplier, { precoTotal: null })).status).toBe(200);
    const { vl_total, precos, pede } = await shop.detail(shop.supplier, order);
    expect(vl_total).toBeNull();
    expect(precos).toMatchObject([{ correcao: { nr_seq_novo: null } }]);
    expect(pede.preco).toBe('deve');
  });

  it('is corrected by a supplier only where he told it, by nobody once the order is closed, and not without a reason', async () => {
    const { order, told } = await reopened();
    expect((await correct(order, told, shop.terminal)).status).toBe(200);
    const [, offices] = (await shop.detail(shop.supplier, order)).precos;
    expect((await shop.detail(shop.supplier, order)).precos_alteraveis).toEqual([]);
    expect(await correct(order, offices?.nr_sequencial ?? 0, shop.supplier)).toMatchObject({
      status: 403,
      codigo: 'SEM_PERMISSAO',
    });
    const again = await reopened();
    expect((await correct(again.order, again.told, shop.joao, { motivo: 'x' })).status).toBe(422);
    expect((await correct(again.order, again.told, shop.joao, { cpf: '000' })).codigo).toBe('CPF_INCORRETO');
    expect((await correct(order, again.told, shop.joao)).status).toBe(404);
    await shop.start(shop.supplier, again.order);
    await shop.close(shop.supplier, again.order, { finalizar_os: 'S' });
    expect(await correct(again.order, again.told, shop.joao)).toMatchObject({ codigo: 'OS_ENCERRADA' });
  });
});
