import { describe, expect, it } from 'vitest';
import { makeOrder } from '../../server/test/orders.ts';
import { expectInSight } from '../test/checks.ts';
import { expectFit } from '../test/fit.ts';
import { openWorkshop } from '../test/terminal.ts';
import { confirmWith, shown, startAs } from '../test/work.ts';

const { world, stage, joao } = await openWorkshop();

const digits = '123';

/** Adds up, in the page, what moved without a touch. */
const countShifts = `window.shifted = 0;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) if (!entry.hadRecentInput) window.shifted += entry.value;
  }).observe({ type: 'layout-shift', buffered: true })`;

describe('the screen of the work in hand', () => {
  it('has the whole screen from its first drawing on: nothing moves when its code has come', async () => {
    const { order } = await makeOrder(world.api);
    const page = await stage.as('joao', '/', { device: 'desktop' });
    await page.addInitScript({ content: countShifts });
    await page.goto(`/os/${order}/trabalho`);
    await page.getByRole('heading', { name: `Trabalho na OS ${shown(order)}` }).waitFor();
    await page.getByRole('list', { name: 'Serviços, na ordem' }).waitFor();
    expect(await page.evaluate<number>('window.shifted')).toBeLessThan(0.05);
    expect(await page.getByRole('navigation').count()).toBe(0);
  });

  it('has its whole page while only the mark is shown: the first drawing moves nothing', async () => {
    const page = await stage.as('joao', '/', { device: 'desktop' });
    await page.route('**/assets/index-*.js', () => {});
    await page.goto('/', { waitUntil: 'commit' });
    await page.locator('#root > svg').waitFor();
    expect(await page.locator('body').boundingBox()).toMatchObject({ x: 0, y: 0, width: 1440 });
  });

  it('brings the service that begins into sight', async () => {
    const { order } = await makeOrder(world.api, { services: 6 });
    await startAs(world.api, joao, order);
    const page = await stage.as('joao', `/os/${order}/trabalho`, { device: 'phone' });
    await page.setViewportSize({ width: 844, height: 390 });
    for (let done = 1; done <= 2; done += 1) {
      await page
        .getByRole('button', { name: /^Parar e iniciar o próximo/ })
        .first()
        .click();
      await confirmWith(page, digits);
      await expect.poll(() => page.getByText(/^feito/).count()).toBe(done);
    }
    await expectInSight(page.locator('[aria-current="step"] strong'));
  });

  it('has the whole screen; held sideways it shows plate, clock, service and main button at once', async () => {
    const { order, plate } = await makeOrder(world.api, { services: 3 });
    await startAs(world.api, joao, order);
    const page = await stage.as('joao', `/os/${order}/trabalho`, {
      device: 'phone',
      viewport: { width: 844, height: 390 },
    });
    const panel = page.getByRole('region', { name: 'Em atendimento' });
    await panel.waitFor();
    for (const part of [
      page.getByRole('main').getByText(plate).first(),
      panel.getByRole('timer'),
      page
        .getByRole('listitem')
        .filter({ has: page.getByRole('timer') })
        .locator('strong')
        .first(),
      panel.getByRole('button', { name: /^Parar e iniciar o próximo/ }),
      page.getByRole('link', { name: 'Voltar' }),
    ])
      await expectInSight(part);
    for (const [width, height] of [
      [844, 390],
      [390, 844],
      [1024, 768],
    ] as const) {
      await page.setViewportSize({ width, height });
      await expect.poll(() => page.getByRole('navigation').count()).toBe(0);
      expect(await page.getByRole('button', { name: 'Sair' }).count()).toBe(0);
      await expectFit(page, `work in hand, ${width} px wide`);
    }
  });
});
