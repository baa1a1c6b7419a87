import { calls } from '@terminal/contract';
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { makeOrder } from '../../server/test/orders.ts';
import { stored, storedKeys } from '../test/checks.ts';
import { cards, listOf, range } from '../test/list.ts';
import { broken } from '../test/ours.ts';
import { signIn } from '../test/people.ts';
import { openWorkshop } from '../test/terminal.ts';
import { patternOf } from '../test/world.ts';

const { world, stage, joao } = await openWorkshop();

beforeAll(async () => {
  for (let made = 0; made < 60; made += 1) await makeOrder(world.api, { openedDaysAgo: 1 });
});

const nothing = 'Nenhum resultado encontrado';
const onList = listOf({ world, stage });
const askedFor = (page: Page) => new URL(page.url()).searchParams;
const lastList = () => new URLSearchParams(world.arrived('listOrders').at(-1)?.address.split('?')[1]);

describe('filters', () => {
  it('show their choices whole beside the open menu', async () => {
    const page = await stage.as('joao', '/', { viewport: { width: 1440, height: 900 }, language: 'es' });
    await page.getByRole('button', { name: 'Filtros', exact: true }).click();
    const order = page.getByRole('region', { name: 'Filtros' }).getByLabel('Orden', { exact: true });
    const cut = await order.evaluate((field) => {
      const room = field.clientWidth;
      field.style.cssText = 'flex: none; width: max-content';
      return field.clientWidth - room;
    });
    expect(cut).toBeLessThanOrEqual(0);
  });

  it('apply only when applied, stand in the address and as chips, and can be taken away', async () => {
    const { order, plate } = await makeOrder(world.api);
    const page = await onList('joao', '/');
    await page.getByRole('button', { name: 'Filtros', exact: true }).click();
    const panel = page.getByRole('region', { name: 'Filtros' });
    await panel.getByLabel('Placa').fill(plate);
    await panel.getByLabel('Código da OS').fill('abc');
    expect(await panel.getByLabel('Código da OS').inputValue()).toBe('');
    await panel.getByLabel('Código da OS').fill(String(order));
    expect(world.arrived('listOrders')).toEqual([]);

    await panel.getByRole('button', { name: 'Aplicar' }).click();
    await range(page).getByText('1 a 1 de 1').waitFor();
    expect(Object.fromEntries(lastList())).toMatchObject({ placa: plate, codigo: String(order) });
    expect(askedFor(page).get('placa')).toBe(plate);

    await panel.getByRole('button', { name: 'Ocultar filtros' }).click();
    await panel.waitFor({ state: 'hidden' });
    const chips = page.getByRole('list', { name: 'Filtros aplicados' });
    await expect.poll(() => chips.getByRole('listitem').count()).toBe(2);
    await chips.getByRole('button', { name: new RegExp(plate) }).click();
    await expect.poll(() => askedFor(page).get('placa')).toBeNull();
    await expect.poll(() => chips.getByRole('listitem').count()).toBe(1);

    await page.getByRole('button', { name: 'Filtros', exact: true }).click();
    expect(await panel.getByLabel('Código da OS').inputValue()).toBe(String(order));
    await panel.getByRole('button', { name: 'Limpar' }).click();
    await range(page).getByText('1 a 12 de').waitFor();
    expect(await panel.getByLabel('Código da OS').inputValue()).toBe('');
  });

  it('keep what was written but not applied while they are hidden', async () => {
    const page = await onList('joao', '/');
    const toggle = page.getByRole('button', { name: 'Filtros', exact: true });
    await toggle.click();
    await page.getByLabel('Placa').fill('ABC');
    await page.getByRole('button', { name: 'Ocultar filtros' }).click();
    await toggle.click();
    expect(await page.getByLabel('Placa').inputValue()).toBe('ABC');
  });

  it('offer the types and segments of the company', async () => {
    const types = await world.api.call('listOrderTypes', {}, joao);
    const segments = await world.api.call('listSegments', { query: { operacao: '3' } }, joao);
    const page = await onList('joao', '/');
    await page.getByRole('button', { name: 'Filtros', exact: true }).click();
    const options = async (label: string) =>
      (await page.getByLabel(label, { exact: true }).locator('option').allTextContents()).map((text) =>
        text.toUpperCase(),
      );
    await expect
      .poll(() => options('Tipo'))
      .toEqual(['TODOS', ...types.body.items.map(({ ds_tipo }) => ds_tipo.toUpperCase())]);
    await expect
      .poll(() => options('Segmento'))
      .toEqual(['TODOS', ...segments.body.data.map(({ ds_grupo }) => ds_grupo.toUpperCase())]);
    expect(await options('Ordem')).toEqual(['MAIS ANTIGAS PRIMEIRO', 'MAIS RECENTES PRIMEIRO']);
    expect(await options('Criticidade')).toEqual(['MAIOR', 'MENOR', 'SÓ PELA IDADE']);
    expect(await page.getByLabel('Fornecedor').count()).toBe(0);
    // Only an address can tell these.
    const panel = page.getByRole('region', { name: 'Filtros' });
    for (const unseen of ['De', 'Até', 'Execução'])
      expect(await panel.getByLabel(unseen, { exact: true }).count()).toBe(0);
  });

  it('say which choices did not load, and offer to load them again', async () => {
    stage.expects(/status of 500/);
    const page = await onList('joao', '/');
    const types = patternOf(calls.listOrderTypes.path);
    await page.route(types, (route) => route.fulfill(broken));
    await page.getByRole('button', { name: 'Filtros', exact: true }).click();
    const missing = page.getByRole('alert').filter({ hasText: 'As opções não foram carregadas.' });
    await missing.waitFor();
    expect(await page.getByLabel('Tipo', { exact: true }).locator('option').count()).toBe(1);
    await page.unroute(types);
    await missing.getByRole('button', { name: 'Tentar de novo' }).click();
    await missing.waitFor({ state: 'detached' });
    expect(await page.getByLabel('Tipo', { exact: true }).locator('option').count()).toBeGreaterThan(1);
  });

  it('offer suppliers on external orders, and are a sheet on a phone', async () => {
    const page = await onList('staff', '/osExterna', 'phone');
    await page.getByRole('button', { name: 'Filtros', exact: true }).click();
    const sheet = page.getByRole('dialog', { name: 'Filtros' });
    await sheet.getByLabel('Fornecedor').waitFor();
    await sheet.getByRole('button', { name: 'Aplicar' }).click();
    await sheet.waitFor({ state: 'hidden' });
  });

  it('are kept for the next time where they are saved, and the notice says so', async () => {
    const page = await onList('ana', '/osEmpilhadeira');
    await page.getByRole('button', { name: 'Filtros', exact: true }).click();
    await page.getByRole('region', { name: 'Filtros' }).getByLabel('Ordem').selectOption('DESC');
    await page.getByLabel('Salvar Filtro').check();
    await page.getByRole('button', { name: 'Aplicar' }).click();
    await page.getByText('Existem filtros salvos e aplicados').waitFor();
    expect(await stored(page, 'filtrosArmazem')).toMatchObject({ ordenation: 'DESC' });
    // Pressing a level filters the screen and leaves saved filters unchanged.
    const saved = await stored(page, 'filtrosArmazem');
    await page.getByRole('group', { name: 'Ordens por criticidade' }).getByRole('button').nth(1).click();
    await expect.poll(() => askedFor(page).get('nr_nivel')).toBe('1');
    expect(await stored(page, 'filtrosArmazem')).toEqual(saved);
    await page.goto('/osEmpilhadeira');
    await page.getByText('Existem filtros salvos e aplicados').waitFor();
    expect(askedFor(page).get('ordenation')).toBe('DESC');
    await page.getByRole('banner').getByRole('button', { name: 'Limpar filtros' }).click();
    await page.getByText('Existem filtros salvos e aplicados').waitFor({ state: 'hidden' });
    expect(await storedKeys(page)).not.toContain('filtrosArmazem');
    await expect.poll(() => askedFor(page).get('ordenation')).toBeNull();
  });

  it('that are saved are applied and told of right after the next login', async () => {
    const page = await onList('ana', '/osEmpilhadeira');
    await page.getByRole('button', { name: 'Filtros', exact: true }).click();
    await page.getByRole('region', { name: 'Filtros' }).getByLabel('Ordem').selectOption('DESC');
    await page.getByLabel('Salvar Filtro').check();
    await page.getByRole('button', { name: 'Aplicar' }).click();
    await page.getByText('Existem filtros salvos e aplicados').waitFor();
    await page.getByRole('banner').getByRole('button', { name: 'Sair' }).click();
    await signIn(page, 'ana');
    await page.getByText('Existem filtros salvos e aplicados').waitFor();
    expect(askedFor(page).get('ordenation')).toBe('DESC');
  });

  it('by level are one press on the summary, and another press takes them back', async () => {
    const page = await onList('joao', '/');
    const levels = page.getByRole('group', { name: 'Ordens por criticidade' }).getByRole('button');
    await expect.poll(() => levels.count()).toBe(5);
    await levels.nth(1).click();
    await expect.poll(() => askedFor(page).get('nr_nivel')).toBe('1');
    await expect.poll(() => lastList().get('nr_nivel')).toBe('1');
    expect(await levels.nth(1).getAttribute('aria-pressed')).toBe('true');
    await levels.nth(1).click();
    await expect.poll(() => askedFor(page).get('nr_nivel')).toBeNull();
    for (const width of [390, 820]) {
      await page.setViewportSize({ width, height: 844 });
      await expect
        .poll(() =>
          levels
            .first()
            .getByText(/^média/)
            .isVisible(),
        )
        .toBe(true);
    }
  });

  it('that find nothing are named, and taken away with one press', async () => {
    const page = await onList('joao', '/?placa=ZZZ9Z99');
    await page.getByText(nothing).waitFor();
    await page.getByRole('button', { name: 'Limpar 1 filtro' }).click();
    await cards(page).first().waitFor();
  });
});
