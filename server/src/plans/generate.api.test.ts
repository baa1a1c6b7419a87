import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { planVehicle, preventivesOf } from '../../test/due-plans.ts';
import { attendAll, standingOf } from '../../test/plan-orders.ts';
import { openWorkshop, orderCommandsOf, type Workshop } from '../../test/work.ts';

let shop: Workshop;
beforeAll(async () => {
  shop = await openWorkshop();
});

afterAll(() => shop.api.close());
beforeEach(() => shop.endAllWork());

const { bodyOf, generate, ordersOf } = preventivesOf(() => shop);

describe('generating a preventive', () => {
  it('opens an order of kind V with the items of the cycle, 72 hours and the meter of now', async () => {
    const made = await planVehicle(shop.api);
    const { status, body } = await generate(made);
    expect(status).toBe(200);
    const order = await shop.detail(shop.joao, body.nr_seq_os);
    expect(order).toMatchObject({
      nr_seq_tipo: 'V',
      tp_os: 'V',
      st_os: 'A',
      st_origem: 'I',
      liberado: 'S',
      hr_sla: '72:00',
      km_atual: 110_500,
      nr_seq_fornecedor: 23,
      criticidade: null,
      ciclo_preventiva: { ds_ciclo: 'C1' },
    });
    const wanted = await shop.api.sql<{ nr_seq_item: number; qt: string }>(
      'select nr_seq_item, qt_quantidade as qt from plano_ciclo_item where nr_seq_ciclo = $1 order by 1',
      [made.cycles[0]],
    );
    expect(order.itens.map((item) => [item.nr_seq_item, item.qt_quantidade])).toEqual(
      wanted.map(({ nr_seq_item, qt }) => [nr_seq_item, Number(qt)]),
    );
    const events = await shop.api.sql('select 1 from evento where ds_evento = $1 and nr_seq_os = $2', [
      'os.criada',
      body.nr_seq_os,
    ]);
    expect(events).toHaveLength(1);
    const list = await shop.api.call('listOrders', { query: { tipo: 'V', per_page: '500' } }, shop.joao);
    expect(list.body.data.map(({ nr_sequencial }) => nr_sequencial)).toContain(body.nr_seq_os);
  });

  it('waits for approval when its type asks for it', async () => {
    const made = await planVehicle(shop.api);
    await shop.api.sql("update tipo_os set st_exige_aprovacao = 'S' where nr_sequencial = 'V'");
    const { body } = await generate(made);
    await shop.api.sql("update tipo_os set st_exige_aprovacao = 'N' where nr_sequencial = 'V'");
    expect((await shop.detail(shop.joao, body.nr_seq_os)).liberado).toBe('N');
  });

  it('is refused a second time, with the number of the open one', async () => {
    const made = await planVehicle(shop.api);
    const first = await generate(made);
    const second = await generate(made, {}, shop.carlos);
    expect(second).toMatchObject({
      status: 409,
      codigo: 'PLANO_COM_OS_ABERTA',
      mensagem: 'OS ja esta aberta',
    });
    expect(second.body).toMatchObject({ NR_SEQ_OS: first.body.nr_seq_os });
    expect(await ordersOf(made.plate)).toHaveLength(1);
  });

  it('pressed by five people at once makes one order', async () => {
    const made = await planVehicle(shop.api);
    const people = [shop.joao, shop.carlos, shop.joao, shop.joao, shop.carlos];
    const replies = await Promise.all(people.map((who) => generate(made, {}, who)));
    expect(replies.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409, 409, 409]);
    expect(await ordersOf(made.plate)).toHaveLength(1);
    const items = await shop.api.sql(
      'select 1 from os_item i join os o on o.nr_sequencial = i.nr_seq_os where o.nr_placa = $1',
      [made.plate],
    );
    expect(items).toHaveLength(3);
  });

  it('repeated with its key is answered again and made once', async () => {
    const made = await planVehicle(shop.api);
    const sent = { body: bodyOf(made, shop.joao), key: '3f1c1c3e-7b90-4b15-9a3d-0000000000a1' };
    const first = await shop.api.call('generatePreventive', sent, shop.joao);
    const again = await shop.api.call('generatePreventive', sent, shop.joao);
    expect(again.body).toEqual(first.body);
    expect(await ordersOf(made.plate)).toHaveLength(1);
  });

  it('is refused for a cycle that is not next any more', async () => {
    const made = await planVehicle(shop.api);
    const reply = await generate(made, { cdProxCiclo: made.cycles[1] });
    expect(reply).toMatchObject({
      status: 409,
      codigo: 'LISTA_MUDOU',
      mensagem: 'A lista mudou, carregue novamente!',
    });
    expect(await ordersOf(made.plate)).toHaveLength(0);
  });

  it('of a ring of one cycle is refused from a screen that was loaded before it was done again', async () => {
    const made = await planVehicle(shop.api, { cycles: 1 });
    const shown = async () => {
      const [row] = await shop.api.sql<{ km_ultimo: number; dt_ultimo: string }>(
        'select km_ultimo, dt_ultimo::text from veiculo_plano where nr_sequencial = $1',
        [made.vehiclePlan],
      );
      return { km_ultimo: row?.km_ultimo, dt_ultimo: row?.dt_ultimo };
    };
    const before = await shown();
    await shop.api.sql(
      'update veiculo_plano set km_ultimo = 110400, dt_ultimo = current_date where nr_sequencial = $1',
      [made.vehiclePlan],
    );
    expect(await generate(made, before)).toMatchObject({ status: 409, codigo: 'LISTA_MUDOU' });
    expect((await generate(made, await shown())).status).toBe(200);
  });

  it('finds no plan of another vehicle, branch or kind; one suspended or ended since has changed the list', async () => {
    const made = await planVehicle(shop.api);
    const other = await planVehicle(shop.api);
    const elsewhere = await planVehicle(shop.api, { branch: 2 });
    const body = await planVehicle(shop.api, { kind: 'R' });
    const suspended = await planVehicle(shop.api);
    await shop.api.sql("update veiculo_plano set st_status = 'I' where nr_sequencial = $1", [
      suspended.vehiclePlan,
    ]);
    const ended = await planVehicle(shop.api);
    await shop.api.sql("update plano set st_status = 'I' where nr_sequencial = $1", [ended.plan]);
    const replies = [
      await generate(made, { placa: other.plate }),
      await generate(made, { cd_prox_ordem: 999_999 }),
      await generate(elsewhere),
      await generate(body),
    ];
    for (const reply of replies) expect(reply).toMatchObject({ status: 404, codigo: 'NAO_ENCONTRADO' });
    for (const reply of [await generate(suspended), await generate(ended)])
      expect(reply).toMatchObject({ status: 409, codigo: 'LISTA_MUDOU' });
  });

  it('is for people inside and in their own name', async () => {
    const made = await planVehicle(shop.api);
    expect((await shop.api.call('generatePreventive', { body: bodyOf(made, shop.joao) })).status).toBe(401);
    expect((await generate(made, {}, shop.supplier)).status).toBe(403);
    expect((await generate(made, { cdClifor: shop.carlos.person })).codigo).toBe('OUTRA_PESSOA');
    const onTerminal = (extra: object) => generate(made, extra, shop.terminal);
    expect((await onTerminal({})).codigo).toBe('TECNICO_INVALIDO');
    expect((await onTerminal({ cdClifor: shop.carlos.person })).codigo).toBe('TECNICO_INVALIDO');
    const wrong = { cdClifor: shop.carlos.person, cpf: '999' };
    expect((await onTerminal(wrong)).codigo).toBe('CPF_INCORRETO');
    const leader = await shop.api.signIn('1203', '891');
    const own = { cdClifor: leader.person, cpf: leader.digits };
    await shop.api.sql("update g_clifor set st_aprovador = 'N' where nr_sequencial = $1", [leader.person]);
    const without = await shop.api.signIn('1203', '891');
    expect((await generate(made, own, without)).codigo).toBe('TECNICO_INVALIDO');
    await shop.api.sql("update g_clifor set st_aprovador = 'S' where nr_sequencial = $1", [leader.person]);
    expect(await generate(made, { ...own, cpf: '000' }, leader)).toMatchObject({ codigo: 'CPF_INCORRETO' });
    expect((await generate(made, { placa: 'minúscula' })).status).toBe(422);
  });
});

it('an approver generates it in his own name on a shared terminal', async () => {
  const made = await planVehicle(shop.api);
  const { body } = await generate(
    made,
    { cdClifor: shop.terminal.person, cpf: shop.terminal.digits },
    shop.terminal,
  );
  const [order] = await shop.api.sql('select nr_seq_clifor_abertura from os where nr_sequencial = $1', [
    body.nr_seq_os,
  ]);
  expect(order).toEqual({ nr_seq_clifor_abertura: shop.terminal.person });
});

describe('a cycle done', () => {
  const finish = async (order: number, km: number) => {
    const named = { tecnicoId: shop.joao.person, cpf: shop.joao.digits };
    await shop.api.call('workOnPlan', { body: { nrSeqOs: order, acao: 'I', ...named } }, shop.joao);
    await attendAll(shop.api, order);
    return shop.api.call(
      'workOnPlan',
      { body: { nrSeqOs: order, acao: 'F', km_veiculo: km, ...named } },
      shop.joao,
    );
  };

  it('done early counts from the real execution, is written down once and lets the next be generated', async () => {
    const made = await planVehicle(shop.api, { meter: 104_000 });
    const { body } = await generate(made);
    expect((await finish(body.nr_seq_os, 104_100)).status).toBe(200);
    expect(await standingOf(shop.api, made.vehiclePlan)).toEqual({
      nr_ordem_prox: 2,
      km_ultimo: 104_100,
      hoje: true,
    });
    const history = await shop.api.sql(
      `select tp_fato, nr_seq_ciclo, nr_seq_os::int, km, nr_seq_clifor, dt_fato = (now() at time zone 'America/Sao_Paulo')::date as hoje
         from plano_historico where nr_seq_veiculo_plano = $1`,
      [made.vehiclePlan],
    );
    expect(history).toEqual([
      {
        tp_fato: 'E',
        nr_seq_ciclo: made.cycles[0],
        nr_seq_os: body.nr_seq_os,
        km: 104_100,
        nr_seq_clifor: shop.joao.person,
        hoje: true,
      },
    ]);
    expect((await generate(made)).codigo).toBe('LISTA_MUDOU');
    expect((await generate(made, { cdProxCiclo: made.cycles[1] })).status).toBe(200);
  });

  it('cancelled resets nothing and is not written down', async () => {
    const made = await planVehicle(shop.api);
    const asCarlos = { cdClifor: shop.carlos.person, cpf: shop.carlos.digits };
    const { body } = await generate(made, asCarlos, shop.terminal);
    expect((await orderCommandsOf(shop.api).cancel(shop.terminal, body.nr_seq_os)).status).toBe(200);
    expect((await standingOf(shop.api, made.vehiclePlan))?.nr_ordem_prox).toBe(1);
    expect(
      await shop.api.sql('select 1 from plano_historico where nr_seq_veiculo_plano = $1', [made.vehiclePlan]),
    ).toEqual([]);
    expect((await generate(made)).status).toBe(200);
  });

  it('closed while somebody generates: either the open one stands in the way or the list has changed', async () => {
    const made = await planVehicle(shop.api);
    const { body } = await generate(made);
    const [closed, generated] = await Promise.all([
      finish(body.nr_seq_os, 110_600),
      generate(made, {}, shop.carlos),
    ]);
    expect(closed.status).toBe(200);
    expect(['PLANO_COM_OS_ABERTA', 'LISTA_MUDOU']).toContain(generated.codigo);
    expect(await ordersOf(made.plate)).toHaveLength(1);
  });
});
