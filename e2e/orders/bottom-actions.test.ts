import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { makeOrder } from '../../server/test/orders.ts';
import { expectTargets } from '../test/checks.ts';
import { openTerminal } from '../test/terminal.ts';

const { world, stage } = await openTerminal();

/** Run in the page. @returns how far below the upper edge of the main action that of a button of the items is */
function distance(): number {
  // Services have buttons of that name too, before it.
  const named = (name: string) =>
    [...document.querySelectorAll('button')].findLast((button) => button.textContent.includes(name));
  const item = named('Registrar item')?.getBoundingClientRect();
  const action = named('Iniciar')?.getBoundingClientRect();
  return item && action ? item.top - action.top : Number.NaN;
}

/** Scrolls that button to so far below the main action's edge. */
const scrollUnder = async (page: Page, below: number) =>
  page.evaluate(`scrollBy(0, (${distance})() - ${below})`);

it('what lies half under the main action of a phone is no target too small to hit', async () => {
  const { order } = await makeOrder(world.api, { services: 8 });
  const page: Page = await stage.as('joao', `/os/${order}`, { device: 'phone' });
  await page.getByRole('button', { name: 'Registrar item' }).waitFor();
  for (const below of [-14, 0, 30, 33, 38]) {
    await scrollUnder(page, below);
    expect(await page.evaluate(distance), 'where it was scrolled to').toBeCloseTo(below, 0);
    await expectTargets(page, `a button ${below} px below the main action's edge`);
  }
});

it('what is in sight above the main action takes the press', async () => {
  const { order } = await makeOrder(world.api, { services: 8 });
  const page: Page = await stage.as('joao', `/os/${order}`, { device: 'phone' });
  await page.getByRole('button', { name: 'Registrar item' }).waitFor();
  await scrollUnder(page, -120);
  await page.getByRole('button', { name: 'Registrar item' }).click();
  await page.getByRole('dialog', { name: 'Registrar item' }).waitFor();
  expect(await page.getByRole('dialog').count()).toBe(1);
});
