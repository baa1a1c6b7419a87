import type { Page } from 'playwright-core';
import { beforeEach, expect, it } from 'vitest';
import { makeOrder } from '../../server/test/orders.ts';
import { offline, open, sheet, strip, withoutNetwork } from '../test/offline.ts';
import { people } from '../test/people.ts';
import { openWorkshop } from '../test/terminal.ts';
import { confirmAs, inDatabase, mainButton, shown } from '../test/work.ts';

const { world, stage } = await openWorkshop();

beforeEach(() => stage.expects(withoutNetwork));

async function startAs(page: Page, plate: string, name: string, digits: string): Promise<void> {
  await mainButton(page, 'Iniciar', plate).click();
  await confirmAs(page, name, digits, 'Quem vai atender?');
  await page.getByRole('region', { name: 'Em atendimento' }).waitFor();
}

it('on a shared terminal whoever is there releases his own sends first, and each row names its person', async () => {
  const [first, second] = [await makeOrder(world.api), await makeOrder(world.api)];
  const page = await stage.as('staff', `/os/${second.order}`);
  await mainButton(page, 'Iniciar', second.plate).waitFor();
  await open(page, `/os/${first.order}`);
  await mainButton(page, 'Iniciar', first.plate).waitFor();
  await expect.poll(() => world.arrived('listTechnicians').length).toBeGreaterThan(0);
  await offline(page, true);
  await startAs(page, first.plate, 'Carlos Souza', people.carlos.digits);
  await open(page, `/os/${second.order}`);
  await startAs(page, second.plate, 'João Pereira', people.joao.digits);
  // The digits are forgotten with the page.
  await page.reload();
  await strip(page, 'Sem rede: 2 envios guardados.').waitFor();
  await offline(page, false);
  await page.evaluate(() => dispatchEvent(new Event('online')));

  const waiting = strip(page, '2 envios esperam a confirmação de 2 pessoas.');
  await waiting.getByRole('button').click();
  const row = (order: number) =>
    sheet(page)
      .getByRole('listitem')
      .filter({ hasText: shown(order) });
  await row(first.order).getByText('Carlos Souza').waitFor();
  await row(second.order).getByText('João Pereira').waitFor();
  await sheet(page).getByRole('button', { name: 'João Pereira' }).click();
  await sheet(page).locator('[data-digits]').fill(people.joao.digits);
  await row(second.order).waitFor({ state: 'hidden' });
  expect(await inDatabase(world.api, second.order)).toMatchObject({ running: 1 });
  expect(await inDatabase(world.api, first.order)).toMatchObject({ intervals: 0 });
  await sheet(page).getByLabel('Três primeiros dígitos do CPF de Carlos Souza').fill(people.carlos.digits);
  await sheet(page).getByText('Nada guardado').waitFor();
  expect(await inDatabase(world.api, first.order)).toMatchObject({ running: 1 });
});
