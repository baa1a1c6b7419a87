import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { makeOrder } from '../../server/test/orders.ts';
import { makePlanOrder } from '../../server/test/plan-orders.ts';
import { writtenDown } from '../test/drafts.ts';
import { people } from '../test/people.ts';
import { openTerminal } from '../test/terminal.ts';
import { confirmWith, endAllWork, finishSheet, inDatabase, shown, startAs } from '../test/work.ts';

const { world, stage } = await openTerminal();

/** A tab that knows nothing of the one it takes the place of. */
async function another(page: Page, path: string): Promise<Page> {
  const next = await stage.tab(page);
  await writtenDown(page);
  await page.close();
  await next.goto(path);
  return next;
}

const draftsOf = (page: Page, name: RegExp): Promise<string[]> =>
  page.evaluate(
    (source) => Object.keys(sessionStorage).filter((key) => new RegExp(source).test(key)),
    name.source,
  );

it('what was typed is there again after the browser was closed, until it is sent', async () => {
  const { order } = await makeOrder(world.api);
  await endAllWork(world.api);
  await startAs(world.api, await world.api.signIn(people.joao.number, people.joao.digits), order);
  const page = await stage.as('joao', `/os/${order}`);
  await page.getByRole('button', { name: 'Finalizar' }).click();
  await finishSheet(page, order).getByRole('button', { name: 'Observação' }).click();
  await finishSheet(page, order).getByRole('textbox', { name: 'Observação' }).fill('pastilha no limite');
  const next = await another(page, `/os/${order}`);
  await next.getByRole('button', { name: 'Finalizar' }).click();
  const sheet = finishSheet(next, order);
  await expect
    .poll(() => sheet.getByRole('textbox', { name: 'Observação' }).inputValue())
    .toBe('pastilha no limite');
  await sheet.getByRole('button', { name: /^Finalizar OS/ }).click();
  await confirmWith(next, '123');
  await next.waitForURL((url) => url.pathname === '/');
  const [row] = await world.api.sql('select ds_obs_externa from os where nr_sequencial = $1', [order]);
  expect(row).toEqual({ ds_obs_externa: 'pastilha no limite' });
  await expect.poll(() => draftsOf(next, /^encerrar/)).toEqual([]);
});

it('an item that was chosen or changed is there again until it is registered', async () => {
  const { order } = await makeOrder(world.api);
  const page = await stage.as('joao', `/os/${order}`);
  await page.getByRole('button', { name: 'Registrar item' }).click();
  const adding = page.getByRole('dialog', { name: 'Registrar item' });
  await adding.getByText('Serviço', { exact: true }).click();
  const service = adding.getByRole('radio').nth(2);
  await service.check();
  await adding.getByLabel('Quantidade').fill('2,5');

  const next = await another(page, `/os/${order}`);
  await next.getByRole('button', { name: 'Registrar item' }).click();
  const again = next.getByRole('dialog', { name: 'Registrar item' });
  await expect.poll(() => again.getByLabel('Quantidade').inputValue()).toBe('2,5');
  expect(await again.getByRole('radio', { checked: true }).count()).toBeGreaterThan(0);
  await again.getByRole('button', { name: 'Registrar item' }).click();
  await confirmWith(next, '123');
  await next.getByText('Item registrado com sucesso!').waitFor();
  await expect.poll(() => draftsOf(next, /^itemAdd/)).toEqual([]);

  await next
    .getByRole('button', { name: /^Alterar/ })
    .last()
    .click();
  await next.getByRole('dialog').getByLabel('Quantidade').fill('4');
  const last = await another(next, `/os/${order}`);
  await last
    .getByRole('button', { name: /^Alterar/ })
    .last()
    .click();
  const changing = last.getByRole('dialog').filter({ has: last.getByLabel('Quantidade') });
  await expect.poll(() => changing.getByLabel('Quantidade').inputValue()).toBe('4');
  await changing.getByRole('button', { name: 'Salvar' }).click();
  await confirmWith(last, '123');
  await changing.waitFor({ state: 'hidden' });
  await expect.poll(() => draftsOf(last, /^itemChange/)).toEqual([]);
  const [row] = await world.api.sql(
    'select max(qt_quantidade)::float8 as mais from os_item where nr_seq_os = $1',
    [order],
  );
  expect(row).toEqual({ mais: 4 });
});

it('the meter typed to start a plan order is there again until it is sent', async () => {
  const { order, plate } = await makePlanOrder(world.api);
  await endAllWork(world.api);
  const page = await stage.as('joao', `/os/${order}`);
  await page.getByRole('button', { name: `Iniciar ${plate}` }).click();
  const name = `Iniciar OS ${shown(order)}`;
  await page.getByRole('dialog', { name }).getByLabel(/^KM/).fill('5300');

  const next = await another(page, `/os/${order}`);
  await next.getByRole('button', { name: `Iniciar ${plate}` }).click();
  const sheet = next.getByRole('dialog', { name });
  await expect.poll(() => sheet.getByLabel(/^KM/).inputValue()).toBe('5.300');
  await sheet.getByRole('button', { name: 'Iniciar' }).click();
  await confirmWith(next, '123');
  await next.getByRole('timer').first().waitFor();
  expect(await inDatabase(world.api, order)).toMatchObject({ running: 1 });
  await expect.poll(() => draftsOf(next, /^iniciar/)).toEqual([]);
});
