import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { attendAll, makePlanOrder, standingOf } from '../server/test/plan-orders.ts';
import { openStage, type Stage } from './test/browser.ts';
import { people } from './test/people.ts';
import { confirmWith, endAllWork, inDatabase, shown } from './test/work.ts';
import { startWorld, type World } from './test/world.ts';

let world: World;
let stage: Stage;

beforeAll(async () => {
  world = await startWorld();
  stage = await openStage(world);
});
beforeEach(() => endAllWork(world.api));
afterEach(() => stage.endTest());
afterAll(async () => {
  await stage?.close();
  await world?.close();
});

it('a plan order is started with its meter, paused, continued and finished when everything is done', async () => {
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
  await expect.poll(() => finish.getByRole('listitem').count()).toBe(2);
  await finish.getByRole('button', { name: 'Fechar' }).click();

  await attendAll(world.api, order);
  await page.reload();
  await button('Finalizar').click();
  await finish.getByLabel('Fotos e documentos').or(finish.getByText('Fotos e documentos')).first().waitFor();
  await button('Finalizar OS').click();
  await finish.getByText('Insira um KM maior que o atual').waitFor();
  await finish.getByLabel(/^KM/).fill('5300');
  await button('Finalizar OS').click();
  await confirmWith(page, digits);
  await page.waitForURL((url) => url.pathname === '/osPreventiva');
  expect(await inDatabase(world.api, order)).toMatchObject({ st_os: 'R', stretches: 2, running: 0 });
  expect(await standingOf(world.api, vehiclePlan)).toMatchObject({ nr_ordem_prox: 2, km_ultimo: 5300 });
});
