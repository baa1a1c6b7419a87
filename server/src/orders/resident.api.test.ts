import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeOrder } from '../../test/orders.ts';
import { openWorkshop, orderCommandsOf, type Workshop } from '../../test/work.ts';

let shop: Workshop;
let does: ReturnType<typeof orderCommandsOf>;

beforeAll(async () => {
  shop = await openWorkshop();
  does = orderCommandsOf(shop.api);
});
afterAll(() => shop.api.close());

const told = (order: number) =>
  shop.api.sql(
    "select js_dados - 'sessao' - 'terminal' as js_dados from evento where ds_evento = 'os.alterada' and nr_seq_os = $1 order by nr_sequencial",
    [order],
  );
/** Numbers of the orders in a supplier's list. */
async function listed(): Promise<number[]> {
  const { body } = await shop.api.call('listExternalOrders', { query: { per_page: '500' } }, shop.supplier);
  return body.data.map(({ nr_sequencial }) => nr_sequencial);
}

describe('assigning a supplier to an internal order', () => {
  it('leaves it internal and gives him list, count and rights', async () => {
    const { order } = await makeOrder(shop.api);
    const count = async () => (await shop.api.call('getCounters', {}, shop.supplier)).body.os_externas;
    const before = await count();
    expect((await does.assign(shop.joao, order, 31)).body).toEqual({ nr_sequencial: order });
    expect(await count()).toBe(before + 1);
    expect(await listed()).toContain(order);
    const his = await shop.detail(shop.supplier, order);
    expect(his.st_origem).toBe('I');
    expect(his.permitido).toEqual(
      expect.arrayContaining(['cancelar', 'enviar_externa', 'informar_sinistro']),
    );
    expect(await told(order)).toEqual([{ js_dados: { fornecedor: 31, antes: null } }]);
    expect((await does.cancel(shop.supplier, order)).status).toBe(200);
  });

  it('is refused on external, plan, unapproved, closed orders and while somebody has it in hand', async () => {
    const refused = async (wanted: Parameters<typeof makeOrder>[1]) =>
      does.assign(shop.joao, (await makeOrder(shop.api, wanted)).order, 31);
    expect(await refused({ origin: 'E', supplier: 31 })).toMatchObject({
      status: 409,
      codigo: 'OS_JA_EXTERNA',
    });
    expect(await refused({ approved: 'N' })).toMatchObject({ status: 409, codigo: 'OS_NAO_APROVADA' });
    expect(await refused({ state: 'R' })).toMatchObject({ status: 409, codigo: 'OS_ENCERRADA' });
    const { order } = await makeOrder(shop.api);
    await shop.start(shop.joao, order);
    expect(await does.assign(shop.joao, order, 31)).toMatchObject({
      status: 409,
      codigo: 'OS_EM_ATENDIMENTO',
    });
    await shop.pause(shop.joao, order);
    expect(await does.assign(shop.joao, order, 31)).toMatchObject({
      status: 409,
      codigo: 'OS_EM_ATENDIMENTO',
    });
    await shop.endAllWork();
  });

  it('needs an active supplier, and is not for suppliers', async () => {
    const { order } = await makeOrder(shop.api, { supplier: 31 });
    for (const nobody of [undefined, 23])
      expect(await does.assign(shop.joao, order, nobody)).toMatchObject({
        status: 422,
        mensagem: 'Selecione um fornecedor!',
      });
    expect(await does.assign(shop.joao, order, 9_999)).toMatchObject({
      status: 422,
      campos: { nr_fornec: 'fornecedor desconhecido' },
    });
    expect(await does.assign(shop.supplier, order, 31)).toMatchObject({
      status: 403,
      codigo: 'SEM_PERMISSAO',
    });
    const foreign = await makeOrder(shop.api, { branch: 2 });
    expect((await does.assign(shop.joao, foreign.order, 31)).status).toBe(404);
  });
});

describe('taking an internal order back from its supplier', () => {
  it('takes it off his list with the reason among the comments, and he is told', async () => {
    const { order } = await makeOrder(shop.api);
    await does.assign(shop.joao, order, 31);
    expect((await shop.detail(shop.joao, order)).permitido).toContain('retirar_fornecedor');
    expect((await does.withdraw(shop.joao, order, 'o box ficou livre')).body).toEqual({
      nr_sequencial: order,
    });
    expect(await listed()).not.toContain(order);
    const detail = await shop.detail(shop.joao, order);
    expect(detail).toMatchObject({ st_origem: 'I', nr_seq_fornecedor: null });
    expect(detail.permitido).not.toContain('retirar_fornecedor');
    expect(detail.comentarios.map(({ ds_observacao }) => ds_observacao)).toContain(
      'Fornecedor retirado: o box ficou livre',
    );
    expect((await told(order)).at(-1)).toEqual({
      js_dados: { fornecedor: null, antes: 31, motivo: 'o box ficou livre' },
    });
  });

  it('makes an order that was sent outside internal again, and tells who sent it and who took it back', async () => {
    const { order } = await makeOrder(shop.api, { origin: 'E', supplier: 31 });
    expect((await shop.detail(shop.joao, order)).permitido).toContain('retirar_fornecedor');
    expect((await does.withdraw(shop.joao, order, 'enviada por engano')).status).toBe(200);
    expect(await shop.detail(shop.joao, order)).toMatchObject({ st_origem: 'I', nr_seq_fornecedor: null });
    expect(await listed()).not.toContain(order);
    const { body } = await shop.api.call('getOrderStory', { params: { id: String(order) } }, shop.joao);
    expect(body.decisoes).toMatchObject([
      { tp_decisao: 'retirada', ds_colaborador: 'JOÃO PEREIRA', ds_fornecedor: null },
    ]);
    expect((await shop.start(shop.joao, order)).status).toBe(200);
    await shop.endAllWork();
  });

  it('leaves an external order outside once its supplier told a price', async () => {
    const { order } = await makeOrder(shop.api, { origin: 'E', supplier: 31 });
    await shop.api.sql('insert into os_preco (nr_seq_os, vl_total, nr_seq_clifor) values ($1, 80, 31)', [
      order,
    ]);
    expect(await does.withdraw(shop.joao, order)).toMatchObject({ status: 409, codigo: 'OS_COM_PRECO' });
    expect((await shop.detail(shop.joao, order)).st_origem).toBe('E');
  });

  it('is not offered where the supplier is only the placeholder', async () => {
    const { order } = await makeOrder(shop.api, { supplier: 23 });
    expect((await shop.detail(shop.joao, order)).permitido).not.toContain('retirar_fornecedor');
    expect(await does.withdraw(shop.joao, order)).toMatchObject({ status: 409, codigo: 'OS_SEM_FORNECEDOR' });
  });

  it('is refused where there is none, without a reason, once work began, and to suppliers', async () => {
    const { order } = await makeOrder(shop.api);
    expect(await does.withdraw(shop.joao, order)).toMatchObject({ status: 409, codigo: 'OS_SEM_FORNECEDOR' });
    await does.assign(shop.joao, order, 31);
    expect(await does.withdraw(shop.joao, order, '')).toMatchObject({
      status: 422,
      codigo: 'JUSTIFICATIVA_OBRIGATORIA',
    });
    expect(await does.withdraw(shop.supplier, order)).toMatchObject({ status: 403 });
    await shop.start(shop.joao, order);
    expect(await does.withdraw(shop.joao, order)).toMatchObject({ status: 409, codigo: 'OS_EM_ATENDIMENTO' });
    await shop.endAllWork();
  });
});

describe('the lift', () => {
  it('takes the vehicle and gives it back; told twice it changes nothing', async () => {
    const { order } = await makeOrder(shop.api);
    for (const way of ['S', 'S', 'N'] as const)
      expect((await does.lift(shop.joao, order, way)).status).toBe(200);
    expect((await shop.detail(shop.joao, order)).st_elevador).toBe('N');
    expect(await told(order)).toEqual([
      { js_dados: { elevador: 'S', antes: 'N' } },
      { js_dados: { elevador: 'N', antes: 'S' } },
    ]);
  });

  it('is refused on closed orders, to suppliers and with wrong digits', async () => {
    const closed = await makeOrder(shop.api, { state: 'R' });
    expect(await does.lift(shop.joao, closed.order)).toMatchObject({ status: 409, codigo: 'OS_ENCERRADA' });
    const { order } = await makeOrder(shop.api, { supplier: 31 });
    expect(await does.lift(shop.supplier, order)).toMatchObject({ status: 403, codigo: 'SEM_PERMISSAO' });
    const body = { st_elevador: 'S' as const, nr_seq_clifor: shop.joao.person, cpf: '999' };
    const wrong = await shop.api.call('setLift', { params: { id: String(order) }, body }, shop.terminal);
    expect(wrong.codigo).toBe('CPF_INCORRETO');
  });
});
