import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OpenSession } from '../../server/test/sessions.ts';
import { type Device, devices } from '../test/browser.ts';
import { expectAccessible, expectNoSidewaysScroll, expectWholeFigures } from '../test/checks.ts';
import { expectFit, expectReadableInTheDark } from '../test/fit.ts';
import { pages } from '../test/pages.ts';
import { fillPanel, openQueue } from '../test/panel-scene.ts';
import { type Scene, setScene } from '../test/scene.ts';
import { openTerminal } from '../test/terminal.ts';

const { world, stage } = await openTerminal({ TEST_HOST: 'true' });
let scene: Scene;
let queue: OpenSession[] = [];

beforeAll(async () => {
  scene = await setScene(world);
  await fillPanel(world);
  queue = await openQueue(world);
});

afterAll(() => Promise.all(queue.map(({ client }) => client.end().catch(() => undefined))));

/** Every kind of screen; `fromTablet` begins with that of a page just opened. */
const fromPhone = ['phone', 'tablet', 'desktop'] as const satisfies Device[];
const fromTablet = ['tablet', 'phone', 'desktop'] as const satisfies Device[];

/** The same page on each kind of screen, one after the other. */
async function onEveryScreen(
  page: Page,
  kinds: readonly Device[],
  work: (device: Device) => Promise<void>,
): Promise<void> {
  for (const device of kinds) {
    const { viewport } = devices[device];
    if (page.viewportSize()?.width !== viewport.width) await page.setViewportSize(viewport);
    await work(device);
  }
}

describe('fit for everybody, on phone, tablet and desktop, light and dark, and no wider than the screen in Spanish', () => {
  it('the login', async () => {
    const page = await stage.open();
    await page.getByRole('heading', { level: 1 }).waitFor();
    await onEveryScreen(page, fromTablet, (device) => expectFit(page, `login, ${device}`));
  });

  it('the login of the panel', async () => {
    const page = await stage.open();
    await page.goto('/loginPainel');
    await page.getByRole('heading', { level: 1 }).waitFor();
    await onEveryScreen(page, fromTablet, (device) => expectFit(page, `login of the panel, ${device}`));
  });

  it('the help', async () => {
    const page = await stage.open();
    await page.goto('/ajuda');
    await page.getByRole('heading', { level: 1 }).waitFor();
    await onEveryScreen(page, fromTablet, (device) => expectFit(page, `help, ${device}`));
  });

  it.each(pages)('%s', async (name, who, path, complete) => {
    const page = await stage.as(who, path(scene));
    await complete(page, scene);
    await expectReadableInTheDark(page, name);
    await onEveryScreen(page, fromTablet, async (device) => {
      await expectNoSidewaysScroll(page, `${name}, ${device}`);
      await expectWholeFigures(page, `${name}, ${device}`);
      await expectAccessible(page, `${name}, ${device}`);
    });

    await page.evaluate(() => localStorage.setItem('idioma', 'es'));
    await page.reload();
    await complete(page, scene);
    await onEveryScreen(page, fromPhone, (device) => expectNoSidewaysScroll(page, `${name}, ${device}, es`));
  });
});

/** Pages that need the most width next to the menu, because of top bar buttons or tables. */
const widest = pages.filter(([name]) =>
  [
    'the forecast, a week open',
    'a plan with its ring and vehicles',
    'the plates whose tyres are moved',
    'the tyres away',
  ].includes(name),
);

it('a page is no wider than a window made narrower', async () => {
  expect(widest.length).toBe(4);
  for (const [name, who, path, complete] of widest) {
    const page = await stage.as(who, path(scene), { device: 'desktop' });
    await complete(page, scene);
    await page.setViewportSize(devices.tablet.viewport);
    await expectNoSidewaysScroll(page, `${name}, narrowed`);
    await page.context().close();
  }
});

it('the pages are those built for use, not for developing', async () => {
  const page = await (await fetch(`${world.address}/login`)).text();
  const vendor = /\/assets\/vendor-[^"]+\.js/.exec(page)?.[0] ?? '';
  // What React says in its short form alone.
  expect(await (await fetch(world.address + vendor)).text()).toContain('Minified React error');
});

it('scripts and styles leave the server packed', async () => {
  const page = await (await fetch(`${world.address}/login`)).text();
  const files = [...page.matchAll(/"(\/assets\/[^"]+\.(?:js|css))"/g)].map(([, path]) => path ?? '');
  expect(files.length).toBeGreaterThan(3);
  for (const encoding of ['br', 'gzip']) {
    const answers = await Promise.all(
      files.map((path) => fetch(world.address + path, { headers: { 'Accept-Encoding': encoding } })),
    );
    const plain = answers.filter(({ headers }) => headers.get('content-encoding') !== encoding);
    // What packing would not make smaller stays as it is.
    for (const { headers } of plain) expect(Number(headers.get('content-length'))).toBeLessThan(2_000);
    expect(plain.length).toBeLessThan(answers.length);
  }
});
