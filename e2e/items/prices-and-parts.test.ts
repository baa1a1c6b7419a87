import { beforeEach, expect, it } from 'vitest';
import { balanceOf, stockPart } from '../../server/test/inventory.ts';
import { makeOrder } from '../../server/test/orders.ts';
import { makePlanOrder } from '../../server/test/plan-orders.ts';
import { expectNoSidewaysScroll } from '../test/checks.ts';
import { people } from '../test/people.ts';
import { openTerminal } from '../test/terminal.ts';
import { confirmWith, endAllWork, inDatabase, shown, wholeOrder } from '../test/work.ts';

const { world, stage } = await openTerminal();

beforeEach(() => endAllWork(world.api));

/** A plan order whose cycle brought parts, each with a balance of five. */
async function planOrder(parts: readonly [name: string, quantity: number][], external = false) {
  const { order, plate } = await makePlanOrder(world.api);
  if (external)
    await world.api.sql("update os set st_origem = 'E', nr_seq_fornecedor = 31 where nr_sequencial = $1", [
      order,
    ]);
  const stocks: number[] = [];
  for (const [name, quantity] of parts) {
    const { id, item } = await stockPart(world.api, { balance: 5, name });
    stocks.push(id);
    await world.api.sql(
      'insert into os_item (nr_seq_os, nr_seq_item, qt_quantidade, nr_seq_estoque) values ($1, $2, $3, $4)',
      [order, item, quantity, id],
    );
  }
  await world.api.sql("update os_item set st_plano = 'S' where nr_seq_os = $1", [order]);
  await world.api.sql(
    `update os_item oi set dt_atendido = now() from item i
      where oi.nr_seq_os = $1 and i.nr_sequencial = oi.nr_seq_item and i.nr_tipo = 3`,
    [order],
  );
  return { order, plate, stocks };
}
const plain = (text: string | null) => (text ?? '').replaceAll(/\s/g, ' ');

it('an external order is finished with what is registered and what is added, and says so afterwards', async () => {
  const { order, plate, items } = await makeOrder(world.api, { origin: 'E', supplier: 31 });
  await world.api.sql('update os_item set vl_total = 300 where nr_sequencial = $1', [items[0]]);
  const page = await stage.as('supplier', `/os/${order}`);
  await page.getByRole('button', { name: `Iniciar ${plate}` }).click();
  await confirmWith(page, '001');
  await page.getByRole('button', { name: 'Finalizar' }).first().click();
  const sheet = page.getByRole('dialog', { name: `Finalizar OS ${shown(order)}` });
  await sheet.getByText('Já registrado').waitFor();
  await sheet.getByLabel('Preço a somar').pressSequentially('80000');
  expect(plain(await sheet.getByLabel('Preços da OS').textContent())).toMatch(/Total da OS ?R\$ 1\.100,00/);
  await sheet.getByRole('button', { name: /^Finalizar OS/ }).click();
  await confirmWith(page, '001');
  await page.waitForURL((url) => url.pathname === '/osExterna');
  await page.goto(`${new URL(page.url()).origin}/os/${order}`);
  const prices = page.getByRole('region', { name: 'Valores' });
  await prices.waitFor();
  expect(plain(await prices.textContent())).toContain('R$ 1.100,00');
  // The person who gave a price is shown below it, and the supplier in the order's head.
  const told = prices.locator('dt', { hasText: 'informado por' });
  expect(plain(await told.textContent())).toMatch(/informado por .+ em \d/);
  const head = page.getByRole('region', { name: 'Placa' }).first();
  await head.getByText(/araucária/i).waitFor();
  await expectNoSidewaysScroll(page, 'an order with prices');
});

it('a price told wrong is corrected in Valores and taken away, and both stay to be read', async () => {
  const { order } = await makeOrder(world.api, { origin: 'E', supplier: 31 });
  await world.api.sql('insert into os_preco (nr_seq_os, vl_total, nr_seq_clifor) values ($1, 100, 31)', [
    order,
  ]);
  await world.api.sql(
    `insert into os_item (nr_seq_os, nr_seq_item, qt_quantidade, vl_total)
     select $1::bigint, nr_sequencial, 2, 40 from item where nr_tipo = 4 order by nr_sequencial limit 1`,
    [order],
  );
  const page = await stage.as('supplier', `/os/${order}`);
  await page.getByText(/ ·\s2 jg ·\s.+ ·\sR\$.40,00$/).waitFor();
  const prices = page.getByRole('region', { name: 'Valores' });
  await prices.getByRole('button', { name: /^Corrigir o preço de R\$.100,00/ }).click();
  const sheet = page.getByRole('dialog', { name: 'Corrigir preço' });
  const save = sheet.getByRole('button', { name: 'Salvar correção' });
  await save.click();
  await sheet.getByText('Informe o preço.').waitFor();
  await sheet.getByLabel('Preço certo').pressSequentially('8000');
  await sheet.getByLabel('Motivo').fill('nota fiscal de 80');
  await save.click();
  await confirmWith(page, '001');
  await prices.getByText(/Corrigido por .+: nota fiscal de 80/).waitFor();
  expect(plain(await prices.textContent())).toMatch(/Total da OS ?R\$ 120,00/);
  expect(plain(await prices.locator('s').textContent())).toBe('R$ 100,00');
  await expectNoSidewaysScroll(page, 'an order with a corrected price');

  await prices.getByRole('button', { name: /^Corrigir o preço de R\$.80,00/ }).click();
  await sheet.getByText('O preço todo').click();
  await sheet.getByLabel('Motivo').fill('serviço em garantia');
  await sheet.getByRole('button', { name: 'Anular' }).click();
  await confirmWith(page, '001');
  await prices.getByText(/Anulado por .+: serviço em garantia/).waitFor();
  expect(plain(await prices.textContent())).toMatch(/Total da OS ?R\$ 40,00/);
});

it('a supplier finishes an external preventive with his own parts; one of ours is handed to him', async () => {
  const { order, plate, stocks } = await planOrder(
    [
      ['FILTRO DO FORNECEDOR', 90],
      ['CORREIA ENTREGUE', 2],
    ],
    true,
  );
  const inside = await stage.as('joao', `/os/${order}`);
  await inside.getByRole('button', { name: 'Entregar peça nossa Correia entregue' }).click();
  await inside.getByRole('dialog').getByRole('button', { name: 'Entregar peça nossa' }).click();
  await confirmWith(inside, people.joao.digits);
  await inside.getByText('nossa, entregue ao fornecedor').waitFor();
  expect((await balanceOf(world.api, stocks[1] ?? 0)).balance).toBe(3);

  const page = await stage.as('supplier', `/os/${order}`);
  await page.getByRole('button', { name: `Iniciar ${plate}` }).click();
  const start = page.getByRole('dialog', { name: `Iniciar OS ${shown(order)}` });
  await start.getByRole('button', { name: 'Iniciar' }).click();
  await confirmWith(page, '001');
  await wholeOrder(page);
  // What was handed over is not his to change.
  await page.getByRole('button', { name: 'Alterar Filtro do fornecedor' }).waitFor();
  expect(await page.getByRole('button', { name: /Correia entregue/ }).count()).toBe(0);
  await page.getByRole('button', { name: 'Confirmar Filtro do fornecedor' }).click();
  await page.getByRole('dialog').waitFor();
  expect(await page.getByRole('dialog').count()).toBe(1);
  await confirmWith(page, '001');
  await page.getByText('do fornecedor', { exact: false }).first().waitFor();
  await page.getByRole('button', { name: 'Finalizar' }).first().click();
  const finish = page.getByRole('dialog', { name: `Finalizar OS ${shown(order)}` });
  await finish.getByLabel(/^KM/).fill('5300');
  await finish.getByRole('button', { name: /^Finalizar OS/ }).click();
  await finish.getByText('Insira um preço!').waitFor();
  await finish.getByLabel('Preço total').pressSequentially('125000');
  await finish.getByText('Insira um preço!').waitFor({ state: 'hidden' });
  await finish.getByRole('button', { name: /^Finalizar OS/ }).click();
  await confirmWith(page, '001');
  await expect.poll(() => inDatabase(world.api, order)).toMatchObject({ st_os: 'R' });
  expect((await balanceOf(world.api, stocks[0] ?? 0)).balance).toBe(5);
});

it('all parts of a preventive are taken with one identification before it is finished', async () => {
  const { order, plate, stocks } = await planOrder([
    ['FILTRO DA PREVENTIVA', 1],
    ['ÓLEO DA PREVENTIVA', 2.5],
  ]);
  const page = await stage.as('joao', `/os/${order}`);
  await page.getByText('2,5 un · a retirar').waitFor();
  await page.getByRole('button', { name: `Iniciar ${plate}` }).click();
  await page
    .getByRole('dialog', { name: `Iniciar OS ${shown(order)}` })
    .getByRole('button', { name: 'Iniciar' })
    .click();
  await confirmWith(page, people.joao.digits);
  await wholeOrder(page);
  await page.getByRole('button', { name: 'Retirar todas as peças' }).click();
  await page.getByRole('button', { name: 'Retirar 2 peças' }).click();
  await confirmWith(page, people.joao.digits);
  await page.getByText('retirada do estoque').first().waitFor();
  expect(await Promise.all(stocks.map(async (id) => (await balanceOf(world.api, id)).balance))).toEqual([
    4, 2.5,
  ]);
  await page.getByRole('button', { name: 'Finalizar' }).first().click();
  const finish = page.getByRole('dialog', { name: `Finalizar OS ${shown(order)}` });
  await finish.getByLabel(/^KM/).fill('5300');
  await finish.getByRole('button', { name: /^Finalizar OS/ }).click();
  await confirmWith(page, people.joao.digits);
  await expect.poll(() => inDatabase(world.api, order)).toMatchObject({ st_os: 'R' });
});

it('an approver dispenses an item of a plan; it is not offered to be deleted', async () => {
  const { order } = await planOrder([['PEÇA DISPENSÁVEL', 1]]);
  const page = await stage.as('staff', `/os/${order}`);
  await page.getByRole('button', { name: 'Alterar Peça dispensável' }).click();
  const change = page.getByRole('dialog', { name: 'Peça dispensável' });
  await change.getByText('Este item é do plano').waitFor();
  expect(await change.getByRole('button', { name: 'Excluir item' }).count()).toBe(0);
  await change.getByRole('button', { name: 'Dispensar' }).click();
  const dispense = page.getByRole('dialog', { name: 'Dispensar' });
  await dispense.getByRole('button', { name: 'Dispensar' }).click();
  await dispense.getByText('Informe uma justificativa').waitFor();
  await dispense.getByLabel('Por que não será feito?').fill('veículo sem esta peça');
  await dispense.getByRole('button', { name: 'Dispensar' }).click();
  await confirmWith(page, people.staff.digits);
  await page.getByText('veículo sem esta peça').waitFor();
  const items = page.locator('section').filter({ has: page.getByRole('heading', { name: 'Itens' }) });
  const head = items.getByText(/feitos ·\s1 dispensado$/);
  await head.waitFor();
  const [done, total] = (await head.textContent())?.match(/\d+/g)?.map(Number) ?? [];
  expect(done).toBe((total ?? 0) - 1);

  await page.getByRole('button', { name: 'Anular dispensa Peça dispensável' }).click();
  const withdraw = page.getByRole('dialog', { name: 'Anular dispensa' });
  await withdraw.getByRole('button', { name: 'Anular dispensa' }).click();
  await withdraw.getByText('Informe o motivo, com 3 letras ou mais.').waitFor();
  await withdraw.getByLabel('Por que a dispensa estava errada?').fill('o veículo tem a peça');
  await withdraw.getByRole('button', { name: 'Anular dispensa' }).click();
  await confirmWith(page, people.staff.digits);
  await page
    .getByText(/dispensa de .* \(veículo sem esta peça\) anulada por .*: o veículo tem a peça/)
    .waitFor();
  await page.getByRole('button', { name: 'Alterar Peça dispensável' }).waitFor();
  await head.waitFor({ state: 'detached' });
});
