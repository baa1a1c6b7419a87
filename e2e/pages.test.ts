import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { planVehicle } from '../server/test/due-plans.ts';
import { placeInPlan } from '../server/test/forecast.ts';
import { makeOrder } from '../server/test/orders.ts';
import { makePlanOrder } from '../server/test/plan-orders.ts';
import { type Device, devices, openStage, type Stage } from './test/browser.ts';
import { expectAccessible, expectNoSidewaysScroll } from './test/checks.ts';
import { settled } from './test/list.ts';
import { people, signIn, type Who } from './test/people.ts';
import { endAllWork, identity, mainButton, pauseAs, startAs } from './test/work.ts';
import { startWorld, type World } from './test/world.ts';

let world: World;
let stage: Stage;
let orders: { waiting: number; running: number; paused: number; rescue: number; planned: number };
let plates: { waiting: string; paused: string; due: string; held: string };

beforeAll(async () => {
  world = await startWorld({ HELP_URL: 'https://ajuda.example/terminal', TEST_HOST: 'true' });
  stage = await openStage(world);
  const joao = await world.api.signIn(people.joao.number, people.joao.digits);
  const carlos = await world.api.signIn(people.carlos.number, people.carlos.digits);
  await endAllWork(world.api);
  const [waiting, running, paused, rescue] = [
    await makeOrder(world.api, { services: 3 }),
    await makeOrder(world.api, { services: 2 }),
    await makeOrder(world.api),
    await makeOrder(world.api, { rescue: true }),
  ];
  await startAs(world.api, carlos, paused.order);
  await pauseAs(world.api, carlos, paused.order);
  await startAs(world.api, joao, running.order);
  const planned = await makePlanOrder(world.api);
  await placeInPlan(world.api, { cycles: [{ days: 60 }], lastDaysAgo: 70 });
  orders = {
    planned: planned.order,
    waiting: waiting.order,
    running: running.order,
    paused: paused.order,
    rescue: rescue.order,
  };
  const { plate: due } = await planVehicle(world.api);
  const [held] = await world.api.sql<{ nr_placa: string }>(
    "select nr_placa from leitura_retida where st_leitura = 'P'",
  );
  plates = { waiting: waiting.plate, paused: paused.plate, due, held: held?.nr_placa ?? '' };
});

afterEach(() => stage.endTest());

afterAll(async () => {
  await stage?.close();
  await world?.close();
});

const kinds = Object.keys(devices) as Device[];

/** What is on screen: nothing beyond the edge, nothing hard to use, and colours told apart in both schemes. */
async function check(page: Page, where: string): Promise<void> {
  await expectNoSidewaysScroll(page, where);
  await expectAccessible(page, `${where}, light`);
  await expectReadableInTheDark(page, where);
}

async function expectReadableInTheDark(page: Page, where: string): Promise<void> {
  await changeScheme(page, 'dark');
  await expectAccessible(page, `${where}, dark`, 'colours');
  await changeScheme(page, 'light');
}

/** Changes the colours and waits until they have arrived: each part of the page follows the one around it. */
async function changeScheme(page: Page, scheme: 'light' | 'dark'): Promise<void> {
  await page.evaluate(async (chosen) => {
    document.documentElement.dataset['scheme'] = chosen;
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    for (let quiet = 0; quiet < 3; ) {
      await frame();
      const moving = document.getAnimations().filter(({ playState }) => playState === 'running');
      quiet = moving.some((animation) => animation instanceof CSSTransition) ? 0 : quiet + 1;
    }
  }, scheme);
}

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
  ['the wall', 'staff', () => '/dashboard?mural=1', figures],
  ['no page', 'joao', () => '/nada', (page) => page.getByRole('main').getByRole('link').waitFor()],
];

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
    await onEveryScreen(page, (device) => check(page, `login, ${device}`));
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

/** Every sheet: on which page, for whom, and how it is opened; the answer is what is then on screen. */
const sheets: [string, Who, () => string, (page: Page) => Promise<void>][] = [
  [
    'the digits',
    'carlos',
    () => `/os/${orders.waiting}`,
    async (page) => {
      await mainButton(page, 'Iniciar', plates.waiting).click();
      await identity(page).waitFor();
    },
  ],
  [
    'the technicians',
    'staff',
    () => `/os/${orders.waiting}`,
    async (page) => {
      await mainButton(page, 'Iniciar', plates.waiting).click();
      await page.getByRole('dialog').getByRole('listitem').first().waitFor();
    },
  ],
  [
    'the reasons of a pause, with the parts',
    'joao',
    () => `/os/${orders.running}`,
    async (page) => {
      await page.getByRole('button', { name: 'Pausar' }).click();
      await page.getByText('Aguardando Peças').click();
      await page.getByRole('group', { name: 'Qual peça?' }).waitFor();
    },
  ],
  [
    'what is left before finishing',
    'joao',
    () => `/os/${orders.running}/osExterna`,
    (page) => page.getByRole('dialog').getByRole('listitem').first().waitFor(),
  ],
  [
    'the branches',
    'joao',
    () => '/',
    async (page) => {
      if (await page.getByRole('button', { name: 'Mais' }).isVisible())
        await page.getByRole('button', { name: 'Mais' }).click();
      await page
        .getByRole('button', { name: /Trocar de filial/ })
        .last()
        .click();
      await page.getByRole('list', { name: 'Filial' }).waitFor();
    },
  ],
  [
    'the rescues',
    'joao',
    () => '/',
    async (page) => {
      await page
        .getByRole('banner')
        .getByRole('button', { name: /em rota/i })
        .click();
      await page.getByRole('dialog', { name: 'Socorro em rota' }).waitFor();
    },
  ],
  [
    'the choices of a new order',
    'joao',
    () => '/novaOs',
    async (page) => {
      await page.getByRole('button', { name: /^Operação/ }).click();
      await page.getByRole('dialog').getByRole('listitem').first().waitFor();
    },
  ],
  [
    'the label of a vehicle',
    'joao',
    () => '/novaOs',
    async (page) => {
      await page.getByRole('button', { name: 'Ler QR Code' }).click();
      await page.getByText(/^Sem câmera/).waitFor();
    },
  ],
  [
    'the orders behind a figure',
    'staff',
    () => '/dashboard',
    async (page) => {
      await page.getByRole('button', { name: /^Frota/ }).click();
      await page.getByRole('dialog').getByRole('link').first().waitFor();
    },
  ],
  [
    'the orders to be generated',
    'staff',
    () => '/previsao?semana=atrasados',
    async (page) => {
      await page
        .getByRole('checkbox', { name: /^Selecionar .+, / })
        .first()
        .check();
      await page.getByRole('button', { name: 'Gerar 1 ordem' }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Gerar', exact: true }).waitFor();
    },
  ],
  [
    'the closed orders',
    'joao',
    () => '/execucao',
    async (page) => {
      await page.getByRole('button', { name: 'OS Encerradas' }).click();
      await page.getByRole('dialog').getByRole('link').first().waitFor();
    },
  ],
  [
    'the meter before a plan order',
    'carlos',
    () => `/os/${orders.planned}`,
    async (page) => {
      await page.getByRole('button', { name: /^Iniciar/ }).click();
      await page.getByRole('dialog').getByLabel(/^KM/).waitFor();
    },
  ],
  [
    'the preventives that are overdue, and where their order is to be done',
    'staff',
    () => '/osPreventiva',
    async (page) => {
      await page.getByRole('button', { name: /^Preventivas vencidas/ }).click();
      await page
        .getByRole('dialog')
        .getByRole('button', { name: `Gerar OS, ${plates.due}` })
        .click();
      await page
        .getByRole('dialog')
        .getByRole('button', { name: /^Externa/ })
        .click();
      await page.getByRole('dialog').getByRole('radio').first().waitFor();
    },
  ],
  [
    'what is due of a plate',
    'staff',
    () => '/osPreventiva',
    async (page) => {
      await page.getByRole('button', { name: 'Buscar Placa' }).click();
      await page.getByRole('dialog').getByLabel('Placa').fill(plates.due);
      await page.keyboard.press('Enter');
      await page.getByRole('dialog').getByRole('region').waitFor();
    },
  ],
  [
    'the predictives',
    'staff',
    () => '/osPreditiva',
    async (page) => {
      await page.getByRole('button', { name: 'Gerar Preventiva Programada' }).click();
      await page.getByRole('dialog').getByRole('rowheader').first().waitFor();
    },
  ],
  [
    'a cycle of a plan',
    'staff',
    () => '/planos/1',
    async (page) => {
      await page
        .getByRole('button', { name: /^Editar ciclo/ })
        .first()
        .click();
      await page.getByRole('dialog').getByLabel('Nome do ciclo').waitFor();
    },
  ],
  [
    'a vehicle in a plan with its history',
    'staff',
    () => '/planos/1',
    async (page) => {
      await page
        .getByRole('button', { name: /no plano$/ })
        .first()
        .click();
      await page.getByRole('dialog').getByRole('listitem').first().waitFor();
    },
  ],
  [
    'vehicles to be attached',
    'staff',
    () => '/planos/1',
    async (page) => {
      await page.getByRole('button', { name: 'Vincular veículos' }).click();
      await page.getByRole('dialog').getByRole('checkbox').first().waitFor();
    },
  ],
  [
    'another meter',
    'staff',
    () => `/planos/leituras?placa=${plates.due}`,
    async (page) => {
      await page.getByRole('button', { name: 'Trocar medidor' }).click();
      await page
        .getByRole('dialog')
        .getByLabel(/^O antigo/)
        .waitFor();
    },
  ],
  [
    'the filters',
    'staff',
    () => '/osExterna',
    async (page) => {
      await page.getByRole('button', { name: 'Filtros', exact: true }).click();
      await page.getByLabel('Fornecedor').waitFor();
    },
  ],
];

describe.each(['phone', 'desktop'] as const)('sheets on a %s', (device) => {
  it.each(sheets)('%s: fit for everybody', async (name, who, path, openSheet) => {
    const page = await stage.as(who, path(), { device });
    await openSheet(page);
    await check(page, `${name}, ${device}`);
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

it('the menu and the search on a phone are fit for everybody', async () => {
  const page = await stage.as('staff', '/', { device: 'phone' });
  for (const name of ['Mais', 'Procurar']) {
    await page.getByRole('button', { name }).click();
    await page.getByRole('dialog').waitFor();
    await check(page, name);
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'hidden' });
  }
});

it('quick access and the refused login are fit for everybody', async () => {
  const page = await stage.open({ device: 'phone' });
  await signIn(page, 'pedro');
  await page.getByRole('button', { name: 'Mais' }).click();
  await page.getByRole('button', { name: 'Sair' }).click();
  await page.waitForURL('/login');
  await page.getByRole('button', { name: 'Acesso rápido' }).click();
  await page.getByRole('dialog').getByRole('listitem').waitFor();
  await check(page, 'quick access');
  await page.getByRole('button', { name: 'Cancelar' }).click();
  await page.locator('[data-digits]').fill('000');
  await page.getByRole('button', { name: 'Acessar' }).click();
  await page.getByText('Falha ao fazer login').waitFor();
  await check(page, 'refused login');
  await expect.poll(() => page.getByRole('alert').count()).toBe(1);
});
