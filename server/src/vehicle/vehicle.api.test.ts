import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Api, type Signed, startApi } from '../../test/api.ts';
import { planVehicle } from '../../test/due-plans.ts';
import { makeOrder } from '../../test/orders.ts';
import { planOf } from '../../test/plans.ts';
import { as } from '../../test/work.ts';

let api: Api;
let joao: Signed;
let staff: Signed;
let supplier: Signed;

beforeAll(async () => {
  api = await startApi();
  await api.sql("update g_clifor set st_planos = 'S' where nr_matricula = '1201'");
  joao = await api.signIn('1001', '123');
  staff = await api.signIn('1201', '456');
  supplier = await api.signInSupplier('31', '00123');
});
afterAll(() => api.close());

const page = (placa: string, who: Signed | null = joao, encerradas?: number) =>
  api.call(
    'getVehicle',
    { params: { placa }, query: encerradas === undefined ? {} : { encerradas: String(encerradas) } },
    who,
  );

/** An order on the vehicle of another. */
async function another(plate: string, wanted: Parameters<typeof makeOrder>[1]): Promise<number> {
  const { order } = await makeOrder(api, wanted);
  await api.sql(
    `update os set nr_placa = $2, nr_conjunto = case when dt_final is null then null else nr_conjunto end
      where nr_sequencial = $1`,
    [order, plate],
  );
  return order;
}

const numbers = (orders: readonly { nr_sequencial: number }[]) =>
  orders.map(({ nr_sequencial }) => nr_sequencial);

describe('the page of a vehicle', () => {
  it('has its open orders with their state, the oldest first, and since when it stands', async () => {
    const { order, plate } = await makeOrder(api, { openedDaysAgo: 1 });
    const older = await another(plate, { openedDaysAgo: 3, approved: 'N' });
    const { status, body } = await page(plate);
    expect([status, body.nr_placa, body.km_atual, body.st_veiculo]).toEqual([200, plate, 5230, 'A']);
    expect(body.de_outra_filial).toBe(false);
    expect(body.abertas.map((open) => [open.nr_sequencial, open.st_situacao])).toEqual([
      [older, 'AGUARDANDO_APROVACAO'],
      [order, 'ABERTA'],
    ]);
    expect(body.dt_parado).toBe(body.abertas[0]?.dt_os);
    await api.sql('update os set dt_liberado = now() where nr_sequencial = $1', [older]);
    expect((await page(plate)).body.dt_parado).toBe(body.abertas[1]?.dt_os);
    await api.sql('update os set dt_liberado = now() where nr_sequencial = $1', [order]);
    expect((await page(plate)).body.dt_parado).toBeNull();
  });

  it('stands since the reopening of an order, not while it was closed', async () => {
    const { order, plate } = await makeOrder(api, { openedDaysAgo: 9 });
    const [reopened] = await api.sql<{ dt: string }>(
      `update os set dt_reabertura = now() - interval '1 day' where nr_sequencial = ${order}
       returning to_json(dt_reabertura) #>> '{}' as dt`,
    );
    expect(Date.parse((await page(plate)).body.dt_parado ?? '')).toBe(Date.parse(reopened?.dt ?? ''));
  });

  it('tells who works on it', async () => {
    const { order, plate } = await makeOrder(api);
    await api.call('startExecution', { body: { nr_seq_os: order, ...as(joao) } }, joao);
    const { body } = await page(plate);
    const [open] = body.abertas;
    expect([open?.st_situacao, open?.execucao?.ds_colaborador]).toEqual(['EM_ATENDIMENTO', 'JOÃO PEREIRA']);
  });

  it('has fifteen closed orders, the last ended first, and more when asked', async () => {
    const { order, plate } = await makeOrder(api, { state: 'R' });
    for (let made = 0; made < 15; made += 1) await another(plate, { state: made === 0 ? 'E' : 'R' });
    await api.sql("update os set dt_final = now() - interval '1 year' where nr_sequencial = $1", [order]);
    const { body } = await page(plate);
    expect([body.encerradas.length, body.tem_mais]).toEqual([15, true]);
    expect(numbers(body.encerradas)).not.toContain(order);
    const all = (await page(plate, joao, 30)).body;
    expect([all.encerradas.length, all.tem_mais]).toEqual([16, false]);
    expect(all.encerradas.at(-1)?.nr_sequencial).toBe(order);
    expect((await page(plate, joao, 301)).status).toBe(422);
  });

  it('exists for the branch of the vehicle, and where the session may see an order of it', async () => {
    const foreign = await makeOrder(api, { branch: 2 });
    expect(await page(foreign.plate)).toMatchObject({ status: 404, codigo: 'NAO_ENCONTRADO' });
    const here = await another(foreign.plate, { state: 'R' });
    const { body } = await page(foreign.plate);
    expect(body.de_outra_filial).toBe(true);
    expect([numbers(body.abertas), numbers(body.encerradas)]).toEqual([[], [here]]);
  });

  it('shows a supplier vehicles he has an order on, and his orders alone', async () => {
    const { order, plate } = await makeOrder(api, { origin: 'E', supplier: 31 });
    await another(plate, { openedDaysAgo: 2 });
    await another(plate, { state: 'R' });
    const { body } = await page(plate, supplier);
    expect([numbers(body.abertas), body.encerradas]).toEqual([[order], []]);
    expect((await page(plate)).body.abertas).toHaveLength(2);
    const foreign = await makeOrder(api);
    expect((await page(foreign.plate, supplier)).status).toBe(404);
    expect((await page(foreign.plate, null)).status).toBe(401);
  });

  it('does not exist for an unknown plate, and takes nothing that is no plate', async () => {
    expect(await page('ZZZ9Z98')).toMatchObject({ status: 404, codigo: 'NAO_ENCONTRADO' });
    for (const text of ["X' or '1'='1", '%', '../os', '<b>', 'A'.repeat(11), '\u0000'])
      expect([text, (await page(text)).status]).toEqual([text, 422]);
  });

  it('is read without going through whole tables', async () => {
    const { plate } = await makeOrder(api);
    const plan = await planOf(api, () => page(plate), 2);
    expect(plan).not.toMatch(/Seq Scan on (os|execucao|veiculo|veiculo_filial|g_clifor|os_item)\b/);
    expect(plan).toMatch(/os_placa/);
  });
});

describe('the plans of a vehicle', () => {
  const plans = (placa: string) => api.call('listVehiclePlans', { params: { placa } }, staff);

  it('are its places, as the list of the plan has them', async () => {
    const { plate, plan, vehiclePlan } = await planVehicle(api);
    const { body } = await plans(plate);
    const listed = await api.call(
      'listPlanVehicles',
      { params: { id: String(plan) }, query: { busca: plate } },
      staff,
    );
    const [{ nr_seq_plano, ds_plano, ...place } = { nr_seq_plano: 0, ds_plano: '' }] = body;
    expect([nr_seq_plano, ds_plano]).toEqual([plan, expect.stringContaining('PLANO A VENCER')]);
    expect(place).toEqual(listed.body.data[0]);
    expect(place).toMatchObject({ nr_seq_veiculo_plano: vehiclePlan, st_plano: 'V' });
  });

  it('are none where it is in none', async () => {
    const { plate } = await makeOrder(api);
    expect(await plans(plate)).toMatchObject({ status: 200, body: [] });
  });
});
