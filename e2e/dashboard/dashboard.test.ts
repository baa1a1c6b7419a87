import { readFile } from 'node:fs/promises';
import type { Locator, Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { makeOrder } from '../../server/test/orders.ts';
import { expectNoSidewaysScroll } from '../test/checks.ts';
import { expectFit } from '../test/fit.ts';
import { broken } from '../test/ours.ts';
import { people } from '../test/people.ts';
import { openWorkshop } from '../test/terminal.ts';
import { pauseAs, shown, startAs } from '../test/work.ts';
import { patternOf } from '../test/world.ts';

const { world, stage, carlos } = await openWorkshop();

/** Whether a text is cut, and says so by dots. */
const endsInDots = (text: Locator) =>
  text.evaluate(
    (one) => one.scrollWidth > one.clientWidth && getComputedStyle(one).textOverflow === 'ellipsis',
  );
const panel = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

const counter = (page: Page, name: string) =>
  page.getByRole('list', { name: 'Contadores' }).getByRole('button', { name: new RegExp(`^${name}`) });

const count = async (page: Page, name: string) =>
  Number((await counter(page, name).textContent())?.replace(/\D/g, ''));

it('the dashboard opens from the menu and in both spellings, greets, and counts what the lists hold', async () => {
  const page = await stage.as('staff', '/', { device: 'desktop' });
  await page.getByRole('navigation').getByRole('link', { name: 'Dashboard' }).click();
  await page.waitForURL('/dashboard');
  await page.goto('/Dashboard');
  await counter(page, 'Frota').waitFor();
  expect(await page.getByText(/^(Bom dia|Boa tarde|Boa noite),/).textContent()).toMatch(/,Terminal O$/);

  const before = await count(page, 'Frota');
  const { order, plate } = await makeOrder(world.api);
  await expect.poll(() => count(page, 'Frota'), { timeout: 15_000 }).toBe(before + 1);
  await counter(page, 'Frota').click();
  const sheet = page.getByRole('dialog', { name: 'Frota' });
  await sheet.getByText(`${before + 1} ordens`).waitFor();
  expect(await sheet.getByRole('row').filter({ hasText: plate }).textContent()).toContain(shown(order));
  await sheet.getByRole('link', { name: shown(order), exact: true }).click();
  await page.waitForURL(`/os/${order}`);
});

it('a desk has all six panels in one view', async () => {
  const page = await stage.as('staff', '/dashboard', { device: 'desktop' });
  await panel(page, 'Mecânicos').getByRole('row').nth(1).waitFor();
  await expect.poll(() => page.getByRole('main').getByRole('region').count()).toBe(6);
  for (const each of await page.getByRole('main').getByRole('region').all()) {
    const box = await each.boundingBox();
    expect((box?.y ?? 0) + (box?.height ?? Number.POSITIVE_INFINITY)).toBeLessThanOrEqual(900);
  }
});

it('each chart has a bar with its number per row, named by the map the company has chosen', async () => {
  const page = await stage.as('staff', '/dashboard', { device: 'desktop' });
  const chart = panel(page, 'Atendimentos por criticidade');
  await chart.getByRole('row').nth(1).waitFor();
  await expectNoSidewaysScroll(page, 'dashboard, desktop');
  const { body } = await world.api.call('getDashboardCriticality', {}, carlos);
  const names = ['PREVENTIVA', 'IMEDIATA', 'ALTA', 'MÉDIA', 'LEVE', 'URGENTE'];
  expect(await chart.getByRole('rowheader').allTextContents()).toEqual(
    body.map((row) => names[row.nr_seq_criticidade]),
  );
  const colours = await panel(page, 'Tipos de OS')
    .locator('tr[data-level]')
    .evaluateAll((rows) =>
      rows.map((row) => [row.querySelector('button')?.textContent, row.getAttribute('data-level')]),
    );
  expect(Object.fromEntries(colours)).toMatchObject({
    PROATIVA: '4',
    CORRETIVA: '3',
    'SOCORRO EM ROTA': '0',
  });
  const asked = world.arrived('getReleaseAverages').at(-1)?.address;
  expect(asked).toMatch(/^os\/media-liberacao\/E\?filial=1$/);

  await world.api.sql("update parametro set mapa_criticidade_grafico = 'deslocado', filial_criticidade = 2");
  const shifted = await stage.open({ device: 'desktop' });
  await shifted.locator('form input:not([data-digits])').fill(people.joao.number);
  await shifted.locator('[data-digits]').fill(people.joao.digits);
  await shifted.locator('form [type=submit]').click();
  await shifted.waitForURL('/');
  await shifted.goto('/dashboard');
  const other = panel(shifted, 'Atendimentos por criticidade');
  await other.getByRole('rowheader', { name: 'LEVE' }).waitFor();
  const renamed = ['PREVENTIVA', 'IMEDIATA', 'EMERGENCIAL', 'ALTA', 'MÉDIA', 'LEVE'];
  expect(await other.getByRole('rowheader').allTextContents()).toEqual(
    body.map((row) => renamed[row.nr_seq_criticidade]),
  );
  expect(world.arrived('getReleaseAverages').at(-1)?.address).toMatch(/filial=2$/);
  await world.api.sql("update parametro set mapa_criticidade_grafico = 'padrao', filial_criticidade = null");
});

it('technicians are green while they work and red otherwise, their names cut to fifteen letters and dots', async () => {
  await world.api.sql(
    "update g_clifor set ds_colaborador = 'CARLOS ALBERTO SOUZA' where nr_matricula = '1002'",
  );
  const { order, plate } = await makeOrder(world.api);
  await startAs(world.api, carlos, order);
  const page = await stage.as('staff', '/dashboard', { device: 'desktop' });
  const row = panel(page, 'Mecânicos').getByRole('row').filter({ hasText: 'Carlos Alberto' });
  await row.getByText('Trabalhando').waitFor();
  const name = row.getByRole('button');
  expect(await name.getAttribute('title')).toBe('Carlos Alberto Souza');
  expect(await endsInDots(name)).toBe(true);
  expect(await row.textContent()).toContain(plate);
  const green = await row.getByText('Trabalhando').evaluate((status) => getComputedStyle(status).color);
  await pauseAs(world.api, carlos, order);
  await row.getByText('Em pausa').waitFor({ timeout: 15_000 });
  await panel(page, 'Mecânicos')
    .getByText(/^\d+ trabalhando ·\s[1-9]\d* em pausa ·\s\d+ parados$/)
    .waitFor();
  const red = await row.getByText('Em pausa').evaluate((status) => getComputedStyle(status).color);
  expect([green, red]).toEqual(['rgb(27, 110, 60)', 'rgb(179, 22, 27)']);
  // Nobody has graded him: that is no grade of nought.
  await world.api.sql('delete from pesquisa where nr_seq_clifor_avaliado = $1', [carlos.person]);
  await page.reload();
  await row.getByTitle('Sem notas em 30 dias').waitFor();
  expect(await row.getByRole('cell').first().textContent()).toBe('–');
  await world.api.sql("update g_clifor set ds_colaborador = 'CARLOS SOUZA' where nr_matricula = '1002'");
});

it('on a phone a technician has a name and a vehicle', async () => {
  const { order, plate } = await makeOrder(world.api);
  await startAs(world.api, carlos, order);
  const page = await stage.as('staff', '/dashboard', { device: 'phone' });
  const row = panel(page, 'Mecânicos').getByRole('row').filter({ hasText: plate });
  for (const words of [row.getByRole('button'), row.getByText(plate)]) {
    await words.waitFor();
    // Whole, and drawn: nothing of it lies behind an edge.
    const { room, needed } = await words.evaluate(({ clientWidth, scrollWidth }) => ({
      room: clientWidth,
      needed: scrollWidth,
    }));
    expect(room).toBeGreaterThan(40);
    expect(needed).toBeLessThanOrEqual(room);
  }
  await pauseAs(world.api, carlos, order);
});

it('a card whose figures fail stays empty, the others show theirs, and it comes back by itself', async () => {
  stage.expects(/Failed to load resource/);
  const page = await stage.as('staff', '/', { device: 'desktop' });
  const failing = patternOf('dashboard/getPlacasOs');
  await page.route(failing, (route) => route.fulfill(broken));
  await page.goto('/dashboard');
  await panel(page, '20 placas com mais OS').getByText('Sem dados no momento.').waitFor();
  expect(await panel(page, '20 placas com mais OS').getByRole('table').count()).toBe(0);
  await panel(page, 'Tipos de OS').getByRole('rowheader').first().waitFor();
  await page.unroute(failing);
  await panel(page, '20 placas com mais OS').getByRole('rowheader').first().waitFor({ timeout: 15_000 });
});

it('tables leave as CSV that no spreadsheet takes for a formula', async () => {
  await world.api.sql(
    "update conjunto set ds_conjunto = '=1+1' where nr_sequencial = (select min(nr_sequencial) from conjunto)",
  );
  await makeOrder(world.api);
  await makeOrder(world.api);
  const page = await stage.as('staff', '/dashboard', { device: 'desktop' });
  const problems = panel(page, '10 problemas mais repetidos');
  await problems.getByRole('button', { name: '=1+1' }).waitFor();
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    problems.getByRole('button', { name: /^Exportar/ }).click(),
  ]);
  expect(file.suggestedFilename()).toBe('10-problemas-mais-repetidos.csv');
  const text = await readFile(await file.path(), 'utf8');
  expect(text).toMatch(/^\uFEFFProblema;OS;Última vez\r\n/);
  expect(text).toContain("\r\n'=1+1;");
});

it('the indicators show a period and another branch, and say what is wrong with a period', async () => {
  const page = await stage.as('joao', '/dashboard', { device: 'desktop' });
  await page.getByText('Indicadores', { exact: true }).click();
  await page.waitForURL('/dashboard?aba=indicadores');
  await page.getByRole('heading', { name: 'No prazo' }).waitFor();
  await page.getByText('90 dias').click();
  await page.getByLabel('Filial').selectOption({ index: 1 });
  await expect.poll(() => world.arrived('getIndicators').at(-1)?.address).toMatch(/filial=2$/);
  await page.getByText('Outro', { exact: true }).click();
  await page.getByLabel('De', { exact: true }).fill('2026-03-31');
  await page.getByLabel('Até', { exact: true }).fill('2026-03-01');
  await page.getByRole('alert').getByText('Escolha um período de até 366 dias').waitFor();
  await page.getByLabel('De', { exact: true }).fill('2026-03-01');
  await panel(page, 'Veículos que mais falham').waitFor();
});

it('indicators that cannot be refreshed stay, and say since when they are', async () => {
  stage.expects(/status of 500/);
  const page = await stage.as('joao', '/dashboard', {
    device: 'desktop',
    network: (page) => page.clock.install(),
  });
  await page.getByText('Indicadores', { exact: true }).click();
  await page.getByRole('heading', { name: 'No prazo' }).waitFor();
  await page.route(patternOf('dashboard/getIndicadores'), (route) => route.fulfill(broken));
  await page.clock.fastForward(61_000);
  await page.getByText('Painel', { exact: true }).click();
  await page.getByText('Indicadores', { exact: true }).click();
  await page.getByText(/^Não atualizado desde/).waitFor();
  await page.getByRole('heading', { name: 'No prazo' }).waitFor();
});

it('an indicator tells how it is computed one tap away, and the table of vehicles fits a phone', async () => {
  const page = await stage.as('joao', '/dashboard?aba=indicadores', { device: 'phone', language: 'es' });
  const card = page
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: 'Disponibilidad', exact: true }) });
  await card.getByText('Cómo se calcula').tap();
  await card.getByText(/EN 15341/).waitFor();
  const table = page.getByRole('table', { name: 'Vehículos que más fallan' });
  await table.waitFor();
  expect(await table.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0);
  expect(await table.evaluate((element) => element.getBoundingClientRect().right)).toBeLessThanOrEqual(390);
  await expectFit(page, 'the indicators on a phone');
});

it('suppliers have no dashboard, neither in the menu nor by its address', async () => {
  const page = await stage.as('supplier', '/osExterna', { device: 'desktop' });
  expect(await page.getByRole('navigation').getByRole('link', { name: 'Dashboard' }).count()).toBe(0);
  await page.goto('/dashboard');
  await page.waitForURL('/osExterna');
});
