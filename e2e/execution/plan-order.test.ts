import { expect, it } from 'vitest';
import { balanceOf, stockPart } from '../../server/test/inventory.ts';
import { makeOrder } from '../../server/test/orders.ts';
import { attendAll, makePlanOrder, planCommandsOf, standingOf } from '../../server/test/plan-orders.ts';
import { cardOf } from '../test/list.ts';
import { people } from '../test/people.ts';
import { openWorkshop } from '../test/terminal.ts';
import { confirmWith, inDatabase, shown, wholeOrder } from '../test/work.ts';

const { world, stage, joao } = await openWorkshop();
const plans = planCommandsOf(() => world.api);

it('a plan order is started with its meter, paused, resumed and finished when everything is done', async () => {
  const { order, plate, vehiclePlan } = await makePlanOrder(world.api);
  const page = await stage.as('joao', `/os/${order}`, { device: 'phone' });
  const button = (name: string) => page.getByRole('button', { name: new RegExp(`^${name}`) });
  const digits = people.joao.digits;

  await button(`Iniciar ${plate}`).click();
  const start = page.getByRole('dialog', { name: `Iniciar OS ${shown(order)}` });
  await start.getByLabel(/^KM/).fill('5229');
  await start.getByRole('button', { name: 'Iniciar' }).click();
  await start.getByText('Insira um KM maior que o atual').waitFor();
  await start.getByLabel(/^KM/).fill('5300');
  await start.getByRole('button', { name: 'Iniciar' }).click();
  await confirmWith(page, digits);
  await page.getByRole('timer').first().waitFor();
  expect(await inDatabase(world.api, order)).toMatchObject({ st_os: 'P', running: 1 });
  await wholeOrder(page);
  await page.getByText('5.300 km agora').waitFor();
  await page.getByRole('heading', { name: 'Medidor informado nesta OS' }).waitFor();
  await page.getByRole('button', { name: /^Detalhes/ }).click();
  await page.getByText(/^5\.300\skm \(/).waitFor();

  await button('Pausar').click();
  await page.getByText('Refeicao').click();
  await button('Pausar OS').click();
  await confirmWith(page, digits);
  await button(`Continuar ${plate}`).click();
  await confirmWith(page, digits);
  await page.getByRole('timer').first().waitFor();

  await button('Finalizar').click();
  const finish = page.getByRole('dialog', { name: `Finalizar OS ${shown(order)}` });
  await finish.getByText('Finalize todas as peças e serviços para encerrar o atendimento!').waitFor();
  await finish.getByText('Fotos e documentos').first().waitFor();
  // All, and each of its two.
  await expect.poll(() => finish.getByRole('checkbox').count()).toBe(3);
  await button('Registrar e finalizar').click();
  await finish.getByText('Insira um KM maior que o atual').waitFor();
  await finish.getByLabel(/^KM/).fill('5300');
  await button('Registrar e finalizar').click();
  await finish.getByText('Selecione todos os serviços!').waitFor();
  await finish.getByLabel('Tudo feito').check();
  await button('Registrar e finalizar').click();
  await confirmWith(page, digits);
  await page.waitForURL((url) => url.pathname === '/osPreventiva');
  expect(await inDatabase(world.api, order)).toMatchObject({ st_os: 'R', intervals: 2, running: 0 });
  expect(await standingOf(world.api, vehiclePlan)).toMatchObject({ nr_ordem_prox: 2, km_ultimo: 5300 });
});

it('a plan order bears the name of its plan on card, page and print, and tells when its cycle was done before', async () => {
  const { order, plate, vehiclePlan } = await makePlanOrder(world.api);
  const [named] = await world.api.sql<{ ds_plano: string }>(
    `select pl.ds_plano from veiculo_plano vp join plano pl on pl.nr_sequencial = vp.nr_seq_plano
      where vp.nr_sequencial = $1`,
    [vehiclePlan],
  );
  const before = await makeOrder(world.api, { state: 'R' });
  await world.api.sql('update os set nr_placa = $2 where nr_sequencial = $1', [before.order, plate]);
  await world.api.sql(
    `insert into plano_historico (nr_seq_veiculo_plano, tp_fato, nr_seq_ciclo, nr_seq_os, km, dt_fato)
     select nr_seq_veiculo_plano, 'E', nr_seq_ciclo, $2, 1000, current_date - 100 from os where nr_seq_veiculo_plano = $1`,
    [vehiclePlan, before.order],
  );
  const plan = new RegExp(named?.ds_plano ?? 'no plan', 'i');
  const page = await stage.as('joao', `/osPreventiva?codigo=${order}`);
  const card = cardOf(page, order);
  await card.getByText(plan).waitFor();
  await card.getByRole('link').first().click();
  await page.getByRole('heading', { name: plan }).waitFor();
  await page.getByText('1 registro').click();
  await page.getByRole('link', { name: `OS ${shown(before.order)}` }).waitFor();
  await page.emulateMedia({ media: 'print' });
  await page.getByRole('heading', { name: plan }).waitFor();
});

it('a plan order whose services are done says which parts are missing: in its head, before finishing, and when refused', async () => {
  const { order, plate } = await makePlanOrder(world.api);
  const { item, id } = await stockPart(world.api, { balance: 5, name: 'FILTRO POR RETIRAR' });
  await attendAll(world.api, order);
  await world.api.sql(
    `insert into os_item (nr_seq_os, nr_seq_item, qt_quantidade, nr_seq_estoque, st_plano) values ($1, $2, 1, $3, 'S')`,
    [order, item, id],
  );
  const page = await stage.as('joao', `/os/${order}`);
  await page.getByRole('button', { name: `Iniciar ${plate}` }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Iniciar' }).click();
  await confirmWith(page, people.joao.digits);
  await page.getByRole('timer').first().waitFor();
  await wholeOrder(page);
  await page.getByText('2 de 3 feitos').waitFor();
  expect(await page.getByText('Concluída', { exact: false }).count()).toBe(0);
  const missing = page.getByRole('region', { name: 'Antes de finalizar' });
  await missing.getByText('Filtro por retirar').waitFor();
  await page.getByRole('button', { name: 'Finalizar' }).first().click();
  const finish = page.getByRole('dialog', { name: `Finalizar OS ${shown(order)}` });
  await finish.getByText('Finalize todas as peças e serviços para encerrar o atendimento!').waitFor();
  await finish.getByLabel('Filtro por retirar').check();
  await finish.getByLabel(/^KM/).fill('5400');
  await finish.getByRole('button', { name: /^Registrar e finalizar/ }).click();
  await confirmWith(page, people.joao.digits);
  await page.waitForURL((url) => url.pathname === '/osPreventiva');
  expect((await balanceOf(world.api, id)).balance).toBe(4);
});

it('what is photographed while a plan order is finished at a shared terminal is whose digits finish it', async () => {
  const { order } = await makePlanOrder(world.api);
  expect((await plans.begin(joao, order, { km_veiculo: 5300 })).status).toBe(200);
  await attendAll(world.api, order);
  const page = await stage.as('staff', `/os/${order}`, { device: 'tablet' });
  await page.getByRole('button', { name: /^Finalizar/ }).click();
  const finish = page.getByRole('dialog', { name: `Finalizar OS ${shown(order)}` });
  await finish
    .locator('input[type=file][multiple]')
    .setInputFiles({ name: 'pronto.png', mimeType: 'image/png', buffer: await page.screenshot() });
  await finish.getByText('pronto.png').waitFor();
  await finish.getByLabel(/^KM/).fill('5310');
  await finish.getByRole('button', { name: /^Finalizar/ }).click();
  await confirmWith(page, '999');
  // Said where the digits are typed too: they are typed anew from then on.
  const digits = page.getByRole('dialog', { name: 'Confirme que é João' });
  await digits.getByRole('alert').getByText('CPF Incorreto').waitFor();
  expect(await inDatabase(world.api, order)).toMatchObject({ st_os: 'P' });
  await confirmWith(page, '123');
  await expect.poll(() => inDatabase(world.api, order)).toMatchObject({ st_os: 'R' });
  expect(
    await world.api.sql('select nr_seq_clifor, tp_origem from anexo where nr_seq_os = $1', [order]),
  ).toEqual([{ nr_seq_clifor: joao.person, tp_origem: 'E' }]);
});
