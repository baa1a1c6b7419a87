import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { stored } from '../test/checks.ts';
import { people, signIn } from '../test/people.ts';
import { openTerminal } from '../test/terminal.ts';

const { world, stage } = await openTerminal();

const history = (page: Page) =>
  page.locator('section').filter({ has: page.getByRole('heading', { name: 'Histórico' }) });
const save = (page: Page) => page.getByRole('button', { name: 'Salvar', exact: true });

describe('settings of the company', () => {
  it('are found in the menu by who administers it, changed, and in effect for who signs in next', async () => {
    const page = await stage.as('beatriz', '/', { device: 'desktop' });
    await page.getByRole('navigation').getByRole('link', { name: 'Ajustes da empresa' }).click();
    await page.waitForURL('/ajustes');
    const keeps = page.getByRole('switch', { name: 'Lembrar os dígitos no acesso rápido' });
    await keeps.waitFor();
    expect(await keeps.isChecked()).toBe(true);
    await keeps.uncheck();
    await save(page).click();
    await page.getByText('Ajustes salvos').waitFor();
    await history(page).getByText('Lembrar os dígitos no acesso rápido').waitFor();
    expect(await history(page).getByRole('listitem').first().textContent()).toMatch(
      /Beatriz Nogueira[\s\S]*Sim → Não/i,
    );
    const other = await stage.open();
    await signIn(other, 'joao');
    expect(await stored(other, 'saveLogin')).toEqual({ matricula: '1001', cpf: '', loginExterno: 'N' });
    await page
      .getByRole('button', { name: 'Voltar ao padrão: Lembrar os dígitos' })
      .waitFor({ state: 'hidden' });
    await keeps.check();
    await save(page).click();
    await expect.poll(() => history(page).getByRole('listitem').count()).toBe(2);
  });

  it('that have a page of their own are led to first on a phone', async () => {
    const page = await stage.as('beatriz', '/ajustes', { device: 'phone' });
    const link = page.getByRole('link', { name: 'Abrir a conta da empresa' });
    const top = async (what: Locator) => (await what.boundingBox())?.y ?? Number.NaN;
    await link.waitFor();
    expect(await top(link)).toBeLessThan(await top(page.getByRole('form')));
  });

  it('are refused beside their fields, kept while typed, and put back to the default', async () => {
    const page = await stage.as('beatriz', '/ajustes');
    const hours = page.getByRole('textbox', { name: 'Duração do login (horas)' });
    await hours.fill('200');
    await save(page).click();
    await page.getByText('De 1 a 168.').waitFor();
    expect(world.arrived('saveSettings')).toHaveLength(0);
    await page.reload();
    await expect.poll(() => hours.inputValue()).toBe('200');
    await page.getByRole('button', { name: 'Voltar ao padrão: Duração do login' }).click();
    expect(await hours.inputValue()).toBe('12');
    expect(await save(page).isDisabled()).toBe(true);
  });

  it('changed by somebody else meanwhile show there, and what was typed stays', async () => {
    const page = await stage.as('beatriz', '/ajustes', { device: 'desktop' });
    const files = page.getByRole('textbox', { name: 'Limite por envio (arquivos)' });
    const days = page.getByRole('textbox', { name: 'Prazo para reabrir (dias)' });
    await files.fill('4');
    const { api } = world;
    const administrator = await api.signIn(people.beatriz.number, people.beatriz.digits);
    const { versao } = (await api.call('getSettings', {}, administrator)).body;
    const meanwhile = { versao, valores: { qt_anexos: 7, qt_dias_reabertura: 14 } };
    // What the live feed would bring is held up: the page is saved from before the change.
    await page.route(/\/api\/ajustes$/, () => undefined);
    await api.call('saveSettings', { body: meanwhile }, administrator);
    await save(page).click();
    await page.getByText('Os ajustes não foram salvos').waitFor();
    await page.getByText(/BEATRIZ NOGUEIRA mudou de 10 arquivos para 7 arquivos/i).waitFor();
    await page.unroute(/\/api\/ajustes$/);
    await page.reload();
    await expect.poll(() => days.inputValue()).toBe('14');
    expect(await files.inputValue()).toBe('4');
    // The field says so on the reloaded page too; what is typed there is saved once that was told.
    await page.getByText(/BEATRIZ NOGUEIRA mudou de 10 arquivos para 7 arquivos/i).waitFor();
    await save(page).click();
    await page.getByText('Os ajustes não foram salvos').waitFor();
    await save(page).click();
    await page.getByText('Ajustes salvos').waitFor();
    const { valores } = (await api.call('getSettings', {}, administrator)).body;
    expect(valores).toMatchObject({ qt_anexos: 4, qt_dias_reabertura: 14 });
    await world.api.sql('update parametro set qt_anexos = 10, qt_dias_reabertura = 30');
  });

  it('changed in the same field by somebody else are not overwritten by the first press', async () => {
    const page = await stage.as('beatriz', '/ajustes', { device: 'desktop' });
    const days = page.getByRole('textbox', { name: 'Prazo para reabrir (dias)' });
    await days.fill('33');
    const { api } = world;
    const administrator = await api.signIn(people.beatriz.number, people.beatriz.digits);
    const read = async () => (await api.call('getSettings', {}, administrator)).body;
    await api.call(
      'saveSettings',
      { body: { versao: (await read()).versao, valores: { qt_dias_reabertura: 31 } } },
      administrator,
    );
    await page
      .getByText(/BEATRIZ NOGUEIRA mudou de 30 dias para 31 dias/i)
      .first()
      .waitFor();
    await save(page).click();
    await page.getByText('Os ajustes não foram salvos').waitFor();
    expect((await read()).valores.qt_dias_reabertura).toBe(31);
    await save(page).click();
    await page.getByText('Ajustes salvos').waitFor();
    expect((await read()).valores.qt_dias_reabertura).toBe(33);
    await api.sql('update parametro set qt_dias_reabertura = 30');
  });

  it.each(['phone', 'desktop'] as const)('are said in Spanish on a %s', async (device) => {
    const page = await stage.as('beatriz', '/ajustes', { device, language: 'es' });
    await page.getByRole('heading', { name: 'Ajustes de la empresa' }).waitFor();
    await page.getByRole('textbox', { name: 'Duración de la sesión (horas)' }).waitFor();
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
  });

  it('are hidden from who does not administer the company', async () => {
    const page = await stage.as('staff', '/', { device: 'desktop' });
    await page.getByRole('navigation').getByRole('link').first().waitFor();
    expect(await page.getByRole('link', { name: 'Ajustes da empresa' }).count()).toBe(0);
  });
});
