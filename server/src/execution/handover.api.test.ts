import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Signed } from '../../test/api.ts';
import { makeOrder } from '../../test/orders.ts';
import { as, keptOf, openWorkshop, orderCommandsOf, type Workshop } from '../../test/work.ts';

let shop: Workshop;
let api: Workshop['api'];
let joao: Signed;
let carlos: Signed;
let terminal: Signed;
let supplier: Signed;
let maria: Signed;
let does: ReturnType<typeof orderCommandsOf>;
beforeAll(async () => {
  shop = await openWorkshop();
  ({ api, joao, carlos, terminal, supplier } = shop);
  maria = await api.signIn('1401', '678');
  does = orderCommandsOf(api);
});

afterAll(() => api.close());

const { row, intervals, events } = keptOf(() => api);

const planOrder = async () => {
  const { order } = await makeOrder(api);
  await api.sql(
    `update os set nr_seq_tipo = 'V', nr_seq_veiculo_plano = p.nr_sequencial, nr_seq_ciclo = p.nr_seq_ciclo
       from (select vp.nr_sequencial, c.nr_sequencial as nr_seq_ciclo
               from veiculo_plano vp
               join plano_ciclo c on c.nr_seq_plano = vp.nr_seq_plano
              where not exists (select 1 from os o
                                 where o.nr_seq_veiculo_plano = vp.nr_sequencial and o.dt_final is null)
              limit 1) p
      where os.nr_sequencial = $1`,
    [order],
  );
  return order;
};

describe('cancelling', () => {
  it('ends the work, keeps the reason and tells of it', async () => {
    const { order } = await makeOrder(api);
    await shop.start(joao, order);
    const { status, body } = await does.cancel(joao, order, { justificativa: 'Defeito não Encontrado' });
    expect({ status, body }).toEqual({ status: 200, body: { nr_sequencial: order } });
    expect(await row(order)).toMatchObject({ st_os: 'E' });
    expect((await row(order))['dt_final']).toBeInstanceOf(Date);
    expect(await intervals(order)).toEqual([{ tp_fim: 'C', retomada: false }]);
    expect((await shop.detail(joao, order)).ds_motivo_cancelamento).toBe('Defeito não Encontrado');
    expect(await events(order)).toEqual(['exec.iniciada', 'os.cancelada']);
    expect(await api.sql('select 1 from pesquisa where nr_seq_os = $1', [order])).toEqual([]);
  });

  it('needs one of the documented reasons', async () => {
    const { order } = await makeOrder(api);
    expect(await does.cancel(joao, order, {})).toMatchObject({
      status: 422,
      mensagem: 'Informe a Justificativa',
    });
    expect(await does.cancel(joao, order, { justificativa: 'Refeicao' })).toMatchObject({
      status: 422,
      codigo: 'CAMPO_INVALIDO',
    });
    expect((await row(order))['st_os']).toBe('A');
  });

  it('ends an open pause', async () => {
    const { order } = await makeOrder(api);
    await shop.start(joao, order);
    await shop.pause(joao, order);
    expect((await does.cancel(joao, order)).status).toBe(200);
    expect(await intervals(order)).toEqual([{ tp_fim: 'P', retomada: true }]);
  });

  it('gives parts taken back to stock, once', async () => {
    const { order } = await makeOrder(api);
    const [stock] = await api.sql<{ nr_sequencial: number; nr_seq_item: number; qt_saldo: string }>(
      'select nr_sequencial, nr_seq_item, qt_saldo from estoque where qt_saldo > 5 and nr_seq_filial = 1 limit 1',
    );
    const [part] = await api.sql<{ nr_sequencial: string }>(
      `insert into os_item (nr_seq_os, nr_seq_item, qt_quantidade, nr_seq_estoque) values ($1, $2, 3, $3)
       returning nr_sequencial`,
      [order, stock?.nr_seq_item, stock?.nr_sequencial],
    );
    await api.sql(
      `with saida as (
         insert into estoque_movimento (nr_seq_estoque, qt_movimento, tp_movimento, nr_seq_os_item) values ($1, -3, 'S', $2))
       update estoque set qt_saldo = qt_saldo - 3 where nr_sequencial = $1`,
      [stock?.nr_sequencial, part?.nr_sequencial],
    );
    expect((await does.cancel(joao, order)).status).toBe(200);
    const [after] = await api.sql<{ qt_saldo: string }>(
      'select qt_saldo from estoque where nr_sequencial = $1',
      [stock?.nr_sequencial],
    );
    expect(after?.qt_saldo).toEqual(stock?.qt_saldo);
    expect(
      await api.sql(
        'select tp_movimento, qt_movimento::int from estoque_movimento where nr_seq_os_item = $1 order by 1',
        [part?.nr_sequencial],
      ),
    ).toEqual([
      { tp_movimento: 'E', qt_movimento: 3 },
      { tp_movimento: 'S', qt_movimento: -3 },
    ]);
  });

  it("is refused on closed orders, on a colleague's work and with wrong digits", async () => {
    const { order } = await makeOrder(api);
    await shop.start(carlos, order);
    expect(await does.cancel(joao, order)).toMatchObject({
      status: 403,
      mensagem: 'Outro mecânico inicou esta OS',
    });
    expect(
      await does.cancel(carlos, order, { justificativa: 'Erro do Motorista', cpf: '999' }),
    ).toMatchObject({
      status: 422,
      codigo: 'CPF_INCORRETO',
    });
    expect((await does.cancel(carlos, order)).status).toBe(200);
    expect(await does.cancel(carlos, order)).toMatchObject({
      status: 409,
      mensagem: 'Esta OS já está encerrada!',
    });
  });

  it('of a plan order is for approvers, in their own name', async () => {
    const order = await planOrder();
    expect(await does.cancel(joao, order)).toMatchObject({ status: 403, codigo: 'SEM_PERMISSAO' });
    const picked = await api.call(
      'cancelOrder',
      { body: { nr_os: order, justificativa: 'Erro do Motorista', ...as(joao) } },
      terminal,
    );
    expect(picked).toMatchObject({ status: 403, codigo: 'SEM_PERMISSAO' });
    expect((await does.cancel(terminal, order)).status).toBe(200);
  });

  it('before the approval is how an approver rejects an order', async () => {
    const { order } = await makeOrder(api, { approved: 'N' });
    expect(await does.cancel(joao, order)).toMatchObject({ status: 403, codigo: 'SEM_PERMISSAO' });
    expect((await does.cancel(terminal, order)).status).toBe(200);
    expect((await row(order))['st_os']).toBe('E');
  });

  it('is for a supplier on internal orders given to him alone', async () => {
    const resident = await makeOrder(api, { supplier: 31 });
    const waiting = await makeOrder(api, { supplier: 31, approved: 'N' });
    const external = await makeOrder(api, { supplier: 31, origin: 'E' });
    const foreign = await makeOrder(api);
    for (const { order } of [resident, waiting])
      expect((await does.cancel(supplier, order)).status).toBe(200);
    expect(await does.cancel(supplier, external.order)).toMatchObject({
      status: 403,
      codigo: 'SEM_PERMISSAO',
    });
    expect(await does.cancel(supplier, foreign.order)).toMatchObject({ status: 404 });
  });
});

describe('sending to a supplier', () => {
  it('hands the order over to start anew and keeps past work', async () => {
    const { order } = await makeOrder(api);
    await shop.start(joao, order);
    expect((await does.send(joao, order, 31)).body).toEqual({ nr_sequencial: order });
    expect(await row(order)).toMatchObject({
      st_origem: 'E',
      nr_seq_fornecedor: 31,
      st_os: 'A',
      dt_inicial: null,
    });
    expect(await intervals(order)).toEqual([{ tp_fim: 'T', retomada: false }]);
    expect(await events(order)).toContain('os.enviada');
    expect((await shop.detail(supplier, order)).permitido).toContain('iniciar');
    expect((await shop.start(supplier, order)).status).toBe(200);
  });

  it('needs a supplier who exists', async () => {
    const { order } = await makeOrder(api);
    for (const nobody of [undefined, 23])
      expect(await does.send(joao, order, nobody)).toMatchObject({
        status: 422,
        mensagem: 'Selecione um fornecedor!',
      });
    expect(await does.send(joao, order, 9_999)).toMatchObject({ status: 422, codigo: 'CAMPO_INVALIDO' });
    expect((await row(order))['st_origem']).toBe('I');
  });

  it('is refused for what is external, unapproved or waiting for its release', async () => {
    const external = await makeOrder(api, { origin: 'E', supplier: 31 });
    expect(await does.send(joao, external.order, 31)).toMatchObject({ status: 409, codigo: 'OS_JA_EXTERNA' });
    const waiting = await makeOrder(api, { approved: 'N' });
    expect(await does.send(joao, waiting.order, 31)).toMatchObject({
      status: 409,
      codigo: 'OS_NAO_APROVADA',
    });
    const held = await makeOrder(api, { state: 'L', department: 'ARMAZEM' });
    expect(await does.send(joao, held.order, 31)).toMatchObject({
      status: 409,
      codigo: 'OS_AGUARDANDO_LIBERACAO',
    });
  });

  it('by the linking call is the same for an internal order', async () => {
    const { order } = await makeOrder(api);
    expect((await does.link(joao, order, 31)).status).toBe(200);
    expect(await row(order)).toMatchObject({ st_origem: 'E', nr_seq_fornecedor: 31 });
  });

  it('opens a ticket when the supplier works with tickets', async () => {
    await api.sql("update g_clifor set st_ticket = 'S' where nr_sequencial = 31");
    const { order } = await makeOrder(api);
    await does.send(joao, order, 31);
    const rows = await api.sql(
      'select tp_integracao, nr_tipo, st_envio from integracao where nr_seq_os = $1',
      [order],
    );
    expect(rows).toEqual([{ tp_integracao: 'TICKET', nr_tipo: 1, st_envio: 'P' }]);
    await api.sql("update g_clifor set st_ticket = 'N' where nr_sequencial = 31");
  });
});

describe('linking a supplier', () => {
  it('replaces the placeholder, after which the order can be started', async () => {
    const { order } = await makeOrder(api, { origin: 'E', supplier: 23 });
    expect(await shop.start(joao, order)).toMatchObject({
      status: 409,
      mensagem: 'Selecione um fornecedor!',
    });
    expect((await does.link(joao, order, 31)).status).toBe(200);
    expect((await row(order))['nr_seq_fornecedor']).toBe(31);
    expect((await shop.start(supplier, order)).status).toBe(200);
    expect(await does.link(joao, order, 31)).toMatchObject({ status: 409, codigo: 'OS_EM_ATENDIMENTO' });
    await shop.close(supplier, order, { precoTotal: 10, finalizar_os: 'S' });
  });

  it('is refused without a supplier and for suppliers', async () => {
    const { order } = await makeOrder(api, { origin: 'E', supplier: 31 });
    expect(await does.link(joao, order, 23)).toMatchObject({
      status: 422,
      mensagem: 'Selecione um fornecedor!',
    });
    expect(await does.link(supplier, order, 31)).toMatchObject({ status: 403, codigo: 'SEM_PERMISSAO' });
  });
});

it('staff acts as a technician of the branch, never as itself without the right of an approver', async () => {
  const { order } = await makeOrder(api);
  expect(await does.cancel(maria, order)).toMatchObject({ status: 422, codigo: 'TECNICO_INVALIDO' });
  const picked = await api.call(
    'cancelOrder',
    { body: { nr_os: order, justificativa: 'Erro do Motorista', ...as(joao) } },
    maria,
  );
  expect(picked.status).toBe(200);
});

it('an approver on a shared terminal sends out and cancels in his own name; without the right nobody does', async () => {
  const { order } = await makeOrder(api);
  expect(await does.send(maria, order, 31)).toMatchObject({ status: 422, codigo: 'TECNICO_INVALIDO' });
  expect((await does.send(terminal, order, 31)).status).toBe(200);
  expect((await row(order))['st_origem']).toBe('E');
  const other = await makeOrder(api);
  expect((await does.cancel(terminal, other.order)).status).toBe(200);
});
