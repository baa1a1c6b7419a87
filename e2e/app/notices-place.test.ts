import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { makeOrder } from '../../server/test/orders.ts';
import { openWorkshop } from '../test/terminal.ts';
import { startAs } from '../test/work.ts';

const { world, stage, joao } = await openWorkshop();

/** What of the page a notice would hide. */
const overlaps = (page: Page, selector: string) =>
  page.evaluate((wanted) => {
    const stack = document.querySelector('[popover][role=status]');
    if (stack === null) return 'no notices';
    const notice = document.createElement('div');
    notice.style.cssText = 'height: 56px; width: 340px';
    stack.append(notice);
    const at = notice.getBoundingClientRect();
    const hidden = [...document.querySelectorAll(wanted)].filter((element) => {
      const one = element.getBoundingClientRect();
      return (
        one.width > 0 &&
        one.top < at.bottom &&
        one.bottom > at.top &&
        one.left < at.right &&
        one.right > at.left
      );
    });
    notice.remove();
    return hidden.map(({ outerHTML }) => outerHTML);
  }, selector);

it.each([
  ['a phone', { width: 390, height: 844 }],
  ['a phone held sideways', { width: 844, height: 390 }],
])(
  'notices on %s hide neither the plate of the work nor title and close button of a sheet',
  async (_on, size) => {
    const { order } = await makeOrder(world.api);
    await startAs(world.api, joao, order);
    const page = await stage.as('joao', `/os/${order}/trabalho`, { device: 'phone' });
    await page.setViewportSize(size);
    await page.getByRole('timer').first().waitFor();
    await page.evaluate(() => document.querySelector<HTMLElement>('[popover][role=status]')?.showPopover());
    expect(await overlaps(page, 'main [translate=no], main h2')).toEqual([]);
    await page.getByRole('button', { name: 'Pausar' }).click();
    const sheet = page.getByRole('dialog');
    await sheet.getByText('Refeicao').waitFor();
    await page.evaluate(() => {
      const stack = document.querySelector<HTMLElement>('[popover][role=status]');
      stack?.hidePopover();
      stack?.showPopover();
    });
    expect(await overlaps(page, 'dialog[open] h2, dialog[open] button[aria-label="Fechar"]')).toEqual([]);
  },
);
