import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Api, type Signed, startApi } from '../../test/api.ts';
import { makeOrder } from '../../test/orders.ts';
import { planOf } from '../../test/plans.ts';

let api: Api;
let joao: Signed;
let supplier: Signed;

beforeAll(async () => {
  api = await startApi();
  joao = await api.signIn('1001', '123');
  supplier = await api.signInSupplier('31', '00123');
});
afterAll(() => api.close());

const find = (texto: string, who: Signed | null = joao) =>
  api.call('searchOrders', { query: { texto } }, who);
const numbers = async (texto: string, who = joao) =>
  (await find(texto, who)).body.map((row) => row.nr_sequencial);

describe('searching orders', () => {
  it('finds one by its number, exact before those that begin or end like it', async () => {
    const { order, plate } = await makeOrder(api);
    const { body } = await find(String(order));
    expect(body[0]).toMatchObject({
      nr_sequencial: order,
      nr_placa: plate,
      exata: true,
      st_situacao: 'ABERTA',
    });
    expect(await numbers(String(order).slice(-3))).toContain(order);
  });

  it('says where each stands as its page does: one whose work rests is paused', async () => {
    const { order, plate } = await makeOrder(api);
    const body = { nr_seq_os: order, nr_seq_clifor: joao.person, cpf: joao.digits };
    expect((await api.call('startExecution', { body }, joao)).status).toBe(200);
    expect((await find(plate)).body).toMatchObject([{ st_situacao: 'EM_ATENDIMENTO' }]);
    const rest = { ...body, justificativa: 'Refeicao' };
    expect((await api.call('pauseExecution', { body: rest }, joao)).status).toBe(200);
    expect((await find(plate)).body).toMatchObject([{ st_situacao: 'PAUSADA' }]);
  });

  it('finds those of a plate, with or without its hyphen, open ones first', async () => {
    const { order, plate } = await makeOrder(api, { openedDaysAgo: 9 });
    const hyphened = `${plate.slice(0, 3)}-${plate.slice(3)}`;
    await api.sql('update veiculo set nr_placa = $2 where nr_placa = $1', [plate, hyphened]);
    const closed = await makeOrder(api, { state: 'R' });
    await api.sql('update os set nr_placa = $2 where nr_sequencial = $1', [closed.order, hyphened]);
    expect(await numbers(plate.toLowerCase())).toEqual([order, closed.order]);
    expect(await numbers(hyphened)).toEqual([order, closed.order]);
  });

  it('finds those of a fleet number before those of longer ones', async () => {
    const longer = await makeOrder(api, { openedDaysAgo: 20 });
    const exact = await makeOrder(api);
    await api.sql("update veiculo set nr_frota = 'F88123' where nr_placa = $1", [longer.plate]);
    await api.sql("update veiculo set nr_frota = 'F8812' where nr_placa = $1", [exact.plate]);
    const { body } = await find('f-8812');
    expect(body.map((row) => [row.nr_sequencial, row.exata])).toEqual([
      [exact.order, true],
      [longer.order, false],
    ]);
  });

  it('finds a fleet number by its letters and digits, whatever signs either is written with', async () => {
    const { order, plate } = await makeOrder(api);
    await api.sql("update veiculo set nr_frota = 'f-77.31/a' where nr_placa = $1", [plate]);
    for (const text of ['f-77.31/a', 'F 7731A', 'f773']) expect(await numbers(text)).toEqual([order]);
  });

  it('looks only at vehicles the session sees an order of', async () => {
    for (let made = 0; made < 9; made += 1) {
      const { plate } = await makeOrder(api, { branch: 2 });
      await api.sql('update veiculo set nr_placa = $2 where nr_placa = $1', [plate, `ZQX0A0${made}`]);
    }
    const mine = await makeOrder(api, { origin: 'E', supplier: 31 });
    await api.sql("update veiculo set nr_placa = 'ZQX9Z99' where nr_placa = $1", [mine.plate]);
    expect(await numbers('zqx')).toEqual([mine.order]);
    expect(await numbers('zqx', supplier)).toEqual([mine.order]);
  });

  it('answers nothing for a text too short, and looks at few vehicles at a time', async () => {
    expect((await find('7')).body).toEqual([]);
    expect((await find('%%')).body).toEqual([]);
    for (let made = 1; made <= 10; made += 1) {
      const { plate } = await makeOrder(api);
      await api.sql('update veiculo set nr_frota = $2 where nr_placa = $1', [plate, `LOTE${made}`]);
    }
    expect((await find('lote')).body).toHaveLength(8);
  });

  it('shows a supplier his own orders, others those of their branch', async () => {
    const own = await makeOrder(api, { origin: 'E', supplier: 31 });
    const foreign = await makeOrder(api);
    const elsewhere = await makeOrder(api, { branch: 2 });
    expect(await numbers(own.plate, supplier)).toEqual([own.order]);
    expect(await numbers(foreign.plate, supplier)).toEqual([]);
    expect(await numbers(String(foreign.order), supplier)).not.toContain(foreign.order);
    expect(await numbers(String(elsewhere.order))).not.toContain(elsewhere.order);
    expect(await numbers(elsewhere.plate)).toEqual([]);
  });

  it('finds open orders by the words of their problem: any order, no accents', async () => {
    const { order } = await makeOrder(api);
    await api.sql(
      `insert into conjunto (ds_conjunto, nr_seq_segmento, nr_seq_criticidade, hr_sla)
       select 'FOLGA NA DIREÇÃO XYZ', nr_seq_segmento, nr_seq_criticidade, hr_sla from conjunto order by nr_sequencial limit 1`,
    );
    await api.sql(
      "update os set nr_conjunto = (select max(nr_sequencial) from conjunto where ds_conjunto like 'FOLGA NA DIRE% XYZ') where nr_sequencial = $1",
      [order],
    );
    expect(await numbers('direcao folga')).toContain(order);
    expect(await numbers('folg xyz')).toEqual([order]);
    expect(await numbers('folga', supplier)).not.toContain(order);
  });

  it('is for signed-in people, with a text of forty letters at most', async () => {
    expect((await find('123', null)).status).toBe(401);
    expect((await find('x'.repeat(41))).status).toBe(422);
    expect((await api.call('searchOrders', {}, joao)).status).toBe(422);
  });

  it('is one statement that reads no table of work from end to end', async () => {
    const { plate } = await makeOrder(api);
    await find(plate);
    api.statements.length = 0;
    await find(plate);
    expect(api.statements).toHaveLength(1);
    const plan = await planOf(api, () => find('184502'));
    expect(plan).not.toMatch(/Seq Scan on (os|execucao|veiculo)\b/);
    expect(plan).toMatch(/veiculo_frota_busca/);
  });
});
