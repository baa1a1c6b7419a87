import { describe, expect, it } from 'vitest';
import { makeOrder } from '../../server/test/orders.ts';
import { devices } from '../test/browser.ts';
import { expectNoSidewaysScroll, stored } from '../test/checks.ts';
import { settled } from '../test/list.ts';
import { signIn } from '../test/people.ts';
import { openTerminal } from '../test/terminal.ts';

const { world, stage } = await openTerminal();

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

  it('let a technician read external orders by their address, though the menu hides them', async () => {
    const page = await stage.as('joao', '/osExterna');
    await page.getByRole('heading', { name: 'Ordens externas' }).waitFor();
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

describe('sections of the menu', () => {
  it('fold, stay folded, and open where one arrives', async () => {
    const page = await stage.as('staff', '/', { device: 'desktop' });
    const menu = page.getByRole('navigation', { name: 'Menu' });
    const plans = menu.getByRole('link', { name: 'Planos' });
    await plans.waitFor();
    await menu.getByRole('heading', { name: 'Outros' }).click();
    await plans.waitFor({ state: 'hidden' });
    await page.reload();
    await menu.getByRole('link', { name: /^Internas/ }).waitFor();
    expect(await plans.isVisible()).toBe(false);
    await page.goto('/planos');
    await menu.locator('a[aria-current=page]', { hasText: 'Planos' }).waitFor();
  });

  it('are named in the collapsed menu too, where two entries have one short name', async () => {
    const page = await stage.as('staff', '/', { device: 'tablet' });
    const menu = page.getByRole('navigation', { name: 'Menu' });
    for (const name of ['Frota', 'Armazém'])
      expect((await menu.getByRole('heading', { name }).boundingBox())?.height).toBeGreaterThan(10);
    expect(await menu.getByRole('link', { name: /^Externas/ }).count()).toBe(2);
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
