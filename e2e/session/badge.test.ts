import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { makeOrder } from '../../server/test/orders.ts';
import { expectAccessible, stored } from '../test/checks.ts';
import { expectFit } from '../test/fit.ts';
import { people } from '../test/people.ts';
import { scanByHand, scanSlowly } from '../test/qr.ts';
import { openWorkshop } from '../test/terminal.ts';
import { identity, inDatabase, mainButton } from '../test/work.ts';

const { world, stage, joao } = await openWorkshop();

const hint = 'Ou passe o crachá no leitor.';
const who = (page: Page) => stored(page, 'filial');
const entered = async (page: Page) => {
  await page.waitForURL((url) => url.pathname !== '/login');
  expect(await who(page)).toMatchObject({ dsColaborador: 'JOÃO PEREIRA' });
};

/** A browser that reads tags: each press reads the next of these. */
const withTags = (page: Page, ...texts: string[]) =>
  page.addInitScript((codes: string[]) => {
    class NDEFReader extends EventTarget {
      async scan() {
        const text = codes.shift();
        if (text === undefined) throw new DOMException('no', 'NotAllowedError');
        const data = new DataView(new TextEncoder().encode(text).buffer);
        const records = [{ recordType: 'text', encoding: 'utf-8', data }];
        const tag = Object.assign(new Event('reading'), { serialNumber: '04:a2', message: { records } });
        setTimeout(() => this.dispatchEvent(tag), 50);
      }
    }
    Object.assign(window, { NDEFReader });
  }, texts);

describe('a badge at sign-in', () => {
  it('is offered once who administers the company wants it', async () => {
    const before = await stage.open();
    await before.getByRole('button', { name: 'Acessar' }).waitFor();
    await scanByHand(before, 'CRACHA-1001');
    expect(world.arrived('badgeSignIn')).toHaveLength(0);
    const page = await stage.as('beatriz', '/ajustes', { device: 'desktop' });
    await page.getByRole('switch', { name: 'Entrada com crachá' }).check();
    await page.getByRole('button', { name: 'Salvar', exact: true }).click();
    await page.getByText('Ajustes salvos').waitFor();
    await before.reload();
    await before.getByText(hint).waitFor();
  });

  it('signs its owner in, whatever has the focus, and leaves no key of it in a field', async () => {
    for (const focus of ['number', 'digits', 'nothing'] as const) {
      const page = await stage.open();
      await page.getByText(hint).waitFor();
      if (focus === 'number') await page.getByRole('textbox', { name: 'Matrícula' }).focus();
      if (focus === 'digits') await page.locator('[data-digits]').focus();
      if (focus === 'nothing') await page.evaluate(() => (document.activeElement as HTMLElement).blur());
      await scanByHand(page, 'CRACHA-1001');
      await entered(page);
    }
    expect(world.arrived('login')).toHaveLength(0);
  });

  it('that nobody has is refused with a sentence, and digits still sign in', async () => {
    const page = await stage.open({ device: 'phone' });
    await page.getByText(hint).waitFor();
    await expectFit(page, 'the login with badges');
    await expectAccessible(page, 'the login with badges');
    await scanSlowly(page, 'NAO-E-CRACHA', 30);
    await page.getByRole('alert').getByText('não é de ninguém desta empresa').waitFor();
    expect(await who(page)).toBeNull();
    await page.getByRole('textbox', { name: 'Matrícula' }).fill(people.joao.number);
    await page.locator('[data-digits]').fill(people.joao.digits);
    await page.locator('[data-digits]').press('Enter');
    await entered(page);
  });

  it('is read by NFC after a press, there and in a command', async () => {
    const page = await stage.open({ device: 'phone' });
    await withTags(page, 'CRACHA-1001');
    await page.reload();
    await page.getByRole('button', { name: 'Ler crachá por NFC' }).click();
    await entered(page);
    const { order, plate } = await makeOrder(world.api);
    await page.goto(`/os/${order}`);
    await mainButton(page, 'Iniciar', plate).click();
    await identity(page).getByRole('button', { name: 'Ler crachá por NFC' }).click();
    await expect.poll(() => inDatabase(world.api, order)).toMatchObject({ running: 1 });
  });

  it('says so where NFC is off or not allowed', async () => {
    const page = await stage.open({ language: 'es', device: 'phone' });
    await withTags(page);
    await page.reload();
    await page.getByRole('button', { name: 'Leer credencial por NFC' }).click();
    await page.getByText(/El NFC está apagado/).waitFor();
  });

  it('is given and taken away in the panel, and refused from then on', async () => {
    const panel = await stage.as('admin', '/dadosPessoais', { device: 'desktop' });
    await panel.getByLabel('Nome, matrícula ou número').fill('1001');
    await panel.getByRole('button', { name: `Ver dados de ${joao.answer.dsColaborador}` }).click();
    await panel.getByRole('button', { name: 'Alterar crachá' }).click();
    await panel
      .getByRole('dialog', { name: /^Crachá de/ })
      .getByLabel('Código do crachá')
      .waitFor();
    await scanByHand(panel, 'CRACHA-NOVO-1');
    await panel.getByText('Crachá registrado.').waitFor();
    const page = await stage.open();
    await page.getByText(hint).waitFor();
    await scanByHand(page, 'CRACHA-1001');
    await page.getByRole('alert').getByText('Este crachá foi retirado e não vale mais').waitFor();
    await scanByHand(page, 'CRACHA-NOVO-1');
    await entered(page);
    await panel.getByRole('button', { name: 'Retirar crachá' }).click();
    await panel.getByText('Crachá retirado.').waitFor();
    const after = await stage.open({ language: 'es' });
    await after.getByText('O pase la credencial por el lector.').waitFor();
    await scanByHand(after, 'CRACHA-NOVO-1');
    await after.getByRole('alert').getByText('Esta credencial fue retirada').waitFor();
  });
});
