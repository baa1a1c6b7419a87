import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { signIn } from '../test/people.ts';
import { openTerminal } from '../test/terminal.ts';

const { world, stage } = await openTerminal();

const spoken = (page: Page) => page.locator('html').getAttribute('lang');

it('a session begins in the language of the person, but for one chosen on that device; the device keeps its own', async () => {
  const office = await stage.as('beatriz', '/', { device: 'desktop' });
  const { person } = await world.api.signIn('1002', '234');
  await office.goto(new URL(`/cadastros/people/${person}`, office.url()).href);
  await office
    .getByRole('main')
    .getByLabel('Idioma (opcional)', { exact: true })
    .selectOption({ label: 'Espanhol' });
  await office.getByRole('button', { name: 'Salvar' }).click();
  await office.getByText('Cadastro salvo').waitFor();

  const page = await stage.open({ device: 'desktop' });
  await signIn(page, 'carlos');
  await page.getByRole('heading', { name: 'Flota' }).waitFor();
  expect(await spoken(page)).toBe('es');
  await page.reload();
  await page.getByRole('heading', { name: 'Flota' }).waitFor();
  await page.getByRole('button', { name: 'Salir' }).click();
  await page.getByRole('heading', { name: 'Entrar' }).waitFor();
  await page.getByLabel('Matrícula').waitFor();
  await expect.poll(() => spoken(page)).toBe('pt-BR');

  // A session that ends elsewhere is told in the language of the device, which the page speaks by then.
  await signIn(page, 'carlos');
  await page.getByRole('heading', { name: 'Flota' }).waitFor();
  await office.reload();
  await office
    .getByRole('region', { name: 'Onde está conectado' })
    .getByRole('button', { name: 'Encerrar a sessão em Navegador sem cadastro' })
    .first()
    .click();
  await page.getByRole('dialog').getByText('Sua sessão expirou.').waitFor();
  await page.getByRole('dialog').getByRole('button', { name: 'OK' }).click();

  await signIn(page, 'carlos');
  await page.getByRole('heading', { name: 'Flota' }).waitFor();
  await page.getByTitle('Português').click();
  await page.getByRole('heading', { name: 'Frota' }).waitFor();
  await page.getByRole('button', { name: 'Sair' }).click();
  await page.getByRole('heading', { name: 'Entrar' }).waitFor();
  await signIn(page, 'carlos');
  await page.getByRole('heading', { name: 'Frota' }).waitFor();
  expect(await spoken(page)).toBe('pt-BR');
});
