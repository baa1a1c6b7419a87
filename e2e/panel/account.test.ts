import type { Page } from 'playwright-core';
import { afterAll, expect, it } from 'vitest';
import { startProvider } from '../../server/test/provider.ts';
import { signInAtProvider } from '../test/at-provider.ts';
import { stored } from '../test/checks.ts';
import { codeOf, forgetUsedCodes, setUpAuthenticator } from '../test/factors.ts';
import { openTerminal } from '../test/terminal.ts';

const provider = await startProvider([]);
const { world, stage } = await openTerminal({
  ROUTINE_NETWORKS: '127.0.0.1/32',
  PANEL_ACCOUNT_ISSUER: provider.issuer,
  PANEL_ACCOUNT_CLIENT: provider.client.id,
  PANEL_ACCOUNT_SECRET: provider.client.secret,
});
provider.back.push(`${world.address}/loginPainel`);
provider.accounts.set('rita', { email: 'rita@operadora.com.br', email_verified: true });
provider.accounts.set('visita', { email: 'visita@operadora.com.br', email_verified: true });
afterAll(() => provider.close());

const offered = { name: 'Entrar com a conta do provedor' };

const signInAs = (page: Page, login: string) => signInAtProvider(page, offered.name, login);

it('an administrator gives his user its e-mail, and comes in with that account, to the company and page he chose', async () => {
  const first = await stage.as('admin', '/usuariosPainel', { device: 'desktop' });
  await first
    .getByRole('row', { name: /9001/ })
    .getByRole('button', { name: /^Editar/ })
    .click();
  const sheet = first.getByRole('dialog', { name: 'Editar usuário' });
  await sheet.getByLabel('E-mail').fill('rita@operadora.com.br');
  await sheet.getByRole('button', { name: 'Salvar' }).click();
  await first.getByText('Usuário salvo').waitFor();

  const page = await stage.open({ device: 'desktop' });
  await page.goto('/trilhaPainel');
  await page.waitForURL('/loginPainel');
  await signInAs(page, 'rita');
  await page.waitForURL('/trilhaPainel');
  expect(await stored(page, 'filialPainel')).toMatchObject({ empresa: 'DEMO', tp_acesso: 'A' });
  await page
    .getByRole('row', { name: /Conta do provedor conferida.*rita@operadora/ })
    .first()
    .waitFor();
});

it('who has a second factor is asked for it, on a phone too', async () => {
  const page = await stage.open({ device: 'phone' });
  await page.goto('/loginPainel');
  await signInAs(page, 'rita');
  await page.waitForURL('/inicioPainel');
  await page.goto('/minhaSeguranca');
  const { secret } = await setUpAuthenticator(page);
  await page.evaluate(() => localStorage.clear());
  await page.goto('/loginPainel');
  await forgetUsedCodes(world);
  // The provider knows this browser still.
  await page.getByRole('button', offered).click();
  await page.getByLabel('Código do autenticador').fill(codeOf(secret));
  await page.waitForURL('/inicioPainel');
  expect(await stored(page, 'filialPainel')).toMatchObject({ empresa: 'DEMO' });
});

it('an account of nobody is refused with a sentence, and it is offered in Spanish', async () => {
  const page = await stage.open();
  await page.goto('/loginPainel');
  await signInAs(page, 'visita');
  await page.getByRole('alert').getByText('Nenhum usuário do painel').waitFor();
  expect(new URL(page.url()).search).toBe('');
  const spanish = await stage.open({ language: 'es', device: 'phone' });
  await spanish.goto('/loginPainel');
  await spanish.getByRole('button', { name: 'Entrar con la cuenta del proveedor' }).waitFor();
});
