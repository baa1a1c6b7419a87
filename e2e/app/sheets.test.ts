import { beforeAll, describe, expect, it } from 'vitest';
import { devices } from '../test/browser.ts';
import { expectAccessible, expectNoSidewaysScroll } from '../test/checks.ts';
import { expectFit } from '../test/fit.ts';
import { signIn } from '../test/people.ts';
import { type Scene, setScene } from '../test/scene.ts';
import { sheets } from '../test/sheets.ts';
import { openTerminal } from '../test/terminal.ts';

/** Sheets that on a desktop open from another button or are part of the page. */
const hangElsewhere = new Set(['the branches', 'the filters']);

const { world, stage } = await openTerminal({ TEST_HOST: 'true' });
let scene: Scene;

beforeAll(async () => {
  scene = await setScene(world);
});

describe('sheets are fit for everybody on a phone, and stay open and fit when the window becomes a desktop', () => {
  it.each(sheets)('%s', async (name, who, path, openSheet) => {
    const page = await stage.as(who, path(scene), { device: 'phone' });
    await openSheet(page, scene);
    await expectFit(page, `${name}, phone`);
    await page.setViewportSize(devices.desktop.viewport);
    if (hangElsewhere.has(name)) {
      await page.reload();
      await openSheet(page, scene);
    } else await page.getByRole('dialog').last().waitFor();
    await expectNoSidewaysScroll(page, `${name}, desktop`);
    await expectAccessible(page, `${name}, desktop`);
  });
});

it('the menu and the search on a phone are fit for everybody', async () => {
  const page = await stage.as('staff', '/', { device: 'phone' });
  for (const name of ['Mais', 'Buscar OS']) {
    await page.getByRole('button', { name }).click();
    await page.getByRole('dialog').waitFor();
    await expectFit(page, name);
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'hidden' });
  }
});

it('quick access and the refused login are fit for everybody', async () => {
  const page = await stage.open({ device: 'phone' });
  await signIn(page, 'pedro');
  await page.getByRole('button', { name: 'Sair' }).click();
  await page.waitForURL('/login');
  await page.getByRole('button', { name: 'Acesso rápido' }).click();
  await page.getByRole('dialog').getByRole('listitem').waitFor();
  await expectFit(page, 'quick access');
  await page.getByRole('button', { name: 'Cancelar' }).click();
  await page.locator('[data-digits]').fill('000');
  await page.getByRole('button', { name: 'Acessar' }).click();
  await page.getByText('Falha ao fazer login').waitFor();
  await expectFit(page, 'refused login');
  await expect.poll(() => page.getByRole('alert').count()).toBe(1);
});
