import type { AnswerOf, CallName, InputOf } from '@terminal/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Api, type Signed, startApi } from '../../test/api.ts';
import { makeOrder } from '../../test/orders.ts';
import { planOf } from '../../test/plans.ts';

type ListCall =
  | 'listOrders'
  | 'listWarehouseOrders'
  | 'listWarehousePreventives'
  | 'listExternalOrders'
  | 'listReopenedOrders';

let api: Api;
let staff: Signed;
let supplier: Signed;

beforeAll(async () => {
  api = await startApi();
  staff = await api.signIn('1201', '456');
  supplier = await api.signInSupplier('31', '00123');
});
afterAll(() => api.close());

/** The numbers a list answers, all on one page. */
async function numbersOf(name: ListCall, query: InputOf<'listOrders'>['query'], who = staff) {
  const { status, body } = await api.call(name, { query: { per_page: '500', ...query } }, who);
  expect(status).toBe(200);
  return body.data.map((card) => card.nr_sequencial);
}

const reopen = (order: number) =>
  api.sql('update os set dt_reabertura = now() where nr_sequencial = $1', [order]);

describe('the lists of plan orders', () => {
  it('hold both kinds of preventives of the fleet, wherever they are done, and nothing else', async () => {
    const vehicle = await makeOrder(api, { type: 'V' });
    const bodywork = await makeOrder(api, { type: 'R', origin: 'E', supplier: 31 });
    const others = [
      await makeOrder(api),
      await makeOrder(api, { type: '13' }),
      await makeOrder(api, { type: 'V', department: 'ARMAZEM' }),
      await makeOrder(api, { type: 'V', branch: 2 }),
    ];
    const numbers = await numbersOf('listOrders', { tipo: 'V' });
    expect(numbers).toEqual(expect.arrayContaining([vehicle.order, bodywork.order]));
    for (const { order } of others) expect(numbers).not.toContain(order);
    expect(await numbersOf('listOrders', { tipo: 'R' })).not.toContain(vehicle.order);
    expect(await numbersOf('listOrders', { tipo: 'V' }, supplier)).toEqual(
      expect.arrayContaining([bodywork.order]),
    );
    expect(await numbersOf('listOrders', { tipo: 'V' }, supplier)).not.toContain(vehicle.order);
  });

  it('show kind V with 72:00 whatever its hours are', async () => {
    const { plate } = await makeOrder(api, { type: 'V' });
    await api.sql("update os set hr_sla = interval '10 hours' where nr_placa = $1", [plate]);
    const { body } = await api.call('listOrders', { query: { tipo: 'V', placa: plate } }, staff);
    expect(body.data.map((card) => card.hr_sla)).toEqual(['72:00']);
  });

  it('keep fleet and warehouse apart', async () => {
    const fleet = await makeOrder(api, { type: '13' });
    const warehouse = await makeOrder(api, { type: '13', department: 'ARMAZEM' });
    const service = await makeOrder(api, { type: 'V', department: 'ARMAZEM' });
    expect(await numbersOf('listOrders', { tipo: '13' })).toContain(fleet.order);
    expect(await numbersOf('listOrders', { tipo: '13' })).not.toContain(warehouse.order);
    expect(await numbersOf('listWarehouseOrders', { tipo: '13' })).toContain(warehouse.order);
    const preventives = await numbersOf('listWarehousePreventives', {});
    expect(preventives).toContain(service.order);
    for (const { order } of [fleet, warehouse]) expect(preventives).not.toContain(order);
    expect(await numbersOf('listWarehouseOrders', { origem: 'I' })).not.toContain(service.order);
  });
});

describe('the list of the warehouse', () => {
  it('holds pallet trucks alone when asked for them', async () => {
    const truck = await makeOrder(api, { department: 'ARMAZEM' });
    const other = await makeOrder(api, { department: 'ARMAZEM' });
    for (const [{ plate }, type] of [
      [truck, 'PALETEIRA'],
      [other, 'EMPILHADEIRA'],
    ] as const)
      await api.sql('update veiculo set cd_tipoveiculo = $2 where nr_placa = $1', [plate, type]);
    const numbers = await numbersOf('listWarehouseOrders', { tipoVeiculo: 'paleteiras' });
    expect(numbers).toContain(truck.order);
    expect(numbers).not.toContain(other.order);
  });
});

describe('the list of reopened orders', () => {
  it('holds what was reopened in the branch, of fleet and warehouse, internal and external', async () => {
    const fleet = await makeOrder(api);
    const forklift = await makeOrder(api, { department: 'ARMAZEM' });
    const external = await makeOrder(api, { origin: 'E', supplier: 31 });
    const elsewhere = await makeOrder(api, { branch: 2 });
    const untouched = await makeOrder(api);
    for (const { order } of [fleet, forklift, external, elsewhere]) await reopen(order);
    const numbers = await numbersOf('listReopenedOrders', {});
    expect(numbers).toEqual(expect.arrayContaining([fleet.order, forklift.order, external.order]));
    for (const { order } of [elsewhere, untouched]) expect(numbers).not.toContain(order);
    expect(await numbersOf('listReopenedOrders', { origem: 'E' })).not.toContain(fleet.order);
    expect(await numbersOf('listOrders', {})).not.toContain(fleet.order);
    expect(await numbersOf('listExternalOrders', {}, supplier)).toContain(external.order);

    await api.sql("update os set st_os = 'R', dt_final = now() where nr_sequencial = $1", [fleet.order]);
    expect(await numbersOf('listReopenedOrders', {})).not.toContain(fleet.order);
  });

  it('says of each when it was opened again, by whom and why', async () => {
    const { order } = await makeOrder(api, { state: 'R' });
    const approver = await api.signIn('1201', '456');
    const body = { motivo: 'voltou com o mesmo ruído', nr_seq_clifor: approver.person, cpf: approver.digits };
    const done = await api.call('reopenOrder', { params: { id: String(order) }, body }, approver);
    expect(done.status).toBe(200);
    const { body: list } = await api.call('listReopenedOrders', { query: { codigo: String(order) } }, staff);
    expect(list.data[0]?.reabertura).toEqual({
      ds_colaborador: approver.answer.dsColaborador,
      ds_motivo: 'voltou com o mesmo ruído',
    });
    const { body: others } = await api.call('listOrders', {}, staff);
    expect(others.data.every((card) => card.reabertura === null && card.ds_filial === null)).toBe(true);
  });

  it('names the branch of each order where a supplier looks at all of them', async () => {
    await makeOrder(api, { origin: 'E', supplier: 31, branch: 2 });
    const { body } = await api.call('login', { body: { newFilial: 0 }, headers: { token: supplier.token } });
    supplier = { ...supplier, token: body.token };
    const list = (await api.call('listExternalOrders', { query: { per_page: '500' } }, supplier)).body.data;
    const branches = await api.sql<{ id: number; name: string }>(
      'select nr_sequencial as id, ds_filial as name from filial',
    );
    expect(list.length).toBeGreaterThan(0);
    for (const card of list)
      expect(card.ds_filial).toBe(branches.find(({ id }) => id === card.nr_seq_filial)?.name);
  });

  it('offers the plates of its orders alone', async () => {
    const { order, plate } = await makeOrder(api);
    const other = await makeOrder(api);
    await reopen(order);
    const { body } = await api.call('listReopenedPlates', {}, staff);
    expect(body).toContainEqual({ nr_placa: plate });
    expect(body).not.toContainEqual({ nr_placa: other.plate });
  });

  it('counts its levels and averages the release of what had been reopened', async () => {
    await reopen((await makeOrder(api)).order);
    const sum = (levels: AnswerOf<'getReopenedAverages'>) =>
      levels.reduce((total, level) => total + (level.ordem_servico[0]?.total_os ?? 0), 0);
    const of = async (origem: 'I' | 'E' | 'T') =>
      (await api.call('getReopenedAverages', { params: { origem } }, staff)).body;
    expect(sum(await of('T'))).toBe((await numbersOf('listReopenedOrders', {})).length);
    expect(sum(await of('I')) + sum(await of('E'))).toBe(sum(await of('T')));

    await api.sql("update os set dt_reabertura = null where dt_final is not null and st_os = 'R'");
    const closed = await makeOrder(api, { state: 'R' });
    await reopen(closed.order);
    await api.sql("update os set dt_os = dt_final - interval '2 hours' where nr_sequencial = $1", [
      closed.order,
    ]);
    const averages = (await of('T')).map((level) => level.ordem_servico[0]?.media_horas_liberacao);
    expect(averages.filter((average) => average !== null)).toEqual([7200]);
  });
});

describe('a plate in the filters', () => {
  it('is the beginning of a plate or of a fleet number, with or without its hyphen; several with commas between', async () => {
    const one = await makeOrder(api);
    const other = await makeOrder(api);
    await api.sql("update veiculo set nr_frota = '98-77' where nr_placa = $1", [other.plate]);
    const by = (placa: string) => numbersOf('listOrders', { placa });
    expect(await by(one.plate)).toEqual([one.order]);
    expect(await by(one.plate.slice(0, -1))).toContain(one.order);
    expect(await by('98-7')).toEqual([other.order]);
    expect(new Set(await by(`${one.plate},987`))).toEqual(new Set([one.order, other.order]));
    expect(await numbersOf('listOrders', { placa: 'NADA', singlePlaca: one.plate })).toEqual([one.order]);
  });
});

describe('every list', () => {
  const lists: [ListCall, InputOf<'listOrders'>['query'], string | null][] = [
    ['listOrders', { origem: 'I' }, 'os_frota'],
    ['listOrders', { tipo: 'V' }, 'os_preventivas'],
    ['listOrders', { tipo: '13' }, 'os_preditivas'],
    ['listWarehouseOrders', { origem: 'I' }, 'os_armazem'],
    ['listWarehouseOrders', { origem: 'E' }, 'os_externas_armazem'],
    ['listWarehousePreventives', {}, 'os_preventivas_armazem'],
    ['listWarehouseOrders', { tipo: '13' }, 'os_preditivas_armazem'],
    ['listReopenedOrders', {}, 'os_reabertas'],
  ];

  it.each(lists)('%s with %j holds what the badge %s says', async (name, query, counter) => {
    const { body } = await api.call('getCounters', {}, staff);
    const total = (await api.call(name, { query }, staff)).body.total;
    expect(Object.entries(body)).toContainEqual([counter, total]);
  });

  it.each(lists)('%s with %j is one statement over the indexes of open orders', async (name, query) => {
    const plan = await planOf(api, () => api.call(name, { query: { ...query, page: '2' } }, staff));
    expect(plan).not.toMatch(/Seq Scan on (os|execucao|os_item|evento)\b/);
  });

  it.each(lists)('%s with %j costs a 304 while nothing changes', async (name, query) => {
    const { headers } = await api.call(name, { query }, staff);
    const again = { query, headers: { 'if-none-match': String(headers.etag) } };
    expect((await api.call(name, again, staff)).status).toBe(304);
  });

  it.each([
    'listReopenedOrders',
    'listWarehousePreventives',
    'listReopenedPlates',
  ] as const satisfies CallName[])('%s is not for suppliers', async (name) => {
    expect(await api.call(name, {}, supplier)).toMatchObject({ status: 403, codigo: 'SEM_PERMISSAO' });
    expect((await api.call(name)).status).toBe(401);
  });
});
