import { describe, expect, it } from 'vitest';
import { stored, storedKeys } from '../test/checks.ts';
import { signIn } from '../test/people.ts';
import { openTerminal } from '../test/terminal.ts';

const { world, stage } = await openTerminal();

describe('quick access', () => {
  it('lists everybody once, signs in with a tap, and forgets who is taken off', async () => {
    const page = await stage.open();
    for (const who of ['joao', 'ana', 'joao'] as const) {
      await signIn(page, who);
      await page.getByRole('button', { name: 'Sair' }).click();
      await page.waitForURL('/login');
    }
    await page.getByRole('button', { name: 'Acesso rápido' }).click();
    const sheet = page.getByRole('dialog', { name: 'Acesso rápido' });
    await sheet.waitFor();
    expect(await sheet.getByRole('listitem').allInnerTexts()).toEqual([
      expect.stringMatching(/João Pereira\s+1001 ·\sDEMO/),
      expect.stringMatching(/Ana Lima\s+1101 ·\sDEMO/),
    ]);
    const remove = sheet.getByRole('button', { name: 'Remover João Pereira do acesso rápido' });
    await remove.click();
    const question = page.getByRole('dialog', { name: 'Remover João Pereira?' });
    await question.getByRole('button', { name: 'Cancelar' }).click();
    expect(await sheet.getByRole('listitem').count()).toBe(2);
    await remove.click();
    await question.getByRole('button', { name: 'Remover', exact: true }).click();
    await expect.poll(() => sheet.getByRole('listitem').count()).toBe(1);
    await sheet.getByRole('button', { name: 'Cancelar' }).click();
    await sheet.waitFor({ state: 'hidden' });

    await page.getByRole('button', { name: /Ana Lima/ }).click();
    await page.waitForURL('/osEmpilhadeira');
    expect(await storedKeys(page)).toContain('filial');
  });

  it('goes on in the branch its login was in last', async () => {
    const page = await stage.open();
    await signIn(page, 'joao');
    const [, second] = await world.api.sql<{ ds_filial: string }>(
      'select ds_filial from filial order by nr_sequencial',
    );
    const name = second?.ds_filial ?? '';
    await page.getByRole('banner').getByTitle('Trocar de filial').click();
    await page.getByRole('dialog').getByRole('button', { name }).click();
    await page.getByRole('dialog').waitFor({ state: 'hidden' });
    for (let again = 0; again < 2; again += 1) {
      await page.getByRole('button', { name: 'Sair' }).click();
      await page.waitForURL('/login');
      await page.getByRole('button', { name: /João Pereira/ }).click();
      await page.waitForURL('/');
      await page
        .getByRole('banner')
        .getByText(name.slice(0, 10).trimEnd(), { exact: true })
        .first()
        .waitFor();
    }
  });

  it('fills in the last login', async () => {
    const page = await stage.open();
    await signIn(page, 'joao');
    await page.getByRole('button', { name: 'Sair' }).click();
    await page.waitForURL('/login');
    expect(await page.getByLabel('Matrícula').inputValue()).toBe('1001');
    // Who comes next types over it, at keys and on our own keypad.
    await page.getByLabel('Matrícula').click();
    await page.keyboard.type('1101');
    expect(await page.getByLabel('Matrícula').inputValue()).toBe('1101');
    expect(await page.locator('main [data-digits]').inputValue()).toBe('');
    await page.reload();
    await page.getByLabel('Matrícula').click();
    for (const digit of '1101') await page.getByRole('button', { name: digit, exact: true }).click();
    expect(await page.getByLabel('Matrícula').inputValue()).toBe('1101');
  });

  it('keeps no digits and asks for them where the company forbids keeping them', async () => {
    await world.api.sql("update parametro set guarda_cpf_local = 'N'");
    try {
      const page = await stage.open();
      await signIn(page, 'joao');
      await page.getByRole('button', { name: 'Sair' }).click();
      await page.waitForURL('/login');
      expect(await stored(page, 'saveLogin')).toEqual({ matricula: '1001', cpf: '', loginExterno: 'N' });
      expect(await stored(page, 'acessoRapido')).toEqual([expect.objectContaining({ cpf: '' })]);
      await page.getByRole('button', { name: /João Pereira/ }).click();
      expect(world.arrived('login')).toHaveLength(1);
      await page.locator('[data-digits]').fill('123');
      await page.getByRole('button', { name: 'Acessar' }).click();
      await page.waitForURL('/');
    } finally {
      await world.api.sql("update parametro set guarda_cpf_local = 'S'");
    }
  });
});
