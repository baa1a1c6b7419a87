import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { makeOrder } from '../../server/test/orders.ts';
import { devices, openStage, type Stage } from '../test/browser.ts';
import { expectInSight, expectNoSidewaysScroll, stored } from '../test/checks.ts';
import { settled } from '../test/list.ts';
import { people, signIn, type Who } from '../test/people.ts';
import { startWorld, type World } from '../test/world.ts';

let world: World;
let stage: Stage;

beforeAll(async () => {
  world = await startWorld();
  stage = await openStage(world);
});

afterEach(() => stage.endTest());

afterAll(async () => {
  await stage?.close();
  await world?.close();
});

const menu = { name: 'Menu' };

describe('titles and addresses', () => {
  it('name the section and the terminal', async () => {
    const page = await stage.open();
    await expect.poll(() => page.title()).toBe('Entrar | Terminal de Manutenção');
    await signIn(page, 'staff');
    for (const [path, title] of [
      ['/', 'Ordens internas'],
      ['/osEmpilhadeira', 'Ordens do armazém'],
      ['/osExterna', 'Ordens externas'],
      ['/osPreventiva', 'Ordens preventivas'],
      ['/osPreditiva', 'Ordens preditivas'],
      ['/osReabertas', 'Ordens reabertas'],
      ['/osExternaArmazem', 'Ordens externas do armazém'],
      ['/osPreventivaArmazem', 'Preventivas do armazém'],
      ['/osPredivitaArmazem', 'Preditivas do armazém'],
      ['/osPaleteira', 'Paleteiras'],
      ['/manutencao', 'Manutenção'],
      ['/nada', 'Página não encontrada'],
    ] as const) {
      await page.goto(path);
      await expect.poll(() => page.title()).toBe(`${title} | Terminal de Manutenção`);
    }
  });

  it('are the same in small and large letters', async () => {
    const page = await stage.as('staff', '/OSEMPILHADEIRA');
    await page.getByRole('heading', { name: 'Ordens do armazém' }).waitFor();
  });

  it('say so when nothing is there, and lead back', async () => {
    const page = await stage.as('joao', '/naoExiste');
    await page.getByText('O endereço /naoExiste não existe neste terminal.').waitFor();
    await page.getByRole('link', { name: 'Ir para as ordens' }).click();
    await page.waitForURL('/');
  });

  it('open an order directly', async () => {
    const { order, plate } = await makeOrder(world.api);
    const page = await stage.as('joao', `/os/${order}`);
    await page.getByText(plate).first().waitFor();
    expect(await page.title()).toContain(String(order));
  });

  it.each([
    ['supplier', '/', '/osExterna'],
    ['supplier', '/osEmpilhadeira', '/osExternaArmazem'],
    ['supplier', '/osReabertas', '/osExterna'],
    ['ana', '/', '/osEmpilhadeira'],
    ['joao', '/osEmpilhadeira', '/'],
  ] as const)('send %s from %s, which is hidden there, to %s', async (who, hidden, landing) => {
    const page = await stage.as(who, hidden);
    await page.waitForURL(landing);
  });

  it('let a mechanic read external orders by their address, though the menu hides them', async () => {
    const page = await stage.as('joao', '/osExterna');
    await page.getByRole('heading', { name: 'Ordens externas' }).waitFor();
  });
});

describe('the menu', () => {
  it.each([
    [
      'joao',
      [
        'Internas',
        'Lista de execução',
        'Preventivas',
        'Preditivas',
        'Reabertas',
        'Nova OS',
        'Meus atendimentos',
        'Dashboard',
        'OS encerradas',
        'Inventário',
        'Ajuda',
      ],
    ],
    [
      'ana',
      [
        'Empilhadeiras',
        'Lista de execução',
        'Preventivas do armazém',
        'Preditivas do armazém',
        'Paleteiras',
        'Reabertas',
        'Nova OS',
        'Meus atendimentos',
        'Dashboard',
        'OS encerradas',
        'Inventário',
        'Ajuda',
      ],
    ],
    [
      'staff',
      [
        'Internas',
        'Lista de execução',
        'Externas',
        'Preventivas',
        'Preditivas',
        'Reabertas',
        'Nova OS',
        'Dashboard',
        'Empilhadeiras',
        'Externas do armazém',
        'Preventivas do armazém',
        'Preditivas do armazém',
        'Paleteiras',
        'OS encerradas',
        'Planos',
        'Previsão',
        'Segmentos e problemas',
        'Inventário',
        'Estoque',
        'Ajuda',
      ],
    ],
    ['supplier', ['Externas', 'Preventivas', 'Externas do armazém', 'Ajuda']],
  ] as const satisfies [Who, string[]][])('shows %s exactly %j', async (who, entries) => {
    const page = await stage.as(who, '/', { device: 'desktop' });
    const links = page.getByRole('navigation', menu).getByRole('link');
    await links.first().waitFor();
    const names = (await links.allInnerTexts()).map((text) => text.split('\n')[0]);
    expect(names).toEqual(entries);
  });

  it.each(['phone', 'tablet', 'desktop'] as const)(
    'leads forklift people to reopened, new and own work on a %s',
    async (device) => {
      const { order } = await makeOrder(world.api, { department: 'ARMAZEM' });
      await world.api.sql('update os set dt_reabertura = now() where nr_sequencial = $1', [order]);
      const page = await stage.as('ana', '/osEmpilhadeira', { device });
      for (const path of ['/osReabertas', '/novaOs', '/historico', '/dashboard', '/execucao']) {
        if (device === 'phone') await page.getByRole('button', { name: 'Mais', exact: true }).click();
        const nav = page.getByRole('navigation', menu);
        await nav.locator(`a[href="${path}"]`).last().click();
        await page.waitForURL(path);
        if (path === '/osReabertas') await page.getByText(String(order)).first().waitFor();
      }
    },
  );

  it('counts what each list holds', async () => {
    const page = await stage.as('staff', '/', { device: 'desktop' });
    const who = await world.api.signIn(people.staff.number, people.staff.digits);
    for (const [entry, call, query] of [
      ['Internas', 'listOrders', {}],
      ['Externas', 'listExternalOrders', {}],
      ['Preventivas', 'listOrders', { tipo: 'V' }],
      ['Preditivas', 'listOrders', { tipo: '13' }],
      ['Reabertas', 'listReopenedOrders', {}],
      ['Empilhadeiras', 'listWarehouseOrders', {}],
      ['Externas do armazém', 'listWarehouseOrders', { origem: 'E' }],
      ['Preventivas do armazém', 'listWarehousePreventives', {}],
      ['Preditivas do armazém', 'listWarehouseOrders', { tipo: '13' }],
    ] as const) {
      const { body } = await world.api.call(call, { query }, who);
      const link = page
        .getByRole('navigation', menu)
        .getByRole('link', { name: new RegExp(`^${entry} *\\d`) });
      await expect.poll(() => link.textContent()).toMatch(new RegExp(`\\D${body.total}$`));
    }
  });

  it('is 300 px wide open, 95 px collapsed, and stays as it was left', async () => {
    const page = await stage.as('joao', '/', { device: 'desktop' });
    const width = async () => (await page.getByRole('complementary').boundingBox())?.width;
    expect(await width()).toBe(300);
    await page.getByRole('button', { name: 'Recolher o menu' }).click();
    await expect.poll(width).toBe(95);
    await page.reload();
    await expect.poll(width).toBe(95);
    await page.getByTitle('Abrir o menu').click();
    await expect.poll(width).toBe(300);
  });

  it('makes room where the window gets narrow, and opens again where there is room', async () => {
    const page = await stage.as('joao', '/', { device: 'desktop' });
    const width = async () => (await page.getByRole('complementary').boundingBox())?.width;
    expect(await width()).toBe(300);
    await page.setViewportSize(devices.tablet.viewport);
    await expect.poll(width).toBe(95);
    await page.setViewportSize(devices.desktop.viewport);
    await expect.poll(width).toBe(300);
  });

  it('has the last entry whole in sight at a desk, when its counts have come', async () => {
    const page = await stage.as('staff', '/estoque', { device: 'desktop' });
    await expectInSight(page.getByRole('navigation', menu).locator('[aria-current=page]'));
  });

  it('a press said twice selects no words', async () => {
    const page = await stage.as('joao', '/', { device: 'desktop' });
    await page.getByRole('button', { name: 'Filtros', exact: true }).dblclick();
    expect(await page.evaluate(() => String(getSelection()))).toBe('');
  });

  it('brings the current entry into view, collapsed on a tablet', async () => {
    const page = await stage.as('staff', '/estoque', { device: 'tablet' });
    const current = page.getByRole('navigation', menu).locator('[aria-current=page]');
    await current.waitFor();
    const place = async () => {
      const [entry, foot] = await Promise.all([
        current.boundingBox(),
        page.getByTitle('Abrir o menu').boundingBox(),
      ]);
      return (entry?.y ?? 0) + (entry?.height ?? 0) <= (foot?.y ?? 0);
    };
    await expect.poll(place).toBe(true);
  });

  it('lies over the page from 990 px down, and beside it from 991 px up', async () => {
    const page = await stage.as('staff', '/', { viewport: { width: 990, height: 800 } });
    expect(await page.getByRole('complementary').count()).toBe(0);
    await page.getByRole('button', { name: 'Mais', exact: true }).click();
    const overlay = page.getByRole('dialog');
    await overlay.getByRole('link', { name: 'Empilhadeiras' }).click();
    await page.waitForURL('/osEmpilhadeira');
    await overlay.waitFor({ state: 'hidden' });
    await page.setViewportSize({ width: 991, height: 800 });
    await page.getByRole('complementary').waitFor();
    expect(await page.getByRole('button', { name: 'Mais', exact: true }).count()).toBe(0);
  });

  it('is under the thumb on a phone: orders, the search, and the rest', async () => {
    const { order, plate } = await makeOrder(world.api);
    const page = await stage.open({ device: 'phone' });
    await signIn(page, 'joao');
    const bar = page.getByRole('navigation', menu);
    await bar.getByRole('button', { name: 'Procurar' }).click();
    await page.getByRole('dialog', { name: 'Procurar OS' }).getByRole('searchbox').fill(String(order));
    await page.keyboard.press('Enter');
    await page.waitForURL(`/os/${order}`);
    await page.getByText(plate).first().waitFor();
    await page.getByRole('link', { name: 'Voltar' }).click();
    await page.waitForURL('/');
    await bar.getByRole('link', { name: 'Ordens' }).click();
    await bar.getByRole('button', { name: 'Mais', exact: true }).click();
    await page.getByRole('dialog').getByRole('link', { name: 'Internas' }).click();
    await page.getByRole('dialog').waitFor({ state: 'hidden' });
  });
});

describe('the top bar', () => {
  it.each([
    ['phone', devices.phone.viewport],
    ['a tablet held upright', { width: 820, height: 1180 }],
    ['desktop', devices.desktop.viewport],
  ])('clears the filters and signs out on every screen: %s', async (_, viewport) => {
    const page = await stage.open({ viewport });
    await signIn(page, 'joao');
    await page.goto('/?placa=ABC');
    await settled(page);
    const bar = page.getByRole('banner');
    await bar.getByRole('button', { name: 'Limpar filtros' }).click();
    await page.waitForURL('/');
    await expectNoSidewaysScroll(page, String(viewport.width));
    await bar.getByRole('button', { name: 'Sair' }).click();
    await page.waitForURL('/login');
  });

  it('cuts names of person and branch to ten letters', async () => {
    await world.api.sql(
      "update g_clifor set ds_colaborador = 'MAXIMILIANOAUGUSTO' where nr_matricula = '1301'",
    );
    const [branch] = await world.api.sql<{ ds_filial: string }>(
      'select ds_filial from filial where nr_sequencial = 1',
    );
    const page = await stage.open({ device: 'desktop' });
    await signIn(page, 'pedro');
    const bar = page.getByRole('banner');
    await bar.getByText('Maximilian', { exact: true }).waitFor();
    await bar.getByText((branch?.ds_filial ?? '').slice(0, 10).trimEnd(), { exact: true }).waitFor();
  });

  it('offers other branches only to who has them', async () => {
    const page = await stage.open();
    await signIn(page, 'ana');
    expect(await page.getByTitle('Trocar de filial').count()).toBe(0);
    await page.getByRole('button', { name: 'Sair' }).click();
    await signIn(page, 'joao');
    await page.getByTitle('Trocar de filial').click();
    await expect.poll(() => page.getByRole('dialog').getByRole('listitem').count()).toBe(2);
  });

  it('offers a supplier all branches at once, first', async () => {
    const page = await stage.open();
    await signIn(page, 'supplier');
    await page.getByTitle('Trocar de filial').click();
    const branches = page.getByRole('dialog').getByRole('listitem');
    await branches.first().waitFor();
    expect((await branches.allInnerTexts())[0]).toBe('TODAS');
    await branches.first().getByRole('button').click();
    await page.getByRole('dialog').waitFor({ state: 'hidden' });
    expect(await stored(page, 'filial')).toMatchObject({ nr_sequencial: 0 });
  });
});

describe('photo and environment', () => {
  it('show the photo, or a drawing where there is none', async () => {
    const page = await stage.open({ device: 'desktop' });
    await signIn(page, 'carlos');
    const side = page.getByRole('complementary');
    await expect
      .poll(() => side.locator('img').evaluate((photo: HTMLImageElement) => photo.naturalWidth))
      .toBeGreaterThan(0);
    await page.getByRole('button', { name: 'Sair' }).click();
    await signIn(page, 'joao');
    await side.waitFor();
    expect(await side.locator('img').count()).toBe(0);
  });

  it('change from workshop to tyre shop in about a second, and back', async () => {
    const page = await stage.as('joao', '/', { device: 'desktop' });
    const side = page.getByRole('complementary');
    const begin = Date.now();
    await side.getByText('Borracharia', { exact: true }).click();
    await side.getByText('Carregando...').waitFor();
    await side.getByRole('heading', { name: 'Borracharia' }).waitFor();
    expect(Date.now() - begin).toBeGreaterThan(900);
    expect(await side.getByRole('heading', { name: 'Frota' }).count()).toBe(0);
    expect(await stored(page, 'filial')).toMatchObject({ ambiente: 'P' });
    await page.waitForURL('/borracharia');
    await side.locator('a[aria-current=page]', { hasText: 'Painel da borracharia' }).waitFor();
    await side.getByText('Oficina', { exact: true }).click();
    await side.getByRole('heading', { name: 'Frota' }).waitFor();
    await page.waitForURL('/');
  });

  it('stand where the page is: a page of the tyre shop is in the tyre shop, however it was reached', async () => {
    const page = await stage.as('pedro', '/borracharia/afericao', { device: 'phone' });
    await page.getByRole('button', { name: 'Mais', exact: true }).tap();
    const menu = page.getByRole('dialog');
    expect(await menu.getByRole('radio', { name: 'Borracharia' }).isChecked()).toBe(true);
    await menu.locator('a[aria-current=page]', { hasText: 'Aferição' }).waitFor();
    await menu.getByText('Oficina', { exact: true }).tap();
    await page.waitForURL('/');

    const desk = await stage.as('joao', '/borracharia/afericao', { device: 'desktop' });
    const side = desk.getByRole('complementary');
    await side.locator('a[aria-current=page]', { hasText: 'Aferição' }).waitFor();
    expect(await side.getByRole('radio', { name: 'Borracharia' }).isChecked()).toBe(true);
    await side.getByText('Oficina', { exact: true }).click();
    await desk.waitForURL('/');
    await side.getByRole('heading', { name: 'Frota' }).waitFor();
  });
});
