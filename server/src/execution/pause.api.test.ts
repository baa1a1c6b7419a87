import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeOrder } from '../../test/orders.ts';
import { as, openWorkshop, type Workshop } from '../../test/work.ts';

let api: Workshop['api'];
let joao: Workshop['joao'];
let carlos: Workshop['carlos'];
let terminal: Workshop['terminal'];
let start: Workshop['start'];
let pause: Workshop['pause'];
let close: Workshop['close'];
let detail: Workshop['detail'];
let takeOver: Workshop['takeOver'];
let endAllWork: Workshop['endAllWork'];

beforeAll(async () => {
  ({ api, joao, carlos, terminal, start, pause, close, takeOver, endAllWork, detail } = await openWorkshop());
});
afterAll(() => api.close());

describe('pausing and continuing', () => {
  it('pauses with a reason that can be read back', async () => {
    const { order } = await makeOrder(api);
    await start(joao, order);
    const { status, body } = await pause(joao, order, {
      justificativa: 'Fim de expediente',
      observacao: 'amanhã cedo',
    });
    expect(status).toBe(200);
    expect(body).toEqual({ nr_sequencial: order });
    expect(await detail(joao, order)).toMatchObject({
      st_os_pause: 'P',
      permitido: [
        'continuar',
        'parar',
        'finalizar',
        'comentar',
        'cancelar',
        'enviar_externa',
        'liberar_veiculo',
        'itens',
        'elevador',
      ],
    });
    const open = await api.call('getPause', { params: { id: String(order) } }, joao);
    expect(open.body).toMatchObject({
      nr_seq_clifor: joao.person,
      justificativa: 'Fim de expediente',
      observacao: 'amanhã cedo',
    });
  });

  it('asks for reason, part and a short note', async () => {
    const { order } = await makeOrder(api);
    await start(joao, order);
    expect(await pause(joao, order, {})).toMatchObject({
      status: 422,
      mensagem: 'Informe uma justificativa',
    });
    expect(await pause(joao, order, { justificativa: 'Preguiça' })).toMatchObject({
      status: 422,
      codigo: 'CAMPO_INVALIDO',
    });
    expect(await pause(joao, order, { justificativa: 'Aguardando Peças' })).toMatchObject({
      status: 422,
      mensagem: 'Informe uma peça',
    });
    const long = { justificativa: 'Refeicao', observacao: 'x'.repeat(301) };
    expect(await pause(joao, order, long)).toMatchObject({ status: 422, codigo: 'CAMPO_INVALIDO' });
    const [part] = await api.sql<{ nr_sequencial: number }>(
      'select nr_sequencial from item where nr_tipo = 4 limit 1',
    );
    const withPart = { justificativa: 'Aguardando Peças', peca: part?.nr_sequencial };
    expect(await pause(joao, order, withPart)).toMatchObject({ status: 200 });
    await close(joao, order);
  });

  it("is refused on another technician's work and on idle orders", async () => {
    const { order } = await makeOrder(api);
    expect(await pause(joao, order)).toMatchObject({ status: 409, codigo: 'OS_NAO_INICIADA' });
    await start(carlos, order);
    expect(await pause(joao, order)).toMatchObject({
      status: 403,
      mensagem: 'Outro mecânico inicou esta OS',
    });
    await close(carlos, order);
  });

  it('is resumed by the technician who paused, in a new interval', async () => {
    const { order } = await makeOrder(api);
    await start(joao, order);
    await pause(joao, order);
    const { status, body } = await start(joao, order);
    expect(status).toBe(200);
    expect(body).toMatchObject({ gera_transicao: false });
    expect(await detail(joao, order)).toMatchObject({ st_os_pause: null });
    const intervals = await api.sql('select tp_fim from execucao where nr_seq_os = $1 order by dt_inicio', [
      order,
    ]);
    expect(intervals).toEqual([{ tp_fim: 'P' }, { tp_fim: null }]);
    await close(joao, order);
  });

  it('is refused while a purchase order is open', async () => {
    const { order } = await makeOrder(api);
    await start(joao, order);
    await pause(joao, order);
    await api.sql("insert into ordem_compra (nr_seq_os, nr_oc) values ($1, 'OC-1')", [order]);
    const check = await api.call('checkPurchase', { query: { nr_seq_os: String(order) } }, joao);
    expect(check.body).toEqual({ oc_aberta: true });
    expect(await start(joao, order)).toMatchObject({
      status: 409,
      mensagem: 'Existe uma ordem de compra em aberto',
    });
    await api.sql('update ordem_compra set dt_fechamento = now() where nr_seq_os = $1', [order]);
    expect(await start(joao, order)).toMatchObject({ status: 200 });
    await close(joao, order);
  });

  it('asks another technician to take the order over and changes nothing', async () => {
    const { order } = await makeOrder(api);
    await start(joao, order);
    await pause(joao, order);
    const { status, body } = await start(carlos, order);
    expect(status).toBe(200);
    expect(body).toMatchObject({ gera_transicao: true, execucao: null });
    expect(await detail(carlos, order)).toMatchObject({ st_os_pause: 'P' });
    await close(joao, order);
  });

  it('says that an order is not paused', async () => {
    const { order } = await makeOrder(api);
    expect(await api.call('getPause', { params: { id: String(order) } }, joao)).toMatchObject({
      status: 404,
      codigo: 'SEM_PAUSA',
    });
    expect(await api.call('getPause', { params: { id: '99999999' } }, joao)).toMatchObject({
      codigo: 'NAO_ENCONTRADO',
    });
  });
});

describe('taking over', () => {
  it('closes the original, moves what is left to a linked order and keeps the SLA clock', async () => {
    const { order, items } = await makeOrder(api, { services: 2, openedDaysAgo: 1 });
    await start(joao, order);
    await pause(joao, order);
    const { status, body } = await takeOver(carlos, order);
    expect(status).toBe(200);
    const next = await api.call('getOrder', { params: { id: String(body.nr_seq_os) } }, carlos);
    expect(next.body.itens.map((item) => item.nr_sequencial)).toEqual(items);
    expect(next.body.os_interna).toMatchObject({ nr_sequencial: order, sentido: 'origem' });
    expect(next.body.execucao_inicio?.nr_seq_clifor_inicio).toBe(carlos.person);
    const original = await api.call('getOrder', { params: { id: String(order) } }, joao);
    expect(original.body).toMatchObject({
      st_os: 'R',
      os_interna: { nr_sequencial: body.nr_seq_os, sentido: 'continuacao' },
    });
    expect(new Date(next.body.dt_os).getTime()).toBe(new Date(original.body.dt_os).getTime());
    expect(await api.sql('select 1 from pesquisa where nr_seq_os = $1', [order])).toEqual([]);
    await endAllWork();
  });

  it('is refused for the technician who paused and for orders that are not paused', async () => {
    const { order } = await makeOrder(api);
    expect(await takeOver(carlos, order)).toMatchObject({ status: 409, codigo: 'OS_NAO_PAUSADA' });
    await start(joao, order);
    await pause(joao, order);
    expect(await takeOver(joao, order)).toMatchObject({ status: 409, codigo: 'MESMO_MECANICO' });
    await close(joao, order);
  });

  it('has one winner when two technicians take over at once', async () => {
    const { order } = await makeOrder(api);
    await start(joao, order);
    await pause(joao, order);
    const asTerminal = { nr_seq_os: order, ...as(carlos) };
    const replies = await Promise.all([
      takeOver(carlos, order),
      api.call('createTransitionOrder', { body: asTerminal }, terminal),
    ]);
    expect(replies.map((reply) => String(reply.status)).toSorted()).toEqual(['200', '409']);
    await endAllWork();
  });
});
