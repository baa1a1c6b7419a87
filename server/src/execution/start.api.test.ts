import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeOrder } from '../../test/orders.ts';
import { as, openWorkshop, type Workshop } from '../../test/work.ts';

let api: Workshop['api'];
let joao: Workshop['joao'];
let carlos: Workshop['carlos'];
let terminal: Workshop['terminal'];
let start: Workshop['start'];
let close: Workshop['close'];
let detail: Workshop['detail'];
let endAllWork: Workshop['endAllWork'];

beforeAll(async () => {
  ({ api, joao, carlos, terminal, start, close, endAllWork, detail } = await openWorkshop());
});
afterAll(() => api.close());

describe('starting', () => {
  it('opens an interval and marks the order started', async () => {
    const { order, items } = await makeOrder(api);
    const { status, body } = await start(joao, order);
    expect(status).toBe(200);
    expect(body.execucao).toMatchObject({
      nr_seq_os: order,
      nr_seq_os_item: items[0],
      nr_seq_clifor_inicio: joao.person,
    });
    const now = await detail(joao, order);
    expect(now.st_os).toBe('P');
    expect(now.permitido).toEqual(expect.arrayContaining(['pausar', 'parar', 'finalizar', 'observar']));
    expect(now.permitido).not.toContain('iniciar');
    expect(now.dt_inicial).not.toBeNull();
    await close(joao, order);
  });

  it('begins on the item asked for', async () => {
    const { order, items } = await makeOrder(api, { services: 2 });
    const { body } = await start(joao, order, { nr_seq_item: items[1] ?? 0 });
    expect(body.execucao?.nr_seq_os_item).toBe(items[1]);
    await close(joao, order);
  });

  it('is refused when the order is in service', async () => {
    const { order } = await makeOrder(api);
    await start(joao, order);
    const second = await start(carlos, order);
    expect(second).toMatchObject({ status: 409, mensagem: 'Esta OS já está em atendimento!' });
    await close(joao, order);
  });

  it('is refused on a closed and on an unapproved order', async () => {
    const closed = await makeOrder(api, { state: 'R' });
    expect(await start(joao, closed.order)).toMatchObject({
      status: 409,
      mensagem: 'Esta OS já está encerrada!',
    });
    const waiting = await makeOrder(api, { approved: 'N' });
    expect(await start(joao, waiting.order)).toMatchObject({ status: 409, codigo: 'OS_NAO_APROVADA' });
    const handed = await makeOrder(api, { state: 'L', department: 'ARMAZEM' });
    expect(await start(joao, handed.order)).toMatchObject({ status: 409, codigo: 'OS_AGUARDANDO_LIBERACAO' });
  });

  it('names the orders a busy technician attends', async () => {
    const first = await makeOrder(api);
    const second = await makeOrder(api);
    await start(joao, first.order);
    const refused = await start(joao, second.order);
    expect(refused).toMatchObject({
      status: 409,
      mensagem: `Você já está atendendo as OS N°: ${first.order}. Encerre ou pause para iniciar outra!`,
      body: { NR_SEQ_OS: first.order, valores: { numeros: String(first.order) } },
    });
    await close(joao, first.order);
  });

  it('is refused with wrong digits and changes nothing', async () => {
    const { order } = await makeOrder(api);
    const refused = await api.call(
      'startExecution',
      { body: { nr_seq_os: order, nr_seq_clifor: joao.person, cpf: '999' } },
      joao,
    );
    expect(refused).toMatchObject({ status: 422, mensagem: 'CPF Incorreto' });
    const [row] = await api.sql('select st_os, dt_inicial from os where nr_sequencial = $1', [order]);
    expect(row).toEqual({ st_os: 'A', dt_inicial: null });
    await start(joao, order);
    await close(joao, order);
  });

  it('tells who does not prove himself nothing of the order, not even that there is none', async () => {
    const other = await makeOrder(api, { branch: 2 });
    const body = { nr_seq_clifor: joao.person, cpf: '999' };
    for (const nr_seq_os of [other.order, 999_999_999]) {
      const refused = await api.call('startExecution', { body: { nr_seq_os, ...body } }, joao);
      expect(refused).toMatchObject({ status: 422, codigo: 'CPF_INCORRETO' });
    }
    const { order } = await makeOrder(api);
    await start(joao, order);
    await close(joao, order);
  });

  it('is refused without session, in the name of a colleague, and for orders of another branch', async () => {
    const { order } = await makeOrder(api);
    const body = { nr_seq_os: order, ...as(carlos) };
    expect(await api.call('startExecution', { body })).toMatchObject({
      status: 401,
      codigo: 'SESSAO_EXPIRADA',
    });
    expect(await api.call('startExecution', { body }, joao)).toMatchObject({
      status: 403,
      codigo: 'OUTRA_PESSOA',
    });
    const other = await makeOrder(api, { branch: 2 });
    expect(await start(joao, other.order)).toMatchObject({ status: 404, codigo: 'NAO_ENCONTRADO' });
  });

  it('lets staff act as a technician of the branch, with the digits of that person', async () => {
    const { order } = await makeOrder(api);
    const asCarlos = { nr_seq_os: order, ...as(carlos) };
    const { status, body } = await api.call('startExecution', { body: asCarlos }, terminal);
    expect(status).toBe(200);
    expect(body.execucao?.nr_seq_clifor_inicio).toBe(carlos.person);
    const self = { nr_seq_os: order, ...as(terminal) };
    expect(await api.call('startExecution', { body: self }, terminal)).toMatchObject({
      codigo: 'TECNICO_INVALIDO',
    });
    await api.call('closeExecution', { body: asCarlos }, terminal);
  });

  it('lets one of two technicians win a race for an order', async () => {
    const { order } = await makeOrder(api);
    const replies = await Promise.all([start(joao, order), start(carlos, order)]);
    expect(replies.map((reply) => String(reply.status)).toSorted()).toEqual(['200', '409']);
    await endAllWork();
  });

  it('lets a technician win one of many orders he starts at once', async () => {
    const orders = await Promise.all(Array.from({ length: 8 }, () => makeOrder(api)));
    const replies = await Promise.all(orders.map(({ order }) => start(joao, order)));
    expect(replies.filter((reply) => reply.status === 200)).toHaveLength(1);
    const others = replies.filter((reply) => reply.status !== 200);
    expect(others.every((reply) => reply.codigo === 'MECANICO_OCUPADO')).toBe(true);
    expect(others.every((reply) => /N°: \d+\./.test(reply.mensagem ?? ''))).toBe(true);
    await endAllWork();
  });

  it('takes effect once however often the same press arrives', async () => {
    const { order } = await makeOrder(api);
    const key = randomUUID();
    const body = { nr_seq_os: order, ...as(joao) };
    const replies = await Promise.all(
      Array.from({ length: 5 }, () => api.call('startExecution', { body, key }, joao)),
    );
    expect(replies.map((reply) => reply.status)).toEqual([200, 200, 200, 200, 200]);
    for (const reply of replies) expect(reply.body).toEqual(replies[0]?.body);
    const rows = await api.sql('select 1 from execucao where nr_seq_os = $1', [order]);
    expect(rows).toHaveLength(1);
    const changed = await api.call('startExecution', { body: { ...body, nr_seq_item: 1 }, key }, joao);
    expect(changed).toMatchObject({ status: 422, codigo: 'CHAVE_REUTILIZADA' });
    await close(joao, order);
  });

  it('refuses a key that is not a uuid', async () => {
    const { order } = await makeOrder(api);
    const body = { nr_seq_os: order, ...as(joao) };
    expect(await api.call('startExecution', { body, key: 'abc' }, joao)).toMatchObject({ status: 400 });
  });
});

describe('work in hand', () => {
  it('lists the own running work, and that of a technician for staff', async () => {
    const { order, plate } = await makeOrder(api);
    await start(joao, order);
    const body = { nr_seq_clifor: joao.person };
    const own = await api.call('listRunning', { body }, joao);
    expect(own.body).toHaveLength(1);
    expect(own.body[0]).toMatchObject({ nr_seq_os: order, nr_placa: plate });
    expect((await api.call('listRunning', { body }, terminal)).body).toHaveLength(1);
    const check = await api.call('checkRunning', { body }, joao);
    expect(check.body.iniciadas).toEqual([order]);
    expect(check.body.mensagem).toContain(String(order));
    expect(await api.call('listRunning', { body }, carlos)).toMatchObject({
      status: 403,
      codigo: 'OUTRA_PESSOA',
    });
    await close(joao, order);
  });
});
