import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { makeOrder } from '../../server/test/orders.ts';
import { expectNoSidewaysScroll, stored } from '../test/checks.ts';
import { cards, listOf, range } from '../test/list.ts';
import { ours } from '../test/ours.ts';
import { openWorkshop } from '../test/terminal.ts';
import { endAllWork, pauseAs, shown, startAs } from '../test/work.ts';

const { world, stage, joao, carlos } = await openWorkshop();

beforeAll(async () => {
  for (let made = 0; made < 60; made += 1) await makeOrder(world.api, { openedDaysAgo: 1 });
});
const onList = listOf({ world, stage });
const askedFor = (page: Page) => new URL(page.url()).searchParams;
/** Of each column, how many orders its head tells and how many cards are drawn. */
const heldBy = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('region')
    .evaluateAll((columns) =>
      columns.map((one) => ({
        told: Number(one.querySelector('header > span')?.textContent),
        drawn: one.querySelectorAll('article').length,
      })),
    );
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
    const details = card.getByText('Detalhes', { exact: true });
    expect(await details.isVisible()).toBe(true);
    // Alone on its line it begins where the others do, and nothing of it is cut.
    const cut = await details.evaluate((word) => {
      const line = word.closest('p');
      line?.style.setProperty('width', '1px');
      return word.getBoundingClientRect().x - (line?.getBoundingClientRect().x ?? 0);
    });
    expect(cut).toBe(0);
    await card.getByRole('link').click();
    await page.waitForURL(`/os/${order}`);
  });

  it('says 24 HORAS where an order has no criticality', async () => {
    const { order } = await makeOrder(world.api);
    await world.api.sql('update os set nr_seq_criticidade = null where nr_sequencial = $1', [order]);
    const page = await onList('joao', `/?codigo=${order}`);
    await cards(page).getByText('24 HORAS').waitFor();
  });

  it('says the name of the level beside its short label, on the card and on its page', async () => {
    const { order } = await makeOrder(world.api);
    await world.api.sql('update os set nr_seq_criticidade = 5 where nr_sequencial = $1', [order]);
    const page = await onList('joao', `/?codigo=${order}`);
    await cards(page).getByText('24 HORAS').getByText('Emergencial', { exact: true }).waitFor();
    await page.goto(`/os/${order}`);
    await page.getByText('24 HORAS').getByText('Emergencial', { exact: true }).first().waitFor();
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
    await cards(page).getByText('Concessionária Araucária').waitFor();
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

  it('in columns are on paper as a whole', async () => {
    const page = await onList('joao', '/?layout=Colunas', 'desktop');
    await expect.poll(async () => (await heldBy(page)).some(({ told }) => told >= 60)).toBe(true);
    const paper = await page.pdf({ format: 'A4' });
    // A sheet has room for some ten cards of a column.
    expect(paper.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length).toBeGreaterThanOrEqual(7);
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
    const told = async () => (await heldBy(page)).map((column) => column.told);
    await expect.poll(async () => (await told()).reduce((sum, count) => sum + count, 0)).toBe(who.body.total);
    // Of a long column only what is near the screen is drawn; one who scrolls sees all of it.
    expect((await heldBy(page)).some((column) => column.drawn < column.told)).toBe(true);
    await expect
      .poll(async () => {
        await page.mouse.wheel(0, 5_000);
        return (await heldBy(page)).map((column) => column.drawn);
      })
      .toEqual(await told());
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

it('a line of facts of a card begins and ends with no dot where it wraps', async () => {
  const page = await onList('joao', '/', 'phone');
  const line = cards(page).first().locator('.dotted');
  const begun = await line.evaluate((facts) => {
    facts.style.width = '9em';
    const em = Number.parseFloat(getComputedStyle(facts).fontSize);
    const { left } = facts.getBoundingClientRect();
    const places = [...facts.querySelectorAll('span')].map((fact) => fact.getBoundingClientRect());
    // The dot of a line's first fact lies in the first em, which is clipped.
    const first = places.filter(({ top }, at) => top !== places[at - 1]?.top);
    return {
      lines: first.length,
      outside: first.every((fact) => fact.left - left < 1),
      clip: getComputedStyle(facts).clipPath,
      em,
    };
  });
  expect(begun.lines).toBeGreaterThan(1);
  expect(begun).toMatchObject({ outside: true, clip: `inset(0px 0px 0px ${begun.em}px)` });
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
