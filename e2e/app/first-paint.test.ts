import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { openTerminal } from '../test/terminal.ts';

const { stage } = await openTerminal();

/** A tab of a terminal whose program and styles never come. @returns the tab, and the files it has asked for */
async function withoutProgram(page: Page, address = '/'): Promise<{ tab: Page; asked: string[] }> {
  const tab = await stage.tab(page);
  const asked: string[] = [];
  await tab.route(/\/assets\/.*\.(js|css)$/, (route) => {
    asked.push(new URL(route.request().url()).pathname);
  });
  await tab.goto(address, { waitUntil: 'commit' });
  await tab.locator('#root > svg').waitFor();
  return { tab, asked };
}

const ground = (page: Page) => page.evaluate(() => getComputedStyle(document.documentElement).colorScheme);

it('draws the mark on the ground of the chosen scheme while the program is under way', async () => {
  const page = await stage.open({ device: 'phone' });
  const light = await withoutProgram(page);
  expect(await light.tab.locator('#root > svg').boundingBox()).toMatchObject({ width: 96, height: 96 });
  expect(await ground(light.tab)).not.toBe('dark');
  await page.evaluate(() => localStorage.setItem('esquema', 'dark'));
  const dark = await withoutProgram(page);
  expect(await ground(dark.tab)).toBe('dark');
});

it('asks for the files of the list at once where somebody is signed in, nowhere else', async () => {
  const isOfList = (file: string) => /\/(list|Shell|OrdersPage)-/.test(file);
  const { asked: asGuest } = await withoutProgram(await stage.open());
  expect(asGuest.filter(isOfList)).toEqual([]);
  const { asked } = await withoutProgram(await stage.as('joao'));
  // Three scripts and the styles of the list.
  await expect.poll(() => asked.filter(isOfList).length).toBe(4);
});

it.each([
  ['/os/1', 'OrderPage', 'WorkPage'],
  ['/os/1/trabalho', 'WorkPage', 'OrderPage'],
  ['/borracharia/afericao/ABC1D23', 'ReadingPage', 'OrderPage'],
])('asks for the files of the page at %s at once, and for its texts', async (address, own, other) => {
  const page = await stage.as('joao');
  const isAsked = (name: string, asked: string[]) => asked.some((file) => file.includes(`/${name}-`));
  const { asked } = await withoutProgram(page, address);
  await expect.poll(() => isAsked(own, asked)).toBe(true);
  expect(isAsked('Shell', asked)).toBe(true);
  expect(isAsked('portuguese-pages', asked)).toBe(true);
  expect(isAsked(other, asked)).toBe(false);
  await page.evaluate(() => localStorage.setItem('idioma', 'es'));
  const inSpanish = await withoutProgram(page, address);
  await expect.poll(() => isAsked('spanish', inSpanish.asked)).toBe(true);
});

it('runs no script that is written into it but its own', async () => {
  stage.expects(/Content Security Policy/);
  const page = await stage.open();
  const ran = await page.evaluate(() => {
    const script = document.createElement('script');
    script.textContent = 'globalThis.ran = true';
    document.head.append(script);
    return 'ran' in globalThis;
  });
  expect(ran).toBe(false);
});

const firstAnswer = /\/api\/(os\?|os\/\d+$|borracharia\/)/;

it.each(['/', '/os/$id', '/os/$id/trabalho'])(
  'asks for what %s shows while the program is under way',
  async (path) => {
    const page = await stage.as('joao');
    const order = await page.getByRole('article').getByRole('link').first().getAttribute('href');
    const address = path.replace('/os/$id', order ?? '');
    const tab = await stage.tab(page);
    const asked: string[] = [];
    tab.on('request', (request) => {
      if (firstAnswer.test(request.url())) asked.push(request.url());
    });
    let comes = () => undefined as unknown;
    const program = new Promise((resolve) => {
      comes = () => resolve(undefined);
    });
    await tab.route(/\/assets\/(vendor|core)-.*\.js$/, async (route) => {
      await program;
      await route.continue();
    });
    await tab.goto(address, { waitUntil: 'commit' });
    await expect.poll(() => asked.length).toBe(1);
    comes();
    await tab.getByRole('main').getByRole('button').first().waitFor();
  },
);

it('asks for nothing early where nobody is signed in, or where the person may not go', async () => {
  const early = async (page: Page, address: string) => {
    const tab = await stage.tab(page);
    const asked: string[] = [];
    tab.on('request', (request) => {
      if (request.url().includes('/api/')) asked.push(request.url());
    });
    await tab.route(/\/assets\/(vendor|core)-.*\.js$/, () => undefined);
    const ran = tab.waitForResponse(/\/assets\/early-/);
    await tab.goto(address, { waitUntil: 'commit' });
    await (await ran).finished();
    await tab.waitForTimeout(300);
    return asked;
  };
  expect(await early(await stage.open(), '/')).toEqual([]);
  expect(await early(await stage.as('joao'), '/osEmpilhadeira')).toEqual([]);
});
