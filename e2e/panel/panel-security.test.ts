import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { hashPassword } from '../../server/src/core/passwords.ts';
import { stored } from '../test/checks.ts';
import {
  byName,
  codeOf,
  firstStep,
  forgetUsedCodes,
  giveAuthenticator,
  secretOn,
  setUpAuthenticator,
  textsOf,
  wrongCodeOf,
} from '../test/factors.ts';
import { expectFitEverywhere, openSecured } from '../test/secured.ts';

const { world, stage } = await openSecured();

const signOut = async (page: Page) => {
  await page.getByRole('button', { name: 'Sair do painel' }).click();
  await page.waitForURL('/loginPainel');
};
const selectedText = (page: Page) => page.evaluate(() => getSelection()?.toString());

describe('the second factor', () => {
  it('is an authenticator set up from the menu; from then on the login asks for its code', async () => {
    const page = await stage.as('reader', '/inicioPainel', { device: 'desktop' });
    await page.getByRole('link', { name: 'Minha segurança' }).click();
    await page.getByRole('heading', { name: 'Autenticador' }).waitFor();
    await page.getByText('Os códigos vêm com o primeiro autenticador ou a primeira chave.').waitFor();
    await page.getByRole('button', { name: 'Configurar autenticador' }).click();
    const sheet = page.getByRole('dialog', { name: 'Configurar autenticador' });
    const secret = await secretOn(sheet);
    expect(secret).toMatch(/^([A-Z2-7]{4} )+[A-Z2-7]{1,4}$/);
    await expectFitEverywhere(page, 'an authenticator being set up');
    const code = sheet.getByLabel('Código que o aplicativo mostra');
    await code.fill(wrongCodeOf(secret));
    await sheet.getByText('Este código não confere ou já foi usado.').waitFor();
    await expect.poll(() => selectedText(page)).toBe(await code.inputValue());
    await code.fill(codeOf(secret));

    const shown = page.getByRole('dialog', { name: 'Guarde estes códigos' });
    const codes = await textsOf(shown.getByRole('listitem'));
    expect(new Set(codes).size).toBe(10);
    await expectFitEverywhere(page, 'recovery codes');
    await page.keyboard.press('Escape');
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      shown.getByRole('button', { name: 'Baixar (.txt)' }).click(),
    ]);
    expect(file.suggestedFilename()).toBe('codigos-de-recuperacao.txt');
    const text = await readFile(await file.path(), 'utf8');
    for (const one of codes) expect(text).toContain(one);
    await shown.getByRole('button', { name: 'Guardei os códigos' }).click();
    await page.getByText('10 códigos ainda valem.').waitFor();
    await expectFitEverywhere(page, 'own security with an authenticator');
    expect(await page.getByText(codes[0] ?? '').count()).toBe(0);

    await signOut(page);
    await forgetUsedCodes(world);
    await firstStep(page, 'reader');
    const asked = page.getByLabel('Código do autenticador');
    await asked.waitFor();
    expect(await stored(page, 'filialPainel')).toBeNull();
    await expectFitEverywhere(page, 'the second step');
    await asked.fill(wrongCodeOf(secret));
    await page.getByText('Este código não confere ou já foi usado.').waitFor();
    await expect.poll(() => selectedText(page)).toBe(await asked.inputValue());
    // Typing goes over what was wrong.
    await page.keyboard.type(codeOf(secret));
    await page.waitForURL('/inicioPainel');
    expect(world.arrived('panelSecondStep').map(({ status }) => status)).toEqual([422, 200]);
  });

  it('has recovery codes, each good once, however it is typed', async () => {
    const page = await stage.as('reader', '/minhaSeguranca', { device: 'phone' });
    const { codes } = await setUpAuthenticator(page);
    const [first = '', second = ''] = codes;
    await page.evaluate(() => localStorage.removeItem('filialPainel'));
    const enter = async (code: string) => {
      await firstStep(page, 'reader');
      await page.getByRole('button', { name: 'Usar um código de recuperação' }).click();
      await page.getByLabel('Código de recuperação').fill(code);
      await page.getByRole('button', { name: 'Confirmar' }).click();
    };
    await enter(first.toLowerCase().replaceAll('-', ' '));
    await page.waitForURL('/inicioPainel');
    await page.evaluate(() => localStorage.removeItem('filialPainel'));
    await enter(first);
    await page.getByText('Este código não confere ou já foi usado.').waitFor();
    await page.getByLabel('Código de recuperação').fill(second.replaceAll('-', ''));
    await page.keyboard.press('Enter');
    await page.waitForURL('/inicioPainel');
    await page.goto('/minhaSeguranca');
    await page.getByText('8 códigos ainda valem.').waitFor();
  });

  it('is a passkey of this device, added under a name, used at the login and taken away', async () => {
    const page = await stage.as('reader', '/minhaSeguranca', { device: 'desktop', world: byName(world) });
    await giveAuthenticator(page);
    await page.getByRole('button', { name: 'Adicionar chave' }).click();
    const sheet = page.getByRole('dialog', { name: 'Nova chave de acesso' });
    const name = sheet.getByLabel('Nome da chave');
    expect(await name.inputValue()).toBe('Linux');
    await expectFitEverywhere(page, 'a new passkey');
    await name.fill('Computador da oficina');
    await sheet.getByRole('button', { name: 'Criar chave' }).click();
    await page.getByRole('button', { name: 'Guardei os códigos' }).click();
    const item = page.getByRole('listitem').filter({ hasText: 'Computador da oficina' });
    await item.getByText('ainda não usado').waitFor();
    await expectFitEverywhere(page, 'own security with a passkey');

    await page.getByRole('button', { name: 'Adicionar chave' }).click();
    await sheet.getByRole('button', { name: 'Criar chave' }).click();
    await sheet.getByText('Este aparelho já tem uma chave sua.').waitFor();
    await page.keyboard.press('Escape');

    await signOut(page);
    await firstStep(page, 'reader');
    const use = page.getByRole('button', { name: 'Usar chave de acesso' });
    await use.waitFor();
    await expectFitEverywhere(page, 'the second step with a passkey');
    await use.click();
    await page.waitForURL('/inicioPainel');
    expect(world.arrived('panelSecondStep').map(({ status }) => status)).toEqual([200]);

    await page.goto('/minhaSeguranca');
    await item.getByText(/último uso/).waitFor();
    await item.getByRole('button', { name: 'Retirar Computador da oficina' }).click();
    await page
      .getByRole('dialog', { name: 'Retirar a chave Computador da oficina?' })
      .getByRole('button', { name: 'Retirar' })
      .click();
    await item.waitFor({ state: 'detached' });
    await signOut(page);
    await firstStep(page, 'reader');
    await page.waitForURL('/inicioPainel');
  });

  it('offers no passkey where the browser has none', async () => {
    const page = await stage.as('reader', '/inicioPainel', { device: 'phone' });
    await page.addInitScript(() => Reflect.deleteProperty(window, 'PublicKeyCredential'));
    await page.goto('/minhaSeguranca');
    await page
      .getByText('Este navegador não usa chaves de acesso neste endereço: é preciso https.')
      .waitFor();
    expect(await page.getByRole('button', { name: 'Adicionar chave' }).count()).toBe(0);
  });

  it('that took too long begins anew, with what was typed at first still there', async () => {
    const page = await stage.as('reader', '/minhaSeguranca', { device: 'phone' });
    const { secret } = await setUpAuthenticator(page);
    await page.evaluate(() => localStorage.removeItem('filialPainel'));
    await firstStep(page, 'reader');
    const code = page.getByLabel('Código do autenticador');
    await code.waitFor();
    await world.api.control("update passo_painel set dt_expira = now() - interval '1 second'");
    await code.fill(codeOf(secret));
    await page.getByRole('alert').getByText('O tempo deste passo acabou. Comece de novo.').waitFor();
    expect(await page.getByLabel('Matrícula').inputValue()).toBe('9002');
    await page.getByRole('button', { name: 'Acessar' }).click();
    await code.waitFor();
    await page.getByRole('button', { name: 'Voltar', exact: true }).click();
    expect(await page.getByLabel('Matrícula').inputValue()).toBe('9002');
  });

  it('goes on with what can be typed when the passkey is refused', async () => {
    const page = await stage.as('reader', '/minhaSeguranca', { device: 'phone', world: byName(world) });
    await giveAuthenticator(page);
    await page.getByRole('button', { name: 'Adicionar chave' }).click();
    await page.getByRole('button', { name: 'Criar chave' }).click();
    const codes = await textsOf(page.getByRole('dialog').getByRole('listitem'));
    await page.getByRole('button', { name: 'Guardei os códigos' }).click();
    await page.evaluate(() => localStorage.removeItem('filialPainel'));
    await firstStep(page, 'reader');
    const use = page.getByRole('button', { name: 'Usar chave de acesso' });
    await use.waitFor();
    // Taken away meanwhile.
    await world.api.control('delete from chave_acesso');
    await use.click();
    await page.getByRole('alert').getByText('Esta chave de acesso não foi reconhecida.').waitFor();
    expect(await use.count()).toBe(0);
    await page.getByLabel('Código de recuperação').fill(codes[0] ?? '');
    await page.keyboard.press('Enter');
    await page.waitForURL('/inicioPainel');
  });

  it('tells how long to wait after too many wrong codes', async () => {
    const page = await stage.as('reader', '/minhaSeguranca', { device: 'phone' });
    const { secret } = await setUpAuthenticator(page);
    await page.evaluate(() => localStorage.removeItem('filialPainel'));
    await firstStep(page, 'reader');
    const code = page.getByLabel('Código do autenticador');
    for (const count of [1, 2, 3, 4, 5]) {
      await code.fill('');
      await code.fill(wrongCodeOf(secret));
      await expect.poll(() => world.arrived('panelSecondStep').length).toBe(count);
    }
    await page.getByText(/Tente de novo em \d\d:\d\d/).waitFor();
    await expectFitEverywhere(page, 'too many wrong codes');
  });

  it('is changed after the password alone, and left as it is when that is not given', async () => {
    const password = 'cavalo correto bateria';
    const page = await stage.as('reader', '/minhaSeguranca', { device: 'desktop' });
    await world.api.control("update usuario_painel set ds_senha = $1 where nr_matricula = '9002'", [
      await hashPassword(password),
    ]);
    await world.api.control("update sessao set dt_confirmacao = now() - interval '11 minutes'");
    const question = page.getByRole('dialog', { name: 'Confirme sua senha' });
    const setUp = page.getByRole('button', { name: 'Configurar autenticador' });
    await setUp.click();
    await question.getByRole('button', { name: 'Cancelar' }).click();
    await question.waitFor({ state: 'detached' });
    expect(await page.getByRole('alert').count()).toBe(0);
    await setUp.click();
    await question.getByLabel('Senha').fill(password);
    await page.keyboard.press('Enter');
    await page.getByRole('dialog', { name: 'Configurar autenticador' }).getByRole('status').waitFor();
    await world.api.control("update usuario_painel set ds_senha = null where nr_matricula = '9002'");
  });

  it('speaks Spanish, and fits', async () => {
    const page = await stage.as('reader', '/minhaSeguranca', {
      device: 'phone',
      language: 'es',
      world: byName(world),
    });
    await giveAuthenticator(page);
    await page.getByRole('button', { name: 'Agregar llave' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Crear llave' }).waitFor();
    await expectFitEverywhere(page, 'a new passkey in Spanish');
    await page.getByRole('button', { name: 'Crear llave' }).click();
    const codes = page.getByRole('dialog', { name: 'Guarde estos códigos' });
    await codes.getByRole('button', { name: 'Guardé los códigos' }).waitFor();
    await expectFitEverywhere(page, 'recovery codes in Spanish');
    await codes.getByRole('button', { name: 'Guardé los códigos' }).click();
    await page.getByRole('button', { name: 'Configurar autenticador' }).click();
    const sheet = page.getByRole('dialog', { name: 'Configurar autenticador' });
    const secret = await secretOn(sheet);
    await expectFitEverywhere(page, 'an authenticator in Spanish');
    await sheet.getByLabel('Código que muestra la aplicación').fill(codeOf(secret));
    await page.getByRole('button', { name: 'Cambiar de equipo' }).waitFor();
    await expectFitEverywhere(page, 'own security in Spanish');
    await page.evaluate(() => localStorage.removeItem('filialPainel'));
    await firstStep(page, 'reader');
    const code = page.getByLabel('Código del autenticador');
    await code.fill(wrongCodeOf(secret));
    await page.getByText('Este código no coincide o ya se usó.').waitFor();
    await expectFitEverywhere(page, 'the second step in Spanish');
    await page.getByRole('button', { name: 'Usar llave de acceso' }).click();
    await page.waitForURL('/inicioPainel');
  });
});
