import { describe, expect, it } from 'vitest';
import { makeOrder } from '../../server/test/orders.ts';
import { devices } from '../test/browser.ts';
import { expectInSight } from '../test/checks.ts';
import { people, signIn, type Who } from '../test/people.ts';
import { openTerminal } from '../test/terminal.ts';

const { world, stage } = await openTerminal();

const menu = { name: 'Menu' };

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

  it.each([
    ['/borracharia/calibragem/ABC1D23', 'Aferição'],
    ['/borracharia/etiquetas', 'Vida dos pneus'],
  ])('marks the entry %s belongs to', async (address, entry) => {
    const page = await stage.as('pedro', address, { device: 'desktop' });
    await page.getByRole('navigation', menu).getByRole('link', { name: entry, exact: true }).waitFor();
    const current = page.getByRole('navigation', menu).locator('[aria-current=page]');
    expect(await current.textContent()).toBe(entry);
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
    await bar.getByRole('button', { name: 'Buscar OS' }).click();
    await page.getByRole('dialog', { name: 'Buscar OS' }).getByRole('searchbox').fill(String(order));
    await page.keyboard.press('Enter');
    await page.waitForURL(`/os/${order}`);
    await page.getByText(plate).first().waitFor();
    await page.getByRole('link', { name: 'Voltar' }).click();
    await page.waitForURL('/');
    await bar.getByRole('link', { name: 'Ordens' }).click();
    await bar.getByRole('button', { name: 'Mais', exact: true }).click();
    const sheet = page.getByRole('dialog');
    // Language and scheme stand above the long menu.
    await expectInSight(sheet.getByRole('button', { name: /Español/ }));
    await sheet.getByRole('link', { name: 'Internas' }).click();
    await page.getByRole('dialog').waitFor({ state: 'hidden' });
  });

  it('at the bottom of the tyre shop keeps its words apart', async () => {
    const page = await stage.as('pedro', '/borracharia', { device: 'phone' });
    await page.setViewportSize({ width: 390, height: 844 });
    const bar = page.getByRole('navigation', menu);
    await bar.getByText('Execução').waitFor();
    const gaps = await bar.evaluate((places) => {
      const words = [...places.children].map((place) => {
        const text = document.createRange();
        const written = [...place.childNodes].find(({ nodeType }) => nodeType === Node.TEXT_NODE);
        text.selectNodeContents(written ?? place);
        return text.getBoundingClientRect();
      });
      return words.slice(1).map(({ left }, before) => left - (words[before]?.right ?? 0));
    });
    expect(gaps).toHaveLength(3);
    expect(Math.min(...gaps)).toBeGreaterThanOrEqual(12);
  });
});
