import { describe, expect, it } from 'vitest';
import { devices } from '../test/browser.ts';
import { stored, storedKeys } from '../test/checks.ts';
import { expectFit } from '../test/fit.ts';
import { fillLogin, people, signIn } from '../test/people.ts';
import { openTerminal } from '../test/terminal.ts';
import { patternOf } from '../test/world.ts';

const { world, stage } = await openTerminal({ HELP_URL: 'https://ajuda.example/terminal' });

const enter = { name: 'Acessar' };

describe('signing in', () => {
  it('takes a technician with registration and three digits to the internal orders, by Enter', async () => {
    const page = await stage.open();
    await fillLogin(page, people.joao);
    await page.locator('[data-digits]').press('Enter');
    await page.waitForURL('/');
    expect(world.arrived('login')).toHaveLength(1);
    expect(Object.keys((await stored(page, 'filial')) as object)).toEqual(
      expect.arrayContaining([
        'token',
        'ds_filial',
        'nr_sequencial',
        'dsColaborador',
        'foto',
        'tecnicoId',
        'fornecExt',
        'atendeOs',
        'perfilMecanico',
        'tipoPerfilTerminal',
        'mecanico_externo',
        'ambiente',
        'exibe_os_encerrada',
        'st_inventario',
        'allFiliais',
        'allFiliaisTemp',
        'allEmpresas',
        'infColab',
        'location',
        'chave_geo',
      ]),
    );
  });

  it('takes a forklift mechanic to the warehouse orders', async () => {
    const page = await stage.open();
    await signIn(page, 'ana');
    expect(new URL(page.url()).pathname).toBe('/osEmpilhadeira');
  });

  it('takes a supplier with code and five digits to the external orders', async () => {
    const page = await stage.open();
    await signIn(page, 'supplier');
    expect(new URL(page.url()).pathname).toBe('/osExterna');
  });

  it('changes the labels with the switch for external technicians, which starts off', async () => {
    const page = await stage.open();
    const external = page.getByRole('switch', { name: 'Mecânico externo' });
    expect(await external.isChecked()).toBe(false);
    await page.getByLabel('3 primeiros dígitos do CPF').waitFor();
    await external.click();
    await page.getByLabel('Código', { exact: true }).waitFor();
    await page.getByLabel('5 primeiros dígitos do CNPJ').waitFor();
  });

  it('has its labels in one line each, and its boxes on one', async () => {
    for (const [language, label] of [
      ['pt', 'Matrícula'],
      ['es', 'Matrícula'],
    ] as const)
      for (const device of ['tablet', 'desktop'] as const) {
        const page = await stage.open({ language, device });
        const number = await page.getByLabel(label).boundingBox();
        const digits = await page.locator('[data-digits]').boundingBox();
        expect(Math.abs((number?.y ?? 0) - (digits?.y ?? 1000)), `${language}, ${device}`).toBeLessThan(4);
      }
  });

  it('takes digits only, three of a CPF and five of a CNPJ', async () => {
    const page = await stage.open();
    const digits = page.locator('[data-digits]');
    await digits.pressSequentially('1a2 345');
    expect(await digits.inputValue()).toBe('123');
    await page.getByRole('switch').click();
    await digits.pressSequentially('12345678');
    expect(await digits.inputValue()).toBe('12345');
  });

  it('writes with our own keys into the field in use', async () => {
    const page = await stage.open();
    const keypad = page.getByRole('group', { name: 'Teclado numérico' });
    await page.getByLabel('Matrícula').click();
    for (const key of ['1', '0', '0', '1']) await keypad.getByRole('button', { name: key }).click();
    await page.locator('[data-digits]').click();
    for (const key of ['1', '2', '9', 'Apagar', '3']) await keypad.getByRole('button', { name: key }).click();
    await page.getByRole('button', enter).click();
    await page.waitForURL('/');
  });

  it('says Oops! and sends nothing while something is missing', async () => {
    const page = await stage.open({ device: 'phone' });
    await page.getByRole('button', enter).click();
    const popup = page.getByRole('dialog', { name: 'Oops!' });
    await popup.getByText('Insira todas as informações!').waitFor();
    await popup.getByRole('button', { name: 'OK' }).click();
    await page.getByLabel('Matrícula').fill('1001');
    await page.getByRole('button', enter).click();
    await popup.waitFor();
    expect(world.arrived('login')).toEqual([]);
  });

  it('waits for the companies where the button was pressed before they came', async () => {
    const page = await stage.open();
    await page.locator('[data-digits]').waitFor();
    await page.evaluate(() => localStorage.clear());
    const come = Promise.withResolvers<void>();
    await page.route(patternOf('getEmpresas'), async (route) => {
      await come.promise;
      await route.continue();
    });
    await page.reload();
    await fillLogin(page, people.joao);
    await page.getByRole('button', enter).click();
    await page.getByRole('button', { name: 'Carregando...' }).waitFor();
    come.resolve();
    await page.waitForURL('/');
  });

  it('says Carregando... while the server thinks', async () => {
    const page = await stage.open();
    await page.route(patternOf('auth/login'), async (route) => {
      await page.getByRole('button', { name: 'Carregando...' }).waitFor();
      await route.continue();
    });
    await signIn(page, 'joao');
    expect(world.arrived('login')).toHaveLength(1);
  });

  it('refuses wrong digits, keeps no session, and tells the wait after the fourth failure', async () => {
    const page = await stage.open();
    const failure = page.getByRole('alert');
    for (let attempt = 1; attempt <= 4; attempt += 1) {
      await fillLogin(page, { number: '1301', digits: '999' });
      await page.getByRole('button', enter).click();
      await expect.poll(() => world.arrived('login').length).toBe(attempt);
      await failure.getByText('Falha ao fazer login').waitFor();
      expect(await page.locator('[data-digits]').inputValue()).toBe('');
    }
    expect(await storedKeys(page)).not.toContain('filial');
    await fillLogin(page, people.pedro);
    await page.getByRole('button', enter).click();
    await failure.getByText(/Muitas tentativas\. Tente de novo em 00?:?(30|[12]\d)/).waitFor();
    expect(new URL(page.url()).pathname).toBe('/login');
  });

  it('leads to help in a tab of its own', async () => {
    const page = await stage.open();
    const help = page.getByRole('link', { name: /ajuda/i });
    expect(await help.getAttribute('href')).toBe('https://ajuda.example/terminal');
    expect(await help.getAttribute('target')).toBe('_blank');
  });

  it.each([
    ['a phone', devices.phone.viewport],
    ['a phone held sideways', { width: 844, height: 390 }],
    ['a tablet', devices.tablet.viewport],
    ['a desktop', devices.desktop.viewport],
  ])('has its button in view and the dark scheme at hand on %s', async (where, viewport) => {
    const page = await stage.open({ viewport });
    const button = await page.getByRole('button', enter).boundingBox();
    expect((button?.y ?? 0) + (button?.height ?? viewport.height)).toBeLessThanOrEqual(viewport.height);
    await page.getByRole('button', { name: 'Usar tela escura' }).click();
    await expectFit(page, `the login in the dark on ${where}`);
    await page.getByRole('button', { name: 'Usar tela clara' }).click();
    expect(await page.locator('html').getAttribute('data-scheme')).toBe('light');
  });

  it('sends who is signed in already from /login to where that person begins', async () => {
    const page = await stage.open();
    await signIn(page, 'ana');
    await page.goto('/login');
    await page.waitForURL('/osEmpilhadeira');
  });

  it('sends everybody else from every page to /login', async () => {
    const page = await stage.open();
    for (const path of ['/', '/osEmpilhadeira', '/osExterna', '/os/1']) {
      await page.goto(path);
      await page.waitForURL('/login');
    }
  });
});

describe('choosing a company', () => {
  it('offers those of the terminal in upper case, and reloads with the chosen one stored', async () => {
    await world.api.control(
      `insert into empresa (ds_empresa, db_name, mostrar_em) values ('Outra Frota', 'outra_frota', '{3}'),
                                                                   ('Relatórios', 'relatorios', '{4}')`,
    );
    try {
      const page = await stage.open();
      const select = page.getByLabel('Empresa');
      await select.locator('option', { hasText: 'OUTRA FROTA' }).waitFor({ state: 'attached' });
      expect(await select.locator('option').allInnerTexts()).toEqual([
        'Escolha a empresa',
        'DEMO',
        'OUTRA FROTA',
      ]);
      const reloaded = page.waitForEvent('load');
      await select.selectOption({ label: 'DEMO' });
      await reloaded;
      expect(await stored(page, 'empresa')).toMatchObject({ ds_empresa: 'DEMO', key: world.api.apiKey });
      await signIn(page, 'joao');
    } finally {
      await world.api.control("delete from empresa where db_name in ('outra_frota', 'relatorios')");
    }
  });
});

describe('what is typed before the company is chosen', () => {
  it('is still there afterwards, the digits aside', async () => {
    await world.api.control(
      "insert into empresa (ds_empresa, db_name, mostrar_em) values ('Outra Frota', 'outra_frota', '{3}')",
    );
    try {
      const page = await stage.open({ viewport: { width: 844, height: 390 } });
      await page.getByRole('switch', { name: 'Mecânico externo' }).click();
      await page.getByLabel('Código').fill('31');
      const reloaded = page.waitForEvent('load');
      await page.getByLabel('Empresa').selectOption({ label: 'DEMO' });
      await reloaded;
      expect(await page.getByRole('switch', { name: 'Mecânico externo' }).isChecked()).toBe(true);
      expect(await page.getByLabel('Código').inputValue()).toBe('31');
      const code = await page.getByLabel('Código').boundingBox();
      const digits = await page.locator('[data-digits]').boundingBox();
      expect((code?.y ?? 0) + (code?.height ?? 0)).toBeLessThanOrEqual(digits?.y ?? 0);
    } finally {
      await world.api.control("delete from empresa where db_name = 'outra_frota'");
    }
  });
});
