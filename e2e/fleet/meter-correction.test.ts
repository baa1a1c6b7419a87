import type { Page } from 'playwright-core';
import { beforeEach, expect, it } from 'vitest';
import { attendAll, makePlanOrder, standingOf } from '../../server/test/plan-orders.ts';
import { expectFit } from '../test/fit.ts';
import { people } from '../test/people.ts';
import { openTerminal } from '../test/terminal.ts';
import { confirmWith, endAllWork, shown } from '../test/work.ts';

const { world, stage } = await openTerminal();

beforeEach(() => endAllWork(world.api));

/** An order of a plan that João has begun, all done but the meter; its vehicle was read three days ago. */
async function begun() {
  const made = await makePlanOrder(world.api);
  await world.api.sql(
    "insert into km_leitura (nr_placa, dt_leitura, km, tp_origem) values ($1, now() - interval '3 days', 5230, 'T')",
    [made.plate],
  );
  const joao = await world.api.signIn(people.joao.number, people.joao.digits);
  const named = { nrSeqOs: made.order, tecnicoId: joao.person, cpf: people.joao.digits };
  await world.api.call('workOnPlan', { body: { acao: 'I', ...named } }, joao);
  await attendAll(world.api, made.order);
  return made;
}

async function tellMeter(page: Page, order: number, km: string): Promise<void> {
  await page.getByRole('button', { name: /^Finalizar/ }).click();
  const finish = page.getByRole('dialog', { name: `Finalizar OS ${shown(order)}` });
  await finish.getByLabel(/^KM/).fill(km);
  await finish.getByRole('button', { name: /^Finalizar OS/ }).click();
  await confirmWith(page, people.joao.digits);
}

const question = '5.230 → 52.300: são 47.070 km em 3 dias. Está certo?';

it('a technician who types ten times the meter is asked, corrects the digit, and loses nothing', async () => {
  stage.expects(/status of 409/);
  const { order, vehiclePlan } = await begun();
  const page = await stage.as('joao', `/os/${order}`, { device: 'phone' });
  await tellMeter(page, order, '52300');
  await page.getByText(question).waitFor();
  await expectFit(page, 'the question about a meter, phone');
  await page.getByRole('button', { name: 'Corrigir' }).click();
  // The meter is there to be typed anew: selected, with the cursor in it.
  await expect.poll(() => page.evaluate(() => getSelection()?.toString())).toBe('52.300');
  const finish = page.getByRole('dialog', { name: `Finalizar OS ${shown(order)}` });
  await finish.getByLabel(/^KM/).fill('5260');
  await finish.getByRole('button', { name: /^Finalizar OS/ }).click();
  await confirmWith(page, people.joao.digits);
  await page.waitForURL((url) => url.pathname === '/osPreventiva');
  expect(await standingOf(world.api, vehiclePlan)).toMatchObject({ nr_ordem_prox: 2, km_ultimo: 5_260 });
});

it('one confirmed by mistake is corrected from the order, and declared void on the list of readings; the plan follows', async () => {
  stage.expects(/status of 409/);
  const { order, plate, vehiclePlan } = await begun();
  const page = await stage.as('joao', `/os/${order}`, { device: 'desktop' });
  await tellMeter(page, order, '52300');
  await page.getByText(question).waitFor();
  await page.getByRole('button', { name: 'Está certo' }).click();
  await page.waitForURL((url) => url.pathname === '/osPreventiva');
  expect(await standingOf(world.api, vehiclePlan)).toMatchObject({ km_ultimo: 52_300 });

  const keeper = await stage.as('staff', `/os/${order}`, { device: 'desktop' });
  await keeper.getByRole('button', { name: 'Corrigir leitura' }).click();
  const sheet = keeper.getByRole('dialog', { name: 'Corrigir leitura' });
  await sheet.getByLabel(/^O medidor mostrava/).fill('5260');
  await sheet.getByLabel('Motivo').fill('um zero a mais');
  await sheet.getByRole('button', { name: 'Salvar correção' }).click();
  await keeper.getByText('Leitura corrigida.').waitFor();
  await keeper.getByText(/^Corrigido por .*: um zero a mais$/).waitFor();
  await keeper.locator('s', { hasText: '52.300 km' }).waitFor();
  await keeper.locator('strong', { hasText: '5.260 km' }).waitFor();
  expect(await standingOf(world.api, vehiclePlan)).toMatchObject({ km_ultimo: 5_260 });

  await keeper.goto(`${world.address}/planos/leituras?placa=${plate}`);
  await keeper.locator('del', { hasText: '52.300' }).waitFor();
  await keeper.getByRole('button', { name: 'Corrigir a leitura de 5.260' }).click();
  await sheet.getByText('A leitura toda').click();
  await sheet.getByLabel('Motivo').fill('medidor de outro veículo');
  await sheet.getByRole('button', { name: 'Anular leitura' }).click();
  await keeper.getByText(/^Anulado por .*: medidor de outro veículo$/).waitFor();
  await expectFit(keeper, 'readings with corrections, desktop');
  expect(await standingOf(world.api, vehiclePlan)).toMatchObject({ km_ultimo: 5_230 });
});

it('a reading is corrected in Spanish from the page of readings, reached from the menu', async () => {
  const { plate } = await begun();
  const page = await stage.as('staff', '/', { device: 'desktop', language: 'es' });
  await page.getByRole('link', { name: 'Planes', exact: true }).first().click();
  await page.getByRole('link', { name: /^Lecturas/ }).click();
  await page.getByRole('button', { name: 'Elegir vehículo' }).click();
  await page.getByLabel('Placa o flota').fill(plate);
  await page
    .getByRole('dialog')
    .getByRole('button', { name: new RegExp(plate) })
    .click();
  await page.getByRole('button', { name: 'Corregir la lectura de 5.230' }).click();
  const sheet = page.getByRole('dialog', { name: 'Corregir lectura' });
  await sheet.getByRole('button', { name: 'Guardar corrección' }).click();
  await sheet.getByText('Informe el valor.').waitFor();
  await sheet.getByText('Informe el motivo, con 3 letras o más.').waitFor();
  await sheet.getByLabel(/^El medidor mostraba/).fill('5240');
  await sheet.getByLabel('Motivo').fill('un dígito mal');
  await sheet.getByRole('button', { name: 'Guardar corrección' }).click();
  await page.getByText('Lectura corregida.').waitFor();
  await page.getByText(/^Corregido por .*: un dígito mal$/).waitFor();
  await page.locator('del', { hasText: '5.230' }).waitFor();
});

it('the question is asked in Spanish too', async () => {
  stage.expects(/status of 409/);
  const { order } = await begun();
  const page = await stage.as('joao', `/os/${order}`, { device: 'phone', language: 'es' });
  await page.getByRole('button', { name: /^Finalizar/ }).click();
  const finish = page.getByRole('dialog').first();
  await finish.getByLabel(/^KM/).fill('52300');
  await finish.getByRole('button', { name: /^Finalizar OS/ }).click();
  await page.locator('[data-digits]').fill(people.joao.digits);
  await page.getByText('5.230 → 52.300: son 47.070 km en 3 días. ¿Es correcto?').waitFor();
  await page.getByRole('button', { name: 'Corregir' }).waitFor();
});
