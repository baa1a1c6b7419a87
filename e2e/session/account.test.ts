import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startProvider, type TestProvider } from '../../server/test/provider.ts';
import { signInAtProvider } from '../test/at-provider.ts';
import { stored } from '../test/checks.ts';
import { openTerminal } from '../test/terminal.ts';

const { world, stage } = await openTerminal({ ROUTINE_NETWORKS: '127.0.0.1/32' });

let provider: TestProvider;
beforeAll(async () => {
  provider = await startProvider([`${world.address}/login`]);
  provider.accounts.set('helena', { email: 'helena@empresa.com.br', email_verified: true });
  provider.accounts.set('visita', { email: 'visita@empresa.com.br', email_verified: true });
  await world.api.sql("update g_clifor set ds_email = 'helena@empresa.com.br' where nr_matricula = '1202'");
});
afterAll(() => provider.close());

const offered = { name: 'Entrar com a conta da empresa' };

const signInAs = (page: Page, login: string) => signInAtProvider(page, offered.name, login);

describe('the account of the company', () => {
  it('is set up from the menu by who administers it, and tested', async () => {
    const page = await stage.as('beatriz', '/', { device: 'desktop' });
    await page.getByRole('navigation').getByRole('link', { name: 'Ajustes da empresa' }).click();
    await page.getByRole('link', { name: 'Abrir a conta da empresa' }).click();
    const form = page.getByRole('form', { name: 'Conta da empresa' });
    const issuer = form.getByRole('textbox', { name: 'Emissor' });
    await issuer.fill('http://127.0.0.1:1');
    await form.getByRole('button', { name: 'Testar o emissor' }).click();
    await form.getByText('não responde').waitFor();
    const offer = form.getByRole('switch', { name: 'Oferecer no login' });
    await offer.click();
    await form.getByText('ninguém entra com a conta').waitFor();
    await offer.click();
    await issuer.fill(provider.issuer);
    await form.getByRole('button', { name: 'Testar o emissor' }).click();
    await form.getByText(`as pessoas entram em ${provider.issuer}/auth`).waitFor();
    await form.getByRole('button', { name: 'Salvar' }).click();
    expect(await form.getByRole('alert').count()).toBe(2);
    await form.getByRole('textbox', { name: 'Cliente (client ID)' }).fill(provider.client.id);
    await form.getByLabel('Segredo do cliente').fill(provider.client.secret);
    await offer.click();
    expect(await form.getByText('ninguém entra com a conta').count()).toBe(0);
    await form.getByRole('button', { name: 'Salvar' }).click();
    await page.getByText('Conta da empresa salva').waitFor();
    await form.getByText('Há um segredo guardado').waitFor();
    expect(await form.getByLabel('Segredo do cliente').inputValue()).toBe('');
  });

  it('signs in at the provider, and leads where the person wanted to go', async () => {
    const page = await stage.open();
    await page.goto('/execucao');
    await signInAs(page, 'helena');
    await page.waitForURL('/execucao');
    expect(await stored(page, 'filial')).toMatchObject({ dsColaborador: 'HELENA PRADO' });
    await page.goto('/login');
    await page.waitForURL('/');
  });

  it('of nobody is refused with a sentence on the login page, and digits still do', async () => {
    const page = await stage.open();
    await signInAs(page, 'visita');
    await page.getByRole('alert').getByText('visita@empresa.com.br').waitFor();
    expect(new URL(page.url()).search).toBe('');
    expect(await stored(page, 'filial')).toBeNull();
    await page.getByRole('textbox', { name: 'Matrícula' }).fill('1202');
    await page.locator('[data-digits]').fill('789');
    await page.locator('[data-digits]').press('Enter');
    await page.waitForURL('/');
  });

  it('is said in Spanish, and not offered to external technicians', async () => {
    const page = await stage.open({ language: 'es', device: 'phone' });
    await page.getByRole('button', { name: 'Entrar con la cuenta de la empresa' }).waitFor();
    await page.getByRole('switch').click();
    await expect
      .poll(() => page.getByRole('button', { name: 'Entrar con la cuenta de la empresa' }).count())
      .toBe(0);
  });

  it('an answer somebody else sends is worth nothing', async () => {
    const page = await stage.open();
    await page.getByRole('button', offered).waitFor();
    await page.goto('/login?code=roubado&state=outro');
    await page.getByRole('alert').getByText('comece de novo').waitFor();
  });

  it('is removed by who administers it, once asked, and the login offers it no longer', async () => {
    const page = await stage.as('beatriz', '/ajustes/conta', { device: 'phone' });
    const remove = page.getByRole('button', { name: 'Remover a conta' });
    await remove.click();
    await page.getByRole('dialog').getByRole('button', { name: 'Manter a conta' }).click();
    await remove.click();
    await page.getByRole('dialog').getByRole('button', { name: 'Remover a conta' }).click();
    await page.getByText('Conta da empresa removida').waitFor();
    await expect.poll(() => remove.count()).toBe(0);
    const login = await stage.open();
    await login.getByRole('textbox', { name: 'Matrícula' }).waitFor();
    expect(await login.getByRole('button', offered).count()).toBe(0);
  });
});
