import { expect, it } from 'vitest';
import { makeOrder } from '../../server/test/orders.ts';
import { people } from '../test/people.ts';
import { openWorkshop } from '../test/terminal.ts';
import { confirmWith, identity, inDatabase, mainButton, pauseAs, shown, startAs } from '../test/work.ts';

const { world, stage, joao } = await openWorkshop();

it('the supplier who loses an order is told on its open page, at once', async () => {
  const { order } = await makeOrder(world.api, { origin: 'E', supplier: 31 });
  const page = await stage.as('supplier', `/os/${order}`, { device: 'phone' });
  await page.getByRole('heading', { name: shown(order) }).waitFor();
  const [other] = await world.api.sql<{ nr: number }>(
    "select nr_sequencial as nr from fornecedor where nr_sequencial not in (23, 31) and st_status = 'A' limit 1",
  );
  const body = { nr_os: order, nr_fornec: other?.nr, nr_seq_clifor: joao.person, cpf: joao.digits };
  expect((await world.api.call('linkSupplier', { body }, joao)).status).toBe(200);
  await page.getByRole('heading', { name: 'Esta OS não está mais com você' }).waitFor();
  await page.getByRole('link', { name: 'Ver as ordens' }).click();
  await page.waitForURL('/osExterna');
});

it('a technician ends his work of one branch while he is signed in at another', async () => {
  const { order, plate } = await makeOrder(world.api, { branch: 2 });
  const { token } = await world.api.signIn(people.joao.number, people.joao.digits);
  const moved = await world.api.call('login', { body: { newFilial: 2 }, headers: { token } });
  await startAs(world.api, { ...joao, token: moved.body.token }, order);
  const page = await stage.as('joao', '/', { device: 'tablet' });
  const bar = page.getByRole('region', { name: 'Trabalho em andamento' });
  await bar.getByText(plate).waitFor();
  await bar.getByText(/·\sSÃO PAULO/).waitFor();
  await page.goto('/execucao');
  const card = page.getByRole('listitem').filter({ hasText: plate });
  await card.getByText(/·\sSÃO PAULO ·/).waitFor();
  await card.getByRole('link', { name: 'Acessar OS' }).click();
  await page.waitForURL(`/os/${order}`);
  await page
    .getByRole('button', { name: /^Pausar/ })
    .first()
    .click();
  await page.getByRole('dialog').getByText('Refeicao').click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Pausar/ })
    .click();
  await confirmWith(page, people.joao.digits);
  await expect.poll(() => inDatabase(world.api, order)).toMatchObject({ running: 0, intervals: 1 });
});

it('nobody takes over a pause of somebody else without network: it is said at the press', async () => {
  const { order, plate } = await makeOrder(world.api);
  await startAs(world.api, joao, order);
  await pauseAs(world.api, joao, order);
  const page = await stage.as('staff', `/os/${order}`);
  stage.expects(/ERR_INTERNET_DISCONNECTED/);
  await mainButton(page, 'Continuar', plate).waitFor();
  await expect.poll(() => world.arrived('listTechnicians').length).toBeGreaterThan(0);
  await page.context().setOffline(true);
  await page.getByRole('status').filter({ hasText: 'Sem rede' }).first().waitFor();
  await mainButton(page, 'Continuar', plate).click();
  await identity(page).getByRole('button', { name: 'Trocar técnico' }).click();
  const picker = page.getByRole('dialog', { name: 'Quem vai atender?' });
  await picker.getByRole('button', { name: /Carlos Souza/ }).click();
  await confirmWith(page, people.carlos.digits);
  await page.getByText('Sem rede ela não pode ser assumida').waitFor();
  expect(await page.getByRole('status').filter({ hasText: 'guardado' }).count()).toBe(0);
});
