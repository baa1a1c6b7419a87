import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Signed } from '../../test/api.ts';
import { makeOrder } from '../../test/orders.ts';
import { openWorkshop, orderCommandsOf, type Workshop } from '../../test/work.ts';

let shop: Workshop;
let api: Workshop['api'];
let joao: Signed;
let terminal: Signed;
let supplier: Signed;
let maria: Signed;
let does: ReturnType<typeof orderCommandsOf>;

beforeAll(async () => {
  shop = await openWorkshop();
  ({ api, joao, terminal, supplier } = shop);
  maria = await api.signIn('1401', '678');
  does = orderCommandsOf(api);
});
afterAll(() => api.close());

describe('releasing the vehicle', () => {
  it('happens once, in any state', async () => {
    const { order } = await makeOrder(api, { state: 'R' });
    const first = await does.releaseVehicle(joao, order);
    expect(first.status).toBe(200);
    const again = await does.releaseVehicle(joao, order);
    expect(again).toMatchObject({ status: 409, mensagem: 'O veículo desta OS já foi liberado.' });
    const now = await shop.detail(joao, order);
    expect(new Date(now.dt_liberado ?? 0)).toEqual(new Date(first.body.dt_liberado));
    expect(now.permitido).not.toContain('liberar_veiculo');
  });

  it('has one winner among many', async () => {
    const { order } = await makeOrder(api);
    const replies = await Promise.all(Array.from({ length: 4 }, () => does.releaseVehicle(joao, order)));
    expect(replies.map((reply) => reply.status).toSorted((a, b) => a - b)).toEqual([200, 409, 409, 409]);
  });
});

describe('approving', () => {
  it('lets the work start; only an approver does it', async () => {
    const { order } = await makeOrder(api, { approved: 'N', type: '3' });
    expect((await shop.detail(terminal, order)).permitido).toEqual(
      expect.arrayContaining(['aprovar', 'cancelar']),
    );
    expect((await shop.detail(maria, order)).permitido).not.toContain('aprovar');
    expect(await does.approve(joao, order)).toMatchObject({ status: 403, codigo: 'SEM_PERMISSAO' });
    expect(await does.approve(supplier, order)).toMatchObject({ status: 403, codigo: 'SEM_PERMISSAO' });
    expect(await shop.start(joao, order)).toMatchObject({ status: 409, codigo: 'OS_NAO_APROVADA' });
    expect((await does.approve(terminal, order)).status).toBe(200);
    expect(await does.approve(terminal, order)).toMatchObject({ status: 409, codigo: 'OS_JA_APROVADA' });
    expect((await shop.start(joao, order)).status).toBe(200);
    await shop.endAllWork();
  });
});

describe('reopening', () => {
  it('makes the order open again, its services to do and its history kept', async () => {
    const { order, items } = await makeOrder(api);
    await shop.start(joao, order);
    await shop.close(joao, order);
    expect((await does.reopen(terminal, order, 'vazamento voltou')).status).toBe(200);
    const now = await shop.detail(joao, order);
    expect(now).toMatchObject({ st_os: 'A', dt_final: null, dt_inicial: null, executaveis_encerrados: 0 });
    expect(now.dt_reabertura).not.toBeNull();
    expect(now.reabertura).toEqual({
      ds_colaborador: 'TERMINAL OFICINA CURITIBA',
      ds_motivo: 'vazamento voltou',
    });
    expect(now.itens.map((item) => item.nr_sequencial)).toEqual(items);
    expect(now.comentarios[0]?.ds_observacao).toBe('Reabertura: vazamento voltou');
    expect(await api.sql('select tp_fim from execucao where nr_seq_os = $1', [order])).toEqual([
      { tp_fim: 'F' },
    ]);
    expect((await shop.start(joao, order)).status).toBe(200);
    await shop.endAllWork();
  });

  it('needs an approver, a reason and a closed order', async () => {
    const { order } = await makeOrder(api, { state: 'R' });
    expect(await does.reopen(joao, order)).toMatchObject({ status: 403, codigo: 'SEM_PERMISSAO' });
    expect(await does.reopen(terminal, order, ' ')).toMatchObject({
      status: 422,
      codigo: 'JUSTIFICATIVA_OBRIGATORIA',
    });
    const open = await makeOrder(api);
    expect(await does.reopen(terminal, open.order)).toMatchObject({ status: 409, codigo: 'OS_ABERTA' });
    const cancelled = await makeOrder(api, { state: 'E' });
    expect(await does.reopen(terminal, cancelled.order)).toMatchObject({
      status: 409,
      codigo: 'OS_CANCELADA',
    });
  });

  it('is over after the days of the setting', async () => {
    const { order } = await makeOrder(api, { state: 'R', openedDaysAgo: 60 });
    await api.sql("update os set dt_final = now() - interval '31 days' where nr_sequencial = $1", [order]);
    expect(await does.reopen(terminal, order)).toMatchObject({
      status: 409,
      mensagem: 'Prazo para reabertura expirado!',
    });
    const offered = async () =>
      (await api.call('getOrder', { params: { id: String(order) } }, terminal)).body.permitido;
    expect(await offered()).not.toContain('reabrir');
    await api.sql("update os set dt_final = now() - interval '29 days' where nr_sequencial = $1", [order]);
    expect((await does.reopen(terminal, order)).status).toBe(200);
  });

  it('is refused while the same problem of the plate is open', async () => {
    const { order, plate } = await makeOrder(api, { state: 'R' });
    const other = await makeOrder(api);
    await api.sql('update os set nr_placa = $1 where nr_sequencial = $2', [plate, other.order]);
    expect(await does.reopen(terminal, order)).toMatchObject({
      status: 409,
      mensagem: 'Ja existe uma OS aberta com estas informacoes',
    });
    const twin = await api.sql<{ nr_conjunto: number }>(
      'select nr_conjunto from os where nr_sequencial = $1',
      [order],
    );
    await api.sql('update os set nr_conjunto = $1 where nr_sequencial = $2', [
      twin[0]?.nr_conjunto,
      other.order,
    ]);
    expect((await does.reopen(terminal, order)).body).toMatchObject({ NR_SEQ_OS: other.order });
  });

  it('is refused for plan orders', async () => {
    const [plan] = await api.sql<{ nr_sequencial: string }>(
      "select nr_sequencial from os where nr_seq_veiculo_plano is not null and st_os = 'R' and nr_seq_filial = 1 limit 1",
    );
    expect(await does.reopen(terminal, Number(plan?.nr_sequencial))).toMatchObject({
      status: 409,
      codigo: 'OS_DE_PLANO_FECHADA',
    });
  });
});

describe('purchase orders', () => {
  it('keep a paused order from going on until they are closed', async () => {
    const { order } = await makeOrder(api);
    await shop.start(joao, order);
    await shop.pause(joao, order);
    const opened = await does.openPurchase(terminal, order, 'OC-4711');
    expect(opened.body).toMatchObject({ nr_oc: 'OC-4711', dt_fechamento: null });
    const check = await api.call('checkPurchase', { query: { nr_seq_os: String(order) } }, joao);
    expect(check.body).toEqual({ oc_aberta: true });
    expect(await shop.start(joao, order)).toMatchObject({
      status: 409,
      mensagem: 'Existe uma ordem de compra em aberto',
    });
    const closed = await does.closePurchase(terminal, order, opened.body.nr_sequencial);
    expect(closed.body.dt_fechamento).not.toBeNull();
    expect(await does.closePurchase(terminal, order, opened.body.nr_sequencial)).toMatchObject({
      status: 409,
      codigo: 'OC_FECHADA',
    });
    const [shown, ...others] = (await shop.detail(joao, order)).ordens_compra;
    expect(others).toEqual([]);
    expect(shown).toMatchObject({
      nr_sequencial: opened.body.nr_sequencial,
      nr_oc: 'OC-4711',
      ds_item: null,
    });
    expect(shown?.dt_fechamento).not.toBeNull();
    expect((await shop.start(joao, order)).status).toBe(200);
    await shop.endAllWork();
  });

  it('are for approvers, need a number and belong to their order', async () => {
    const { order } = await makeOrder(api);
    expect(await does.openPurchase(joao, order)).toMatchObject({ status: 403, codigo: 'SEM_PERMISSAO' });
    expect(await does.openPurchase(terminal, order, ' ')).toMatchObject({
      status: 422,
      codigo: 'CAMPO_INVALIDO',
    });
    expect(await does.closePurchase(terminal, order, 2_000_000_000)).toMatchObject({ status: 404 });
    const closed = await makeOrder(api, { state: 'R' });
    expect(await does.openPurchase(terminal, closed.order)).toMatchObject({
      status: 409,
      codigo: 'OS_ENCERRADA',
    });
  });
});

describe('reporting a claim', () => {
  const withPicture = (order: number) =>
    api.sql(
      `insert into anexo (nr_seq_os, tp_origem, ds_nome, qt_tamanho, tp_mime, ds_arquivo)
       values ($1, 'S', 'batida.jpg', 10, 'image/jpeg', $2)`,
      [order, `arquivo-${order}`],
    );
  const underContract = async () => {
    const made = await makeOrder(api, { department: 'ARMAZEM' });
    await api.sql("update veiculo set st_contrato_vamos = 'S' where nr_placa = $1", [made.plate]);
    return made.order;
  };

  it('needs a picture and keeps the words', async () => {
    const order = await underContract();
    expect(await does.claim(joao, order)).toMatchObject({
      status: 422,
      mensagem: 'Falha ao cadastrar anexos, tente novamente!',
    });
    await withPicture(order);
    expect((await does.claim(joao, order, 'garfo torto')).status).toBe(200);
    const now = await shop.detail(joao, order);
    expect(now.ds_observacao_sinistro).toBe('garfo torto');
    expect(now.dt_sinistro).not.toBeNull();
  });

  it('is for the warehouse under contract, and for suppliers on internal orders of theirs', async () => {
    const truck = await makeOrder(api);
    expect(await does.claim(joao, truck.order)).toMatchObject({ status: 403, codigo: 'SEM_PERMISSAO' });
    const resident = await makeOrder(api, { supplier: 31 });
    await withPicture(resident.order);
    expect((await does.claim(supplier, resident.order)).status).toBe(200);
    const external = await makeOrder(api, { supplier: 31, origin: 'E' });
    await withPicture(external.order);
    expect(await does.claim(supplier, external.order)).toMatchObject({
      status: 403,
      codigo: 'SEM_PERMISSAO',
    });
  });
});
