import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { makeOrder } from '../../server/test/orders.ts';
import { makePlanOrder } from '../../server/test/plan-orders.ts';
import { expectAccessible, expectNoSidewaysScroll, stored } from '../test/checks.ts';
import { cardOf, cards, settled } from '../test/list.ts';
import { scanByHand } from '../test/qr.ts';
import { openTerminal } from '../test/terminal.ts';
import { confirmAs, endAllWork, inDatabase, mainButton, shown } from '../test/work.ts';
import type { World } from '../test/world.ts';

const { world, stage } = await openTerminal();

const entry = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Menu' }).getByRole('link', { name, exact: false }).first();
/** Values of the last list of a kind that was asked for. */
const lastQuery = (name: Parameters<World['arrived']>[0]) =>
  Object.fromEntries(new URLSearchParams(world.arrived(name).at(-1)?.address.split('?')[1]));

describe('the lists of the terminal', () => {
  it('follow the menu of staff, each with what it holds', async () => {
    const bodywork = await makePlanOrder(world.api, { type: 'R' });
    const predictive = await makePlanOrder(world.api, { type: '13' });
    const forklift = await makePlanOrder(world.api, { type: 'V', department: 'ARMAZEM' });
    const external = await makeOrder(world.api, { department: 'ARMAZEM', origin: 'E', supplier: 31 });
    const again = await makeOrder(world.api, { reopened: true });

    const page = await stage.as('staff', '/', { device: 'desktop' });
    await settled(page);
    for (const [name, path, order] of [
      ['Preventivas', '/osPreventiva', bodywork.order],
      ['Preditivas', '/osPreditiva', predictive.order],
      ['Reabertas', '/osReabertas', again.order],
      ['Externas do armazém', '/osExternaArmazem', external.order],
      ['Preventivas do armazém', '/osPreventivaArmazem', forklift.order],
    ] as const) {
      await entry(page, name).click();
      await page.waitForURL(path);
      await cardOf(page, order).waitFor();
    }
    await entry(page, 'Paleteiras').click();
    await page.getByText('Página em desenvolvimento').waitFor();
    await page.goto('/manutencao');
    await page.getByText('Página em manutenção').waitFor();
  });

  it('of reopened orders shows what was started there without the feed', async () => {
    await endAllWork(world.api);
    const { order, plate } = await makeOrder(world.api, { reopened: true });
    const page = await stage.as('staff', `/osReabertas?codigo=${order}`, { feed: false });
    await mainButton(page, 'Iniciar', plate).click();
    await confirmAs(page, 'Ana Lima', '345', 'Quem vai atender?');
    await expect.poll(() => inDatabase(world.api, order)).toMatchObject({ running: 1 });
    await mainButton(page, 'Iniciar', plate).waitFor({ state: 'hidden' });
    await cardOf(page, order)
      .getByText(/Ana Lima/)
      .first()
      .waitFor();
  });

  it('begin preventives with type V, fixed at 72:00, and predictives with 13', async () => {
    const { order } = await makePlanOrder(world.api);
    await world.api.sql("update os set hr_sla = interval '10 hours' where nr_sequencial = $1", [order]);
    const page = await stage.as('staff', `/osPreventiva?codigo=${order}`);
    await cards(page).getByText('SLA 72:00').waitFor();
    await cards(page).getByText('Ciclo C1').waitFor();
    // Orders of plans have no criticality to make columns of.
    expect(await page.getByRole('main').getByText('Colunas').count()).toBe(0);
    expect(lastQuery('listOrders')).toMatchObject({ tipo: 'V', codigo: String(order) });
    await page.getByRole('button', { name: 'Filtros', exact: true }).click();
    const types = page.getByRole('region', { name: 'Filtros' }).getByLabel('Tipo');
    await expect
      .poll(() => types.locator('option').allTextContents())
      .toEqual(['Todos', 'Preventiva', 'Preventiva carroceria']);
    expect(await types.inputValue()).toBe('');
    await page.goto('/osPreditiva');
    await settled(page);
    expect(lastQuery('listOrders')).toMatchObject({ tipo: '13' });
  });

  it('of plans are narrowed to one of their types, or show all of them', async () => {
    const vehicle = await makePlanOrder(world.api);
    const bodywork = await makePlanOrder(world.api, { type: 'R' });
    const forklift = await makePlanOrder(world.api, { department: 'ARMAZEM' });
    const predictive = await makePlanOrder(world.api, { type: '13' });
    const page = await stage.as('staff', '/osPreventiva', { device: 'desktop' });
    const of = (order: number) => cardOf(page, order);
    const choose = async (type: string) => {
      const toggle = page.getByRole('button', { name: 'Filtros', exact: true });
      if ((await toggle.getAttribute('aria-expanded')) === 'false') await toggle.click();
      const panel = page.getByRole('region', { name: 'Filtros' });
      await panel.getByLabel('Tipo').selectOption(type);
      await panel.getByRole('button', { name: 'Aplicar' }).click();
    };
    await of(vehicle.order).waitFor();
    await of(bodywork.order).waitFor();
    await choose('Preventiva');
    await of(bodywork.order).waitFor({ state: 'hidden' });
    await of(vehicle.order).waitFor();
    await choose('Preventiva carroceria');
    await of(bodywork.order).waitFor();
    await of(vehicle.order).waitFor({ state: 'hidden' });
    await choose('Todos');
    await of(vehicle.order).waitFor();

    await page.goto('/osPreventivaArmazem');
    await choose('Preventiva');
    await expect
      .poll(() => lastQuery('listWarehousePreventives'))
      .toMatchObject({ tipo: 'V', tipoExato: 'S' });
    await of(forklift.order).waitFor();
    await page.goto('/osPreditiva');
    await choose('Preditiva');
    await of(predictive.order).waitFor();
  });

  it.each([
    ['/osReabertas', 'filtrosReaberta', 'listReopenedOrders'],
    ['/osExternaArmazem', 'filtrosArmazemExternas', 'listWarehouseOrders'],
    ['/osPreditiva', 'filtros', 'listOrders'],
  ] as const)('keep the filters of %s under %s for the next time', async (path, key, call) => {
    const page = await stage.as('staff', path);
    await settled(page);
    await page.getByRole('button', { name: 'Filtros', exact: true }).click();
    const panel = page.getByRole('region', { name: 'Filtros' });
    await panel.getByLabel('Salvar Filtro').waitFor();
    await expect
      .poll(() => panel.getByLabel('Fornecedor').count())
      .toBe(path === '/osExternaArmazem' ? 1 : 0);
    await panel.getByLabel('Ordem').selectOption('DESC');
    await panel.getByLabel('Salvar Filtro').check();
    await panel.getByRole('button', { name: 'Aplicar' }).click();
    await page.getByText('Existem filtros salvos e aplicados').waitFor();
    expect(await stored(page, key)).toMatchObject({ ordenation: 'DESC', checkSaveFilter: true });
    await page.goto(path);
    await page.getByText('Existem filtros salvos e aplicados').waitFor();
    await settled(page);
    expect(lastQuery(call)).toMatchObject({ ordernation: 'DESC' });
  });

  it('show a supplier his own orders, and lead him out of the lists of others', async () => {
    const own = await makePlanOrder(world.api);
    await world.api.sql("update os set st_origem = 'E', nr_seq_fornecedor = 31 where nr_sequencial = $1", [
      own.order,
    ]);
    const page = await stage.as('supplier', '/osExterna', { device: 'desktop' });
    await entry(page, 'Preventivas').click();
    await cardOf(page, own.order).waitFor();
    await expect.poll(() => cards(page).count()).toBe(1);
    await page.goto('/osEmpilhadeira');
    await page.waitForURL('/osExternaArmazem');
    for (const path of ['/osReabertas', '/osPreditiva', '/osPaleteira']) {
      await page.goto(path);
      await page.waitForURL('/osExterna');
    }
  });

  it('have the last closed orders behind the menu where they are allowed', async () => {
    const page = await stage.as('pedro', '/', { device: 'desktop' });
    await entry(page, 'OS encerradas').click();
    const sheet = page.getByRole('dialog', { name: /Últimas 15 OS/ });
    await sheet.waitFor();
    expect(await page.title()).toContain('OS encerradas');
    await page.keyboard.press('Escape');
    await sheet.waitFor({ state: 'hidden' });
    await page.waitForURL('/');
    await entry(page, 'OS encerradas').click();
    const order = sheet.getByRole('table').getByRole('link').first();
    const path = (await order.getAttribute('href')) ?? '';
    await order.click();
    await page.waitForURL(path);
    await sheet.waitFor({ state: 'hidden' });
  });
});

describe('searching from any screen', () => {
  const sheetOn = (page: Page) => page.getByRole('dialog', { name: 'Buscar OS' });
  /** The key works once the page has settled, a moment after it is shown. */
  const pressKey = (page: Page) =>
    expect
      .poll(async () => {
        if ((await sheetOn(page).count()) === 0) await page.keyboard.press('/');
        return sheetOn(page).count();
      })
      .toBe(1);

  it('is one key, and goes on by keyboard', async () => {
    const { order, plate } = await makeOrder(world.api);
    const closed = await makeOrder(world.api, { state: 'R' });
    const second = await makeOrder(world.api);
    for (const other of [closed, second])
      await world.api.sql(
        `update os set nr_placa = $2, nr_conjunto = (select max(nr_sequencial) from conjunto), dt_os = now()
          where nr_sequencial = $1`,
        [other.order, plate],
      );
    const page = await stage.as('joao', '/', { device: 'desktop' });
    await settled(page);
    await pressKey(page);
    await sheetOn(page).getByLabel('OS, placa, frota ou problema').fill(plate.toLowerCase());
    const results = sheetOn(page).getByRole('list').getByRole('link');
    await expect.poll(() => results.count()).toBe(3);
    expect(await results.last().textContent()).toContain('Encerrada');
    await expectAccessible(page, 'search');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await page.waitForURL(`/os/${order}`);
    await pressKey(page);
    await sheetOn(page).getByRole('searchbox').fill(String(second.order));
    await page.keyboard.press('Enter');
    await page.waitForURL(`/os/${second.order}`);
    await sheetOn(page).waitFor({ state: 'hidden' });
  });

  it('takes words of the problem in any order, with or without their accents', async () => {
    const { order } = await makeOrder(world.api);
    await world.api.sql(
      `with problema as (
         insert into conjunto (ds_conjunto, nr_seq_segmento, nr_seq_criticidade, hr_sla)
         select 'VAZAMENTO DE ÁGUA NO BAÚ', nr_seq_segmento, nr_seq_criticidade, hr_sla from conjunto order by 1 limit 1
         returning nr_sequencial)
       update os set nr_conjunto = (select nr_sequencial from problema) where nr_sequencial = $1`,
      [order],
    );
    const page = await stage.as('joao', '/', { device: 'phone' });
    await settled(page);
    await page.getByRole('button', { name: 'Buscar OS' }).click();
    for (const words of ['baú água', 'bau vaz', 'ÁGUA']) {
      await sheetOn(page).getByRole('searchbox').fill(words);
      await sheetOn(page)
        .getByRole('link')
        .filter({ hasText: shown(order) })
        .waitFor();
    }
    await sheetOn(page).getByRole('searchbox').fill('não há isto');
    await sheetOn(page).getByText('Nenhuma OS com não há isto.').waitFor();
  });

  it('is one scan: the only open order of a vehicle opens at once', async () => {
    const { order, plate } = await makeOrder(world.api);
    const page = await stage.as('joao', '/execucao', { device: 'desktop' });
    await pressKey(page);
    // A key pressed twice while the search was still loading stands in its field, and Escape would only clear that.
    await sheetOn(page).getByLabel('OS, placa, frota ou problema').fill('');
    await page.keyboard.press('Escape');
    await sheetOn(page).waitFor({ state: 'hidden' });
    await scanByHand(page, plate);
    await page.waitForURL(`/os/${order}`);
  });

  it('finds a supplier nothing of others, and fits a phone', async () => {
    const own = await makeOrder(world.api, { origin: 'E', supplier: 31 });
    const foreign = await makeOrder(world.api);
    const page = await stage.as('supplier', '/osExterna', { device: 'phone' });
    await page.getByRole('navigation', { name: 'Menu' }).getByRole('button', { name: 'Buscar OS' }).click();
    const field = sheetOn(page).getByLabel('OS, placa, frota ou problema');
    await field.fill(foreign.plate);
    await sheetOn(page).getByText(`Nenhuma OS com ${foreign.plate}.`).waitFor();
    await field.fill(own.plate);
    await sheetOn(page).getByRole('list').getByRole('link').waitFor();
    await expectNoSidewaysScroll(page, 'search');
    await sheetOn(page).getByRole('list').getByRole('link').click();
    await page.waitForURL(`/os/${own.order}`);
  });
});
