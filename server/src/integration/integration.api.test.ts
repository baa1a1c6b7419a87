import { describe, expect, it, vi } from 'vitest';
import type { Api, Signed } from '../../test/api.ts';
import { keep, open, rows } from '../../test/messages.ts';
import { makeOrder } from '../../test/orders.ts';
import { type Answer, startService } from '../../test/services.ts';
import { as, orderCommandsOf } from '../../test/work.ts';
import { readConfig } from '../core/config.ts';
import { insertTransitionOrder } from '../execution/close.queries.ts';
import { chooseAdapters } from './choose.ts';
import { createCourier } from './delivery.service.ts';

/** Closes an order as a transition does, with its price, and opens the continuing one. */
async function continuationOf(api: Api, order: number, cost: number | null = null): Promise<number> {
  await api.sql(
    "update os set st_os = 'R', dt_inicial = coalesce(dt_inicial, now()), dt_final = now() where nr_sequencial = $1",
    [order],
  );
  if (cost !== null)
    await api.sql('insert into os_preco (nr_seq_os, vl_total) values ($1, $2)', [order, cost]);
  return insertTransitionOrder(api.databases.company(api.companyDatabase), order);
}
const external = async (api: Api) => (await makeOrder(api, { origin: 'E', supplier: 31 })).order;

describe('the ticket of an order', () => {
  it('is asked for at once and stays the same', async () => {
    const { api, joao } = await open();
    const order = await external(api);
    const first = await orderCommandsOf(api).ticket(joao, order);
    expect(first.status).toBe(200);
    expect(first.body.protocolo).toMatch(/^TK-\d{8}$/);
    const again = await orderCommandsOf(api).ticket(joao, order);
    const older = await api.call('requestTicket', { params: { nr_os: String(order) }, body: as(joao) }, joao);
    expect([again.body, older.body]).toEqual([first.body, first.body]);
    expect(await rows(api, order)).toMatchObject([{ st_envio: 'S', qt_tentativas: 1 }]);
    const detail = await api.call('getOrder', { params: { id: String(order) } }, joao);
    expect(detail.body.integracoes).toMatchObject([
      { tp_integracao: 'TICKET', st_envio: 'S', nr_protocolo: first.body.protocolo },
    ]);
  });

  it('answers the documented GET forms, with the digits in a header', async () => {
    const { api, joao } = await open();
    const order = await external(api);
    const query = { nr_os: String(order) };
    const got = await api.call('sendTicketByGet', { query, headers: { cpf: '123' } }, joao);
    const older = await api.call(
      'requestTicketByGet',
      { params: { nr_os: String(order) }, headers: { cpf: '123' } },
      joao,
    );
    expect(older.body).toEqual(got.body);
    expect(got.headers['cache-control']).toBe('no-store');
    expect(await api.call('sendTicketByGet', { query }, joao)).toMatchObject({ codigo: 'CPF_INCORRETO' });
    const inAddress = await api.call('sendTicketByGet', { query: { ...query, cpf: '123' } as never }, joao);
    expect(inAddress.status).toBe(400);
  });

  it('is for external and refuelling orders that are open', async () => {
    const { api, joao } = await open();
    const { ticket } = orderCommandsOf(api);
    const { order } = await makeOrder(api);
    expect(await ticket(joao, order)).toMatchObject({ status: 409, codigo: 'TICKET_NAO_PERMITIDO' });
    await api.sql(
      "update os set nr_conjunto = (select min(nr_sequencial) from conjunto where tp_os_conjunto = 'C') where nr_sequencial = $1",
      [order],
    );
    expect((await ticket(joao, order)).status).toBe(200);
    const closed = await makeOrder(api, { origin: 'E', supplier: 31, state: 'R' });
    expect(await ticket(joao, closed.order)).toMatchObject({ status: 409, codigo: 'OS_ENCERRADA' });
    const supplier = await api.signInSupplier('31', '00123');
    expect(await ticket(supplier, await external(api))).toMatchObject({
      status: 403,
      codigo: 'SEM_PERMISSAO',
    });
  });

  it('that fails says so, stays written and is tried again', async () => {
    let answer: Answer = { status: 500 };
    const provider = keep(await startService(() => answer));
    const { api, joao } = await open({ TICKET_URL: provider.url, TICKET_TOKEN: 'segredo' });
    const order = await external(api);
    const refused = await orderCommandsOf(api).ticket(joao, order);
    expect(refused).toMatchObject({ status: 502, mensagem: 'Erro ao enviar' });
    expect(await rows(api, order)).toMatchObject([
      { st_envio: 'P', qt_tentativas: 1, ds_erro: 'resposta 500', espera: 1 },
    ]);
    answer = { json: { protocolo: 'ABC-1' } };
    expect((await orderCommandsOf(api).ticket(joao, order)).body).toEqual({ protocolo: 'ABC-1' });
    expect(provider.asked).toHaveLength(2);
    expect(provider.asked[0]?.key).toBe(provider.asked[1]?.key);
    expect(provider.asked[1]).toMatchObject({
      authorization: 'Bearer segredo',
      body: { tipo: 1, nr_os: order, nr_seq_fornecedor: 31 },
    });
  });

  it.each([
    ['never answers', { TICKET: 'never' as const, erro: 'sem resposta' }],
    ['answers nonsense', { TICKET: { json: { ok: true } }, erro: 'resposta em formato inesperado' }],
  ])('is refused in time when the provider %s', async (_what, { TICKET, erro }) => {
    const provider = keep(await startService(() => TICKET));
    const { api, joao } = await open({ TICKET_URL: provider.url, SERVICES_TIMEOUT_MS: '300' });
    const order = await external(api);
    expect((await orderCommandsOf(api).ticket(joao, order)).status).toBe(502);
    expect(await rows(api, order)).toMatchObject([{ st_envio: 'P', ds_erro: erro }]);
  });

  it('has an order worked on and closed while the provider is down, and is closed later itself', async () => {
    const { api, joao } = await open({ SIMULATE: 'TICKET=fail' });
    const order = await external(api);
    expect((await orderCommandsOf(api).ticket(joao, order)).status).toBe(502);
    const supplier = await api.signInSupplier('31', '00123');
    const body = { nr_seq_os: order, ...as(supplier) };
    expect((await api.call('startExecution', { body }, supplier)).status).toBe(200);
    const closed = await api.call('closeExecution', { body: { ...body, precoTotal: 90 } }, supplier);
    expect(closed.body.codigo).toBe('E');
    expect((await rows(api, order)).map((row) => row.nr_tipo)).toEqual([1, 2]);
  });
});

describe('the ticket of an order another technician took over', () => {
  it('stays that of the order it was asked for, and is closed with the one that continues it', async () => {
    const { api, joao } = await open();
    const order = await external(api);
    const { body: ticket } = await orderCommandsOf(api).ticket(joao, order);
    const supplier = await api.signInSupplier('31', '00123');
    const continued = await continuationOf(api, order, 20);
    expect((await orderCommandsOf(api).ticket(joao, continued)).body).toEqual(ticket);
    const body = { nr_seq_os: continued, ...as(supplier) };
    expect((await api.call('startExecution', { body }, supplier)).status).toBe(200);
    expect((await api.call('closeExecution', { body: { ...body, precoTotal: 90 } }, supplier)).status).toBe(
      200,
    );
    expect(await rows(api, continued)).toEqual([]);
    const [closing] = await api.sql('select js_envio from integracao where nr_seq_os = $1 and nr_tipo = 2', [
      order,
    ]);
    expect(closing).toMatchObject({ js_envio: { nr_os: order, vl_total: 110 } });
  });

  it('stands on the pages of the orders that continue it, read in one statement each', async () => {
    const { api, joao } = await open();
    const first = await external(api);
    const { body: ticket } = await orderCommandsOf(api).ticket(joao, first);
    const second = await continuationOf(api, first);
    const third = await continuationOf(api, second);
    for (const order of [second, third]) {
      api.statements.length = 0;
      const { body } = await api.call('getOrder', { params: { id: String(order) } }, joao);
      // What the ticket's command announces may come in between.
      expect(api.statements.filter(({ text }) => text.includes('nr_seq_os_origem'))).toHaveLength(1);
      expect(body.integracoes).toMatchObject([
        { nr_seq_os: first, tp_integracao: 'TICKET', st_envio: 'S', nr_protocolo: ticket.protocolo },
      ]);
    }
  });

  it('is the only message shown of an order that is continued', async () => {
    const { api, joao } = await open();
    const first = await external(api);
    await api.sql(
      "insert into integracao (nr_seq_os, tp_integracao, nr_tipo, js_envio) values ($1, 'TRAVA', 3, '{}')",
      [first],
    );
    const shownOn = async (order: number) =>
      (await api.call('getOrder', { params: { id: String(order) } }, joao)).body.integracoes.length;
    expect(await shownOn(first)).toBe(1);
    expect(await shownOn(await continuationOf(api, first))).toBe(0);
  });

  it('is not closed where there is none', async () => {
    const { api, joao } = await open();
    const { order } = await makeOrder(api);
    const continued = await continuationOf(api, order);
    const body = { nr_seq_os: continued, ...as(joao) };
    await api.call('startExecution', { body }, joao);
    expect((await api.call('closeExecution', { body }, joao)).status).toBe(200);
    expect([await rows(api, order), await rows(api, continued)]).toEqual([[], []]);
  });
});

describe('messages that are due', () => {
  it('are sent by the server itself; the order tells of it', async () => {
    const { api, joao } = await open({ SERVICES_EVERY_MS: '50' });
    await api.sql("update g_clifor set st_ticket = 'S' where nr_sequencial = 31");
    const { order } = await makeOrder(api);
    await orderCommandsOf(api).send(joao, order, 31);
    await vi.waitFor(async () => expect(await rows(api, order)).toMatchObject([{ st_envio: 'S' }]), 5_000);
    expect(
      await api.sql(
        `select e.js_dados = jsonb_build_object('integracao', i.nr_sequencial, 'tipo', i.tp_integracao) as tells
           from evento e join integracao i on i.nr_seq_os = e.nr_seq_os
          where e.nr_seq_os = $1 and e.ds_evento = 'integracao.mudou'`,
        [order],
      ),
    ).toEqual([{ tells: true }]);
  });

  it('are sent once by two servers that look at the same time', async () => {
    const provider = keep(
      await startService((asked) => ({ json: { protocolo: `P-${asked.body['nr_os']}` } })),
    );
    const { api } = await open({ TICKET_URL: provider.url });
    const orders = await Promise.all(Array.from({ length: 12 }, () => external(api)));
    const config = readConfig({ SECRET_KEY: 'x'.repeat(32), TICKET_URL: provider.url });
    const server = () =>
      createCourier({
        adapters: chooseAdapters(config),
        announcer: { announce: () => undefined },
        stopping: new AbortController().signal,
        longestAnswer: 5_000,
      });
    for (const order of orders)
      await api.sql(
        "insert into integracao (nr_seq_os, tp_integracao, nr_tipo, js_envio) values ($1, 'TICKET', 1, jsonb_build_object('nr_os', $1::bigint))",
        [order],
      );
    const db = api.databases.company(api.companyDatabase);
    const work = async (courier: ReturnType<typeof server>) => {
      while ((await courier.sendDue(db, api.companyDatabase)) > 0);
    };
    await Promise.all([work(server()), work(server())]);
    const sent = provider.asked.map((asked) => Number(asked.body['nr_os']));
    expect(sent.toSorted((a, b) => a - b)).toEqual(orders.toSorted((a, b) => a - b));
    expect(await api.sql("select 1 from integracao where st_envio <> 'S'")).toEqual([]);
  });
});

describe('a message that was delivered', () => {
  it('and could not be noted is not one that failed', async () => {
    const { api, joao } = await open();
    const order = await external(api);
    await api.sql("alter table integracao add constraint nao_grava check (st_envio <> 'S') not valid");
    expect((await orderCommandsOf(api).ticket(joao, order)).status).toBe(500);
    expect(await rows(api, order)).toMatchObject([{ st_envio: 'P', ds_erro: null }]);
  });

  it('is noted within the lease, however long services may take', () => {
    const at = (SERVICES_TIMEOUT_MS: string) =>
      readConfig({ SECRET_KEY: 'x'.repeat(32), SERVICES_TIMEOUT_MS });
    expect(at('20000').services.longestAnswer).toBe(20_000);
    expect(() => at('30000')).toThrow('SERVICES_TIMEOUT_MS');
  });
});

describe('the forklift lock', () => {
  const finish = async (api: Api, joao: Signed) => {
    const { order, plate } = await makeOrder(api, { department: 'ARMAZEM' });
    const body = { nr_seq_os: order, ...as(joao) };
    await api.call('startExecution', { body }, joao);
    expect((await api.call('closeExecution', { body }, joao)).body.codigo).toBe('E');
    return { order, plate };
  };
  const ask = (api: Api, joao: Signed, { order, plate }: { order: number; plate: string }) =>
    api.call('checkForkliftLock', { body: { nr_seq_os: order, nr_placa: plate } }, joao);

  it('is asked for after finishing and cleared when it was locked', async () => {
    const lock = keep(await startService((asked) => ({ json: { travada: asked.body['tipo'] === 3 } })));
    const { api, joao } = await open({ FORKLIFT_URL: lock.url, SERVICES_EVERY_MS: '50' });
    const made = await finish(api, joao);
    await vi.waitFor(async () => expect((await ask(api, joao, made)).body.travada).toBe(false), 5_000);
    expect(lock.asked.map((asked) => asked.body)).toEqual([
      { tipo: 3, cd_trava: 'TRAVA-1', nr_placa: made.plate },
      { tipo: 2, cd_trava: 'TRAVA-1', nr_placa: made.plate },
    ]);
  });

  it('that does not answer never keeps the order from closing, and is given up after its tries', async () => {
    const { api, joao } = await open({ SIMULATE: 'TRAVA=fail', SERVICES_EVERY_MS: '20' });
    const made = await finish(api, joao);
    expect((await ask(api, joao, made)).body).toEqual({ travada: true, mensagem: 'Trava em consulta.' });
    const dueAgain = () =>
      api.sql('update integracao set dt_proxima = now() where ds_erro is not null and nr_seq_os = $1', [
        made.order,
      ]);
    await vi.waitFor(async () => {
      await dueAgain();
      expect(await rows(api, made.order)).toMatchObject([{ st_envio: 'F', qt_tentativas: 4 }]);
    }, 10_000);
    expect((await ask(api, joao, made)).body).toMatchObject({ travada: true });
    expect((await ask(api, joao, { ...made, plate: 'OUTRA' })).status).toBe(404);
  });

  it('of equipment without a lock is free', async () => {
    const { api, joao } = await open();
    const made = await makeOrder(api);
    expect((await ask(api, joao, made)).body).toEqual({ travada: false, mensagem: 'Equipamento sem trava.' });
  });
});
