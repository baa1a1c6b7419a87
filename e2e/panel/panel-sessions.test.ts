import { describe, expect, it } from 'vitest';
import { stored } from '../test/checks.ts';
import { firstStep, setUpAuthenticator } from '../test/factors.ts';
import { expectFitEverywhere, forgetFactors, openSecured } from '../test/secured.ts';
import { pressTwice } from '../test/twice.ts';

const { world, required, stage } = await openSecured();

describe('where a second factor is wanted', () => {
  it('nothing else opens before there is one, and then what was wanted does', async () => {
    const page = await stage.open({ device: 'desktop', world: required });
    await firstStep(page, 'scripts');
    await page.waitForURL('/minhaSeguranca');
    await page.getByRole('heading', { name: 'Falta o seu segundo fator' }).waitFor();
    await expectFitEverywhere(page, 'a second factor is wanted');
    expect(await page.getByRole('navigation').getByRole('link').count()).toBe(0);
    await page.goto('/MultiSql');
    await page.waitForURL('/minhaSeguranca');
    await setUpAuthenticator(page);
    await page.waitForURL('/MultiSql');
    await page.getByRole('main').getByRole('checkbox').first().waitFor();

    await page.getByRole('link', { name: 'Minha segurança' }).click();
    await page.getByRole('button', { name: 'Retirar' }).click();
    const sheet = page.getByRole('dialog', { name: 'Retirar o autenticador?' });
    await sheet.getByRole('button', { name: 'Retirar' }).click();
    await sheet.getByText('Este é o seu último segundo fator: cadastre outro antes.').waitFor();
  });

  it('a session that has none any more is led to where it is set up', async () => {
    const page = await stage.open({ device: 'desktop', world: required });
    await firstStep(page, 'scripts');
    await page.waitForURL('/minhaSeguranca');
    await setUpAuthenticator(page);
    await page.waitForURL('/inicioPainel');
    await forgetFactors(required);
    await page.getByRole('link', { name: 'Dicionário' }).first().click();
    await page.waitForURL('/minhaSeguranca');
    await page.getByRole('heading', { name: 'Falta o seu segundo fator' }).waitFor();
    await setUpAuthenticator(page);
    await page.waitForURL('/dicionario');
  });

  it('a level below is not asked for one', async () => {
    const page = await stage.open({ device: 'desktop', world: required });
    await firstStep(page, 'reader');
    await page.waitForURL('/inicioPainel');
  });
});

it('an external user enters by number and five digits', async () => {
  const user = {
    ds_nome: 'CONSULTORIA LESTE',
    nr_matricula: null,
    digitos: '54321',
    tp_acesso: 'L' as const,
    ds_redes: [],
    ds_email: null,
    senha: null,
  };
  const admin = await world.api.signInPanel('9001', '111');
  const { body } = await world.api.call('savePanelUser', { body: user }, admin);
  const page = await stage.open({ device: 'tablet' });
  await page.goto('/loginPainel');
  await page.getByRole('switch').click();
  await page.getByLabel('Número sequencial').fill(String(body.nr_sequencial));
  const digits = page.getByLabel('5 primeiros dígitos do CNPJ');
  await digits.fill('54321');
  await digits.press('Enter');
  await page.waitForURL('/inicioPainel');
  expect(JSON.stringify(await stored(page, 'filialPainel'))).toContain('CONSULTORIA LESTE');
});

describe('a page asked for before the login', () => {
  it('opens after it, and not for whoever comes after somebody who signed out', async () => {
    const page = await stage.open({ device: 'desktop' });
    await page.goto('/dicionario');
    await page.waitForURL('/loginPainel');
    await firstStep(page, 'reader');
    await page.waitForURL('/dicionario');
    await page.getByRole('button', { name: 'Sair' }).click();
    await page.waitForURL('/loginPainel');
    await firstStep(page, 'reader');
    await page.waitForURL('/inicioPainel');
  });
});

describe('an administrator', () => {
  it('sees who has a second factor and takes it away from somebody who lost it', async () => {
    const other = await stage.as('scripts', '/minhaSeguranca', { device: 'phone' });
    await setUpAuthenticator(other);
    const page = await stage.as('admin', '/usuariosPainel', { device: 'desktop' });
    const row = page.getByRole('row', { name: /SCRIPTS PAINEL/ });
    await row.getByRole('cell', { name: 'ativo', exact: true }).waitFor();
    await row.getByRole('button', { name: 'Editar SCRIPTS PAINEL' }).click();
    await page.getByRole('button', { name: 'Retirar segundo fator' }).click();
    const sheet = page.getByRole('dialog', { name: 'Retirar o segundo fator de SCRIPTS PAINEL?' });
    await expectFitEverywhere(page, "taking away somebody's second factor");
    await sheet.getByRole('button', { name: 'Retirar' }).click();
    await sheet.waitFor({ state: 'detached' });
    expect(await page.getByRole('button', { name: 'Retirar segundo fator' }).count()).toBe(0);
    await page.keyboard.press('Escape');
    await row.getByRole('cell', { name: 'não tem' }).waitFor();
    await other.goto('/agendadorTarefas');
    await other.waitForURL('/loginPainel');
    await firstStep(other, 'scripts');
    // Whose session was ended goes on where it stood.
    await other.waitForURL('/agendadorTarefas');
  });
});

describe("one's own sessions", () => {
  it('are listed, and another one is ended', async () => {
    await required.api.control("delete from sessao where tp_sessao = 'P'");
    const other = await stage.open({ device: 'phone', world: required });
    await firstStep(other, 'reader');
    await other.waitForURL('/inicioPainel');
    const page = await stage.open({ device: 'desktop', world: required });
    await firstStep(page, 'reader');
    await page.waitForURL('/inicioPainel');
    await page.getByRole('link', { name: 'Minha segurança' }).click();
    const rows = page.getByRole('region', { name: 'Minhas sessões' }).getByRole('rowheader');
    await expect.poll(() => rows.count()).toBe(2);
    await page.getByText('esta sessão').waitFor();
    await page.getByRole('button', { name: /^Encerrar a sessão de/ }).click();
    await expect.poll(() => rows.count()).toBe(1);
    await other.goto('/TabelaFrota');
    await other.waitForURL('/loginPainel');
  });
});

describe('a second press', () => {
  it('renews the recovery codes once, and puts them away once', async () => {
    const page = await stage.as('reader', '/minhaSeguranca', { device: 'desktop' });
    await setUpAuthenticator(page);
    await page.getByRole('button', { name: 'Gerar novos códigos' }).click();
    const codes = page.getByRole('dialog', { name: 'Guarde estes códigos' });
    await pressTwice(page, page.getByRole('button', { name: 'Gerar', exact: true }), () => codes.waitFor());
    expect(await codes.getByRole('listitem').count()).toBe(10);
    expect(world.arrived('renewRecoveryCodes')).toHaveLength(1);
  });

  it('spends one recovery code at the login', async () => {
    const page = await stage.as('reader', '/minhaSeguranca', { device: 'desktop' });
    const { codes } = await setUpAuthenticator(page);
    await page.evaluate(() => localStorage.removeItem('filialPainel'));
    await firstStep(page, 'reader');
    await page.getByRole('button', { name: 'Usar um código de recuperação' }).click();
    await page.getByLabel('Código de recuperação').fill(codes[0] ?? '');
    await page.getByRole('button', { name: 'Confirmar' }).dblclick();
    await page.waitForURL('/inicioPainel');
    expect(world.arrived('panelSecondStep').map(({ status }) => status)).toEqual([200]);
  });
});
