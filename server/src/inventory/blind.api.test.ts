import { type CallName, calls } from '@terminal/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { z } from 'zod';
import { type Api, type Signed, startApi } from '../../test/api.ts';
import { placeInPlan } from '../../test/forecast.ts';
import { beginInventory, counterOf, stockPart } from '../../test/inventory.ts';

let api: Api;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.close());

/** Figures no other fact has: the balance of the part, and what the forecast says will lack of it. */
const balance = 7341.25;
const lacking = 1658.75;
const telling = /7341\.25|1658\.75/;

/** Calls whose answer names a balance, and those that hold one by another name. */
const withBalance = () => [
  ...Object.entries(calls)
    .filter(([, { answer }]) =>
      /"\w*saldo\w*":/.test(JSON.stringify(z.toJSONSchema(answer, { unrepresentable: 'any' }))),
    )
    .map(([name]) => name),
  'listMaterials',
  'getForecast',
];

type Ask = (who: Signed) => Promise<{ status: number; body: unknown }>;

function callsAbout(
  part: { id: number; code: string; next: number },
  running: number,
): Partial<Record<CallName, Ask>> {
  const search = part.code;
  const params = { id: String(running) };
  return {
    searchItems: (who) => api.call('searchItems', { query: { search } }, who),
    searchFleetItems: (who) => api.call('searchFleetItems', { query: { search } }, who),
    listMaterials: (who) => api.call('listMaterials', { query: { search } }, who),
    getForecast: (who) => api.call('getForecast', {}, who),
    listStockItems: (who) => api.call('listStockItems', { query: { busca: search } }, who),
    getStockItem: (who) => api.call('getStockItem', { params: { id: String(part.id) }, query: {} }, who),
    listInventoryItems: (who) =>
      api.call(
        'listInventoryItems',
        { query: { page: '1' }, body: { nr_seq_inventario: running, per_page: 50 } },
        who,
      ),
    findInventoryCode: (who) =>
      api.call('findInventoryCode', { body: { codItem: part.code, nr_seq_inventario: running } }, who),
    searchInventoryItems: (who) =>
      api.call('searchInventoryItems', { body: { ds_search: search, nr_seq_inventario: running } }, who),
    findInventoryNeighbour: (who) =>
      api.call(
        'findInventoryNeighbour',
        { body: { nr_seq_inventario: running, nr_seq_estoque: part.next, tp_sentido: 'anterior' } },
        who,
      ),
    listCounts: (who) => api.call('listCounts', { params, query: { nr_seq_estoque: String(part.id) } }, who),
    getInventoryResult: (who) => api.call('getInventoryResult', { params }, who),
    listInventoryRows: (who) => api.call('listInventoryRows', { params }, who),
  };
}

it('no answer tells a balance to who may not approve while the branch counts blind', async () => {
  const part = await stockPart(api, { balance, name: 'AAA PECA CEGA' });
  await api.sql("update estoque set ds_codigoitem = '000-CEGA' where nr_sequencial = $1", [part.id]);
  await placeInPlan(api, {
    cycles: [{ days: 100, parts: { 'AAA PECA CEGA': balance + lacking } }],
    lastDaysAgo: 90,
  });
  const approver = await api.signIn('1201', '456');
  const joao = await api.signIn('1001', '123');
  await api.call('setBlindCount', { body: { st_cego: 'S' } }, approver);
  const running = await beginInventory(api, joao);
  await counterOf(() => api)(running, part.id, 3, joao, { confirma_contagem: 'S' });
  const [next] = await api.sql<{ id: number }>(
    "select nr_sequencial as id from estoque where nr_seq_filial = 1 and ds_codigoitem > '000-CEGA' order by ds_codigoitem limit 1",
  );
  const asked = callsAbout({ id: part.id, code: '000-CEGA', next: next?.id ?? 0 }, running);
  expect(Object.keys(asked).toSorted()).toEqual(withBalance().toSorted());

  for (const [name, ask] of Object.entries(asked))
    expect([name, JSON.stringify((await ask(approver)).body)]).toEqual([
      name,
      expect.stringMatching(telling),
    ]);

  await api.sql("update g_clifor set st_aprovador = 'N' where nr_sequencial = $1", [approver.person]);
  const other = await api.signIn('1201', '456');
  for (const [name, ask] of Object.entries(asked)) {
    const { status, body } = await ask(other);
    expect([name, status]).toEqual([name, name === 'getInventoryResult' ? 403 : 200]);
    expect([name, JSON.stringify(body)]).toEqual([name, expect.not.stringMatching(telling)]);
  }
});
