import { describe, expect, it } from 'vitest';
import { makeOrder } from '../../server/test/orders.ts';
import { openTerminal } from '../test/terminal.ts';

const { world, stage } = await openTerminal();

describe('going from page to page', () => {
  it('a list is where it was left on the way back and after a reload, an order begins at its top', async () => {
    for (let n = 0; n < 6; n += 1) await makeOrder(world.api);
    const page = await stage.as('joao', '/', { device: 'phone' });
    const down = () => page.evaluate(() => Math.round(scrollY));
    const cards = page.getByRole('main').locator('a[href^="/os/"]');
    await cards.nth(5).scrollIntoViewIfNeeded();
    await expect.poll(down).toBeGreaterThan(300);
    const left = await down();
    await cards.nth(5).evaluate((link: HTMLElement) => link.click());
    await page.getByRole('textbox', { name: 'Escrever um comentário' }).waitFor();
    expect(await down()).toBe(0);
    await page.goBack();
    await cards.first().waitFor();
    // A strip that comes above the cards may move the page a little; it stays at the same card.
    const moved = async () => Math.abs((await down()) - left);
    await expect.poll(moved).toBeLessThan(40);
    await page.reload();
    await cards.first().waitFor();
    await expect.poll(moved).toBeLessThan(40);
  });

  it('a link pressed with a key held opens a tab, and the page stays', async () => {
    const page = await stage.as('joao', '/', { device: 'desktop' });
    const opened = page.context().waitForEvent('page');
    await page
      .getByRole('navigation', { name: 'Menu' })
      .getByRole('link', { name: 'Dashboard' })
      .click({ modifiers: ['Control'] });
    await (await opened).waitForURL('/dashboard');
    expect(new URL(page.url()).pathname).toBe('/');
  });

  it('a page whose script does not come says so in its place, and comes when it is asked for again', async () => {
    stage.expects(/ERR_FAILED/);
    const page = await stage.as('joao', '/', { device: 'desktop' });
    const script = /\/assets\/HistoryPage-[^/]*\.js$/;
    await page.route(script, (route) => route.abort());
    const menu = page.getByRole('navigation', { name: 'Menu' });
    const before = await page.evaluate(() => performance.timeOrigin);
    await menu.getByRole('link', { name: 'Meus atendimentos' }).click();
    // Once all is loaded anew: a newer version may have taken the place of the script.
    const anew = () => page.evaluate((then) => performance.timeOrigin !== then, before).catch(() => false);
    await expect.poll(anew).toBe(true);
    const again = page.getByRole('main').getByRole('button', { name: 'Tentar de novo' });
    await again.waitFor();
    expect(await menu.isVisible()).toBe(true);
    await page.unroute(script);
    await again.click();
    await page.getByRole('heading', { level: 1, name: 'Suas Avaliações' }).waitFor();
  });

  it('the work page, when its script does not come, leaves the ways to other pages', async () => {
    stage.expects(/ERR_FAILED/);
    const page = await stage.as('joao', '/', { device: 'phone' });
    await page.route(/\/assets\/WorkPage-[^/]*\.js$/, (route) => route.abort());
    await page.goto('/os/1/trabalho');
    await page.getByRole('main').getByRole('button', { name: 'Tentar de novo' }).waitFor();
    await page.getByRole('navigation').getByRole('link').first().click();
    await page.waitForURL('/');
  });
});
