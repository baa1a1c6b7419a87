import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Api, type Signed, startApi } from '../../test/api.ts';
import { makeOrder } from '../../test/orders.ts';
import { planOf } from '../../test/plans.ts';

let api: Api;
let joao: Signed;
let terminal: Signed;
beforeAll(async () => {
  api = await startApi();
  joao = await api.signIn('1001', '123');
  terminal = await api.signIn('1201', '456');
});

afterAll(() => api.close());

describe('detail', () => {
  it('carries everything the page shows, in one statement', async () => {
    const { order, items } = await makeOrder(api, { services: 2 });
    const params = { id: String(order) };
    await api.call('getOrder', { params }, joao);
    api.statements.length = 0;
    const { status, body } = await api.call('getOrder', { params }, joao);
    expect(api.statements).toHaveLength(1);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      nr_os: order,
      st_os: 'A',
      executaveis: 2,
      permitido: [
        'iniciar',
        'comentar',
        'cancelar',
        'enviar_externa',
        'liberar_veiculo',
        'itens',
        'elevador',
        'designar_fornecedor',
      ],
      ordens_compra: [],
      integracoes: [],
    });
    expect(body.itens.map((item) => item.nr_sequencial)).toEqual(items);
    expect(new Date(body.dt_previsao).getTime() - new Date(body.dt_os).getTime()).toBe(4 * 3_600_000);
  });

  it('is read without going through whole tables', async () => {
    const { order } = await makeOrder(api);
    const plan = await planOf(api, () => api.call('getOrder', { params: { id: String(order) } }, joao));
    expect(plan).not.toMatch(/Seq Scan on (os|execucao|os_item|evento|os_comentario)\b/);
  });

  it('answers 404 for numbers that do not exist and 422 for what is no number', async () => {
    expect((await api.call('getOrder', { params: { id: '99999999' } }, joao)).status).toBe(404);
    expect((await api.call('getOrder', { params: { id: 'x' } }, joao)).status).toBe(422);
  });

  it('counts attended items and lists them alone', async () => {
    const { order, items } = await makeOrder(api, { services: 2 });
    const params = { id: String(order) };
    expect((await api.call('countAttendedItems', { params }, joao)).body).toEqual({ total: 2, atendidos: 0 });
    await api.sql('update os_item set dt_atendido = now() where nr_sequencial = $1', [items[0]]);
    expect((await api.call('countAttendedItems', { params }, joao)).body).toEqual({ total: 2, atendidos: 1 });
    expect((await api.call('listOrderItems', { params }, joao)).body).toHaveLength(2);
  });

  it('counts as executable what its item says, parts aside', async () => {
    const { order } = await makeOrder(api, { services: 2 });
    await api.sql(
      `insert into os_item (nr_seq_os, nr_seq_item, qt_quantidade)
       select $1, min(nr_sequencial), 1 from item where st_habilita_execucao = 'N'`,
      [order],
    );
    const { body } = await api.call('getOrder', { params: { id: String(order) } }, joao);
    expect(body.itens.map(({ item }) => item.st_habilita_execucao)).toEqual(['S', 'S', 'N']);
    expect(body.executaveis).toBe(2);
  });

  it('takes comments in the own name, shown newest first', async () => {
    const { order } = await makeOrder(api);
    const params = { id: String(order) };
    const say = (ds_observacao: string) =>
      api.call('commentOrder', { params, body: { nr_seq_clifor: joao.person, ds_observacao } }, joao);
    expect(await say('   ')).toMatchObject({ status: 422, codigo: 'COMENTARIO_OBRIGATORIO' });
    await say('primeiro');
    const second = await say('<b>segundo</b>');
    expect(second.body).toMatchObject({
      ds_observacao: '<b>segundo</b>',
      g_clifor: { ds_colaborador: 'JOÃO PEREIRA' },
    });
    const { body } = await api.call('getOrder', { params }, joao);
    expect(body.comentarios.map((comment) => comment.ds_observacao)).toEqual(['<b>segundo</b>', 'primeiro']);
    const foreign = { params, body: { nr_seq_clifor: terminal.person, ds_observacao: 'x' } };
    expect(await api.call('commentOrder', foreign, joao)).toMatchObject({
      status: 403,
      codigo: 'OUTRA_PESSOA',
    });
    expect((await api.call('commentOrder', foreign)).status).toBe(401);
  });

  it('takes comments on an item, with what was measured there', async () => {
    const { order, items } = await makeOrder(api);
    const { items: others } = await makeOrder(api);
    const params = { id: String(order) };
    const say = (more: object) =>
      api.call(
        'commentOrder',
        { params, body: { nr_seq_clifor: joao.person, ds_observacao: '', ...more } },
        joao,
      );
    const measured = { nr_seq_os_item: items[0], vl_medida: 8.5, ds_unidade: 'bar' };
    expect((await say(measured)).body).toMatchObject(measured);
    const { body } = await api.call('getOrder', { params }, joao);
    expect(body.comentarios).toMatchObject([{ ...measured, ds_observacao: '' }]);
    expect(await say({ nr_seq_os_item: items[0], vl_medida: 8.5 })).toMatchObject({
      status: 422,
      codigo: 'CAMPO_INVALIDO',
      campos: { ds_unidade: 'valor e unidade vão juntos' },
    });
    expect(await say({ nr_seq_os_item: items[0] })).toMatchObject({ codigo: 'COMENTARIO_OBRIGATORIO' });
    expect(await say({ ...measured, nr_seq_os_item: others[0] })).toMatchObject({
      status: 404,
      codigo: 'NAO_ENCONTRADO',
    });
    const foreign =
      'insert into os_comentario (nr_seq_os, nr_seq_os_item, nr_seq_clifor, ds_observacao) values ($1, $2, $3, $4)';
    await expect(api.sql(foreign, [order, others[0], joao.person, 'x'])).rejects.toThrow(/not of order/);
  });

  it('takes a comment of a technician his digits prove, on a shared terminal and kept there', async () => {
    const { order } = await makeOrder(api);
    const params = { id: String(order) };
    const say = (cpf?: string, more = {}) =>
      api.call(
        'commentOrder',
        {
          params,
          body: { nr_seq_clifor: joao.person, ds_observacao: 'mangueira', ...(cpf && { cpf }) },
          ...more,
        },
        terminal,
      );
    expect(await say()).toMatchObject({ codigo: 'CPF_EXIGIDO' });
    expect(await say('999')).toMatchObject({ codigo: 'CPF_INCORRETO' });
    expect((await say(joao.digits)).body).toMatchObject({
      nr_seq_clifor: joao.person,
      g_clifor: { ds_colaborador: 'JOÃO PEREIRA' },
    });
    expect((await say(joao.digits, { headers: { 'feito-ha': '60000' } })).status).toBe(200);
    const approver = { params, body: { nr_seq_clifor: terminal.person, ds_observacao: 'x' } };
    expect((await api.call('commentOrder', approver, terminal)).body).toMatchObject({
      nr_seq_clifor: terminal.person,
    });
  });

  it('refuses text no database can hold', async () => {
    const { order } = await makeOrder(api);
    const body = { nr_seq_clifor: joao.person, ds_observacao: 'a\u0000b' };
    expect(await api.call('commentOrder', { params: { id: String(order) }, body }, joao)).toMatchObject({
      status: 422,
    });
  });
});
