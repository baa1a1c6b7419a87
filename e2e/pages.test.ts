import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type Device, devices, openStage, type Stage } from './test/browser.ts';
import { expectAccessible, expectNoSidewaysScroll } from './test/checks.ts';
import { expectFit, expectReadableInTheDark } from './test/fit.ts';
import { settled } from './test/list.ts';
import type { Who } from './test/people.ts';
import { type Scene, setScene } from './test/scene.ts';
import { startWorld, type World } from './test/world.ts';

let world: World;
let stage: Stage;
let orders: Scene['orders'];
let plates: Scene['plates'];
let inventory: number;

beforeAll(async () => {
  world = await startWorld({ HELP_URL: 'https://ajuda.example/terminal', TEST_HOST: 'true' });
  stage = await openStage(world);
  ({ orders, plates, inventory } = await setScene(world));
});

afterEach(() => stage.endTest());

afterAll(async () => {
  await stage?.close();
  await world?.close();
});

const kinds = Object.keys(devices) as Device[];

/** Every page: where it is, who sees it, and what tells that it is complete. */
const pages: [string, Who, () => string, (page: Page) => Promise<void>][] = [
  ['internal orders', 'joao', () => '/', settled],
  ['columns', 'staff', () => '/?layout=Colunas', settled],
  ['warehouse orders', 'ana', () => '/osEmpilhadeira', settled],
  ['external orders', 'supplier', () => '/osExterna', settled],
  ['preventive orders', 'staff', () => '/osPreventiva', settled],
  ['predictive orders', 'staff', () => '/osPreditiva', settled],
  ['preventive orders of the warehouse', 'ana', () => '/osPreventivaArmazem', settled],
  ['reopened orders', 'staff', () => '/osReabertas', settled],
  [
    'a page to come',
    'staff',
    () => '/osPaleteira',
    (page) => page.getByText(/^Página e[nm] (desenvolvimento|desarrollo)$/).waitFor(),
  ],
  ['an empty list', 'joao', () => '/?placa=ZZZ9Z99', settled],
  [
    'an order',
    'joao',
    () => `/os/${orders.waiting}`,
    (page) => page.getByText(plates.waiting).first().waitFor(),
  ],
  [
    'an order in work',
    'joao',
    () => `/os/${orders.running}`,
    (page) => page.getByRole('timer').first().waitFor(),
  ],
  [
    'a paused order',
    'staff',
    () => `/os/${orders.paused}`,
    (page) => page.getByText(plates.paused).first().waitFor(),
  ],
  [
    'a rescue',
    'joao',
    () => `/os/${orders.rescue}`,
    (page) =>
      page
        .getByText(/41999990000/)
        .first()
        .waitFor(),
  ],
  [
    'an unknown order',
    'joao',
    () => '/os/999999999',
    (page) => page.getByRole('main').getByRole('heading', { level: 2 }).waitFor(),
  ],
  [
    'an order on its way',
    'joao',
    () => `/os/${orders.waiting}`,
    async (page) => {
      await page.route(/\/api\/os\/\d+$/, () => undefined);
      await page.reload();
      await page.getByRole('main').getByRole('status').waitFor();
    },
  ],
  ['a new order', 'joao', () => '/novaOs', (page) => page.getByRole('main').locator('textarea').waitFor()],
  [
    'the execution list',
    'staff',
    () => '/execucao',
    (page) => page.getByRole('main').getByRole('timer').first().waitFor(),
  ],
  [
    "a mechanic's own work",
    'joao',
    () => '/historico',
    (page) => page.getByRole('main').getByRole('rowheader').first().waitFor(),
  ],
  ['the dashboard', 'staff', () => '/dashboard', figures],
  [
    'the indicators',
    'joao',
    () => '/dashboard?aba=indicadores',
    (page) => page.getByRole('main').getByRole('table').last().waitFor(),
  ],
  [
    'the forecast, a week open',
    'staff',
    () => '/previsao?semana=atrasados',
    (page) => page.getByRole('main').getByRole('listitem').getByRole('checkbox').first().waitFor(),
  ],
  [
    'the registry of problems',
    'staff',
    () => '/conjuntos',
    (page) => page.getByRole('main').getByRole('row').nth(1).waitFor(),
  ],
  [
    'the form of a problem',
    'staff',
    () => '/conjuntos?modo=cadastro',
    (page) => page.getByRole('main').getByRole('switch').waitFor(),
  ],
  ['the plans', 'staff', () => '/planos', (page) => page.getByRole('main').getByRole('searchbox').waitFor()],
  [
    'a plan with its ring and vehicles',
    'staff',
    () => '/planos/1',
    (page) => page.getByRole('main').getByRole('rowheader').first().waitFor(),
  ],
  [
    'readings held, and those of a vehicle',
    'staff',
    () => `/planos/leituras?placa=${plates.held}`,
    (page) => page.getByRole('main').getByRole('table').waitFor(),
  ],
  [
    'the import',
    'staff',
    () => '/planos/importar',
    (page) => page.getByRole('main').getByRole('heading', { level: 2 }).waitFor(),
  ],
  [
    'the plates of the tyre shop',
    'pedro',
    () => '/borracharia/afericao',
    (page) => page.getByRole('main').getByRole('rowheader').first().waitFor(),
  ],
  ['a gauging', 'pedro', () => `/borracharia/afericao/${plates.dressed}`, drawn],
  ['a calibration', 'pedro', () => `/borracharia/calibragem/${plates.dressed}`, drawn],
  [
    'the plates whose tyres are moved',
    'pedro',
    () => '/borracharia/movimentacao',
    (page) => page.getByRole('main').getByRole('rowheader').first().waitFor(),
  ],
  [
    'a movement, with the tyres in stock',
    'pedro',
    () => `/borracharia/movimentacao/${plates.dressed}`,
    async (page) => {
      await page.getByRole('button', { name: /3, (esquerda|izquierda) interna/ }).click();
      await page.getByRole('main').getByRole('listitem').getByRole('button').first().waitFor();
    },
  ],
  [
    'the figures of the tyre shop',
    'pedro',
    () => '/borracharia?situacao=S',
    (page) => page.getByRole('main').getByRole('rowheader').first().waitFor(),
  ],
  [
    'the tyres to be scrapped',
    'joao',
    () => '/borracharia/descarte',
    (page) => page.getByRole('main').getByRole('rowheader').first().waitFor(),
  ],
  [
    'the tyres away',
    'pedro',
    () => '/borracharia/fora',
    (page) => page.getByRole('main').getByRole('rowheader').first().waitFor(),
  ],
  [
    'tyres to be pulled',
    'pedro',
    () => '/borracharia/vida',
    (page) => page.getByRole('main').getByRole('rowheader').first().waitFor(),
  ],
  [
    'findings about tyres',
    'pedro',
    () => '/borracharia/vida?parte=achados',
    (page) => page.getByRole('main').getByRole('rowheader').first().waitFor(),
  ],
  [
    'hints to rotate tyres',
    'pedro',
    () => '/borracharia/vida?parte=rodizio',
    (page) => page.getByRole('main').getByRole('listitem').first().waitFor(),
  ],
  [
    'costs of tyres',
    'pedro',
    () => '/borracharia/vida?parte=custos&por=recapadora',
    (page) => page.getByRole('main').getByRole('rowheader').first().waitFor(),
  ],
  [
    'the history of a tyre',
    'pedro',
    () => `/borracharia/pneu/${plates.dressed}-1EE`,
    (page) => page.getByRole('main').getByRole('rowheader').first().waitFor(),
  ],
  [
    'labels of tyres',
    'pedro',
    () => '/borracharia/etiquetas',
    (page) => page.getByRole('main').getByRole('listitem').first().waitFor(),
  ],
  [
    'the import of tyres',
    'pedro',
    () => '/borracharia/importar',
    (page) => page.getByRole('main').getByRole('heading', { level: 2 }).waitFor(),
  ],
  [
    'settings of tyres',
    'staff',
    () => '/borracharia/ajustes',
    (page) => page.getByRole('main').getByRole('combobox').first().waitFor(),
  ],
  [
    'the inventories',
    'staff',
    () => '/inventario',
    (page) => page.getByRole('main').getByRole('rowheader').first().waitFor(),
  ],
  [
    'an inventory',
    'joao',
    () => `/inventarioItens/${inventory}`,
    (page) => page.getByRole('main').getByRole('rowheader').first().waitFor(),
  ],
  [
    'the sheet of an inventory',
    'joao',
    () => `/inventarioItens/${inventory}/folha`,
    (page) => page.getByRole('main').getByRole('rowheader').first().waitFor(),
  ],
  [
    'the stock',
    'staff',
    () => '/estoque',
    (page) => page.getByRole('main').getByRole('rowheader').first().waitFor(),
  ],
  [
    'a part in stock',
    'staff',
    () => '/estoque/1',
    (page) => page.getByRole('main').getByRole('img').waitFor(),
  ],
  [
    'labels of parts',
    'staff',
    () => '/estoque/etiquetas',
    (page) => page.getByRole('main').getByRole('listitem').first().waitFor(),
  ],
  [
    'the import of stock',
    'staff',
    () => '/estoque/importar',
    (page) => page.getByRole('main').getByRole('heading', { level: 2 }).waitFor(),
  ],
  ['the wall', 'staff', () => '/dashboard?mural=1', figures],
  ['no page', 'joao', () => '/nada', (page) => page.getByRole('main').getByRole('link').waitFor()],
];

/** The drawing of the axles is there. */
async function drawn(page: Page): Promise<void> {
  await page.getByRole('main').getByRole('button', { pressed: true }).first().waitFor();
}

/** Every card of the dashboard has its figures. */
async function figures(page: Page): Promise<void> {
  await page.getByRole('main').getByRole('list').first().getByText(/^\d+$/).first().waitFor();
  await expect.poll(() => page.getByRole('main').getByRole('status').count()).toBe(0);
}

/** The same page on each kind of screen, one after the other. */
async function onEveryScreen(page: Page, work: (device: Device) => Promise<void>): Promise<void> {
  for (const device of kinds) {
    await page.setViewportSize(devices[device].viewport);
    await work(device);
  }
}

describe('fit for everybody, on phone, tablet and desktop, light and dark, and no wider than the screen in Spanish', () => {
  it('the login', async () => {
    const page = await stage.open();
    await page.getByRole('heading', { level: 1 }).waitFor();
    await onEveryScreen(page, (device) => expectFit(page, `login, ${device}`));
  });

  it.each(pages)('%s', async (name, who, path, complete) => {
    const page = await stage.as(who, path());
    await complete(page);
    await expectReadableInTheDark(page, name);
    await onEveryScreen(page, async (device) => {
      await expectNoSidewaysScroll(page, `${name}, ${device}`);
      await expectAccessible(page, `${name}, ${device}`);
    });

    await page.evaluate(() => localStorage.setItem('idioma', 'es'));
    await page.reload();
    await complete(page);
    await onEveryScreen(page, (device) => expectNoSidewaysScroll(page, `${name}, ${device}, es`));
  });
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
