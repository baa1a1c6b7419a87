import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Api, type Signed, startApi } from '../../test/api.ts';
import { makeOrder } from '../../test/orders.ts';

let api: Api;
let joao: Signed;
let carlos: Signed;
let terminal: Signed;
let supplier: Signed;

beforeAll(async () => {
  api = await startApi();
  joao = await api.signIn('1001', '123');
  carlos = await api.signIn('1002', '234');
  terminal = await api.signIn('1201', '456');
  supplier = await api.signInSupplier('31', '00123');
  await endAllWork();
});
afterAll(() => api.close());

/** The demonstration has people at work; these tests bring their own. */
const endAllWork = () =>
  api.sql("update execucao set dt_final = greatest(now(), dt_inicio), tp_fim = 'F' where dt_final is null");

const as = (who: Signed) => ({ nr_seq_clifor: who.person, cpf: who.digits });
const start = (who: Signed, order: number, extra: { nr_seq_item?: number } = {}) =>
  api.call('startExecution', { body: { nr_seq_os: order, ...as(who), ...extra } }, who);
const pause = (who: Signed, order: number, extra: object = { justificativa: 'Refeicao' }) =>
  api.call('pauseExecution', { body: { nr_seq_os: order, ...as(who), ...extra } }, who);
const close = (who: Signed, order: number, extra: object = {}) =>
  api.call('closeExecution', { body: { nr_seq_os: order, ...as(who), ...extra } }, who);
const takeOver = (who: Signed, order: number) =>
  api.call('createTransitionOrder', { body: { nr_seq_os: order, ...as(who) } }, who);

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
    expect(body.ordem).toMatchObject({ st_os: 'P', permitido: ['pausar', 'parar', 'finalizar', 'comentar'] });
    expect(body.ordem.dt_inicial).not.toBeNull();
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

  it('names the orders a busy mechanic attends', async () => {
    const first = await makeOrder(api);
    const second = await makeOrder(api);
    await start(joao, first.order);
    const refused = await start(joao, second.order);
    expect(refused).toMatchObject({
      status: 409,
      mensagem: `Você já está atendendo as OS N°: ${first.order}. Encerre ou pause para iniciar outra!`,
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

  it('lets one of two mechanics win a race for an order', async () => {
    const { order } = await makeOrder(api);
    const replies = await Promise.all([start(joao, order), start(carlos, order)]);
    expect(replies.map((reply) => String(reply.status)).toSorted()).toEqual(['200', '409']);
    await endAllWork();
  });

  it('lets a mechanic win one of many orders he starts at once', async () => {
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

describe('pausing and continuing', () => {
  it('pauses with a reason that can be read back', async () => {
    const { order } = await makeOrder(api);
    await start(joao, order);
    const { status, body } = await pause(joao, order, {
      justificativa: 'Fim de expediente',
      observacao: 'amanhã cedo',
    });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      st_os_pause: 'P',
      permitido: ['continuar', 'parar', 'finalizar', 'comentar'],
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

  it("is refused on another mechanic's work and on idle orders", async () => {
    const { order } = await makeOrder(api);
    expect(await pause(joao, order)).toMatchObject({ status: 409, codigo: 'OS_NAO_INICIADA' });
    await start(carlos, order);
    expect(await pause(joao, order)).toMatchObject({
      status: 403,
      mensagem: 'Outro mecânico inicou esta OS',
    });
    await close(carlos, order);
  });

  it('continues for the mechanic who paused, in a new interval', async () => {
    const { order } = await makeOrder(api);
    await start(joao, order);
    await pause(joao, order);
    const { status, body } = await start(joao, order);
    expect(status).toBe(200);
    expect(body).toMatchObject({ gera_transicao: false, ordem: { st_os_pause: null } });
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
    const check = await api.call('checkPurchaseOrder', { query: { nr_seq_os: String(order) } }, joao);
    expect(check.body).toEqual({ oc_aberta: true });
    expect(await start(joao, order)).toMatchObject({
      status: 409,
      mensagem: 'Existe uma ordem de compra em aberto',
    });
    await api.sql('update ordem_compra set dt_fechamento = now() where nr_seq_os = $1', [order]);
    expect(await start(joao, order)).toMatchObject({ status: 200 });
    await close(joao, order);
  });

  it('asks another mechanic to take the order over and changes nothing', async () => {
    const { order } = await makeOrder(api);
    await start(joao, order);
    await pause(joao, order);
    const { status, body } = await start(carlos, order);
    expect(status).toBe(200);
    expect(body).toMatchObject({ gera_transicao: true, execucao: null, ordem: { st_os_pause: 'P' } });
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

  it('is refused for the mechanic who paused and for orders that are not paused', async () => {
    const { order } = await makeOrder(api);
    expect(await takeOver(carlos, order)).toMatchObject({ status: 409, codigo: 'OS_NAO_PAUSADA' });
    await start(joao, order);
    await pause(joao, order);
    expect(await takeOver(joao, order)).toMatchObject({ status: 409, codigo: 'MESMO_MECANICO' });
    await close(joao, order);
  });

  it('has one winner when two mechanics take over at once', async () => {
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

describe('stopping and finishing', () => {
  it('answers A while services are left and E with the last one', async () => {
    const { order } = await makeOrder(api, { services: 2 });
    await start(joao, order);
    const first = await close(joao, order);
    expect(first.body).toMatchObject({
      codigo: 'A',
      ordem: { st_os: 'P', executaveis: 2, executaveis_encerrados: 1 },
    });
    await start(joao, order);
    const last = await close(joao, order);
    expect(last.body).toMatchObject({ codigo: 'E', ordem: { st_os: 'R' } });
    expect(last.body.ordem.dt_final).not.toBeNull();
  });

  it('refuses to finish the order while services are left', async () => {
    const { order } = await makeOrder(api, { services: 2 });
    await start(joao, order);
    const refused = await close(joao, order, { finalizar_os: 'S' });
    expect(refused).toMatchObject({
      status: 409,
      mensagem: 'Existem itens a serem executados, tente novamente!',
    });
    await endAllWork();
  });

  it('asks for the service when the work has none and adds the one named', async () => {
    const { order } = await makeOrder(api, { services: 0 });
    await start(joao, order);
    expect(await close(joao, order)).toMatchObject({ status: 422, mensagem: 'Insira um serviço' });
    const [service] = await api.sql<{ nr_sequencial: number }>(
      'select nr_sequencial from item where nr_tipo = 3 limit 1',
    );
    const done = await close(joao, order, { nr_servico: service?.nr_sequencial });
    expect(done.body).toMatchObject({ codigo: 'E' });
    expect(done.body.ordem.itens).toHaveLength(1);
    expect(done.body.ordem.itens[0]).toMatchObject({
      item_atendido: true,
      nr_seq_item: service?.nr_sequencial,
    });
  });

  it("refuses another mechanic's work and orders never started", async () => {
    const { order } = await makeOrder(api);
    expect(await close(joao, order, { finalizar_os: 'S' })).toMatchObject({
      status: 409,
      codigo: 'OS_NAO_INICIADA',
    });
    await start(carlos, order);
    expect(await close(joao, order)).toMatchObject({
      status: 403,
      mensagem: 'Outro mecânico inicou esta OS',
    });
    await close(carlos, order);
    expect(await close(carlos, order)).toMatchObject({ status: 409, mensagem: 'Esta OS já está encerrada!' });
  });

  it('asks a supplier for the price and keeps it', async () => {
    const { order, items } = await makeOrder(api, { origin: 'E', supplier: supplier.person });
    await start(supplier, order);
    expect(await close(supplier, order, { precoTotal: 0 })).toMatchObject({
      status: 422,
      mensagem: 'Insira um preço!',
    });
    const done = await close(supplier, order, { precoTotal: 350.5, obsExterna: 'Peça trocada' });
    expect(done.body.codigo).toBe('E');
    expect(done.body.ordem.itens[0]).toMatchObject({ nr_sequencial: items[0], vl_total: 350.5 });
    expect(done.body.ordem.ds_obs_externa).toBe('Peça trocada');
  });

  it('asks for the reason of a roadside rescue, one of the list', async () => {
    const { order } = await makeOrder(api, { rescue: true });
    await start(joao, order);
    expect(await close(joao, order)).toMatchObject({
      status: 422,
      mensagem: 'Insira o motivo para o socorro em rota',
    });
    expect(await close(joao, order, { socorroEmRota: 'AZAR' })).toMatchObject({
      status: 422,
      codigo: 'CAMPO_INVALIDO',
    });
    expect(await close(joao, order, { socorroEmRota: 'ERRO HUMANO' })).toMatchObject({ status: 200 });
  });

  it('takes a meter that is not lower and moves the vehicle on', async () => {
    const { order, plate } = await makeOrder(api);
    await start(joao, order);
    expect(await close(joao, order, { km_atual: 5_229 })).toMatchObject({
      status: 422,
      mensagem: 'Insira um KM maior que o atual',
    });
    expect(await close(joao, order, { km_atual: 5_400 })).toMatchObject({ status: 200 });
    const [vehicle] = await api.sql('select km_atual from veiculo where nr_placa = $1', [plate]);
    expect(vehicle).toEqual({ km_atual: 5_400 });
  });

  it('blocks a step of the hour meter over 744 on an order of today and asks on an old one', async () => {
    const today = await makeOrder(api, { department: 'ARMAZEM' });
    await start(joao, today.order);
    expect(await close(joao, today.order, { km_atual: 5_975 })).toMatchObject({
      status: 422,
      codigo: 'KM_DISTANTE',
    });
    expect(await close(joao, today.order, { km_atual: 5_974 })).toMatchObject({ status: 200 });
    const old = await makeOrder(api, { department: 'ARMAZEM', openedDaysAgo: 40 });
    await start(joao, old.order);
    expect(await close(joao, old.order, { km_atual: 6_030 })).toMatchObject({
      status: 409,
      codigo: 'CONFIRMA_KM',
    });
    expect(await close(joao, old.order, { km_atual: 6_030, confirma_km: 'S' })).toMatchObject({
      status: 200,
    });
    const rows = await api.sql('select tp_integracao from integracao where nr_seq_os = $1', [old.order]);
    expect(rows).toEqual([{ tp_integracao: 'TRAVA' }]);
  });

  it('makes one survey for the person who opened the order', async () => {
    const { order } = await makeOrder(api);
    await api.sql('update os set nr_seq_clifor_abertura = $2 where nr_sequencial = $1', [
      order,
      carlos.person,
    ]);
    await start(joao, order);
    await close(joao, order);
    const surveys = await api.sql(
      'select nr_seq_clifor, nr_seq_clifor_avaliado from pesquisa where nr_seq_os = $1',
      [order],
    );
    expect(surveys).toEqual([{ nr_seq_clifor: carlos.person, nr_seq_clifor_avaliado: joao.person }]);
  });

  it('has one winner when pause and finish arrive together', async () => {
    const { order } = await makeOrder(api);
    await start(joao, order);
    const replies = await Promise.all([pause(joao, order), close(joao, order)]);
    const [paused, closed] = replies.map((reply) => reply.status);
    expect(closed).toBe(200);
    expect([200, 409]).toContain(paused);
    const open = await api.sql('select 1 from execucao where nr_seq_os = $1 and dt_final is null', [order]);
    expect(open).toEqual([]);
  });

  it('leaves an event of every step in the audit trail', async () => {
    const { order } = await makeOrder(api);
    await start(joao, order);
    await pause(joao, order);
    await start(joao, order);
    await close(joao, order);
    const events = await api.sql<{ ds_evento: string }>(
      'select ds_evento from evento where nr_seq_os = $1 order by nr_sequencial',
      [order],
    );
    expect(events.map((event) => event.ds_evento)).toEqual([
      'exec.iniciada',
      'exec.pausada',
      'exec.continuada',
      'os.encerrada',
    ]);
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
