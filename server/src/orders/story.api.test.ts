import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Signed } from '../../test/api.ts';
import { makeOrder } from '../../test/orders.ts';
import { openWorkshop, orderCommandsOf, type Workshop } from '../../test/work.ts';

// João begins, Carlos takes over, João takes over again: three orders, one story.
let shop: Workshop;
beforeAll(async () => {
  shop = await openWorkshop();
});
afterAll(() => shop.api.close());
beforeEach(() => shop.endAllWork());

async function threeHands(): Promise<{ plate: string; orders: [number, number, number] }> {
  const { joao, carlos } = shop;
  const { order: first, plate } = await makeOrder(shop.api);
  await shop.start(joao, first);
  await orderCommandsOf(shop.api).note(joao, first, 'trinca no suporte');
  await comment(joao, first, 'peça pedida');
  await addFile(first, 'antes.jpg');
  await shop.pause(joao, first);
  const second = (await shop.takeOver(carlos, first)).body.nr_seq_os;
  await comment(carlos, second, 'assumi');
  await shop.pause(carlos, second);
  const third = (await shop.takeOver(joao, second)).body.nr_seq_os;
  return { plate, orders: [first, second, third] };
}

const comment = (who: Signed, order: number, ds_observacao: string) =>
  shop.api.call(
    'commentOrder',
    { params: { id: String(order) }, body: { nr_seq_clifor: who.person, ds_observacao } },
    who,
  );

const addFile = (order: number, name: string) =>
  shop.api.sql(
    `insert into anexo (nr_seq_os, tp_origem, ds_nome, qt_tamanho, tp_mime, ds_arquivo)
     values ($1, 'E', $2, 10, 'image/jpeg', $3)`,
    [order, name, `teste/${order}-${name}`],
  );

const story = async (who: Signed, order: number) =>
  (await shop.api.call('getOrderStory', { params: { id: String(order) } }, who)).body.trechos;

describe('orders that continue one another', () => {
  it('know each other, all of them, from each of them', async () => {
    const { orders } = await threeHands();
    for (const order of orders) {
      const { cadeia } = await shop.detail(shop.joao, order);
      expect(cadeia.map(({ nr_sequencial }) => nr_sequencial)).toEqual(orders);
      expect(cadeia.map(({ ds_mecanico }) => ds_mecanico)).toEqual([
        'JOÃO PEREIRA',
        'CARLOS SOUZA',
        'JOÃO PEREIRA',
      ]);
    }
    expect((await shop.detail(shop.joao, (await makeOrder(shop.api)).order)).cadeia).toEqual([]);
  });

  it('tell one story: work, pauses, notes, comments, pictures and hours of all of them', async () => {
    const { orders } = await threeHands();
    await shop.api.sql(
      `update execucao set st_sobreposta = 'S', dt_inicio = now() - interval '30 days', dt_final = now() - interval '30 days' + interval '10 minutes'
        where nr_seq_os = $1`,
      [orders[0]],
    );
    for (const order of orders) {
      const told = await story(shop.joao, order);
      expect(told.map(({ nr_seq_os }) => nr_seq_os)).toEqual(orders);
      expect(told[0]?.notas).toMatchObject([
        { ds_nota: 'trinca no suporte', ds_colaborador: 'JOÃO PEREIRA' },
      ]);
      const page = await shop.detail(shop.joao, order);
      expect(page.comentarios.map(({ ds_observacao }) => ds_observacao)).toEqual(['assumi', 'peça pedida']);
      expect(page.segundos).toBeGreaterThanOrEqual(600);
      expect(page.imgOs).toHaveLength(1);
      const files = await shop.api.call('getImages', { query: { nr_seq_os: String(order) } }, shop.joao);
      expect(files.body.map(({ ds_nome }) => ds_nome)).toEqual(['antes.jpg']);
    }
  });

  it('are one repair in the history of the vehicle, the one where the work ended', async () => {
    const { plate, orders } = await threeHands();
    await shop.close(shop.joao, orders[2]);
    const [later] = await shop.api.sql<{ nr: string }>(
      `insert into os (nr_seq_filial, nr_placa, nr_seq_tipo, departamento_os, st_os, st_origem, liberado, nr_conjunto,
                       nr_seq_criticidade, hr_sla, km_atual)
       select nr_seq_filial, nr_placa, nr_seq_tipo, departamento_os, 'A', st_origem, liberado, nr_conjunto,
              nr_seq_criticidade, hr_sla, km_atual
         from os where nr_sequencial = $1 returning nr_sequencial as nr`,
      [orders[2]],
    );
    const { historicoItem } = await shop.detail(shop.joao, Number(later?.nr));
    expect(historicoItem.map(({ nr_sequencial }) => nr_sequencial)).toEqual([orders[2]]);
    expect((await shop.detail(shop.joao, orders[2])).historicoItem).toEqual([]);
    expect(plate).not.toBe('');
  });
});

describe('the story of an order', () => {
  it('keeps from a supplier why people of the workshop paused', async () => {
    const { order } = await makeOrder(shop.api);
    await shop.start(shop.joao, order);
    await shop.pause(shop.joao, order, { justificativa: 'Ir ao banheiro' });
    await shop.api.sql(
      "update os set st_origem = 'E', nr_seq_fornecedor = 31, st_os = 'A', dt_inicial = null where nr_sequencial = $1",
      [order],
    );
    await shop.api.sql('update execucao set dt_retomada = dt_final where nr_seq_os = $1', [order]);
    expect((await shop.start(shop.supplier, order)).status).toBe(200);
    expect(await story(shop.supplier, order)).toMatchObject([{ tp_fim: null }]);
    expect(await story(shop.joao, order)).toHaveLength(2);
  });

  it('tells who registered which services when, also once the order was opened again; a supplier what suppliers did', async () => {
    const { order, items } = await makeOrder(shop.api, { services: 2 });
    const { joao, terminal, supplier } = shop;
    const body = { nr_os: order, servicos: items, nr_seq_clifor: joao.person, cpf: joao.digits };
    expect((await shop.api.call('registerServices', { body }, joao)).status).toBe(200);
    const registered = async (who: Signed) =>
      (await shop.api.call('getOrderStory', { params: { id: String(order) } }, who)).body.servicos;
    const told = [{ nr_seq_os: order, ds_colaborador: 'JOÃO PEREIRA' }];
    expect(await registered(joao)).toMatchObject(told);
    const names = (await shop.detail(joao, order)).itens.map(({ item }) => item.ds_item);
    expect((await registered(joao))[0]?.itens.toSorted()).toEqual(names.toSorted());
    await shop.api.sql("update os set st_os = 'R', dt_final = now() where nr_sequencial = $1", [order]);
    expect((await orderCommandsOf(shop.api).reopen(terminal, order)).status).toBe(200);
    expect(await registered(joao)).toMatchObject(told);
    await shop.api.sql("update os set st_origem = 'E', nr_seq_fornecedor = 31 where nr_sequencial = $1", [
      order,
    ]);
    expect(await registered(supplier)).toEqual([]);
  });

  it('tells who approved, turned down, cancelled or reopened it, and why; a supplier only what suppliers decided', async () => {
    const { terminal, joao, supplier } = shop;
    const commands = orderCommandsOf(shop.api);
    const decisions = async (who: Signed, order: number) =>
      (await shop.api.call('getOrderStory', { params: { id: String(order) } }, who)).body.decisoes;
    const waiting = async () => (await makeOrder(shop.api, { approved: 'N', type: '3' })).order;
    const [first, second] = [await waiting(), await waiting()];
    expect((await commands.approve(terminal, first)).status).toBe(200);
    expect((await commands.cancel(joao, first)).status).toBe(200);
    expect(
      (await commands.cancel(terminal, second, { justificativa: 'Defeito não Encontrado' })).status,
    ).toBe(200);
    expect(await decisions(joao, first)).toMatchObject([
      { tp_decisao: 'aprovada', ds_motivo: null },
      { tp_decisao: 'cancelada', ds_colaborador: 'JOÃO PEREIRA', ds_motivo: 'Erro do Motorista' },
    ]);
    expect(await decisions(joao, second)).toMatchObject([
      { tp_decisao: 'reprovada', ds_motivo: 'Defeito não Encontrado' },
    ]);
    await shop.api.sql("update os set st_origem = 'E', nr_seq_fornecedor = 31 where nr_sequencial = $1", [
      first,
    ]);
    expect(await decisions(supplier, first)).toEqual([]);
  });

  it('of another branch does not exist, and a note is never changed', async () => {
    const { order } = await makeOrder(shop.api, { branch: 2 });
    const reply = await shop.api.call('getOrderStory', { params: { id: String(order) } }, shop.joao);
    expect(reply.status).toBe(404);
    const [privileges] = await shop.api.sql(
      `select has_table_privilege('terminal_app', 'execucao_nota', 'update') as changed,
              has_table_privilege('terminal_app', 'execucao_nota', 'delete') as erased,
              has_table_privilege('painel_script', 'execucao_nota', 'update') as scripted`,
    );
    expect(privileges).toEqual({ changed: false, erased: false, scripted: false });
  });
});
