import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { Signed } from '../../server/test/api.ts';
import { makeOrder } from '../../server/test/orders.ts';
import { openStage, type Stage } from '../test/browser.ts';
import { expectNoSidewaysScroll, stored, storedKeys } from '../test/checks.ts';
import { cards, range, settled } from '../test/list.ts';
import { ours } from '../test/ours.ts';
import { people, signIn, type Who } from '../test/people.ts';
import { endAllWork, pauseAs, shown, startAs } from '../test/work.ts';
import { startWorld, type World } from '../test/world.ts';

let world: World;
let stage: Stage;
let joao: Signed;
let carlos: Signed;

beforeAll(async () => {
  world = await startWorld();
  stage = await openStage(world);
  joao = await world.api.signIn(people.joao.number, people.joao.digits);
  carlos = await world.api.signIn(people.carlos.number, people.carlos.digits);
  await endAllWork(world.api);
  for (let made = 0; made < 60; made += 1) await makeOrder(world.api, { openedDaysAgo: 1 });
});

afterEach(async () => {
  await endAllWork(world.api);
  await stage.endTest();
  world.arrivals.length = 0;
});

afterAll(async () => {
  await stage?.close();
  await world?.close();
});

const nothing = 'Nenhum resultado encontrado';

/** A terminal with somebody signed in and a list on screen. */
async function onList(who: Who, path: string, device: 'phone' | 'tablet' | 'desktop' = 'tablet') {
  const page = await stage.as(who, path, { device });
  await settled(page);
  world.arrivals.length = 0;
  return page;
}

const askedFor = (page: Page) => new URL(page.url()).searchParams;
const lastList = () => new URLSearchParams(world.arrived('listOrders').at(-1)?.address.split('?')[1]);

describe('a card', () => {
  it('shows number, fleet number, plate, type, problem, criticality and date', async () => {
    const { order, plate } = await makeOrder(world.api);
    await world.api.sql("update veiculo set nr_frota = '7788' where nr_placa = $1", [plate]);
    const { body } = await world.api.call('listOrders', { query: { codigo: String(order) } }, joao);
    const row = body.data[0];
    const page = await onList('joao', `/?codigo=${order}`);
    await expect.poll(() => cards(page).count()).toBe(1);
    const card = cards(page).first();
    const text = ((await card.textContent()) ?? '').toLocaleLowerCase('pt-BR');
    for (const part of [
      shown(order),
      '7788',
      plate,
      row?.ds_tipo,
      row?.ds_grupo,
      row?.ds_conjunto,
      row?.criticidade?.ds_criticidade,
    ])
      expect(text).toContain(part?.toLocaleLowerCase('pt-BR'));
    expect(text).toMatch(/\d\d\/\d\d\/\d{4}\s\d\d:\d\d/);
    expect(await card.getByText('Detalhes', { exact: true }).isVisible()).toBe(true);
    await card.getByRole('link').click();
    await page.waitForURL(`/os/${order}`);
  });

  it('says 24 HORAS where an order has no criticality', async () => {
    const { order } = await makeOrder(world.api);
    await world.api.sql('update os set nr_seq_criticidade = null where nr_sequencial = $1', [order]);
    const page = await onList('joao', `/?codigo=${order}`);
    await cards(page).getByText('24 HORAS').waitFor();
  });

  it('says who works, cut to twenty letters, why work rests, and that the vehicle is on a lift', async () => {
    await world.api.sql(
      "update g_clifor set ds_colaborador = 'MAXIMILIANOAUGUSTO DE SOUZA' where nr_matricula = '1002'",
    );
    const { order } = await makeOrder(world.api);
    await world.api.sql("update os set st_elevador = 'S' where nr_sequencial = $1", [order]);
    await startAs(world.api, carlos, order);
    const page = await onList('joao', `/?codigo=${order}`);
    await cards(page).getByText('Maximilianoaugusto d', { exact: true }).waitFor();
    await cards(page).getByText('No elevador').waitFor();
    await pauseAs(world.api, carlos, order);
    await cards(page).getByText('Pausada').waitFor();
    await cards(page)
      .getByText(/refeicao/)
      .waitFor();
    await world.api.sql("update g_clifor set ds_colaborador = 'CARLOS SOUZA' where nr_matricula = '1002'");
  });

  it('names the supplier of an external order', async () => {
    const { order } = await makeOrder(world.api, { origin: 'E', supplier: 31 });
    const page = await onList('staff', `/osExterna?codigo=${order}`);
    await cards(page).getByText('Concessionaria Araucaria').waitFor();
  });
});

describe('filters', () => {
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
    expect(await page.getByLabel('Fornecedor').count()).toBe(0);
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
    // A press on a level filters what is on screen, and leaves what is saved.
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

describe('pages and layout', () => {
  it('say where one is, with a window of three pages above and below', async () => {
    const { body } = await world.api.call('listOrders', {}, joao);
    const page = await onList('joao', '/?page=4');
    await range(page).getByText(`37 a 48 de ${body.total}`).waitFor();
    const above = page.getByRole('navigation', { name: 'Páginas' }).first();
    await expect.poll(() => page.getByRole('navigation', { name: 'Páginas' }).count()).toBe(2);
    expect(await above.getByRole('button', { name: /^Página \d/ }).allTextContents()).toEqual([
      '3',
      '4',
      '5',
    ]);
    await above.getByRole('button', { name: 'Página anterior' }).click();
    await range(page).getByText(`25 a 36 de ${body.total}`).waitFor();
    expect(lastList().get('per_page')).toBe('12');
  });

  it('of very many closed orders say that the newest are shown', async () => {
    const page = await stage.as('joao', '/', { device: 'tablet' });
    await page.route('**/api/os?**', async (route) => {
      const answer = await route.fetch();
      const list = (await answer.json()) as object;
      await route.fulfill(ours({ json: { ...list, total: 10_000, last_page: 834, contagem: 'minima' } }));
    });
    await page.goto('/?executada=1&de=2015-01-01');
    await range(page).getByText('1 a 12 das 10.000 mais novas').waitFor();
    await page.unroute('**/api/os?**');
  });

  it('are five columns by criticality with their counts, and stay so', async () => {
    const page = await onList('joao', '/', 'desktop');
    const who = await world.api.call('listOrders', { query: { per_page: '500' } }, joao);
    await page.getByText('Colunas').click();
    const columns = page.getByRole('main').getByRole('region');
    await expect.poll(() => columns.count()).toBe(5);
    // The columns first show what the cards had, then the larger page.
    await expect.poll(() => lastList().get('per_page')).toBe('500');
    expect(await columns.getByRole('heading', { level: 2 }).allTextContents()).toEqual([
      'IMEDIATA',
      'EMERGENCIAL',
      'ALTA',
      'MÉDIA',
      'LEVE',
    ]);
    await expect.poll(() => cards(page).count()).toBe(who.body.total);
    expect(await stored(page, 'layoutTerminal')).toEqual({ tipo_layout: 'Colunas' });
    // The summary stands over the columns too, and filters them.
    const levels = page.getByRole('group', { name: 'Ordens por criticidade' }).getByRole('button');
    expect(await levels.filter({ hasText: /média/ }).count()).toBe(5);
    await levels.nth(2).click();
    await expect.poll(() => lastList().get('nr_nivel')).toBe('2');
    // Heads end at one line, and no word is broken without a hyphen or cut.
    const heads = columns.getByRole('heading', { level: 2 });
    for (const width of [1024, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      const cut = () =>
        heads.evaluateAll((all) =>
          all.filter((one) => one.scrollWidth > one.clientWidth).map((one) => one.textContent),
        );
      const heights = () =>
        columns.locator('header').evaluateAll((all) => new Set(all.map((one) => one.clientHeight)).size);
      await expect.poll(cut, { message: `${width} px` }).toEqual([]);
      await expect.poll(heights, { message: `${width} px` }).toBe(1);
    }
    await page.goto('/');
    await expect.poll(() => columns.count()).toBe(5);
    await page.getByText('Cards').click();
    await range(page).getByText('1 a 12 de').waitFor();
  });

  it('turn the order of age with one choice on a phone', async () => {
    const page = await onList('joao', '/', 'phone');
    await page.getByRole('combobox', { name: /^Ordem/ }).selectOption('DESC');
    await expect.poll(() => lastList().get('ordernation')).toBe('DESC');
    expect(askedFor(page).get('ordenation')).toBe('DESC');
  });
});

describe('roadside rescue', () => {
  it('is a red button in the top bar while one is open, and leads to the order', async () => {
    await endAllWork(world.api);
    await world.api.sql(
      "update os set st_os = 'R', dt_final = now() where nr_seq_socorro_emrota is not null and dt_final is null",
    );
    const alertOn = (page: Page) => page.getByRole('banner').getByRole('button', { name: /em rota/i });
    expect(await alertOn(await onList('joao', '/')).count()).toBe(0);
    const { order, plate } = await makeOrder(world.api, { rescue: true });
    const page = await onList('joao', '/');
    await alertOn(page).click();
    const sheet = page.getByRole('dialog', { name: 'Socorro em rota' });
    await sheet.getByRole('button', { name: `Acessar OS ${plate}` }).click();
    await page.waitForURL(`/os/${order}`);
    await page.getByRole('link', { name: 'Ligar para 41999990000' }).waitFor();
  });

  it('has room beside it on a phone, and no notice lies over it, which says a thing once', async () => {
    await makeOrder(world.api, { rescue: true });
    const page = await onList('joao', '/', 'phone');
    const bar = page.getByRole('banner');
    const alert = await bar.getByRole('button', { name: /em rota/i }).boundingBox();
    const head = await bar.locator('> :first-child').boundingBox();
    expect((alert?.x ?? 0) - (head?.x ?? 0) - (head?.width ?? 0)).toBeGreaterThanOrEqual(8);
    await expectNoSidewaysScroll(page, 'a top bar with the alert');
    const erase = bar.getByRole('button', { name: 'Limpar filtros' });
    await erase.click();
    await erase.click();
    const notice = page.getByRole('status').getByText('Filtros limpos');
    await notice.first().waitFor();
    expect(await notice.count()).toBe(1);
    const told = await notice.boundingBox();
    expect(told?.y ?? 0).toBeGreaterThan((alert?.y ?? 0) + (alert?.height ?? 0));
  });
});
