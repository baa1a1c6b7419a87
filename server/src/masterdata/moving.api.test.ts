import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Api, type Signed, startApi } from '../../test/api.ts';
import { planVehicle } from '../../test/due-plans.ts';
import { keepRecords } from '../../test/master-data.ts';
import { dressVehicle } from '../../test/tyres.ts';

type Records = ReturnType<typeof keepRecords>;

let api: Api;
let administrator: Signed;
let mechanic: Signed;
let save: Records['save'];
let get: Records['get'];
beforeAll(async () => {
  api = await startApi();
  administrator = await api.signIn('1601', '789');
  mechanic = await api.signIn('1001', '123');
  await api.sql(
    'insert into clifor_filial (nr_seq_clifor, nr_seq_filial) values ($1, 2) on conflict do nothing',
    [mechanic.person],
  );
  ({ save, get } = keepRecords(api, administrator));
});
afterAll(() => api.close());

const toBranch = async (plate: string, filiais: string) => {
  const { celulas } = await get('vehicles', plate);
  expect((await save('vehicles', { id: plate, celulas: { ...celulas, filiais } })).status).toBe(200);
};

/** Plates with a tyre on them, and with an overdue plan, as a branch sees them. */
async function seenIn(branch: number) {
  const { body } = await api.call('login', { body: { newFilial: branch } }, mechanic);
  mechanic = { ...mechanic, token: body.token };
  const { informacoes } = (await api.call('getTyreDashboard', { query: {} }, mechanic)).body;
  const plans = await api.call('listDuePlates', { params: { status: 'V' } }, mechanic);
  return {
    tyres: informacoes.map(({ nr_placa }) => nr_placa),
    plans: plans.body.map(({ PLACA }) => PLACA),
  };
}

it('a vehicle goes to another branch with its tyres and plans, and comes back with them', async () => {
  const { plate, tyres } = await dressVehicle(api, 'TOCO');
  const planned = await planVehicle(api, { lastDaysAgo: 400 });
  expect((await seenIn(1)).plans).toContain(planned.plate);
  await toBranch(plate, 'SÃO PAULO');
  await toBranch(planned.plate, 'SÃO PAULO');
  const [before, after] = [await seenIn(1), await seenIn(2)];
  expect(after.tyres.filter((on) => on === plate)).toHaveLength(Object.keys(tyres).length);
  expect(before.tyres).not.toContain(plate);
  expect(after.plans).toContain(planned.plate);
  expect(before.plans).not.toContain(planned.plate);
  await toBranch(plate, 'CURITIBA | SÃO PAULO');
  expect((await seenIn(2)).tyres).toContain(plate);
  await toBranch(plate, 'CURITIBA');
  expect((await seenIn(1)).tyres).toContain(plate);
});
