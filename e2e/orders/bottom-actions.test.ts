import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { makeOrder } from '../../server/test/orders.ts';
import { expectTargets } from '../test/checks.ts';
import { openTerminal } from '../test/terminal.ts';

const { world, stage } = await openTerminal();

/** Run in the page: scrolls a button of the items to where its upper edge is so far below that of the main action. */
function scrollUnder(below: number): void {
  const named = (name: string) =>
    [...document.querySelectorAll('button')].find((button) => button.textContent.includes(name));
  const item = named('Registrar item')?.getBoundingClientRect();
  const action = named('Iniciar')?.getBoundingClientRect();
  if (item && action) scrollBy(0, item.top - action.top - below);
}

it('what lies half under the main action of a phone is no target too small to hit', async () => {
  const { order } = await makeOrder(world.api, { services: 8 });
  const page: Page = await stage.as('joao', `/os/${order}`, { device: 'phone' });
  await page.getByRole('button', { name: 'Registrar item' }).waitFor();
  for (const below of [-14, 0, 30]) {
    await page.evaluate(scrollUnder, below);
    await expectTargets(page, `a button ${below} px below the main action's edge`);
  }
});

it('what is in sight above the main action takes the press', async () => {
  const { order } = await makeOrder(world.api, { services: 8 });
  const page: Page = await stage.as('joao', `/os/${order}`, { device: 'phone' });
  await page.getByRole('button', { name: 'Registrar item' }).waitFor();
  await page.evaluate(scrollUnder, -120);
  await page.getByRole('button', { name: 'Registrar item' }).click();
  await page.getByRole('dialog', { name: 'Registrar item' }).waitFor();
  expect(await page.getByRole('dialog').count()).toBe(1);
});
